"""A server's connection to the simulated database: it can fail, be late, lose an answer or a hint, or be away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from rollwright.server.store.port import (
    Ages,
    Ban,
    Conflict,
    Figures,
    Lease,
    Listed,
    Newer,
    Present,
    Row,
    StorageError,
    StoredTable,
    TableSecrets,
)
from simulation.chance import Chance
from simulation.database import Database
from simulation.loop import Process, VirtualLoop

QUICK, SLOW = 0.005, 8.0  # seconds that the way to the database takes at most, usually and sometimes
DOUBT = (QUICK, 20.0)  # the same for a write whose outcome nobody is told: it may be done long after
BRIEF_DOUBT = (QUICK, 5.0)  # the same where the time of a statement counts

LATE, LATE_LEASED = 0.005, 0.04  # how often it is slow; a write under a lease may then come after the lease

T = TypeVar("T")


class SimulatedStore:
    """The store of one server (`server/store/port.py`)."""

    commits = 0

    def __init__(
        self,
        loop: VirtualLoop,
        chance: Chance,
        database: Database,
        process: Process,
        asks: Callable[[], None],
    ) -> None:
        """`asks` is called with every operation."""
        self._loop, self._chance, self.database, self._process = loop, chance, database, process
        self._asks = asks
        self.name = process.name
        self._away_until = 0.0
        self._listens = False
        database.connections[process.name] = self

    @property
    def is_shared(self) -> bool:
        return self.database.is_shared

    # Faults

    def ask(
        self, work: Callable[[], T], *, writes: bool = False, late: float = LATE, doubt: tuple[float, float] = DOUBT
    ) -> asyncio.Future[T]:
        """Has the database do something, some time from now; the answer comes later still, or is lost."""
        answer: asyncio.Future[T] = self._loop.create_future()
        if not self._process.is_alive:
            return answer
        self._asks()
        if self._loop.time() < self._away_until or self._chance.strikes("store fails", self.name, 0.01):
            self._answer(answer, None, StorageError("simulated", "not done"), 0.001)
        elif writes and self.is_shared and self._chance.strikes("answer of the store lost", self.name, 0.01):
            self._answer(answer, None, StorageError("simulated", "perhaps done"), self._delay("doubt"))
            later = self._chance.between(f"store later {self.name}", 0.0005, self._chance.stream("later").choice(doubt))
            self._loop.within(self.database.process, self._forget, work, after=later)
        else:
            self._loop.within(self.database.process, self._do, work, answer, after=self._delay("there", late))
        return answer

    def _delay(self, way: str, late: float = LATE) -> float:
        longest = SLOW if self._chance.strikes("store late", self.name, late) else QUICK
        return self._chance.between(f"store {way} {self.name}", 0.0005, longest)

    def _do(self, work: Callable[[], T], answer: asyncio.Future[T]) -> None:
        try:
            result = work()
        except Conflict as conflict:
            self._answer(answer, None, conflict, self._delay("back"))
        else:
            self._answer(answer, result, None, self._delay("back"))

    def _forget(self, work: Callable[[], object]) -> None:
        """Does it, and nobody hears of it."""
        with suppress(Conflict):
            work()

    def _answer(self, answer: asyncio.Future[T], result: Any, error: Exception | None, after: float) -> None:
        self._loop.within(self._process, settle, answer, result, error, after=after)

    def go_away(self, seconds: float) -> None:
        """The database can't be reached for a while; hints are lost."""
        self._away_until = max(self._away_until, self._loop.time() + seconds)
        self._loop.within(self._process, self._come_back, after=seconds)

    def _come_back(self) -> None:
        if self._loop.time() >= self._away_until and self._listens:
            self.missed()

    def hinted(self, what: Callable[[SimulatedStore], None]) -> None:
        """A hint is on its way to this process."""
        if not self._listens or self._loop.time() < self._away_until:
            return
        if not self._chance.strikes("hint lost", self.name, 0.05):
            longest = 2.0 if self._chance.strikes("hint late", self.name, 0.05) else 0.1
            after = self._chance.between(f"hint {self.name}", 0.001, longest)
            self._loop.within(self._process, what, self, after=after)

    # The tables and their logs

    async def make(self, table: str, secrets: TableSecrets, rows: Sequence[Row], *, due: bool = False) -> None:
        await self.ask(lambda: self.database.make(self.name, table, secrets, rows, due), writes=True)

    def append(
        self, table: str, rows: Sequence[Row], devices: dict[str, Any] | None = None, **more: Any
    ) -> asyncio.Future[None]:
        late = LATE if more.get("lease") is None else LATE_LEASED
        return self.ask(lambda: self.write(table, rows, devices, **more), writes=True, late=late)

    def write(self, table: str, rows: Sequence[Row], devices: dict[str, Any] | None, **more: Any) -> None:
        """What the database does when it gets there."""
        self.database.append(self.name, table, rows, devices, **more)

    async def load(self, table: str) -> StoredTable | None:
        return await self.ask(lambda: self.database.load(table))

    async def bodies(self, table: str, since: int, most: int | None = None) -> list[str]:
        stored = await self.load(table)
        rows = () if stored is None else stored.rows[since:]
        return [row.body for row in rows[: len(rows) if most is None else most]]

    async def newer(self, table: str, number: int, version: int) -> Newer | None:
        return await self.ask(lambda: self.database.newer(table, number, version))

    async def heads(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        return await self.ask(lambda: self.database.heads(tables))

    async def delete(self, table: str) -> None:
        await self.ask(lambda: self.database.delete(self.name, table), writes=True)

    async def delete_old(self, now: float, keep: Ages, most: int) -> int:
        return 0

    async def due_tables(self) -> list[str]:
        return await self.ask(lambda: self.database.due_tables(self.name))

    async def ids(self, after: str, most: int) -> list[str]:
        return await self.ask(lambda: sorted(table for table in self.database.tables if table > after)[:most])

    # Several processes

    def listen(
        self,
        changed: Callable[[str, int | None], None],
        presence_changed: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        self.changed, self.presence_changed, self.missed = changed, presence_changed, missed
        self._listens = True

    async def take_lease(self, name: str, seconds: float) -> Lease | None:
        return await self.ask(lambda: self.database.take_lease(self.name, name, seconds), writes=True)

    async def release(self, lease: Lease) -> None:
        await self.ask(lambda: self.database.release(self.name, lease), writes=True)

    async def arrival(self) -> int:
        return await self.ask(self.database.arrival)

    async def put_presence(self, table: str, devices: Mapping[int, int], watchers: int) -> None:
        here = dict(devices)
        work = lambda: self.database.put_presence(self.name, table, here, watchers)  # noqa: E731
        await self.ask(work, writes=True, doubt=BRIEF_DOUBT)

    async def presence(self, tables: Sequence[str]) -> dict[str, list[Present]]:
        return await self.ask(lambda: self.database.presence(self.name, tables))

    async def keep_answer(self, key: str, body: bytes) -> None: ...

    async def kept_answer(self, key: str) -> bytes | None:
        return None

    # The operator

    async def listing(self, most: int) -> list[Listed]:
        return []

    async def bans(self) -> list[Ban]:
        return []

    async def put_ban(self, ban: Ban) -> None: ...

    async def remove_ban(self, network: str) -> bool:
        return False

    async def faults(self) -> list[str]:
        return []

    # The whole

    async def trouble(self) -> str | None:
        try:
            await self.heads(())
        except StorageError as error:
            return error.why
        return None

    def figures(self) -> Figures:
        return Figures(len(self.database.tables), 0, 0, 1 << 40)

    async def close(self) -> None: ...


def settle(answer: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    """Answers, unless whoever waited has given up."""
    if not answer.done():
        if error is None:
            answer.set_result(result)
        else:
            answer.set_exception(error)
