CREATE TABLE bans (
    network TEXT PRIMARY KEY,
    until REAL,
    why TEXT NOT NULL
) WITHOUT ROWID;
