"""What other servers on the same store do at tables that are in memory here: hints say where to look, and a slow poll
finds what hints have missed. Neither is the truth, which is the log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import count
from random import random
from time import monotonic

from rollwright.server.live import LiveTable, Tables
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.refusals import Refused
from rollwright.server.store.port import StorageError

POLL = 1.0  # seconds, about, between two polls
ROUNDS = 5  # polls until all tables are looked at, and until it is asked who is connected
MANY = 1000  # tables in one query


class Neighbours:
    """Catches up with other servers."""

    def __init__(self, tables: Tables, metrics: Metrics) -> None:
        self._tables, self._metrics = tables, metrics
        self._visits: dict[str, asyncio.Task[None]] = {}
        self._met: set[str] = set()  # tables where people have come or gone elsewhere
        self._asking: asyncio.Task[None] | None = None
        self._missed = asyncio.Event()

    async def run(self) -> None:
        """Follows hints and polls, for ever; ends at once if there can be no other server."""
        if not self._tables.store.is_shared:
            return
        self._tables.store.listen(self._changed, self._presence_changed, self._missed.set)
        for number in count(1):
            await self._pause()
            has_missed = self._missed.is_set()
            self._missed.clear()
            try:
                await self.poll(everything=has_missed, presence=has_missed or number % ROUNDS == 0)
            except Exception as error:
                self._failed(error)
                if has_missed:
                    self._missed.set()
                    await asyncio.sleep(POLL)

    async def close(self) -> None:
        """Stops catching up."""
        tasks = [*self._visits.values(), *([] if self._asking is None else [self._asking])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def poll(self, *, everything: bool, presence: bool) -> None:
        """Looks which tables in use have changed; only those that nobody has looked at lately, unless `everything`."""
        used = [live for live in self._tables if not live.is_idle]
        for some in _parts([live for live in used if everything or _is_old(live)]):
            found = await self._tables.store.heads([live.id for live in some])
            for live in some:
                self._compare(live, found.get(live.id))
        if presence:
            for some in _parts([live for live in used if not live.room.is_empty]):
                await self._tables.whereabouts.ask(some)
        if everything:
            for live in used:
                self._tables.whereabouts.tell(live)

    async def _pause(self) -> None:
        """Until the next poll, which comes at once if hints were missed; servers poll at different times."""
        with suppress(TimeoutError):
            async with asyncio.timeout(POLL * (0.5 + random())):
                await self._missed.wait()

    def _compare(self, live: LiveTable, head: tuple[int, int] | None) -> None:
        if live.lock.locked():
            return  # whoever uses it finds out
        if live.folded is not None and head == (live.told, live.folded.version):
            live.seen = monotonic()
        elif not live.is_deleted:
            self._visit(live)

    # Entries and devices

    def _changed(self, table: str, number: int | None) -> None:
        live = self._tables.in_memory(table)
        if live is not None and (number is None or live.folded is None or number >= live.told):
            self._visit(live)

    def _visit(self, live: LiveTable) -> None:
        """Catches up with a table; one that nobody uses is read when it is needed."""
        live.is_behind = True
        if live.is_idle:
            self._tables.forget(live)
        elif live.id not in self._visits:
            task = self._visits[live.id] = asyncio.create_task(self._catch_up(live))
            task.add_done_callback(lambda _: self._visits.pop(live.id))

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            while live.is_behind and self._tables.in_memory(live.id) is live:
                await self._tables.at(live.id, _nothing)
        except Refused:
            pass  # deleted or damaged; or the store can't be read at present, and the poll comes again
        except Exception as error:
            self._failed(error)

    # Presence

    def _presence_changed(self, table: str) -> None:
        live = self._tables.in_memory(table)
        if live is not None and not live.room.is_empty:
            self._met.add(table)
            if self._asking is None or self._asking.done():
                self._asking = asyncio.create_task(self._ask())

    async def _ask(self) -> None:
        """Who has come or gone; what changes meanwhile is asked afterwards, together."""
        try:
            while self._met:
                met, self._met = self._met, set()
                await self._tables.whereabouts.ask([live for live in map(self._tables.in_memory, met) if live])
        except Exception as error:
            self._failed(error)

    def _failed(self, error: Exception) -> None:
        self._metrics.faults += 1
        if not isinstance(error, StorageError):  # which the store has logged
            tell("fault", logging.ERROR, error=error)


def _is_old(live: LiveTable) -> bool:
    """Whether nobody has looked at a table lately. Where people are at other servers, one has to look more often."""
    return live.folded is None or monotonic() - live.seen > POLL * (0.5 if live.room.has_others else ROUNDS - 0.5)


def _parts(tables: Sequence[LiveTable]) -> Iterator[Sequence[LiveTable]]:
    for start in range(0, len(tables), MANY):
        yield tables[start : start + MANY]


async def _nothing(live: LiveTable) -> None:
    """The table has caught up before this is called."""
