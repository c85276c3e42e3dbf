"""The store of tables: an interface, and its implementations with SQLite and PostgreSQL."""
