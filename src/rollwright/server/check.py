"""Checks a file of tables: SQLite's own check of all of it, all checksums, and whether every log can be replayed."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path

from rollwright.core.errors import OptionError, RollwrightError
from rollwright.server.live import Folded
from rollwright.server.store.port import Damaged
from rollwright.server.store.sqlite import reading
from rollwright.server.store.sqlite.opening import MIGRATIONS

IDS = "SELECT id FROM tables UNION SELECT table_id FROM entries"


@dataclass
class Report:
    """What was found."""

    tables: int = 0
    entries: int = 0
    file: list[str] = field(default_factory=list)  # faults of the file, in SQLite's words
    damaged: dict[str, str] = field(default_factory=dict)  # by table: what is damaged

    @property
    def is_good(self) -> bool:
        """Whether nothing in the checked file is damaged."""
        return not self.file and not self.damaged


def check_file(file: Path) -> Report:
    """Checks a file of tables: reads all of it, and changes nothing. A server may be running on it.

    OptionError if it can't be read, or is of another version.
    """
    try:
        connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
        try:
            return _check(connection, file)
        finally:
            connection.close()
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise OptionError("check-store-unreadable", file=str(file), why=str(error)) from None


def _check(connection: sqlite3.Connection, file: Path) -> Report:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version != len(list(MIGRATIONS.glob("*.sql"))):
        raise OptionError("check-store-version", file=str(file))
    found = [line for (line,) in connection.execute("PRAGMA integrity_check")]
    report = Report(file=[] if found == ["ok"] else found)
    for (table,) in connection.execute(IDS).fetchall():
        try:
            stored = reading.load(connection, table)
            if stored is None:  # deleted since
                continue
            asyncio.run(Folded.read(table, stored))
            report.entries += len(stored.rows)
        except (Damaged, RollwrightError, ValueError, AssertionError, LookupError, sqlite3.Error) as error:
            report.damaged[str(table)] = str(error) or type(error).__name__
        report.tables += 1
    return report
