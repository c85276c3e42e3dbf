"""The files of a SQLite database: their sizes, and whether they are still where they were opened."""

from __future__ import annotations

import shutil
from pathlib import Path


class DatabaseFiles:
    """A database file and its write-ahead log (WAL). Made when both are open.

    If one of them is deleted or replaced while it is open, writing goes on into a file that nobody will find again.
    """

    def __init__(self, file: Path) -> None:
        self._file, self._wal = file, file.with_name(f"{file.name}-wal")
        self._known = {path: _identity(path) for path in (self._file, self._wal)}

    def missing(self) -> str | None:
        """The name of a file that has been deleted or replaced."""
        return next((path.name for path, known in self._known.items() if _identity(path) != known), None)

    def sizes(self) -> tuple[int, int, int]:
        """The sizes of the database, of its WAL, and of the free space on their disk; 0 for what is not there."""
        try:
            free = shutil.disk_usage(self._file.parent).free
        except OSError:
            free = 0
        return _size(self._file), _size(self._wal), free


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found.st_nlink else None


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
