"""A file that one process at a time holds. The system lets go of it when the process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from rollwright.core.errors import OptionError


class FileLock:
    """Held from the beginning; OptionError if another process has it."""

    def __init__(self, file: Path) -> None:
        self._descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._descriptor)
        except OSError:
            os.close(self._descriptor)
            raise OptionError("serve-data-in-use", folder=str(file.parent)) from None

    def release(self) -> None:
        os.close(self._descriptor)


if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
