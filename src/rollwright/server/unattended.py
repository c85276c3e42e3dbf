"""What happens at tables without a person: bots decide, and browsers that don't reveal their share time out.

Everything that is due has a deadline on the clock of the event loop, which can't be set. Timers and bots do the work;
a watch looks at all deadlines once a second, and makes tables go on whose timer, bot or store has failed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from rollwright.core.errors import IllegalMove
from rollwright.server.bots.pool import BotPool
from rollwright.server.bots.worker import Question
from rollwright.server.live import LiveTable
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.referee import Referee
from rollwright.server.refusals import UNAVAILABLE, Refused
from rollwright.server.settings import Settings
from rollwright.server.store.port import StorageError
from rollwright.server.table.change import Change
from rollwright.server.table.commands import STAND_IN, bot_move
from rollwright.server.table.entries import Event, TookOver
from rollwright.server.table.table import REVEALING

AGAIN = 5.0  # seconds until a failed task is retried
WATCH = 1.0  # seconds between two looks at all deadlines
SLACK = 2.0  # seconds that a task may take longer than planned


@dataclass
class Due:
    """What a table waits for: its number of entries, and the time of the event loop by which there must be more."""

    live: LiveTable
    number: int
    by: float
    is_late: bool = False


class Unattended:
    """Attends to each table that was read or changed. Failed tasks are retried; nothing else might trigger them."""

    def __init__(self, referee: Referee, bots: BotPool, settings: Settings, metrics: Metrics) -> None:
        self._referee, self._tables, self._bots = referee, referee.tables, bots
        self._settings, self._metrics = settings, metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self._failed: set[str] = set()  # tables with a failed task, until it is retried
        self._due: dict[str, Due] = {}
        self._pushed: set[str] = set()  # late tables that are being made to go on
        self._tables.attend = self._attend

    async def wake_all(self) -> None:
        """After a start: attends to all tables where something is due, one after the other."""
        for table in await self._due_tables():
            await self._guard(table, partial(self._tables.at, table, self._look))
            await self._guard(table, partial(self._tables.put_away, table))
            await asyncio.sleep(0)

    async def watch(self) -> None:
        """Looks at all deadlines, for ever."""
        while True:
            await asyncio.sleep(WATCH)
            try:
                self.look_at_deadlines()
            except Exception as error:
                self._fault("fault", error)

    async def close(self) -> None:
        """Cancels all tasks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _due_tables(self) -> list[str]:
        """From the store, however long that can't be read."""
        while True:
            try:
                return await self._tables.store.due_tables()
            except StorageError:  # the store has logged it
                self._metrics.faults += 1
            except Exception as error:
                self._fault("tables can't be read", error)
            await asyncio.sleep(AGAIN)

    # What is due

    def _attend(self, live: LiveTable) -> None:
        """Asks bots whose decisions are pending, or sets the timer for browsers that have to reveal."""
        table = live.now.table
        if table.phase == REVEALING:
            self._set_timer(live, self._deadline(live))
            return
        live.stop_timer()
        if not table.is_due or table.number >= self._settings.entries:
            self._due.pop(live.id, None)
            return
        self._deadline(live)
        for seat in table.game.pending:
            bot = table.seats[seat].bot
            if bot is not None and seat not in live.thinking:
                self._ask(live, seat, bot)

    def _deadline(self, live: LiveTable) -> float:
        """When the table must have changed; set if it has changed since it was last asked for."""
        table, known = live.now.table, self._due.get(live.id)
        if known is not None and known.number == table.number:
            known.live = live
            return known.by
        seconds = self._settings.reveal if table.phase == REVEALING else 2 * self._settings.think
        by = asyncio.get_running_loop().time() + seconds + SLACK
        if known is not None and table.phase == REVEALING:
            by = min(by, known.by)  # a share gives the other browsers no more time
        self._due[live.id] = Due(live, table.number, by)
        return by

    def _set_timer(self, live: LiveTable, by: float) -> None:
        if live.timer is None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, by - SLACK - loop.time())
            live.timer = loop.call_later(wait, self._start, live.id, partial(self._expire, live))

    def look_at_deadlines(self) -> None:
        """Makes late tables go on. It logs and counts each once, in one line for all."""
        now = asyncio.get_running_loop().time()
        for table in [table for table, due in self._due.items() if due.live.is_deleted]:
            del self._due[table]
        late = [due for due in self._due.values() if due.by <= now]
        new = [due for due in late if not due.is_late]
        for due in late:
            due.is_late, due.by = True, now + AGAIN
            self._push(due.live.id)
        if new:
            self._metrics.overdue += len(new)
            tell("overdue", logging.ERROR, table=new[0].live.id, tables=len(new))
        self._metrics.tables_due = len(self._due)
        self._metrics.tables_overdue = sum(due.is_late for due in self._due.values())

    def _push(self, table: str) -> None:
        if table not in self._pushed:
            self._pushed.add(table)
            task = self._start(table, partial(self._tables.at, table, self._go_on))
            task.add_done_callback(lambda _: self._pushed.discard(table))

    async def _go_on(self, live: LiveTable) -> None:
        """Does what is due, without timer and bot: the last resort."""
        due, table = self._due.get(live.id), live.now.table
        if due is None or not due.is_late or due.number != table.number:
            return
        change = Change(table)
        if table.phase == REVEALING:
            _replace_silent(change)
        else:
            live.thinking.clear()
            seat = next(seat for seat in table.game.pending if table.seats[seat].bot is not None)
            change.add(Event, seat, table.game.legal_moves(seat)[0])
        await self._referee.commit(live, change)

    # Bots

    def _ask(self, live: LiveTable, seat: int, bot: str) -> None:
        table = live.now.table
        question = Question(live.id, live.now.beginning(), tuple(table.game.events), seat, bot)
        live.thinking.add(seat)
        self._start(live.id, partial(self._let_think, live, question, table.question))

    async def _let_think(self, live: LiveTable, question: Question, asked: tuple[int, int]) -> None:
        """Asks a bot and plays its move, unless the table has changed so that the move is no longer wanted."""
        seat = question.seat

        async def action(live: LiveTable) -> None:
            live.thinking.discard(seat)
            change = Change(live.now.table)
            try:
                bot_move(change, seat, asked, move)
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

    # Shares

    async def _expire(self, live: LiveTable) -> None:
        """Browsers that haven't revealed in time are replaced by a bot, and have no share in the dice.

        The clock isn't consulted again: a timer may fire a little early, and it fires only once.
        """
        live.timer = None

        async def action(live: LiveTable) -> None:
            if live.now.table.phase == REVEALING:
                change = Change(live.now.table)
                _replace_silent(change)
                await self._referee.commit(live, change)

        await self._tables.at(live.id, action)

    # Tasks

    def _start(self, table: str, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._guard(table, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _guard(self, table: str, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Refused as refusal:
            if refusal.status == UNAVAILABLE:
                self._try_again(table)
            else:  # deleted, or damaged
                self._due.pop(table, None)
        except Exception as error:
            self._fault("fault", error, table=table)
            self._try_again(table)

    def _try_again(self, table: str) -> None:
        if table not in self._failed:
            self._failed.add(table)
            self._start(table, partial(self._look_later, table))

    async def _look_later(self, table: str) -> None:
        await asyncio.sleep(AGAIN)
        self._failed.discard(table)
        await self._tables.at(table, self._look)

    def _fault(self, what: str, error: Exception, **facts: str) -> None:
        self._metrics.faults += 1
        tell(what, logging.ERROR, error=error, **facts)

    async def _look(self, live: LiveTable) -> None:
        self._attend(live)


def _replace_silent(change: Change) -> None:
    """Bots take the seats of those who haven't revealed."""
    for seat in change.table.pending:
        change.add(TookOver, seat, STAND_IN)
