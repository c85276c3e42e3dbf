"""A store that several servers share, in memory: `SharedMemory` is the database, and each of its processes a store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from rollwright.server.store.port import (
    Ages,
    Ban,
    Conflict,
    Figures,
    Lease,
    LeaseLost,
    Listed,
    Newer,
    Present,
    Row,
    StorageError,
    StoredTable,
    TableSecrets,
    attending,
)

Listener = tuple[Callable[[str, int | None], None], Callable[[str], None], Callable[[], None]]


@dataclass
class Kept:
    """A table."""

    secrets: TableSecrets
    rows: list[Row]
    due: bool
    over: bool = False
    version: int = 0


@dataclass
class Taken:
    """A lease: its holder, its fence, and when it expires."""

    holder: SharedMemoryStore | None
    fence: int
    until: float


@dataclass
class SharedMemory:
    """The database. Whoever sets `drops_hints` makes processes hear nothing of each other."""

    tables: dict[str, Kept] = field(default_factory=dict)
    leases: dict[str, Taken] = field(default_factory=dict)
    answers: dict[str, bytes] = field(default_factory=dict)
    processes: list[SharedMemoryStore] = field(default_factory=list)
    numbers: int = 0  # arrivals and fences
    drops_hints: bool = False

    def process(self) -> SharedMemoryStore:
        """The store of one more process."""
        self.processes.append(SharedMemoryStore(self))
        return self.processes[-1]

    def next_number(self) -> int:
        self.numbers += 1
        return self.numbers


class SharedMemoryStore:
    """The store of one process. Everything takes a turn of the event loop, as a question to a database does."""

    def __init__(self, shared: SharedMemory) -> None:
        self.shared = shared
        self.is_shared, self.commits, self.queries = True, 0, 0
        self.loads = self.conflicts = 0
        self.lost = 0  # changes that came too late for their lease
        self.is_away = False  # if it fails
        self.loses_answer = False  # if the next change is stored, but seems not to be
        self.present: dict[str, Present] = {}
        self.hears: Listener | None = None

    def kill(self) -> None:
        """The process has ended: it can do nothing more, and nobody is connected to it; its leases have to expire."""
        self.is_away, self.hears = True, None
        self.shared.processes.remove(self)

    def expire(self) -> None:
        """Time has passed for its leases."""
        for lease in self.shared.leases.values():
            if lease.holder is self:
                lease.until = 0.0

    async def _ask(self) -> None:
        await asyncio.sleep(0)
        self.queries += 1
        if self.is_away:
            raise StorageError("away", "the test says so")

    def _hint(self, table: str, number: int | None) -> None:
        """Tells all other processes of a change, a turn later."""
        for changed, _, _ in self._listeners():
            asyncio.get_running_loop().call_soon(changed, table, number)

    def _listeners(self) -> list[Listener]:
        others = (other.hears for other in self.shared.processes if other is not self)
        return [] if self.shared.drops_hints else [hears for hears in others if hears is not None]

    # Writing

    async def make(self, table: str, secrets: TableSecrets, rows: Sequence[Row], *, due: bool = False) -> None:
        await self._ask()
        self.shared.tables[table] = Kept(secrets, list(rows), due)
        self.commits += 1

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        devices: dict[str, Any] | None = None,
        *,
        over: bool = False,
        due: bool | None = None,
        version: int | None = None,
        lease: Lease | None = None,
    ) -> None:
        await self._ask()
        kept = self.shared.tables.get(table)
        if kept is None or (rows and rows[0].number != len(kept.rows)) or version not in (None, kept.version):
            self.conflicts += 1
            raise Conflict
        if lease is not None and not self._is_held(lease):
            self.lost += 1
            raise LeaseLost
        kept.rows += rows
        kept.over, kept.due = kept.over or over, kept.due if due is None else due
        if devices is not None:
            kept.secrets = TableSecrets(kept.secrets.dice, kept.secrets.invite, devices)
            kept.version += 1
        self.commits += 1
        await asyncio.sleep(0)
        if rows:
            self._hint(table, rows[-1].number)
        if devices is not None:
            self._hint(table, None)
        if self.loses_answer:
            self.loses_answer = False
            raise StorageError("doubt", "the test says so")

    async def delete(self, table: str) -> None:
        await self._ask()
        self.shared.tables.pop(table, None)
        self._hint(table, None)

    async def delete_old(self, now: float, keep: Ages, most: int) -> int:
        await self._ask()
        for table in (old := list(self.shared.tables)[:most]):
            await self.delete(table)
        return len(old)

    # Reading

    async def load(self, table: str) -> StoredTable | None:
        await self._ask()
        self.loads += 1
        kept = self.shared.tables.get(table)
        return None if kept is None else StoredTable(kept.secrets, tuple(kept.rows), kept.due, kept.over, kept.version)

    async def bodies(self, table: str, since: int, most: int | None = None) -> list[str]:
        await self._ask()
        rows = self.shared.tables[table].rows if table in self.shared.tables else []
        return [row.body for row in rows[since:][:most]]

    async def newer(self, table: str, number: int, version: int) -> Newer | None:
        await self._ask()
        kept = self.shared.tables.get(table)
        if kept is None:
            return None
        devices = None if kept.version == version else kept.secrets.devices
        return Newer(tuple(kept.rows[number:]), devices, kept.version)

    async def heads(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        await self._ask()
        found = {table: self.shared.tables[table] for table in tables if table in self.shared.tables}
        return {table: (len(kept.rows), kept.version) for table, kept in found.items()}

    async def due_tables(self) -> list[str]:
        await self._ask()
        due = (table for table, kept in self.shared.tables.items() if kept.due and not kept.over)
        return [table for table in due if self._is_free(attending(table))]

    async def ids(self, after: str, most: int) -> list[str]:
        await self._ask()
        return sorted(table for table in self.shared.tables if table > after)[:most]

    # Several processes

    def listen(
        self,
        changed: Callable[[str, int | None], None],
        presence_changed: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        self.hears = changed, presence_changed, missed

    def miss(self) -> None:
        """Hints may have been lost."""
        assert self.hears is not None
        self.hears[2]()

    async def take_lease(self, name: str, seconds: float) -> Lease | None:
        await self._ask()
        if not self._is_free(name):
            return None
        taken = self.shared.leases[name] = Taken(self, self.shared.next_number(), monotonic() + seconds)
        return Lease(name, taken.fence)

    async def release(self, lease: Lease) -> None:
        await self._ask()
        if self._is_held(lease):
            del self.shared.leases[lease.name]

    def _is_held(self, lease: Lease) -> bool:
        held = self.shared.leases.get(lease.name)
        return held is not None and held.fence == lease.fence

    def _is_free(self, name: str) -> bool:
        held = self.shared.leases.get(name)
        return held is None or held.holder is self or held.until <= monotonic()

    async def arrival(self) -> int:
        await self._ask()
        return self.shared.next_number()

    async def put_presence(self, table: str, devices: Mapping[int, int], watchers: int) -> None:
        await self._ask()
        self.present[table] = Present(dict(devices), watchers)
        for _, presence_changed, _ in self._listeners():
            asyncio.get_running_loop().call_soon(presence_changed, table)

    async def presence(self, tables: Sequence[str]) -> dict[str, list[Present]]:
        await self._ask()
        found = {}
        for table in tables:
            others = [other.present.get(table) for other in self.shared.processes if other is not self]
            if here := [present for present in others if present is not None and (present.devices or present.watchers)]:
                found[table] = here
        return found

    async def keep_answer(self, key: str, body: bytes) -> None:
        await self._ask()
        self.shared.answers[key] = body

    async def kept_answer(self, key: str) -> bytes | None:
        await self._ask()
        return self.shared.answers.get(key)

    # For the operator, who is not at the table

    async def listing(self, most: int) -> list[Listed]:
        raise NotImplementedError

    async def bans(self) -> list[Ban]:
        return []

    async def put_ban(self, ban: Ban) -> None:
        raise NotImplementedError

    async def remove_ban(self, network: str) -> bool:
        raise NotImplementedError

    async def faults(self) -> list[str]:
        return []

    # The whole

    async def trouble(self) -> str | None:
        await asyncio.sleep(0)
        return "the test says so" if self.is_away else None

    def figures(self) -> Figures:
        return Figures(len(self.shared.tables), 0, 0, 1 << 60)

    async def close(self) -> None:
        if self in self.shared.processes:
            self.shared.processes.remove(self)
