"""The store of one process, as a SQLite file."""

from rollwright.server.store.sqlite.store import FILE, SqliteStore

__all__ = ["FILE", "SqliteStore"]
