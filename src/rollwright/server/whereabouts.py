"""Who is connected to a table at which server: told to other servers that share the store, and asked of them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rollwright.server.store.port import StorageError, Store

if TYPE_CHECKING:
    from rollwright.server.live import LiveTable

AGAIN = 6.0  # seconds: what has failed may be done later all the same, but not after the statement's 5 seconds


class Whereabouts:
    """Nothing is told or asked if no other process uses the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._untold: dict[str, LiveTable] = {}
        self._telling: asyncio.Task[None] | None = None

    def tell(self, live: LiveTable) -> None:
        """Tells other processes who is connected here, soon: several changes of a table are told as one. Whoever has
        come gets a number, so that of two tabs at two servers the later one stays."""
        if self._store.is_shared:
            self._untold[live.id] = live
            if self._telling is None or self._telling.done():
                self._telling = asyncio.create_task(self._tell())

    async def ask(self, tables: Sequence[LiveTable]) -> None:
        """Asks who is connected to these tables elsewhere, and tells it to those who are connected here."""
        if not self._store.is_shared:
            return
        found = await self._store.presence([live.id for live in tables])
        for live in tables:
            if live.room.see_others(found.get(live.id, ())) and live.folded is not None:
                live.tell_who_is_here()

    async def close(self) -> None:
        """Tells nothing more."""
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    async def _tell(self) -> None:
        while self._untold:
            live = self._untold.pop(next(iter(self._untold)))
            try:
                for connection in live.room.arrived:
                    connection.arrival = await self._store.arrival()
                own = live.room.own
                await self._store.put_presence(live.id, own.devices, own.watchers)
            except StorageError:  # the store has logged it
                self._untold.setdefault(live.id, live)  # else whoever has left would be here for ever
                await asyncio.sleep(AGAIN)
