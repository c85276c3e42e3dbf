"""Tables in a SQLite file.

Exactly one connection writes and checkpoints: with more, many SQLite versions in use can lose what was committed. A
lock keeps a second process from writing. Moves that wait together share a transaction, since the disk is what takes
long. Reading is done on other connections, which can't write.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from rollwright.core.errors import OptionError
from rollwright.core.files import FileInUse, FileLock
from rollwright.server.store import Conflict, Keeping, Kept, Row, Unwritten

FILE = "tables.sqlite"
MIGRATIONS = Path(__file__).parent / "migrations"
SLOW, REST = 0.1, 10.0  # seconds: for a transaction, and how long a disk counts as slow after one that took longer
PATIENCE = 5000  # milliseconds, with somebody else who holds the file
COLUMNS = ("table_id", "number", "command", "body")
MOST = 16 * len(COLUMNS)  # values in one statement: there are few different ones, and SQLite keeps them prepared
READERS = 2

Job = Callable[[sqlite3.Connection], Any]
Answers = list[tuple[asyncio.Future[Any], Any]]
T = TypeVar("T")


class SqliteStore:
    """The store of one process. Made and used in a running event loop."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = FileLock(folder / "tables.lock")
            self.file.touch(mode=0o600)
        except FileInUse:
            raise OptionError("serve-data-in-use", folder=str(folder)) from None
        except OSError:
            raise unusable(self.file) from None
        try:
            self._writer = Writer(self.file)
        except sqlite3.Error:
            self._lock.release()
            raise unusable(self.file) from None
        except OptionError:
            self._lock.release()
            raise
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._local = threading.local()
        self._open: list[sqlite3.Connection] = []

    @property
    def commits(self) -> int:
        """How many transactions there were."""
        return self._writer.commits

    async def make(self, table: str, keeping: Keeping, rows: Sequence[Row]) -> None:
        def job(connection: sqlite3.Connection) -> None:
            kept = table, keeping.secret, keeping.invite, json.dumps(keeping.holders)
            connection.execute("INSERT INTO tables (id, secret, invite, holders) VALUES (?, ?, ?, ?)", kept)

        await self._writer.do(job, table, rows)

    def append(
        self, table: str, rows: Sequence[Row], holders: dict[str, Any] | None = None, *, over: bool = False
    ) -> Awaitable[None]:
        def job(connection: sqlite3.Connection) -> None:
            if holders is not None:
                connection.execute("UPDATE tables SET holders = ? WHERE id = ?", (json.dumps(holders), table))
            if over:
                connection.execute("UPDATE tables SET over = 1 WHERE id = ?", (table,))

        return self._writer.do(job if over or holders is not None else None, table, rows)

    async def load(self, table: str) -> Kept | None:
        def job(connection: sqlite3.Connection) -> Kept | None:
            connection.execute("BEGIN")  # both questions about the same moment
            try:
                asked = "SELECT secret, invite, holders FROM tables WHERE id = ?"
                found = connection.execute(asked, (table,)).fetchone()
                if found is None:
                    return None
                asked = "SELECT number, command, body FROM entries WHERE table_id = ? ORDER BY number"
                rows = [Row(*row) for row in connection.execute(asked, (table,))]
                return Kept(Keeping(found[0], found[1], json.loads(found[2])), rows)
            finally:
                connection.execute("COMMIT")

        return await self._read(job)

    async def bodies(self, table: str, since: int) -> list[str]:
        def job(connection: sqlite3.Connection) -> list[str]:
            asked = "SELECT body FROM entries WHERE table_id = ? AND number >= ? ORDER BY number"
            return [body for (body,) in connection.execute(asked, (table, since))]

        return await self._read(job)

    async def delete(self, table: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._writer.do(job)

    async def delete_old(self, unfinished_before: float, over_before: float) -> int:
        def job(connection: sqlite3.Connection) -> int:
            last = "SELECT body FROM entries WHERE table_id = tables.id ORDER BY number DESC LIMIT 1"
            old = f"SELECT id FROM tables WHERE json_extract(({last}), '$.at') < CASE over WHEN 0 THEN ? ELSE ? END"
            ids = connection.execute(old, (unfinished_before, over_before)).fetchall()
            connection.executemany("DELETE FROM tables WHERE id = ?", ids)
            return len(ids)

        found: int = await self._writer.do(job, long=True)
        return found

    async def unfinished(self) -> list[str]:
        def job(connection: sqlite3.Connection) -> list[str]:
            return [table for (table,) in connection.execute("SELECT id FROM tables WHERE over = 0")]

        return await self._read(job)

    async def is_writable(self) -> bool:
        if not self._writer.writable:
            with suppress(Unwritten):
                await self._writer.do(_touch)
        return self._writer.writable

    async def close(self) -> None:
        self._readers.shutdown()
        for connection in self._open:
            connection.close()
        await self._writer.close()
        self._lock.release()

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, lambda: job(self._reader()))

    def _reader(self) -> sqlite3.Connection:
        """The connection of this thread, which can't write."""
        if not hasattr(self._local, "connection"):
            address = f"{self.file.resolve().as_uri()}?mode=ro"
            self._local.connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
            self._open.append(self._local.connection)
        connection: sqlite3.Connection = self._local.connection
        return connection


class Waiting(NamedTuple):
    """Something to write, entries of a table after it, and who waits for it."""

    job: Job | None
    table: str
    rows: Sequence[Row]
    answer: asyncio.Future[Any]


class Writer:
    """The one connection that writes.

    What waits at the end of a step of the event loop is written together, and at once: to hand it to a thread and back
    takes longer than a good disk does. A disk that has been slow, a file that somebody else holds, and a job that takes
    long are waited for in a thread, so that whoever only looks is served meanwhile.
    """

    def __init__(self, file: Path) -> None:
        self.commits = 0
        self.writable = True
        self._waiting: list[Waiting] = []
        self._busy = False
        self._is_long = False  # whether something that waits takes long
        self._slow_until = 0.0
        self._connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            self._connection.execute(f"PRAGMA {pragma}")
        migrate(self._connection, file)
        self._connection.execute("PRAGMA busy_timeout = 0")
        self._thread = ThreadPoolExecutor(1, "writer")

    def do(
        self, job: Job | None, table: str = "", rows: Sequence[Row] = (), *, long: bool = False
    ) -> asyncio.Future[Any]:
        """Has a job done and rows appended to a table; they are on the disk when the answer is there."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        self._waiting.append(Waiting(job, table, rows, answer))
        self._is_long = self._is_long or long
        if not self._busy:
            self._busy = True
            loop.call_soon(self._next, loop)
        return answer

    async def close(self) -> None:
        """Does what is waiting, and ends."""
        await self.do(None)
        self._thread.shutdown()
        self._connection.close()

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        group, self._waiting = self._waiting, []
        in_thread, self._is_long = self._is_long or monotonic() < self._slow_until, False
        answers = None if in_thread else self._write(group, patient=False)
        if answers is None:
            writing = loop.run_in_executor(self._thread, self._write_patiently, group)
            writing.add_done_callback(lambda written: self._tell(loop, written.result()))
        else:
            self._tell(loop, answers)

    def _tell(self, loop: asyncio.AbstractEventLoop, answers: Answers) -> None:
        _answer(answers)
        self._busy = bool(self._waiting)
        if self._busy:
            loop.call_soon(self._next, loop)

    def _write_patiently(self, group: list[Waiting]) -> Answers:
        self._connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
        try:
            return self._write(group, patient=True) or []
        finally:
            self._connection.execute("PRAGMA busy_timeout = 0")

    def _write(self, group: list[Waiting], *, patient: bool) -> Answers | None:
        """One transaction for all. If something stands against one of them, each gets its own. None if somebody outside
        holds the file just now, and whoever asks is not the one to wait for him."""
        begun = monotonic()
        try:
            results = self._transaction(group)
            self.writable = True
        except Exception as error:
            if _is_locked(error) and not patient:
                return None
            if len(group) > 1 and not _is_locked(error):
                return [answer for waiting in group for answer in self._write([waiting], patient=True) or []]
            told = _told(error)
            self.writable = not isinstance(told, Unwritten)
            results = [told] * len(group)
        if monotonic() - begun > SLOW:
            self._slow_until = monotonic() + REST
        return [(waiting.answer, result) for waiting, result in zip(group, results, strict=True)]

    def _transaction(self, group: list[Waiting]) -> list[Any]:
        """Tables wait for their own entries, so those of a group are of different tables, and can come last."""
        values = [value for waiting in group for row in waiting.rows for value in (waiting.table, *row)]
        if len(values) <= MOST and not any(waiting.job for waiting in group):
            self._insert(values)  # a statement alone is a transaction
            results: list[Any] = [None] * len(group)
        else:
            results = self._several(group, values)
        self.commits += 1
        return results

    def _several(self, group: list[Waiting], values: list[Any]) -> list[Any]:
        """A transaction of several statements."""
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            results = [None if waiting.job is None else waiting.job(self._connection) for waiting in group]
            for start in range(0, len(values), MOST):
                self._insert(values[start : start + MOST])
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        return results

    def _insert(self, values: list[Any]) -> None:
        if values:
            self._connection.execute(_insertion(len(values) // len(COLUMNS)), values)


@cache
def _insertion(rows: int) -> str:
    """A statement that inserts so many entries, which is quicker than one for each."""
    one = f"({', '.join('?' * len(COLUMNS))})"
    return f"INSERT INTO entries ({', '.join(COLUMNS)}) VALUES {', '.join([one] * rows)}"


def _is_locked(error: Exception) -> bool:
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY  # not every error of the module has one


def _told(error: Exception) -> Exception:
    """What is said about an error of the database."""
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict()
    return Unwritten() if isinstance(error, sqlite3.Error) else error


def _answer(answers: Answers) -> None:
    for future, result in answers:
        if future.done():  # nobody waits any more
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def _touch(connection: sqlite3.Connection) -> None:
    """Writes what is there already."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute(f"PRAGMA user_version = {version}")


def unusable(file: Path) -> OptionError:
    return OptionError("serve-data-unusable", folder=str(file.parent), file=file.name)


def migrate(connection: sqlite3.Connection, file: Path, folder: Path = MIGRATIONS) -> None:
    """Brings a file up to date, one numbered step after the other."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    steps = sorted(folder.glob("*.sql"))
    if version > len(steps):
        raise OptionError("serve-data-newer", file=str(file))
    for number, step in enumerate(steps[version:], start=version + 1):
        text = step.read_text("utf-8")
        connection.executescript(f"BEGIN;\n{text}\nPRAGMA user_version = {number};\nCOMMIT;")
