"""Housekeeping: removes idle tables from memory, and deletes old ones from the store."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic, time

from rollwright.server.live import Tables
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.server.store.port import Ages, Store

MINUTE, HOUR = 60.0, 3600.0
LEASE = "housekeeping"
SHARE = 100  # at most one of so many tables is deleted at once: a clock that is wrong is noticed before much is lost


class Housekeeping:
    """Runs every minute; deletes every hour, but not in the first one, in which a wrong clock may be set right."""

    def __init__(self, tables: Tables, store: Store, settings: Settings, metrics: Metrics) -> None:
        self._tables, self._store, self._metrics = tables, store, metrics
        self._idle = settings.idle
        self._keep = Ages(settings.keep_unjoined, settings.keep_unfinished, settings.keep_over)

    async def run(self) -> None:
        deleted = monotonic()
        while True:
            await asyncio.sleep(MINUTE)
            try:
                await self._tables.put_away_idle(self._idle)
                await self._store.trouble()  # logs it
                if monotonic() - deleted >= HOUR:
                    deleted = monotonic()
                    await self.delete_old(time())
            except Exception as error:
                self._metrics.faults += 1
                tell("fault", logging.ERROR, error=error)

    async def delete_old(self, now: float) -> None:
        """Deletes old tables, unless another server has done so in the last hour."""
        if await self._store.take_lease(LEASE, HOUR) is None:
            return
        most = max(1, self._store.figures().tables // SHARE)
        deleted = await self._store.delete_old(now, self._keep, most)
        if deleted:
            tell("old tables deleted", tables=deleted)
