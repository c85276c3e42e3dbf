"""The interface of a store."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from msgspec import Struct


class Conflict(Exception):
    """Another writer has appended an entry with this number, or holds the lease now: the table in memory was not up to
    date."""


class LeaseLost(Conflict):
    """The lease has been released, or taken by another since."""


class StorageError(Exception):
    """Reading or writing failed, for example because the disk is full. Nothing was written, unless the connection to a
    database was lost in the very moment of a commit: whoever goes on reads the table again.

    `code` and `why` are those of the database; they contain nothing that was stored.
    """

    def __init__(self, code: str = "", why: str = "") -> None:
        super().__init__(code, why)
        self.code, self.why = code, why


class Damaged(Exception):
    """What is stored of a table is not what was written."""


class Row(Struct, frozen=True):
    """A log entry as it is stored: its number, the command that caused it, and its JSON text."""

    number: int
    command: str | None
    body: str


@dataclass(frozen=True)
class TableSecrets:
    """What is stored about a table besides its log, and never sent. `invite` and the keys of `devices` are hashes."""

    dice: bytes
    invite: str
    devices: dict[str, Any] = field(default_factory=dict)  # which device holds which seats (`table/devices.py`)


@dataclass(frozen=True)
class StoredTable:
    """A table with its whole log."""

    secrets: TableSecrets
    rows: Sequence[Row]
    is_due: bool = False
    is_over: bool = False
    version: int = 0  # of its devices


class Newer(Struct, frozen=True):
    """What is newer of a table than what somebody knows: entries, and its devices if they have another version."""

    rows: Sequence[Row]
    devices: dict[str, Any] | None
    version: int


@dataclass(frozen=True)
class Figures:
    """How much is stored: tables, and the sizes of the files and of the free space on their disk, in bytes; None if
    nobody can know, since the disk is another machine's."""

    tables: int
    database: int
    wal: int
    free: int | None


@dataclass(frozen=True)
class Ages:
    """How many seconds tables are kept after their last entry."""

    unjoined: float  # tables that nobody has joined
    unfinished: float
    over: float


@dataclass(frozen=True)
class Listed:
    """A table in a list for the operator."""

    table: str
    entries: int
    at: float | None  # of the last entry, as a Unix time; None if that can't be read
    is_over: bool


class Ban(Struct, frozen=True):
    """A network whose clients are kept out, until a Unix time or for good."""

    network: str
    until: float | None
    why: str


class Lease(Struct, frozen=True):
    """The right to do a piece of work, such as a bot's decision, until it expires."""

    name: str
    fence: int  # grows whenever the lease of this name is taken: a later holder has a higher one


def attending(table: str) -> str:
    """The name of the lease of whoever attends to a table: lets its bots decide, and its timers run out."""
    return f"attend:{table}"


class Present(Struct, frozen=True):
    """Who is connected to a table at another server."""

    devices: dict[int, int]  # by number: its arrival
    watchers: int


class Logs(Protocol):
    """Tables and their logs, which are the truth. Writes are durable when they return."""

    async def make(self, table: str, secrets: TableSecrets, rows: Sequence[Row], *, due: bool = False) -> None:
        """Stores a new table."""

    def append(
        self,
        table: str,
        rows: Sequence[Row],
        devices: dict[str, Any] | None = None,
        *,
        over: bool = False,
        due: bool | None = None,
        version: int | None = None,
        lease: Lease | None = None,
    ) -> Awaitable[None]:
        """Appends all rows to the log; Conflict, with nothing written, if a number is taken, the table is deleted, or
        its devices have another version than this one; LeaseLost if the lease is no longer held.

        `devices` replaces the stored ones, which then have the next version; `over` marks the table as finished; `due`
        marks it as one that `due_tables` lists, or not.
        """

    async def load(self, table: str) -> StoredTable | None:
        """The table, or None if there is no such table; Damaged if it is not as it was written."""

    async def bodies(self, table: str, since: int, most: int | None = None) -> list[str]:
        """The JSON texts of the entries from number `since` on, at most so many; Damaged if they are not as they were
        written."""

    async def newer(self, table: str, number: int, version: int) -> Newer | None:
        """The entries from a number on, and the devices unless they have this version; None if the table is deleted."""

    async def heads(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Of each of these tables that exists: the number of its next entry, and the version of its devices."""

    async def delete(self, table: str) -> None:
        """Deletes a table."""

    async def delete_old(self, now: float, keep: Ages, most: int) -> int:
        """Deletes tables by age, the oldest first and at most so many; returns how many.

        `now` counts only up to a day after the newest entry of all tables, since a clock can be wrong.
        """

    async def due_tables(self) -> list[str]:
        """The ids of the unfinished tables that are marked as due, except those that another process attends to."""

    async def ids(self, after: str, most: int) -> list[str]:
        """The ids of tables in ascending order, at most so many and only those greater than `after`; also of what is
        left of damaged tables."""


class Sharing(Protocol):
    """What several processes tell each other. All of it may be lost: the log alone counts."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the store at the same time; SQLite has one."""

    def listen(
        self,
        changed: Callable[[str, int | None], None],
        presence_changed: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        """Asks for hints about what other processes write, in the event loop.

        `changed(table, number)`: one has appended up to this number; None: it has changed or deleted something else.
        `presence_changed(table)`: people have come or gone at another server.
        `missed()`: hints may have been lost, so anything may have changed.
        A hint can come late or never; it never comes for what this process writes.
        """

    async def take_lease(self, name: str, seconds: float) -> Lease | None:
        """Takes a lease for this process; None if another process holds it. Taking one's own again renews it, and the
        earlier one counts no more."""

    async def release(self, lease: Lease) -> None:
        """Gives a lease back, unless it has been taken by another since."""

    async def arrival(self) -> int:
        """A number that is higher than any that a process was given before."""

    async def put_presence(self, table: str, devices: Mapping[int, int], watchers: int) -> None:
        """Tells other processes who is connected to a table at this one, in place of what it told before. It expires by
        itself some seconds after the process has ended."""

    async def presence(self, tables: Sequence[str]) -> dict[str, list[Present]]:
        """Who is connected to these tables at other processes that are alive; only tables where somebody is."""

    async def keep_answer(self, key: str, body: bytes) -> None:
        """Keeps an answer for all processes, such as a review. The oldest make room for new ones."""

    async def kept_answer(self, key: str) -> bytes | None:
        """An answer that is kept."""


class Operating(Protocol):
    """What the operator asks for."""

    async def listing(self, most: int) -> list[Listed]:
        """Tables, those with the newest entries first, at most so many."""

    async def bans(self) -> list[Ban]:
        """All bans, also those that are over."""

    async def put_ban(self, ban: Ban) -> None:
        """Adds a ban, in place of an earlier one of the same network."""

    async def remove_ban(self, network: str) -> bool:
        """Removes a ban; False if there is none."""

    async def faults(self) -> list[str]:
        """Faults of the whole, in the words of the database, as far as it can tell."""


class Store(Logs, Sharing, Operating, Protocol):
    """A store, to be used from one event loop. All methods may raise StorageError."""

    @property
    def commits(self) -> int:
        """The number of transactions so far."""

    async def trouble(self) -> str | None:
        """Why the store doesn't work at present, found out by writing and reading; None if it works."""

    def figures(self) -> Figures:
        """How much is stored."""

    async def close(self) -> None:
        """Waits for pending writes, gives up this process's presence and leases, then closes the store."""
