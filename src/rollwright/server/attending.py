"""Which server attends to a table, if several share the store: whoever holds its lease lets its bots decide and its
timers run out. The lease of a server that ends expires, and another one takes it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import monotonic
from typing import NamedTuple

from rollwright.server.live import LiveTable
from rollwright.server.store.port import Lease, StorageError, Store, attending

LEASE = 5.0  # seconds


class Taken(NamedTuple):
    """A lease, and until when it certainly lasts, on the clock of this process."""

    lease: Lease
    until: float


class Attending:
    """The leases of this process. It attends to all tables if no other process uses the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def holds(self, live: LiveTable) -> bool:
        """Whether this process attends to a table."""
        return not self._store.is_shared or monotonic() < live.leased_until

    async def take(self, table: str) -> Taken | None:
        """Takes the lease of a table, or renews it; None if another process attends to the table."""
        until = monotonic() + LEASE
        lease = await self._store.take_lease(attending(table), LEASE)
        return None if lease is None else Taken(lease, until)

    def put(self, live: LiveTable, taken: Taken | None) -> None:
        """From now on this process attends to a table, or no longer."""
        live.lease, live.leased_until = taken or (None, 0.0)

    async def renew(self, tables: Iterable[LiveTable]) -> None:
        """Renews the leases of tables where something is under way, before they expire."""
        if self._store.is_shared:
            soon = monotonic() + LEASE / 2
            for live in [live for live in tables if live.lease is not None and live.leased_until < soon]:
                self.put(live, await self.take(live.id))

    async def release(self, tables: Iterable[LiveTable]) -> None:
        """Leaves tables to other processes."""
        held = [live for live in tables if live.lease is not None]
        released = [self._store.release(live.lease) for live in held if live.lease is not None]
        for live in held:
            self.put(live, None)
        for answer in await asyncio.gather(*released, return_exceptions=True):
            if isinstance(answer, BaseException) and not isinstance(answer, StorageError):
                raise answer
