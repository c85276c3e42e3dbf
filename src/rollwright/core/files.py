"""Files written as a whole or not at all, and a lock that one process at a time holds on a file."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Self

DRAFT = ".draft"


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """A file to write, which takes the place of `path` when the block ends.

    What was there before stays after an error or a crash, and several processes may write the same path at the same
    time: the last one to finish wins. Folders that are missing are made.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}{DRAFT}")
    try:
        with draft.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())  # else a power cut can leave an empty file under the final name
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise


def write_whole(path: Path, data: bytes | str) -> None:
    """Writes bytes, or text as UTF-8."""
    with whole_file(path) as file:
        file.write(data.encode() if isinstance(data, str) else data)


def remove_drafts(folder: Path) -> None:
    """Removes what killed processes left unfinished in a folder and those below it. Nobody may be writing there."""
    for draft in folder.rglob(f".*{DRAFT}"):
        draft.unlink(missing_ok=True)


class FileInUse(OSError):
    """Another process, or another lock of this one, holds the file."""


class FileLock:
    """Held from the beginning until `release`, or FileInUse. The system releases it when the process ends, however."""

    def __init__(self, path: Path) -> None:
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._descriptor)
        except OSError:
            os.close(self._descriptor)
            raise FileInUse(str(path)) from None

    def release(self) -> None:
        os.close(self._descriptor)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()


if sys.platform == "win32":
    import msvcrt

    _LOCKED_BYTE = 1 << 30  # locks are mandatory there: a byte beyond the end leaves the content readable

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
