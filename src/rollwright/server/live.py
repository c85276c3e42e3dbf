"""Tables in memory: each is read from the store when it is needed, with its lock, its connections and its timer. They
are a cache: any table can be dropped, and rebuilt from its log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any, TypeVar

from rollwright.core.errors import RollwrightError
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.refusals import UNAVAILABLE, Refused
from rollwright.server.store.port import Conflict, Damaged, StorageError, Store, StoredTable
from rollwright.server.store_watch import StoreWatch
from rollwright.server.table.devices import Device, Devices
from rollwright.server.table.entries import read_entry
from rollwright.server.table.table import Table
from rollwright.server.view import View
from rollwright.server.wire.room import Room

TURN = 100  # entries that are folded before others have a turn
TRIES = 5  # if other processes append to the table at the same time
MOST_DAMAGED = 1000  # tables whose damage is logged

T = TypeVar("T")


class Folded:
    """A table as the fold of its log, with its secrets and devices."""

    def __init__(self, table: Table, dice: bytes, invite: str, devices: Devices) -> None:
        self.table, self.dice, self.invite, self.devices = table, dice, invite, devices
        self.view = View(table)
        self.commands: dict[str, int] = {}  # keys of accepted commands, and the number of their first entry
        self.is_due = False  # whether the store marks the table as due; it may be marked longer than it is
        self._beginning: dict[str, Any] | None = None

    @classmethod
    async def read(cls, table: str, stored: StoredTable) -> Folded:
        """Folds a stored log; RollwrightError, ValueError, AssertionError or LookupError if it is invalid.

        Others have their turn in between, since a log may be long.
        """
        secrets = stored.secrets
        folded = cls(Table(table, secrets.dice), secrets.dice, secrets.invite, Devices.read(secrets.devices))
        folded.is_due = stored.is_due
        for row in stored.rows:
            folded.table.apply(read_entry(row.body))
            if row.number % TURN == TURN - 1:
                await asyncio.sleep(0)
        folded.commands = {row.command: row.number for row in reversed(stored.rows) if row.command is not None}
        return folded

    def beginning(self) -> dict[str, Any]:
        """The record of the game without events and result, for bots."""
        if self._beginning is None:
            record = self.table.game.record()
            self._beginning = {key: value for key, value in record.items() if key not in ("events", "result")}
        return self._beginning

    def seats_of(self, device: Device | None) -> tuple[int, ...]:
        """The seats that a device holds."""
        return () if device is None else self.table.seats_of(device.chairs)


class LiveTable:
    """A table in memory, the connections to it, and what is under way at it."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.room = Room()
        self.refusals: dict[str, bytes] = {}  # answers to refused commands, by key
        self.thinking: set[int] = set()  # seats whose bots are deciding (`unattended.py`)
        self.timer: asyncio.TimerHandle | None = None
        self.folded: Folded | None = None  # None: it has to be read from the store
        self.lock = asyncio.Lock()
        self.users = 0  # tasks that hold the lock or wait for it
        self.used = monotonic()
        self.is_deleted = False

    @property
    def now(self) -> Folded:
        """The table; only for a task that holds the lock."""
        assert self.folded is not None
        return self.folded

    @property
    def is_idle(self) -> bool:
        """Whether nobody uses the table in memory."""
        return not self.users and not self.thinking and self.timer is None and self.room.is_empty

    def stop_timer(self) -> None:
        """Stops the timer of the table in memory."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Tables:
    """All tables of a server. Those in use are in memory."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store, self._metrics = store, metrics
        self.watch = StoreWatch(store)
        self.attend: Callable[[LiveTable], None] = _nothing  # called when a table has been read or changed
        self._live: dict[str, LiveTable] = {}
        self._told_damaged: set[str] = set()

    def __len__(self) -> int:
        """The number of tables in memory."""
        return len(self._live)

    async def at(self, table: str, action: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Runs an action while holding the lock of a table; Refused if there is no such table.

        After a Conflict the table is read again and the action is retried. After any other error than Refused, the
        table is read again before its next use.
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
                    live.used = monotonic()
                    return await action(live)
                except Refused:
                    raise
                except BaseException as error:
                    live.folded = None
                    if isinstance(error, StorageError):
                        raise self.not_stored() from None
                    if isinstance(error, Damaged):
                        raise self._damaged(table, error) from None
                    if not isinstance(error, Conflict):
                        raise
                finally:
                    live.lock.release()
            finally:
                live.users -= 1
                if live.folded is None and live.is_idle:
                    self._live.pop(table, None)
        raise Refused("refused-busy", status=UNAVAILABLE)

    def add(self, table: str, folded: Folded) -> None:
        """Adds a table that has just been stored."""
        live = self._live.setdefault(table, LiveTable(table))
        live.folded = folded
        self.attend(live)

    def in_memory(self, table: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._live.get(table)

    def game_of(self, table: str) -> str | None:
        """The game of a table in memory."""
        live = self._live.get(table)
        return live.folded.table.kind.name if live is not None and live.folded is not None else None

    async def check_newest(self, live: LiveTable) -> None:
        """Conflict if another process has appended to the table since we read it."""
        if live.folded is None or await self.store.bodies(live.id, live.now.table.number):
            raise Conflict

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
        if live.is_idle:
            self._live.pop(table, None)

    async def _not_due(self, live: LiveTable) -> None:
        if not live.now.table.is_due:
            await self.store.append(live.id, (), due=False)
            live.now.is_due = False

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
        stored = await self.store.load(live.id)
        if stored is None:
            raise Refused("refused-no-table", status=404)
        try:
            live.folded = await Folded.read(live.id, stored)
        except (RollwrightError, ValueError, AssertionError, LookupError) as error:
            raise self._damaged(live.id, error) from None
        live.refusals.clear()
        self.attend(live)


def _nothing(live: LiveTable) -> None:
    """The default of `Tables.attend`."""
