"""The store of several processes, in a PostgreSQL database."""

from rollwright.server.store.postgresql.store import PostgresqlStore

__all__ = ["PostgresqlStore"]
