"""The store as a SQLite file.

Exactly one connection writes and checkpoints (`writer.py`): with several, many SQLite versions in use can lose
committed data. A file lock keeps a second process out. Reads use other connections, which are read-only.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from rollwright.core.errors import OptionError
from rollwright.core.files import FileInUse, FileLock
from rollwright.server.store.port import Row, StorageError, StoredTable, TableSecrets
from rollwright.server.store.writer import Writer

FILE = "tables.sqlite"
MIGRATIONS = Path(__file__).parent / "migrations"
READERS = 2

T = TypeVar("T")


class SqliteStore:
    """The store of one process. It is created and used in a running event loop."""

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
            self._writer = Writer(_opened(self.file))
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
        """The number of transactions so far."""
        return self._writer.commits

    async def make(self, table: str, secrets: TableSecrets, rows: Sequence[Row]) -> None:
        def job(connection: sqlite3.Connection) -> None:
            kept = table, secrets.dice, secrets.invite, json.dumps(secrets.devices)
            connection.execute("INSERT INTO tables (id, secret, invite, holders) VALUES (?, ?, ?, ?)", kept)

        await self._writer.do(job, table, rows)

    def append(
        self, table: str, rows: Sequence[Row], devices: dict[str, Any] | None = None, *, over: bool = False
    ) -> Awaitable[None]:
        def job(connection: sqlite3.Connection) -> None:
            if devices is not None:
                connection.execute("UPDATE tables SET holders = ? WHERE id = ?", (json.dumps(devices), table))
            if over:
                connection.execute("UPDATE tables SET over = 1 WHERE id = ?", (table,))

        return self._writer.do(job if over or devices is not None else None, table, rows)

    async def load(self, table: str) -> StoredTable | None:
        def job(connection: sqlite3.Connection) -> StoredTable | None:
            connection.execute("BEGIN")  # one snapshot for both queries
            try:
                asked = "SELECT secret, invite, holders FROM tables WHERE id = ?"
                found = connection.execute(asked, (table,)).fetchone()
                if found is None:
                    return None
                asked = "SELECT number, command, body FROM entries WHERE table_id = ? ORDER BY number"
                rows = [Row(*row) for row in connection.execute(asked, (table,))]
                return StoredTable(TableSecrets(found[0], found[1], json.loads(found[2])), rows)
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
            with suppress(StorageError):
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
        """This thread's read-only connection."""
        if not hasattr(self._local, "connection"):
            address = f"{self.file.resolve().as_uri()}?mode=ro"
            self._local.connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
            self._open.append(self._local.connection)
        connection: sqlite3.Connection = self._local.connection
        return connection


def _touch(connection: sqlite3.Connection) -> None:
    """A write that changes nothing, to find out whether writing works."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute(f"PRAGMA user_version = {version}")


def _opened(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")
    migrate(connection, file)
    return connection


def unusable(file: Path) -> OptionError:
    return OptionError("serve-data-unusable", folder=str(file.parent), file=file.name)


def migrate(connection: sqlite3.Connection, file: Path, folder: Path = MIGRATIONS) -> None:
    """Runs the numbered migrations that a file lacks, each in a transaction of its own."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    steps = sorted(folder.glob("*.sql"))
    if version > len(steps):
        raise OptionError("serve-data-newer", file=str(file))
    for number, step in enumerate(steps[version:], start=version + 1):
        text = step.read_text("utf-8")
        connection.executescript(f"BEGIN;\n{text}\nPRAGMA user_version = {number};\nCOMMIT;")
