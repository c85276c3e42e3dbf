ALTER TABLE tables ADD COLUMN due INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN holders_checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE entries ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;

UPDATE tables SET checksum = secrets_checksum(id, secret, invite), holders_checksum = devices_checksum(id, holders);
UPDATE entries SET checksum = entry_checksum(table_id, number, command, body);

CREATE INDEX due_tables ON tables (id) WHERE due = 1 AND over = 0;
