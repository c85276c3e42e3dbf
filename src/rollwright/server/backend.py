"""The backend: store, tables, referee, seating, bots and neighbours, put together. It knows nothing of HTTP."""

from __future__ import annotations

import asyncio

from rollwright.server.bots.pool import BotPool
from rollwright.server.housekeeping import Housekeeping
from rollwright.server.live import Tables
from rollwright.server.metrics import Metrics
from rollwright.server.neighbours import Neighbours
from rollwright.server.referee import Referee
from rollwright.server.seating import Seating
from rollwright.server.settings import Settings
from rollwright.server.store.opened import open_store
from rollwright.server.unattended import Unattended
from rollwright.server.wire.connection import GOING_AWAY


class Backend:
    """One server's tables, from `start` to `stop`. The constructor opens the store."""

    def __init__(self, settings: Settings, bots: BotPool | None = None, metrics: Metrics | None = None) -> None:
        self.settings, self.metrics = settings, metrics or Metrics()
        self.store = open_store(settings)
        self.bots = bots or BotPool(settings.bot_workers, settings.think, self.metrics)
        self.tables = Tables(self.store, self.metrics)
        self.referee = Referee(self.tables, settings, self.metrics)
        self.seating = Seating(self.referee, settings, self.metrics)
        self._unattended = Unattended(self.referee, self.bots, settings, self.metrics)
        self._neighbours = Neighbours(self.tables, self.metrics)
        self._housekeeping = Housekeeping(self.tables, self.store, settings, self.metrics)
        self._background: list[asyncio.Task[None]] = []
        self.metrics.refresh = self._refresh_metrics

    def start(self) -> None:
        """Starts what goes on in the background: bots, tables without people, housekeeping."""
        if self.settings.warm:
            self.bots.warm()
        unattended = self._unattended
        background = unattended.wake(), unattended.watch(), self._neighbours.run(), self._housekeeping.run()
        self._background = [asyncio.create_task(work) for work in background]

    async def stop(self) -> None:
        """Starts nothing new, and waits for pending writes."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        self.tables.close(GOING_AWAY)
        await self._neighbours.close()
        await self._unattended.close()
        await self.tables.whereabouts.close()
        self.bots.close()
        await self.store.close()

    def _refresh_metrics(self) -> None:
        self.metrics.tables, self.metrics.commits = len(self.tables), self.store.commits
        self.metrics.stored, self.metrics.store_works = self.store.figures(), not self.tables.watch.is_away
