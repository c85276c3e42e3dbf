"""Tables in memory: each is read from the store when it is needed, with its lock, its connections and its timer. They
are a cache: any table can be dropped, and rebuilt from its log. What other processes store of them is folded in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from time import monotonic
from typing import TypeVar

from rollwright.server.folded import INVALID, TURN, Folded
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.protocol import News
from rollwright.server.refusals import UNAVAILABLE, Refused
from rollwright.server.store.port import Conflict, Damaged, Lease, Newer, StorageError, Store
from rollwright.server.store_watch import StoreWatch
from rollwright.server.table.change import Change
from rollwright.server.table.devices import Devices
from rollwright.server.table.table import Table
from rollwright.server.view import Told
from rollwright.server.whereabouts import Whereabouts
from rollwright.server.wire.connection import GOING_AWAY, Connection
from rollwright.server.wire.room import Room

TRIES = 5  # if other processes append to the table at the same time
MOST_DAMAGED = 1000  # tables whose damage is logged

T = TypeVar("T")


class LiveTable:
    """A table in memory, the connections to it, and what is under way at it."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.room = Room()
        self.refusals: dict[str, bytes] = {}  # answers to refused commands, by key
        self.thinking: set[int] = set()  # seats whose bots are deciding (`unattended.py`)
        self.timer: asyncio.TimerHandle | None = None
        self.lease: Lease | None = None  # of whoever attends to it, if there are other processes (`attending.py`)
        self.leased_until = 0.0
        self.folded: Folded | None = None  # None: it has to be read from the store
        self.told = 0  # how many entries everybody in the room knows; all of them are stored
        self.is_behind = False  # whether another process has changed the table since it was read
        self.seen = monotonic()  # when it was last known to be as it is stored
        self.lock = asyncio.Lock()
        self.users = 0  # tasks that hold the lock or wait for it
        self.used = monotonic()
        self.is_deleted = False
        self._before: Table | None = None  # the table before a change that may have to be undone
        self._held: Devices | None = None  # the devices that the room knows, while the table has to be read

    @property
    def now(self) -> Folded:
        """The table; only for a task that holds the lock."""
        assert self.folded is not None
        return self.folded

    @property
    def is_idle(self) -> bool:
        """Whether nobody uses the table in memory."""
        return (
            not self.users
            and not self.thinking
            and self.timer is None
            and self.room.is_empty
            and self.leased_until <= monotonic()
        )

    def stop_timer(self) -> None:
        """Stops the timer of the table in memory."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def drop(self) -> None:
        """The table in memory may not be as it is stored: it has to be read."""
        if self.folded is not None:
            self._held, self.folded = self.folded.devices, None

    def drop_unstored(self) -> None:
        """The same, if there are entries in memory that may not have been stored."""
        if self.folded is not None and self.folded.table.number != self.told:
            self.drop()

    def delete(self) -> None:
        """The table is deleted."""
        self.folded, self.is_deleted = None, True
        self.stop_timer()
        self.room.close(GOING_AWAY)

    def change(self) -> Change:
        """A change of the table. If people are connected to other servers, which may be quicker, it can be undone."""
        self._before = self.now.table.copy() if self.room.has_others else None
        return Change(self.now.table)

    def undo(self) -> None:
        """Undoes a change, since other processes have stored something else, which is read next; if need be, the whole
        table is read."""
        before, self._before, self.is_behind = self._before, None, True
        if self.folded is None or self.folded.table.number == self.told:
            return
        if before is not None and before.number == self.told:
            self.folded.begin_again(before)
        else:
            self.drop()

    # What is stored is told

    def tell(self, change: Change, asked: Connection | None = None, answer: bytes = b"") -> None:
        """Tells everybody in the room about a change; the connection `asked`, whose command caused it, gets its answer
        first."""
        self.told = change.table.number
        if not self.room.is_empty:
            self.room.tell(change.table, Told(News, self.now.view, change.entries, change.said), asked, answer)

    def tell_who_is_here(self) -> None:
        """Tells everybody in the room who is connected."""
        self.room.tell_who_is_here(self.now.table, self.now.devices)

    def hold(self, devices: Devices, version: int) -> None:
        """Devices have changed: those whose seats are held elsewhere are sent away, those without seats watch."""
        for number in devices.taken_from(self.now.devices):
            self.room.send_away(number)
        self.now.devices, self.now.version = devices, version
        self.room.change_devices(devices)

    async def begin(self, folded: Folded, newer: Newer) -> None:
        """The table has been read up to what the room knows; the rest is told."""
        if self._held is not None and not self.room.is_empty:
            folded.devices = self._held
        self.folded, self._held, self.told = folded, None, folded.table.number
        await self.take_in(newer)

    async def take_in(self, newer: Newer) -> None:
        """Folds what another process has stored, and tells it as if it had been done here; one of INVALID if that is
        not possible."""
        former, is_new = self.now.devices, bool(newer.rows)
        if newer.devices is not None:
            self.hold(Devices.read(newer.devices), newer.version)
        moved = not self.now.devices.seats_as(former)
        seats_others = moved
        for change in self.now.take_in(newer.rows):
            self.tell(change)
            seats_others = seats_others or change.seats_others
            if change.table.number % TURN == 0:
                await asyncio.sleep(0)
        if moved and not is_new:
            self.tell(Change(self.now.table))
        if seats_others:
            self.tell_who_is_here()


class Tables:
    """All tables of a server. Those in use are in memory."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store, self._metrics = store, metrics
        self.watch, self.whereabouts = StoreWatch(store), Whereabouts(store)
        self.attend: Callable[[LiveTable], None] = _nothing  # called when a table has been read, or changed here
        self.follow: Callable[[LiveTable], None] = _nothing  # called when another process has changed it
        self._live: dict[str, LiveTable] = {}
        self._told_damaged: set[str] = set()

    def __len__(self) -> int:
        """The number of tables in memory."""
        return len(self._live)

    def __iter__(self) -> Iterator[LiveTable]:
        """The tables in memory."""
        return iter(list(self._live.values()))

    async def at(self, table: str, action: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Runs an action while holding the lock of a table; Refused if there is no such table.

        It is retried after a Conflict, and if it was refused because of something that another process has changed.
        What may not be as it is stored is read again, at once or before its next use.
        """
        for _ in range(TRIES):
            live = self._live.get(table)
            if live is None:
                live = self._live[table] = LiveTable(table)
            live.users += 1
            try:
                await live.lock.acquire()
                try:
                    if live.folded is None:
                        await self._read(live)
                    elif live.is_behind:
                        await self.catch_up(live)
                    live.used = monotonic()
                    return await action(live)
                except Refused as refusal:
                    if not await self._was_behind(live, refusal):
                        raise
                except StorageError:
                    live.drop_unstored()
                    raise self.not_stored() from None
                except Conflict:
                    self._metrics.conflicts += 1
                    if self.store.is_shared:
                        live.undo()
                    else:
                        live.drop()
                except Damaged as error:
                    live.drop()
                    raise self._damaged(table, error) from None
                except BaseException:
                    live.drop()
                    raise
                finally:
                    live.lock.release()
            finally:
                live.users -= 1
                if live.folded is None and live.is_idle:
                    self._live.pop(table, None)
        raise Refused("refused-busy", status=UNAVAILABLE)

    async def catch_up(self, live: LiveTable) -> bool:
        """Takes in what other processes have stored of a table; whether there was anything.

        Nothing is asked if there are no other processes.
        """
        if not self.store.is_shared:
            return False
        live.is_behind = False  # before the question: a hint that comes meanwhile counts
        try:
            newer = await self.store.newer(live.id, live.now.table.number, live.now.version)
        except BaseException:
            live.is_behind = True
            raise
        if newer is None:
            live.delete()
            raise _no_table()
        live.seen = monotonic()
        if not newer.rows and newer.devices is None:
            return False
        try:
            await live.take_in(newer)
        except INVALID as error:
            live.drop()
            raise self._damaged(live.id, error) from None
        if newer.rows:
            live.now.is_due = live.now.table.is_due
        if newer.devices is not None:
            self.whereabouts.tell(live)  # whoever has no seat any more watches
        self.follow(live)
        return True

    async def _was_behind(self, live: LiveTable, refusal: Refused) -> bool:
        """Whether something was refused because the table in memory was not up to date, which it is now."""
        if live.folded is None or refusal.status == UNAVAILABLE:
            return False
        try:
            return await self.catch_up(live)
        except StorageError:
            raise self.not_stored() from None

    def add(self, table: str, folded: Folded) -> None:
        """Adds a table that has just been stored."""
        live = self._live.setdefault(table, LiveTable(table))
        live.folded, live.told = folded, folded.table.number
        self.attend(live)

    def in_memory(self, table: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._live.get(table)

    def game_of(self, table: str) -> str | None:
        """The game of a table in memory."""
        live = self._live.get(table)
        return live.folded.table.kind.name if live is not None and live.folded is not None else None

    async def put_away_idle(self, idle: float) -> None:
        """Drops tables that haven't been used for `idle` seconds."""
        limit = monotonic() - idle
        for live in list(self._live.values()):
            if live.is_idle and live.used < limit:
                with suppress(Refused):  # deleted, or the store can't be written at present
                    await self.put_away(live.id)

    async def put_away(self, table: str) -> None:
        """Drops a table, unless it is in use. From now on a start needn't wake it."""
        live = self._live.get(table)
        if live is None or not live.is_idle:
            return
        if live.folded is not None and live.folded.is_due:
            await self.at(table, self._not_due)
        self.forget(live)

    async def _not_due(self, live: LiveTable) -> None:
        """Other processes may have made the table due meanwhile, whose mark was then overwritten."""
        if not live.now.table.is_due:
            await self.store.append(live.id, (), due=False)
            live.now.is_due = False
            if await self.catch_up(live) and live.now.table.is_due:
                await self.store.append(live.id, (), due=True)

    def forget(self, live: LiveTable) -> None:
        """Drops a table that nobody uses; it may have been dropped and read anew meanwhile."""
        if live.is_idle and self._live.get(live.id) is live:
            del self._live[live.id]

    def close(self, code: int) -> None:
        """Closes all connections, and cancels all timers."""
        self.watch.close()
        for live in self._live.values():
            live.stop_timer()
            live.room.close(code)

    def not_stored(self) -> Refused:
        """The refusal after a StorageError, which the store has logged."""
        self._metrics.faults += 1
        self.watch.failed()
        return Refused("refused-store", status=UNAVAILABLE)

    def _damaged(self, table: str, error: Exception) -> Refused:
        """The refusal of a table that is damaged. Each is logged once."""
        self._metrics.damaged += 1
        if table not in self._told_damaged and len(self._told_damaged) < MOST_DAMAGED:
            self._told_damaged.add(table)
            what = {"damage": str(error)} if isinstance(error, Damaged) else {}
            tell("table is damaged", logging.ERROR, error=error, table=table, **what)
        return Refused("refused-damaged", status=500)

    async def _read(self, live: LiveTable) -> None:
        live.is_behind = False
        stored = await self.store.load(live.id)
        if stored is None:
            live.delete()
            raise _no_table()
        live.seen = monotonic()
        known = len(stored.rows) if live.room.is_empty else live.told
        try:
            folded = await Folded.read(live.id, stored, known)
            await live.begin(folded, Newer(stored.rows[known:], stored.secrets.devices, stored.version))
        except INVALID as error:
            live.drop()
            raise self._damaged(live.id, error) from None
        live.refusals.clear()
        if not live.room.is_empty:
            self.whereabouts.tell(live)
        self.attend(live)


def _no_table() -> Refused:
    return Refused("refused-no-table", status=404)


def _nothing(live: LiveTable) -> None:
    """The default of `Tables.attend` and `Tables.follow`."""
