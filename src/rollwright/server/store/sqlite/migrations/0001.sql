CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    secret BLOB NOT NULL,
    invite TEXT NOT NULL,
    holders TEXT NOT NULL,
    over INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    command TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
