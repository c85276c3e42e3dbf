"""What happens at tables without a person: bots decide, and browsers that don't reveal their share time out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from time import time

from rollwright.core.errors import IllegalMove
from rollwright.server.bots.pool import BotPool
from rollwright.server.bots.worker import Question
from rollwright.server.live import LiveTable
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.referee import Referee
from rollwright.server.refusals import UNAVAILABLE, Refused
from rollwright.server.settings import Settings
from rollwright.server.table.change import Change
from rollwright.server.table.commands import STAND_IN, bot_move
from rollwright.server.table.entries import TookOver
from rollwright.server.table.table import PLAYING, REVEALING

AGAIN = 5.0  # seconds until a failed task is retried


class Unattended:
    """Attends to each table that was read or changed. Failed tasks are retried; nothing else might trigger them."""

    def __init__(self, referee: Referee, bots: BotPool, settings: Settings, metrics: Metrics) -> None:
        self._referee, self._tables, self._bots = referee, referee.tables, bots
        self._settings, self._metrics = settings, metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self._failed: set[str] = set()  # tables with a failed task, until it is retried
        self._tables.attend = self._attend

    async def wake_all(self) -> None:
        """After a start: attends to all unfinished tables, one after the other."""
        try:
            unfinished = await self._tables.store.unfinished()
        except Exception as error:
            self._fault("tables can't be read", error)
            return
        for table in unfinished:
            try:
                await self._tables.at(table, self._look)
            except Refused:
                continue  # deleted since
            except Exception as error:
                self._fault("table can't be read", error, table=table)
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Cancels all tasks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _attend(self, live: LiveTable) -> None:
        """Asks bots whose decisions are pending, or sets the timer for browsers that have to reveal."""
        table = live.now.table
        if table.phase == PLAYING:
            for seat in table.game.pending:
                bot = table.seats[seat].bot
                if bot is not None and seat not in live.thinking:
                    self._ask(live, seat, bot)
        elif table.phase == REVEALING and live.timer is None:
            left = table.closed_at + self._settings.reveal - time()  # the table may have been read later
            wait = min(max(0.0, left), self._settings.reveal)  # the clock may have been set back
            live.timer = asyncio.get_running_loop().call_later(wait, self._start, live.id, partial(self._expire, live))

    def _ask(self, live: LiveTable, seat: int, bot: str) -> None:
        table = live.now.table
        question = Question(live.id, live.now.beginning(), tuple(table.game.events), seat, bot)
        live.thinking.add(seat)
        self._start(live.id, partial(self._let_think, live, question, table.throws))

    async def _let_think(self, live: LiveTable, question: Question, throws: int) -> None:
        """Asks a bot and plays its move, unless the table has changed so that the move is no longer wanted."""
        seat = question.seat

        async def action(live: LiveTable) -> None:
            live.thinking.discard(seat)
            change = Change(live.now.table)
            try:
                bot_move(change, seat, throws, move)
            except (IllegalMove, Refused):  # the table has changed; a seat that is still pending is asked again
                self._attend(live)
            else:
                await self._referee.commit(live, change)

        try:
            move = await self._bots.choose(question)
            await self._tables.at(question.table, action)
        except BaseException:
            live.thinking.discard(seat)
            raise

    async def _expire(self, live: LiveTable) -> None:
        """Browsers that haven't revealed in time are replaced by a bot, and have no share in the dice.

        The clock isn't consulted again: a timer may fire a little early, and it fires only once.
        """
        live.timer = None

        async def action(live: LiveTable) -> None:
            change = Change(live.now.table)
            if change.table.phase == REVEALING:
                for seat in change.table.pending:
                    change.add(TookOver, seat, STAND_IN)
                await self._referee.commit(live, change)

        await self._tables.at(live.id, action)

    def _start(self, table: str, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(self._guard(table, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guard(self, table: str, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Refused as refusal:
            if refusal.status == UNAVAILABLE:
                await self._try_again(table)
        except Exception as error:
            self._fault("fault", error, table=table)
            await self._try_again(table)

    async def _try_again(self, table: str) -> None:
        if table not in self._failed:
            self._failed.add(table)
            await asyncio.sleep(AGAIN)
            self._failed.discard(table)
            await self._guard(table, partial(self._tables.at, table, self._look))

    def _fault(self, what: str, error: Exception, **facts: str) -> None:
        self._metrics.faults += 1
        tell(what, logging.ERROR, error=error, **facts)

    async def _look(self, live: LiveTable) -> None:
        self._attend(live)
