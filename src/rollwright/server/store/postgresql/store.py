"""The store as a PostgreSQL database, which several processes share.

One connection writes (`writer.py`), some read, share what may be lost, or wait for long queries (`session.py`), and one
listens (`listener.py`). Each is made when it is needed, and again after it was lost.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from secrets import token_hex
from time import monotonic
from typing import Any, TypeVar

from rollwright.server.store.address import checked_address
from rollwright.server.store.outage import Outage
from rollwright.server.store.port import (
    Ages,
    Ban,
    Damaged,
    Figures,
    Lease,
    Listed,
    Newer,
    Present,
    Row,
    StorageError,
    StoredTable,
    TableSecrets,
)
from rollwright.server.store.postgresql import deleting, reading
from rollwright.server.store.postgresql.catching_up import CatchingUp
from rollwright.server.store.postgresql.hints import Hints
from rollwright.server.store.postgresql.listener import Listener
from rollwright.server.store.postgresql.opening import at_once, prepare
from rollwright.server.store.postgresql.reading import Known
from rollwright.server.store.postgresql.session import LONG, Connection, Sessions
from rollwright.server.store.postgresql.sharing import Sharing
from rollwright.server.store.postgresql.writer import Writer

READERS, SHARERS = 4, 2  # connections
FRESH = 1.0  # seconds for which the answer of `trouble` holds
COUNTED = 60.0  # seconds for which figures hold

T = TypeVar("T")


class PostgresqlStore:
    """The store of one process of several. It is used in a running event loop."""

    def __init__(self, address: str) -> None:
        """OptionError if the database can't be used."""
        at_once(prepare(checked_address(address)))
        self._address, self._server = address, token_hex(8)
        self._writer = Writer(address, self._server)
        self._readers = Sessions(address, READERS)
        self._sharers = Sessions(address, SHARERS, synchronous_commit="off")
        self._catching_up = CatchingUp(self._do)
        self._patient = Sessions(address, 1, LONG, statement_timeout=f"{LONG:.0f}s")
        self._sharing = Sharing(self._server)
        self._listener: Listener | None = None
        self._outage = Outage("not read")
        self._figures, self._counted_at = Figures(0, 0, 0, None), -COUNTED
        self._counting: asyncio.Task[None] | None = None
        self._tried_at = -FRESH  # the last attempt of `trouble`
        self._trouble: str | None = None  # and its answer

    @property
    def is_shared(self) -> bool:
        return True

    @property
    def commits(self) -> int:
        return self._writer.commits

    # Writing

    async def make(self, table: str, secrets: TableSecrets, rows: Sequence[Row], *, due: bool = False) -> None:
        await self._writer.do(table, rows, made=secrets, due=due)

    def append(
        self,
        table: str,
        rows: Sequence[Row],
        devices: dict[str, Any] | None = None,
        *,
        over: bool = False,
        due: bool | None = None,
        version: int | None = None,
        lease: Lease | None = None,
    ) -> Awaitable[None]:
        text = None if devices is None else json.dumps(devices)
        return self._writer.do(table, rows, devices=text, over=over, due=due, version=version, lease=lease)

    async def delete(self, table: str) -> None:
        await self._do(lambda connection: deleting.delete(connection, self._server, [(table, None)]))

    async def delete_old(self, now: float, keep: Ages, most: int) -> int:
        old = await self._do(lambda connection: reading.old_tables(connection, now, keep, most), self._patient)
        return await self._do(lambda connection: deleting.delete(connection, self._server, old), self._patient)

    # Reading

    async def load(self, table: str) -> StoredTable | None:
        return await self._do(lambda connection: reading.load(connection, table))

    async def bodies(self, table: str, since: int, most: int | None = None) -> list[str]:
        found = await self._do(lambda connection: reading.rows(connection, table, since, most))
        return [row.body for row in found]

    async def newer(self, table: str, number: int, version: int) -> Newer | None:
        return await self._catching_up.newer(Known(table, number, version))

    async def heads(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        return await self._do(lambda connection: reading.heads(connection, tables))

    async def due_tables(self) -> list[str]:
        return await self._do(lambda connection: reading.due_tables(connection, self._server))

    async def ids(self, after: str, most: int) -> list[str]:
        return await self._do(lambda connection: reading.ids(connection, after, most), self._patient)

    async def _do(self, work: Callable[[Connection], Awaitable[T]], sessions: Sessions | None = None) -> T:
        """Reads, or writes what can be written twice."""
        try:
            found = await (sessions or self._readers).do(work)
        except StorageError as error:
            self._outage.failed(error)
            raise
        self._outage.worked()
        return found

    # Several processes

    def listen(
        self,
        changed: Callable[[str, int | None], None],
        presence_changed: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        hints = Hints(self._server, changed, presence_changed, missed)
        self._listener = Listener(self._address, hints, self._sharing.beat)

    async def take_lease(self, name: str, seconds: float) -> Lease | None:
        return await self._do(partial(self._sharing.take_lease, name=name, seconds=seconds), self._sharers)

    async def release(self, lease: Lease) -> None:
        await self._do(partial(self._sharing.release, lease=lease), self._sharers)

    async def arrival(self) -> int:
        return await self._do(self._sharing.arrival, self._sharers)

    async def put_presence(self, table: str, devices: Mapping[int, int], watchers: int) -> None:
        await self._do(
            partial(self._sharing.put_presence, table=table, devices=devices, watchers=watchers), self._sharers
        )

    async def presence(self, tables: Sequence[str]) -> dict[str, list[Present]]:
        return await self._do(partial(self._sharing.presence, tables=tables), self._sharers)

    async def keep_answer(self, key: str, body: bytes) -> None:
        await self._do(partial(self._sharing.keep_answer, key=key, body=body), self._sharers)

    async def kept_answer(self, key: str) -> bytes | None:
        return await self._do(partial(self._sharing.kept_answer, key=key), self._sharers)

    # For the operator

    async def listing(self, most: int) -> list[Listed]:
        return await self._do(lambda connection: reading.listing(connection, most), self._patient)

    async def bans(self) -> list[Ban]:
        return await self._do(reading.bans)

    async def put_ban(self, ban: Ban) -> None:
        await self._do(lambda connection: deleting.put_ban(connection, ban))

    async def remove_ban(self, network: str) -> bool:
        return await self._do(lambda connection: deleting.remove_ban(connection, network))

    # The whole

    async def faults(self) -> list[str]:
        """PostgreSQL has checks of its own, for superusers (docs/storage.md)."""
        return []

    def figures(self) -> Figures:
        """Counts now and then, in the background."""
        if monotonic() - self._counted_at >= COUNTED and self._counting is None:
            self._counting = asyncio.get_running_loop().create_task(self._count())
        return self._figures

    async def _count(self) -> None:
        try:
            tables, size = await self._do(lambda connection: connection.fetchrow(reading.FIGURES), self._patient)
            self._figures = Figures(tables, size, 0, None)
        except (StorageError, Damaged):
            pass  # it has been logged
        finally:
            self._counted_at, self._counting = monotonic(), None

    async def trouble(self) -> str | None:
        if monotonic() - self._tried_at >= FRESH:
            self._trouble = await self._try()
            self._tried_at = monotonic()
        return self._trouble

    async def _try(self) -> str | None:
        try:
            await self._writer.do("", ())
            await self._do(self._sharing.beat, self._sharers)
            await self._do(lambda connection: connection.fetchval("SELECT count(*) FROM rollwright.version"))
        except StorageError as error:
            return f"{error.why} ({error.code})"
        except Damaged as error:
            return f"the database is damaged: {error}"
        return None

    async def close(self) -> None:
        await self._writer.close()
        if self._counting is not None:
            await self._counting
        if self._listener is not None:
            await self._listener.close()
            with suppress(StorageError, Damaged):
                await self._do(self._sharing.leave, self._sharers)
        for sessions in (self._readers, self._sharers, self._patient):
            await sessions.close()
