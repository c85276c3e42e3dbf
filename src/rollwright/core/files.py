"""Atomic file writes, and a file lock between processes."""

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
    """Opens a temporary file that atomically replaces `path` when the block ends.

    After an error or a crash the previous content is still there. Several processes may write the same path
    concurrently; the last one to finish wins. Missing folders are created.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}{DRAFT}")
    try:
        with draft.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())  # otherwise a power cut could leave an empty file under the final name
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise


def write_whole(path: Path, data: bytes | str) -> None:
    """Atomically writes bytes, or text as UTF-8."""
    with whole_file(path) as file:
        file.write(data.encode() if isinstance(data, str) else data)


def remove_drafts(folder: Path) -> None:
    """Removes the temporary files that killed processes left in a folder tree. Nobody may be writing there."""
    for draft in folder.rglob(f".*{DRAFT}"):
        draft.unlink(missing_ok=True)


class FileInUse(OSError):
    """The file is locked by another process, or by another lock of this one."""


class FileLock:
    """An exclusive lock on a file, acquired at once (else FileInUse). The system releases it when the process ends."""

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

    _LOCKED_BYTE = 1 << 30  # locks are mandatory on Windows; locking a byte beyond the end keeps the content readable

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
