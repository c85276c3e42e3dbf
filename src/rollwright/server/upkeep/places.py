"""Where a store is, as somebody names it: a folder, its file, or the address of a database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Protocol

from rollwright.server.store.address import is_address
from rollwright.server.store.opened import open_database
from rollwright.server.store.port import Ban, Damaged, Store, StoredTable
from rollwright.server.store.sqlite import FILE, SqliteStore
from rollwright.server.store.sqlite.reader import SqliteReader


class Readable(Protocol):
    """What is read of a store in order to check or copy it."""

    async def faults(self) -> list[str]:
        """Faults of the whole, in the words of the database."""

    async def ids(self, after: str, most: int) -> list[str]:
        """The ids of tables in ascending order, at most so many and only those greater than `after`."""

    async def load(self, table: str) -> StoredTable | None:
        """A table; Damaged if it is not as it was written."""

    async def bans(self) -> list[Ban]:
        """All bans."""

    async def close(self) -> None:
        """Closes the store."""


def to_read(where: str) -> Readable:
    """Opens a store to read it, also while servers run on it; OptionError if it can't be read."""
    return open_database(where) if is_address(where) else SqliteReader(file_of(where))


def to_write(where: str) -> Store:
    """Opens a store to write to it, and makes one if there is none; OptionError if it can't be used."""
    if is_address(where):
        return open_database(where)
    path = Path(where)
    return SqliteStore(path.parent if path.name == FILE else path)


async def pages(store: Readable, most: int) -> AsyncIterator[list[str]]:
    """The ids of all tables, so many at a time; Damaged if one is no text, or if they are not in order, which might go
    round for ever."""
    after = ""
    while ids := await store.ids(after, most):
        if not all(isinstance(one, str) for one in ids) or [after, *ids] != sorted({after, *ids}):
            raise Damaged("ids")
        yield ids
        after = ids[-1]


def file_of(where: str) -> Path:
    """The file in a folder, or the file itself."""
    path = Path(where)
    return path / FILE if path.is_dir() or (path.name != FILE and not path.exists()) else path
