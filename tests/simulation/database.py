"""The simulated database: what is committed, who holds which lease, who is where. It is the truth and never fails;
connections to it do (`store.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rollwright.server.store.port import (
    Conflict,
    Lease,
    LeaseLost,
    Newer,
    Present,
    Row,
    StoredTable,
    TableSecrets,
    attending,
)
from simulation.checks import Checks
from simulation.loop import Process, VirtualLoop

DIES = 10.0  # seconds after which a process that has ended counts as gone


class Listener(Protocol):
    """A connection that is told hints."""

    def hinted(self, what: Callable[[Any], None]) -> None: ...


@dataclass
class Stored:
    """A table as the database has it."""

    secrets: TableSecrets
    rows: list[Row]
    devices: dict[str, Any]
    version: int = 0
    is_due: bool = False
    is_over: bool = False
    here: dict[str, Present] = field(default_factory=dict)  # by process


@dataclass
class Held:
    """A lease that somebody holds or has held."""

    fence: int = 0
    by: str = ""
    until: float = -1.0


class Database:
    """What is stored. Whoever asks is named by `by`, the name of its process."""

    def __init__(self, loop: VirtualLoop, checks: Checks, *, is_shared: bool) -> None:
        """A store that is not shared is that of one server: what fails there is not written."""
        self._loop, self._checks, self.is_shared = loop, checks, is_shared
        self.process = Process("database")
        self.tables: dict[str, Stored] = {}
        self.connections: dict[str, Listener] = {}
        self._dead: dict[str, float] = {}  # processes that have ended, and when
        self._leases: dict[str, Held] = {}
        self._arrivals = 0

    def died(self, process: str) -> None:
        self.connections.pop(process, None)
        self._dead[process] = self._loop.time()

    # Tables

    def make(self, by: str, table: str, secrets: TableSecrets, rows: Sequence[Row], due: bool) -> None:
        self.tables[table] = Stored(secrets, list(rows), secrets.devices, is_due=due)
        self._checks.committed(table, rows, by, self._loop.time())

    def append(
        self,
        by: str,
        table: str,
        rows: Sequence[Row],
        devices: dict[str, Any] | None = None,
        *,
        over: bool = False,
        due: bool | None = None,
        version: int | None = None,
        lease: Lease | None = None,
    ) -> None:
        stored = self.tables.get(table)
        if stored is None or (self.is_shared and version is not None and version != stored.version):
            raise Conflict
        if lease is not None and not self.is_held(lease, by):
            raise LeaseLost
        if rows and rows[0].number != len(stored.rows):
            raise Conflict
        stored.rows += rows
        if rows:
            self._checks.committed(table, rows, by, self._loop.time())
        if devices is not None:
            self._checks.devices_changed(table, devices)
            stored.devices, stored.version = devices, stored.version + 1
        stored.is_over = stored.is_over or over
        stored.is_due = stored.is_due if due is None else due
        self.hint(by, lambda other: other.changed(table, rows[-1].number if rows else None))

    def load(self, table: str) -> StoredTable | None:
        stored = self.tables.get(table)
        if stored is None:
            return None
        secrets = TableSecrets(stored.secrets.dice, stored.secrets.invite, stored.devices)
        return StoredTable(secrets, tuple(stored.rows), stored.is_due, stored.is_over, stored.version)

    def newer(self, table: str, number: int, version: int) -> Newer | None:
        stored = self.tables.get(table)
        if stored is None:
            return None
        devices = None if stored.version == version else stored.devices
        return Newer(tuple(stored.rows[number:]), devices, stored.version)

    def heads(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        found = {table: self.tables[table] for table in tables if table in self.tables}
        return {table: (len(stored.rows), stored.version) for table, stored in found.items()}

    def due_tables(self, by: str) -> list[str]:
        return [
            table
            for table, stored in self.tables.items()
            if stored.is_due and not stored.is_over and not self._is_held_by_another(attending(table), by)
        ]

    def delete(self, by: str, table: str) -> None:
        if self.tables.pop(table, None) is not None:
            self.hint(by, lambda other: other.changed(table, None))

    # Leases

    def is_held(self, lease: Lease, by: str) -> bool:
        held = self._leases.get(lease.name)
        return held is not None and (held.fence, held.by) == (lease.fence, by)

    def _is_held_by_another(self, name: str, by: str) -> bool:
        held = self._leases.get(name)
        return held is not None and held.by != by and held.until > self._loop.time()

    def attends(self, table: str) -> str:
        """The process that has taken the lease of a table last."""
        return self._leases.get(attending(table), Held()).by

    def take_lease(self, by: str, name: str, seconds: float) -> Lease | None:
        if self._is_held_by_another(name, by):
            return None
        held = self._leases.setdefault(name, Held())
        held.fence, held.by, held.until = held.fence + 1, by, self._loop.time() + seconds
        return Lease(name, held.fence)

    def release(self, by: str, lease: Lease) -> None:
        if self.is_held(lease, by):
            held = self._leases[lease.name]
            held.by, held.until = "", -1.0

    # Presence

    def arrival(self) -> int:
        self._arrivals += 1
        return self._arrivals

    def put_presence(self, by: str, table: str, devices: Mapping[int, int], watchers: int) -> None:
        stored = self.tables.get(table)
        if stored is not None:
            stored.here.pop(by, None)
            if devices or watchers:
                stored.here[by] = Present(dict(devices), watchers)
            self.hint(by, lambda other: other.presence_changed(table))

    def presence(self, by: str, tables: Sequence[str]) -> dict[str, list[Present]]:
        found = {table: self._others(by, self.tables[table].here) for table in tables if table in self.tables}
        return {table: others for table, others in found.items() if others}

    def _others(self, by: str, here: Mapping[str, Present]) -> list[Present]:
        limit = self._loop.time() - DIES
        return [one for name, one in here.items() if name != by and self._dead.get(name, limit + 1) > limit]

    def hint(self, by: str, what: Callable[[Any], None]) -> None:
        """Tells all other processes."""
        for name, connection in self.connections.items():
            if name != by:
                connection.hinted(what)
