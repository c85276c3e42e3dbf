"""What happens at tables without a person: bots decide, and browsers that don't reveal their share time out.

Everything that is due has a deadline on the clock of the event loop, which can't be set. Timers and bots do the work;
a watch looks at all deadlines once a second, and makes tables go on whose timer, bot or store has failed. If several
servers share the store, one of them attends to a table (`attending.py`), and all look for those whose server has ended.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from random import random, shuffle

from rollwright.core.errors import IllegalMove
from rollwright.server.attending import Attending, Taken
from rollwright.server.bots.pool import BotPool
from rollwright.server.bots.worker import Question
from rollwright.server.live import LiveTable
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.referee import Referee
from rollwright.server.refusals import UNAVAILABLE, Refused
from rollwright.server.settings import Settings
from rollwright.server.store.port import Conflict, LeaseLost, StorageError
from rollwright.server.table.change import Change
from rollwright.server.table.commands import STAND_IN, bot_move
from rollwright.server.table.entries import Event, TookOver
from rollwright.server.table.table import REVEALING

AGAIN = 5.0  # seconds until a failed task is retried
WATCH = 1.0  # seconds between two looks at all deadlines
ORPHANS = 2.0  # seconds, about, between two looks for tables whose server has ended
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
        self._attending = Attending(self._tables.store)
        self._wanted: set[str] = set()  # tables whose lease is being taken
        self._full: set[str] = set()  # tables that stay due, since their log is full
        self._tables.attend, self._tables.follow = self._attend, self._follow

    async def wake(self) -> None:
        """After a start: attends to all tables where something is due. With other processes again and again, since they
        may end, and at times of its own."""
        await self.wake_all()
        while self._tables.store.is_shared:
            await asyncio.sleep(ORPHANS * (0.5 + random()))
            await self.wake_all()

    async def wake_all(self) -> None:
        """Attends to all tables where something is due and which nobody else attends to, one after the other."""
        tables = await self._due_tables()
        if self._tables.store.is_shared:
            shuffle(tables)  # others do the same at the same time
        for table in tables:
            if table not in self._full:
                await self._guard(table, partial(self._wake, table))
            await asyncio.sleep(0)

    async def _wake(self, table: str) -> None:
        live = self._tables.in_memory(table)
        if not self._tables.store.is_shared:
            await self._tables.at(table, self._look)
        elif live is None or not self._attending.holds(live):
            await self._take(table)
        await self._tables.put_away(table)

    async def watch(self) -> None:
        """Looks at all deadlines, for ever."""
        while True:
            await asyncio.sleep(WATCH)
            try:
                self.look_at_deadlines()
                await self._attending.renew([due.live for due in self._due.values()])
            except StorageError:
                self._metrics.faults += 1
            except Exception as error:
                self._fault("fault", error)

    async def close(self) -> None:
        """Cancels all tasks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._attending.release(self._tables)

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
        is_due = table.is_due  # asked once, since it is with every move
        if is_due and not self._attending.holds(live):
            self._want(live.id)
            self._leave(live)
            return
        if table.phase == REVEALING:
            self._set_timer(live, self._deadline(live))
            return
        live.stop_timer()
        if not is_due or table.number >= self._settings.entries:
            self._due.pop(live.id, None)
            if is_due:
                self._full.add(live.id)
            return
        self._deadline(live)
        for seat in table.game.pending:
            bot = table.seats[seat].bot
            if bot is not None and seat not in live.thinking:
                self._ask(live, seat, bot)

    def _follow(self, live: LiveTable) -> None:
        """Another process has changed the table, and attends to it, unless this one does."""
        if self._attending.holds(live):
            self._attend(live)
        else:
            self._leave(live)

    def _leave(self, live: LiveTable) -> None:
        """Leaves the table to another process."""
        live.stop_timer()
        self._due.pop(live.id, None)

    def _want(self, table: str) -> None:
        if table not in self._wanted:
            self._wanted.add(table)
            self._start(table, partial(self._take, table)).add_done_callback(lambda _: self._wanted.discard(table))

    async def _take(self, table: str) -> None:
        """Attends to a table, unless another process does."""
        taken = await self._attending.take(table)
        if taken is not None:
            await self._tables.at(table, partial(self._begin, taken))

    async def _begin(self, taken: Taken, live: LiveTable) -> None:
        self._attending.put(live, taken)
        self._attend(live)

    async def _commit(self, live: LiveTable, change: Change) -> None:
        """Commits a change, unless another process has begun to attend to the table."""
        try:
            await self._referee.commit(live, change, lease=live.lease)
        except LeaseLost:
            self._attending.put(live, None)
            raise

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
        if not self._attending.holds(live):
            self._attend(live)
            return
        if due is None or not due.is_late or due.number != table.number:
            return
        change = Change(table)
        if table.phase == REVEALING:
            _replace_silent(change)
        else:
            live.thinking.clear()
            seat = next(seat for seat in table.game.pending if table.seats[seat].bot is not None)
            change.add(Event, seat, table.game.legal_moves(seat)[0])
        await self._commit(live, change)

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
            if not self._attending.holds(live):
                self._attend(live)
                return
            change = live.change()
            try:
                bot_move(change, seat, asked, move)
            except (IllegalMove, Refused):  # the table has changed; a seat that is still pending is asked again
                self._attend(live)
                return
            try:
                await self._commit(live, change)
            except Conflict:  # it is tried again; until then nobody else may ask
                live.thinking.add(seat)
                raise

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
            if live.now.table.phase == REVEALING and self._attending.holds(live):
                change = Change(live.now.table)
                _replace_silent(change)
                await self._commit(live, change)
            else:
                self._attend(live)

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
        except StorageError:  # the store has logged it
            self._metrics.faults += 1
            self._try_again(table)
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
