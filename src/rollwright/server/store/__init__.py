"""The store of tables: an interface, and its implementation with SQLite."""
