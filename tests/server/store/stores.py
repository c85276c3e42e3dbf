"""Stores to test: every test that asks for `stores` runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.store.port import Store
from rollwright.server.store.postgresql import PostgresqlStore
from rollwright.server.store.sqlite import FILE, SqliteStore
from support.postgresql import Cluster


class Stores:
    """Opens the same store again and again, and changes it behind its back."""

    is_shared = False

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def open(self) -> Store:
        return SqliteStore(self._folder)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        store = self.open()
        try:
            yield store
        finally:
            await store.close()

    def run(self, work: Callable[[Store], Awaitable[Any]]) -> None:
        """Does something with a store, in an event loop of its own."""

        async def whole() -> None:
            async with self.opened() as store:
                await work(store)

        asyncio.run(whole())

    def damage(self, change: str) -> None:
        """Runs SQL in which no constraint holds. `T.` stands before the names of the store's tables."""
        with closing(sqlite3.connect(self._folder / FILE)) as connection, connection:
            connection.execute(change.replace("T.", ""))


class SharedStores(Stores):
    """Stores of several processes."""

    is_shared = True

    def __init__(self, cluster: Cluster) -> None:
        self._cluster, self.url = cluster, cluster.new_database()

    def open(self) -> PostgresqlStore:
        return PostgresqlStore(self.url)

    def damage(self, change: str) -> None:
        self.sql(f"SET session_replication_role = replica; {change.replace('T.', 'rollwright.')}")

    def sql(self, text: str) -> str:
        return self._cluster.sql(text, self.url.rpartition("/")[2])


@pytest.fixture(params=["sqlite", "postgresql"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Stores:
    if request.param == "sqlite":
        return Stores(tmp_path)
    return SharedStores(request.getfixturevalue("postgresql_cluster"))


@pytest.fixture
def shared(postgresql_cluster: Cluster) -> SharedStores:
    return SharedStores(postgresql_cluster)
