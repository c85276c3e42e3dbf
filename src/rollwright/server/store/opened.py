"""Opens the store that the settings name: a SQLite file in a folder, or a PostgreSQL database."""

from __future__ import annotations

from rollwright.core.errors import MissingExtra
from rollwright.server.settings import Settings
from rollwright.server.store.address import checked_address
from rollwright.server.store.port import Store
from rollwright.server.store.sqlite import SqliteStore


def open_store(settings: Settings) -> Store:
    """The store of a server, in a running event loop; OptionError if it can't be used."""
    return SqliteStore(settings.data) if settings.store is None else open_database(settings.store)


def open_database(address: str) -> Store:
    """The store in a PostgreSQL database."""
    _check_driver()
    from rollwright.server.store.postgresql import PostgresqlStore

    return PostgresqlStore(address)


async def prepare_database(address: str, role: str | None) -> None:
    """Brings a database up to date, and gives a role the rights to serve; OptionError if that fails."""
    _check_driver()
    from rollwright.server.store.postgresql.opening import prepare

    await prepare(checked_address(address), role)


def _check_driver() -> None:
    """The driver is imported only for a database: most people have none."""
    try:
        import asyncpg  # noqa: F401
    except ModuleNotFoundError:
        raise MissingExtra("asyncpg", "postgres") from None
