-- The truth: tables and their logs, as in SQLite. "C" compares ids byte by byte, as Python does; pages of rows that
-- change have room for their next version.
CREATE TABLE rollwright.tables (
    id text COLLATE "C" PRIMARY KEY,
    secret bytea NOT NULL,
    invite text NOT NULL,
    holders text NOT NULL,
    version integer NOT NULL DEFAULT 0,
    over boolean NOT NULL DEFAULT false,
    due boolean NOT NULL,
    checksum bigint NOT NULL,
    holders_checksum bigint NOT NULL
) WITH (fillfactor = 80);
CREATE INDEX due_tables ON rollwright.tables (id) WHERE due AND NOT over;

CREATE TABLE rollwright.entries (
    table_id text COLLATE "C" NOT NULL REFERENCES rollwright.tables (id) ON DELETE CASCADE,
    number integer NOT NULL,
    command text,
    body text NOT NULL,
    checksum bigint NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE rollwright.bans (
    network text PRIMARY KEY,
    until double precision,
    why text NOT NULL
);

CREATE SEQUENCE rollwright.arrivals;

-- What processes tell each other. It may be lost with a crash of the database, so it needs no write-ahead log.
CREATE UNLOGGED TABLE rollwright.leases (
    name text COLLATE "C" PRIMARY KEY,
    fence bigint NOT NULL,
    holder text COLLATE "C" NOT NULL,
    until timestamptz NOT NULL
) WITH (fillfactor = 50);

CREATE UNLOGGED TABLE rollwright.servers (
    id text COLLATE "C" PRIMARY KEY,
    seen timestamptz NOT NULL
) WITH (fillfactor = 50);

CREATE UNLOGGED TABLE rollwright.presence (
    table_id text COLLATE "C" NOT NULL,
    server text COLLATE "C" NOT NULL REFERENCES rollwright.servers (id) ON DELETE CASCADE,
    devices bigint[] NOT NULL,
    arrivals bigint[] NOT NULL,
    watchers integer NOT NULL,
    PRIMARY KEY (table_id, server)
) WITH (fillfactor = 50);
CREATE INDEX presence_of_server ON rollwright.presence (server);

CREATE UNLOGGED TABLE rollwright.answers (
    key text COLLATE "C" PRIMARY KEY,
    body bytea NOT NULL,
    kept timestamptz NOT NULL
);

-- When an entry was made; NULL if it can't be read.
CREATE FUNCTION rollwright.made_at(body text) RETURNS double precision LANGUAGE plpgsql IMMUTABLE STRICT AS $$
BEGIN
    RETURN (body::jsonb ->> 'at')::double precision;
EXCEPTION WHEN data_exception THEN
    RETURN NULL;
END $$;
