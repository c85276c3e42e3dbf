"""Everything behind the wire, put together: the store, the tables, the referee, bots, figures."""

from __future__ import annotations

import asyncio
import logging
from time import time

from rollwright.server.bots.pool import BotPool
from rollwright.server.live import Tables
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.referee import Referee
from rollwright.server.seating import Seating
from rollwright.server.settings import Settings
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.unattended import Unattended
from rollwright.server.wire.connection import GOING_AWAY

SWEEP, DAY = 60.0, 86400.0


class Backend:
    """One server's tables, from `start` to `stop`. The store is open from the beginning."""

    def __init__(self, settings: Settings, bots: BotPool | None = None) -> None:
        self.settings, self.metrics = settings, Metrics()
        self.store = SqliteStore(settings.data)
        self.bots = bots or BotPool(settings.bot_workers, settings.think, self.metrics)
        self.tables = Tables(self.store, self.metrics)
        self.referee = Referee(self.tables, settings, self.metrics)
        self.seating = Seating(self.referee, self.metrics)
        self._unattended = Unattended(self.referee, self.bots, settings, self.metrics)
        self._beside: list[asyncio.Task[None]] = []

    def start(self) -> None:
        if self.settings.warm:
            self.bots.warm()
        self._beside = [asyncio.create_task(work) for work in (self._unattended.wake_all(), self._sweep())]

    async def stop(self) -> None:
        """Nothing new begins; what is being written is written."""
        for task in self._beside:
            task.cancel()
        await asyncio.gather(*self._beside, return_exceptions=True)
        self.tables.close(GOING_AWAY)
        await self._unattended.close()
        self.bots.close()
        await self.store.close()

    def figures(self) -> str:
        """For Prometheus."""
        self.metrics.tables, self.metrics.commits = len(self.tables), self.store.commits
        return self.metrics.text()

    async def _sweep(self) -> None:
        """Puts idle tables away each minute, and deletes old ones each day."""
        cleaned = 0.0
        while True:
            try:
                if time() - cleaned > DAY:
                    cleaned = time()
                    await self._delete_old(cleaned)
                self.tables.put_away(self.settings.idle)
            except Exception as error:
                tell("fault", logging.ERROR, error=error)
            await asyncio.sleep(SWEEP)

    async def _delete_old(self, now: float) -> None:
        settings = self.settings
        deleted = await self.store.delete_old(now - settings.keep_unfinished, now - settings.keep_over)
        tell("old tables deleted", tables=deleted)
