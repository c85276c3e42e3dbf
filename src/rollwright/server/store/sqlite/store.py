"""The store as a SQLite file.

Exactly one connection writes and checkpoints (`writer.py`): with several, many SQLite versions in use can lose
committed data. A file lock keeps a second process out. Reads use other connections, which are read-only.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from rollwright.core.errors import OptionError
from rollwright.core.files import FileInUse, FileLock
from rollwright.server.store.checksums import devices_checksum, secrets_checksum
from rollwright.server.store.outage import Outage
from rollwright.server.store.port import (
    Ages,
    Ban,
    Conflict,
    Damaged,
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
)
from rollwright.server.store.sqlite import reading
from rollwright.server.store.sqlite.alone import Answers, Leases
from rollwright.server.store.sqlite.files import DatabaseFiles
from rollwright.server.store.sqlite.opening import opened, quick_check, touch, unusable
from rollwright.server.store.sqlite.writer import Writer, storage_error

FILE = "tables.sqlite"
READERS = 2
FRESH = 1.0  # seconds for which the answer of `trouble` holds
AT_ONCE = 100  # old tables that are deleted in one transaction

T = TypeVar("T")


class SqliteStore:
    """The store of one process. It is created and used in a running event loop."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        lock = folder / "tables.lock"
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            was_used = lock.exists()
            self._lock = FileLock(lock)
        except FileInUse:
            raise OptionError("serve-data-in-use", folder=str(folder)) from None
        except OSError as error:
            raise unusable(self.file, error) from None
        try:
            connection = opened(self.file, was_used=was_used)
        except OptionError:
            self._lock.release()
            raise
        self._tables = reading.count_tables(connection)
        self._files = DatabaseFiles(self.file)
        self._writer = Writer(connection, self._files.missing)
        self._readers = _threads(READERS)
        self._outage = Outage("not read")
        self._leases, self._answers = Leases(), Answers()
        self._arrivals = 0
        self._local = threading.local()
        self._open: list[sqlite3.Connection] = []
        self._tried_at = -FRESH  # the last attempt of `trouble`
        self._trouble: str | None = None  # and its answer

    @property
    def is_shared(self) -> bool:
        return False

    @property
    def commits(self) -> int:
        """The number of transactions so far."""
        return self._writer.commits

    # Writing

    async def make(self, table: str, secrets: TableSecrets, rows: Sequence[Row], *, due: bool = False) -> None:
        def job(connection: sqlite3.Connection) -> None:
            devices = json.dumps(secrets.devices)
            checksums = secrets_checksum(table, secrets.dice, secrets.invite), devices_checksum(table, devices)
            kept = table, secrets.dice, secrets.invite, devices, due, *checksums
            columns = "id, secret, invite, holders, due, checksum, holders_checksum"
            connection.execute(f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", kept)

        await self._writer.do(job, table, rows)
        self._tables += 1

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
        if lease is not None and not self._leases.is_held(lease):
            return _lease_lost()
        if devices is None and due is None and not over:
            return self._writer.do(None, table, rows)

        changes: dict[str, Any] = {}
        if devices is not None:
            text = json.dumps(devices)
            changes |= {"holders": text, "holders_checksum": devices_checksum(table, text)}
        if due is not None:
            changes["due"] = due
        if over:
            changes["over"] = True
        update = f"UPDATE tables SET {', '.join(f'{column} = ?' for column in changes)} WHERE id = ?"

        def job(connection: sqlite3.Connection) -> None:
            if not connection.execute(update, (*changes.values(), table)).rowcount:
                raise Conflict  # the table is deleted

        return self._writer.do(job, table, rows)

    async def delete(self, table: str) -> None:
        def job(connection: sqlite3.Connection) -> int:
            return connection.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount

        self._tables -= await self._writer.do(job)

    async def delete_old(self, now: float, keep: Ages, most: int) -> int:
        old = await self._read(lambda connection: reading.old_tables(connection, now, keep, most))
        deleted = 0
        for start in range(0, len(old), AT_ONCE):
            deleted += await self._delete_unchanged(old[start : start + AT_ONCE])
        self._tables -= deleted
        return deleted

    async def _delete_unchanged(self, tables: Sequence[tuple[str, int]]) -> int:
        """Deletes tables, given the number of their last entry, unless there is a newer one."""
        newer = "SELECT 1 FROM entries WHERE table_id = tables.id AND number > ?"

        def job(connection: sqlite3.Connection) -> int:
            delete = f"DELETE FROM tables WHERE id = ? AND NOT EXISTS ({newer})"
            return sum(connection.execute(delete, table).rowcount for table in tables)

        deleted: int = await self._writer.do(job, long=True)
        return deleted

    # Reading

    async def load(self, table: str) -> StoredTable | None:
        return await self._read(lambda connection: reading.load(connection, table))

    async def bodies(self, table: str, since: int, most: int | None = None) -> list[str]:
        return await self._read(lambda connection: [row.body for row in reading.rows(connection, table, since, most)])

    async def newer(self, table: str, number: int, version: int) -> Newer | None:
        """Nobody else changes the devices, so they need no version."""
        rows = await self._read(lambda connection: reading.newer(connection, table, number))
        return None if rows is None else Newer(rows, None, version)

    async def heads(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        return await self._read(lambda connection: reading.heads(connection, tables))

    async def due_tables(self) -> list[str]:
        return await self._read(reading.due_tables)

    async def ids(self, after: str, most: int) -> list[str]:
        return await self._read(lambda connection: reading.ids(connection, after, most))

    # Several processes, which SQLite doesn't have

    def listen(
        self,
        changed: Callable[[str, int | None], None],
        presence_changed: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        pass

    async def take_lease(self, name: str, seconds: float) -> Lease | None:
        return self._leases.take(name, seconds)

    async def release(self, lease: Lease) -> None:
        self._leases.release(lease)

    async def arrival(self) -> int:
        self._arrivals += 1
        return self._arrivals

    async def put_presence(self, table: str, devices: Mapping[int, int], watchers: int) -> None:
        pass

    async def presence(self, tables: Sequence[str]) -> dict[str, list[Present]]:
        return {}

    async def keep_answer(self, key: str, body: bytes) -> None:
        self._answers.keep(key, body)

    async def kept_answer(self, key: str) -> bytes | None:
        return self._answers.get(key)

    # For the operator

    async def listing(self, most: int) -> list[Listed]:
        return await self._read(lambda connection: reading.listing(connection, most))

    async def bans(self) -> list[Ban]:
        return await self._read(reading.bans)

    async def put_ban(self, ban: Ban) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("REPLACE INTO bans VALUES (?, ?, ?)", (ban.network, ban.until, ban.why))

        await self._writer.do(job)

    async def remove_ban(self, network: str) -> bool:
        def job(connection: sqlite3.Connection) -> int:
            return connection.execute("DELETE FROM bans WHERE network = ?", (network,)).rowcount

        return bool(await self._writer.do(job))

    # The whole

    async def faults(self) -> list[str]:
        return await self._read(lambda connection: quick_check(connection, None) or [])

    def figures(self) -> Figures:
        return Figures(self._tables, *self._files.sizes())

    async def trouble(self) -> str | None:
        if missing := self._files.missing():
            return f"{missing} has been deleted or replaced"
        if monotonic() - self._tried_at >= FRESH:
            self._trouble = await self._try()
            self._tried_at = monotonic()
        return self._trouble

    async def _try(self) -> str | None:
        try:
            await self._writer.do(touch)
            await self._read(reading.look)
        except StorageError as error:
            return f"{error.why} ({error.code})"
        except Damaged as error:
            return f"the file is damaged: {error}"
        return None

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        try:
            result = await asyncio.get_running_loop().run_in_executor(self._readers, lambda: job(self._reader()))
        except (sqlite3.Error, UnicodeDecodeError) as error:
            if reading.is_damage(error):
                raise Damaged(str(error)) from None
            assert isinstance(error, sqlite3.Error)
            told = storage_error(error)
            self._outage.failed(told)
            raise told from None
        self._outage.worked()
        return result

    def _reader(self) -> sqlite3.Connection:
        """This thread's read-only connection."""
        if not hasattr(self._local, "connection"):
            address = f"{self.file.resolve().as_uri()}?mode=ro"
            self._local.connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
            self._open.append(self._local.connection)
        connection: sqlite3.Connection = self._local.connection
        return connection

    async def close(self) -> None:
        self._readers.shutdown()
        for connection in self._open:
            connection.close()
        await self._writer.close()
        self._lock.release()


async def _lease_lost() -> None:
    raise LeaseLost


def _threads(number: int) -> ThreadPoolExecutor:
    """A pool whose threads all run already: later the system may have none to give."""
    pool, started = ThreadPoolExecutor(number, "reader"), threading.Barrier(number + 1)
    for _ in range(number):
        pool.submit(started.wait)
    started.wait()
    return pool
