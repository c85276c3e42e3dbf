"""A backup of a file of tables, made while a server runs on it, and checked before it counts as one."""

from __future__ import annotations

import os
from pathlib import Path

from rollwright.core.errors import OptionError
from rollwright.server.store.sqlite.reader import SqliteReader
from rollwright.server.upkeep.check import Report, check


async def back_up(file: Path, to: Path) -> Report:
    """Writes a new file with all that a store has at this moment; the report of its check.

    Only a file that is good gets its name: whoever finds it can rely on it. OptionError if there is one already.
    """
    if to.exists():
        raise OptionError("store-backup-exists", file=str(to))
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    reader = SqliteReader(file)
    try:
        _make_private(part)
        reader.copy_into(part)
    finally:
        await reader.close()
    copy = SqliteReader(part)
    try:
        report = await check(copy)
    finally:
        await copy.close()
    if report.is_good:
        _sync(part)
        part.rename(to)
    return report


def _make_private(file: Path) -> None:
    """An empty file that nobody else can read: it will have the secrets that dice follow from."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
    except OSError as error:
        raise OptionError("store-not-written", file=str(file), why=error.strerror or str(error)) from None


def _sync(file: Path) -> None:
    with file.open("rb") as written:
        os.fsync(written.fileno())
