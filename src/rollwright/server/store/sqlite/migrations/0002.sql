ALTER TABLE tables ADD COLUMN due INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN holders_checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE entries ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;

-- What is damaged already keeps 0, which is not its checksum.
UPDATE tables SET checksum = secrets_checksum(id, secret, invite), holders_checksum = devices_checksum(id, holders)
WHERE is_text(CAST(id || invite || holders AS BLOB)) AND typeof(secret) = 'blob';
UPDATE entries SET checksum = entry_checksum(table_id, number, command, body)
WHERE is_text(CAST(table_id || ifnull(command, '') || body AS BLOB));

CREATE INDEX due_tables ON tables (id) WHERE due = 1 AND over = 0;
