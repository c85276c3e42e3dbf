"""The only connection that writes to the store, and its queue: what waits together shares a transaction. Pending writes
share a transaction (group commit), since a sync to disk is slow."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property
from time import monotonic
from typing import Any

from msgspec import Struct

from rollwright.server.store.checksums import entry_checksum
from rollwright.server.store.outage import Outage
from rollwright.server.store.port import Conflict, Row, StorageError

SLOW, REST = 0.1, 10.0  # seconds: a longer transaction is slow, and the disk counts as slow for so long after it
PATIENCE = 5000  # milliseconds to wait for a lock of another process on the file
LOOK = 1.0  # seconds between looks whether the files are still there
QUIET, SAMPLE = 64, 16  # after so many groups of one, only every sixteenth write waits for others
COLUMNS = ("table_id", "number", "command", "body", "checksum")
MOST = 16 * len(COLUMNS)  # values in one statement; few different statements, so that they stay prepared

Job = Callable[[sqlite3.Connection], Any]
Answers = list[tuple[asyncio.Future[Any], Any]]


class Waiting(Struct, frozen=True):
    """A pending write: a job, rows to append after it, and the future that gets the result."""

    job: Job | None
    table: str
    rows: Sequence[Row]
    answer: asyncio.Future[Any]


class Writer:
    """Writes everything that is pending at the end of an iteration of the event loop in one transaction. As long as
    only one write is pending each time, most are written at once.

    It writes in the event loop itself, since handing over to a thread and back takes longer than a fast disk. If the
    disk has been slow, if another process has locked the file, or if a job takes long, it writes in a thread, so that
    the event loop goes on.
    """

    def __init__(self, connection: sqlite3.Connection, missing: Callable[[], str | None]) -> None:
        """`missing` names a file of the database that has been deleted; then nothing is written any more."""
        self._connection, self._missing = connection, missing
        self.commits = 0
        self._outage = Outage("not written")
        self._looked = 0.0
        self._waiting: list[Waiting] = []
        self._busy = False
        self._alone = 0  # how many groups in a row had one member
        self._is_long = False  # whether a pending job takes long
        self._slow_until = 0.0
        self._is_closed = False
        self._connection.execute("PRAGMA busy_timeout = 0")
        self._thread = ThreadPoolExecutor(1, "writer")
        self._thread.submit(int)  # starts the thread: later the system may have none to give

    def do(
        self, job: Job | None, table: str = "", rows: Sequence[Row] = (), *, long: bool = False
    ) -> asyncio.Future[Any]:
        """Runs a job and appends rows to a table. When the future is done, both are durable."""
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.append(Waiting(job, table, rows, answer))
        self._is_long = self._is_long or long
        if not self._busy:
            self._busy = True
            if self._is_quiet():
                self._next()
            else:
                self._loop.call_soon(self._next)
        return answer

    def _is_quiet(self) -> bool:
        """Whether nobody else is likely to write in this iteration of the event loop. Now and then that is tried."""
        return self._alone >= QUIET and self._alone % SAMPLE != 0

    @cached_property
    def _loop(self) -> asyncio.AbstractEventLoop:
        """The event loop in which it is used; to ask for it each time would be a system call each time."""
        return asyncio.get_running_loop()

    async def close(self) -> None:
        """Writes what is pending, then closes the connection."""
        await self.do(None)
        self._is_closed = True  # what comes later is refused by SQLite, without the thread
        self._thread.shutdown()
        self._connection.close()

    def _next(self) -> None:
        group, self._waiting = self._waiting, []
        self._alone = self._alone + 1 if len(group) == 1 else 0
        is_slow, self._is_long = self._is_long or monotonic() < self._slow_until, False
        answers = None if is_slow and not self._is_closed else self._write(group, patient=False)
        if answers is None:
            writing = self._loop.run_in_executor(self._thread, self._write_patiently, group)
            writing.add_done_callback(lambda written: self._tell(written.result()))
        else:
            self._tell(answers)

    def _tell(self, answers: Answers) -> None:
        _answer(answers)
        self._busy = bool(self._waiting)
        if self._busy:
            self._loop.call_soon(self._next)

    def _write_patiently(self, group: list[Waiting]) -> Answers:
        try:
            self._connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
            answers = self._write(group, patient=True) or []
            self._connection.execute("PRAGMA busy_timeout = 0")
        except Exception as error:  # without an answer, the writer would stand still
            return [(waiting.answer, _told(error)) for waiting in group]
        return answers

    def _write(self, group: list[Waiting], *, patient: bool) -> Answers | None:
        """Writes a group in one transaction; if that fails, each of its members in a transaction of its own.

        Returns None if another process has locked the file and the caller is not `patient`.
        """
        begun = monotonic()
        try:
            self._check_files()
            results = self._transaction(group)
            self._outage.worked()
        except Exception as error:
            if _is_locked(error) and not patient:
                return None
            if len(group) > 1 and not _is_locked(error):
                return [answer for waiting in group for answer in self._write([waiting], patient=True) or []]
            told = _told(error)
            if isinstance(told, StorageError):
                self._outage.failed(told)
            results = [told] * len(group)
        if monotonic() - begun > SLOW:
            self._slow_until = monotonic() + REST
        return [(waiting.answer, result) for waiting, result in zip(group, results, strict=True)]

    def _check_files(self) -> None:
        """StorageError if a file has been deleted: what is written then would be lost."""
        if monotonic() - self._looked > LOOK:
            missing = self._missing()
            if missing is not None:
                raise StorageError("deleted", f"{missing} has been deleted or replaced")
            self._looked = monotonic()

    def _transaction(self, group: list[Waiting]) -> list[Any]:
        """Runs all jobs, then inserts all rows. A table waits for its rows, so the rows of a group have no order."""
        values: list[Any] = []
        for waiting in group:
            for row in waiting.rows:
                checksum = entry_checksum(waiting.table, row.number, row.command, row.body)
                values += (waiting.table, row.number, row.command, row.body, checksum)
        if len(values) <= MOST and not any(waiting.job for waiting in group):
            self._insert(values)  # a single statement is a transaction
            results: list[Any] = [None] * len(group)
        else:
            results = self._several(group, values)
        self.commits += 1
        return results

    def _several(self, group: list[Waiting], values: list[Any]) -> list[Any]:
        """An explicit transaction, for several statements."""
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
    """One statement that inserts several rows, which is faster than one statement per row."""
    one = f"({', '.join('?' * len(COLUMNS))})"
    return f"INSERT INTO entries ({', '.join(COLUMNS)}) VALUES {', '.join([one] * rows)}"


def _is_locked(error: Exception) -> bool:
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY  # some errors of the module have no code


def _told(error: Exception) -> Exception:
    """The error of the store's interface for an error of SQLite."""
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict()
    return storage_error(error) if isinstance(error, sqlite3.Error) else error


def storage_error(error: sqlite3.Error) -> StorageError:
    """The error if writing fails: with SQLite's code and text, which contain nothing that was stored."""
    return StorageError(getattr(error, "sqlite_errorname", ""), str(error))


def _answer(answers: Answers) -> None:
    for future, result in answers:
        if future.done():  # cancelled
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
