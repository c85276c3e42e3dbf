"""A file of tables that is only read, also while a server writes to it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from rollwright.core.errors import OptionError
from rollwright.server.store.port import Ban, Damaged, StorageError, StoredTable
from rollwright.server.store.sqlite import reading
from rollwright.server.store.sqlite.opening import MIGRATIONS

T = TypeVar("T")


class SqliteReader:
    """Reads a file of tables. OptionError if it can't be read, or is of another version."""

    def __init__(self, file: Path) -> None:
        self._file = file
        try:
            self._connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
        except sqlite3.Error as error:
            raise self._unreadable(error) from None
        try:
            (version,) = self._connection.execute("PRAGMA user_version").fetchone()
        except (sqlite3.Error, UnicodeDecodeError) as error:
            self._connection.close()
            raise self._unreadable(error) from None
        if version != len(list(MIGRATIONS.glob("*.sql"))):
            self._connection.close()
            raise OptionError("store-version", file=str(file))

    def _unreadable(self, error: Exception) -> OptionError:
        return OptionError("store-unreadable", file=str(self._file), why=str(error))

    async def faults(self) -> list[str]:
        """Faults in the structure of the file, in SQLite's words."""
        try:
            found = [line for (line,) in self._connection.execute("PRAGMA integrity_check")]
        except (sqlite3.Error, UnicodeDecodeError) as error:
            return [str(error)]
        return [] if found == ["ok"] else found

    async def ids(self, after: str, most: int) -> list[str]:
        return self._read(lambda connection: reading.ids(connection, after, most))

    async def load(self, table: str) -> StoredTable | None:
        return self._read(lambda connection: reading.load(connection, table))

    async def bans(self) -> list[Ban]:
        return self._read(reading.bans)

    def copy_into(self, file: Path) -> None:
        """Writes all of it, as it is at one moment, to a new file."""
        try:
            self._connection.execute("VACUUM INTO ?", (str(file),))
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise OptionError("store-not-written", file=str(file), why=str(error)) from None

    def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return job(self._connection)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            code = getattr(error, "sqlite_errorcode", None)
            if reading.is_damage(error) or code == sqlite3.SQLITE_ERROR:  # the latter: the names of columns are damaged
                raise Damaged(str(error)) from None
            raise StorageError(getattr(error, "sqlite_errorname", ""), str(error)) from None

    async def close(self) -> None:
        self._connection.close()
