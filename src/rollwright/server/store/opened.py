"""Opens the store that the settings name: a SQLite file in a folder, or a PostgreSQL database."""

from __future__ import annotations

from rollwright.core.errors import MissingExtra
from rollwright.server.settings import Settings
from rollwright.server.store.port import Store
from rollwright.server.store.sqlite import SqliteStore


def open_store(settings: Settings) -> Store:
    """The store of a server, in a running event loop; OptionError if it can't be used."""
    return SqliteStore(settings.data) if settings.store is None else open_database(settings.store)


def open_database(address: str) -> Store:
    """The store in a PostgreSQL database. Its driver is imported only here: most people have none."""
    try:
        from rollwright.server.store.postgresql import PostgresqlStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise MissingExtra("asyncpg", "postgres") from None
    return PostgresqlStore(address)
