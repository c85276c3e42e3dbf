-- The rights of a role that serves: logs only grow, and secrets stay as they are. {role} is its quoted name.
GRANT USAGE ON SCHEMA rollwright TO {role};
GRANT SELECT ON rollwright.version TO {role};
GRANT SELECT, INSERT, DELETE, UPDATE (holders, holders_checksum, version, over, due) ON rollwright.tables TO {role};
GRANT SELECT, INSERT ON rollwright.entries TO {role};
GRANT SELECT, INSERT, UPDATE, DELETE
    ON rollwright.bans, rollwright.leases, rollwright.servers, rollwright.presence, rollwright.answers TO {role};
GRANT USAGE ON SEQUENCE rollwright.arrivals TO {role};
GRANT EXECUTE ON FUNCTION rollwright.made_at TO {role};
