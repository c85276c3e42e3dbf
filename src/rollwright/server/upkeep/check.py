"""Checks a store: all checksums, whether every log can be replayed, and the dice of every finished game."""

from __future__ import annotations

from dataclasses import dataclass, field

from rollwright.core.errors import RollwrightError
from rollwright.core.fair import verify
from rollwright.server.folded import Folded
from rollwright.server.store.port import Damaged, StoredTable
from rollwright.server.table.entries import read_entry
from rollwright.server.table.table import OVER
from rollwright.server.upkeep.places import Readable, pages

AT_ONCE = 1000  # ids that are read


@dataclass
class Report:
    """What was found."""

    tables: int = 0
    entries: int = 0
    finished: int = 0  # games whose dice were verified
    whole: list[str] = field(default_factory=list)  # faults of the file, in the words of the database
    damaged: dict[str, str] = field(default_factory=dict)  # by table: what is damaged

    @property
    def is_good(self) -> bool:
        """Whether nothing in the checked store is damaged."""
        return not self.whole and not self.damaged


async def check(store: Readable) -> Report:
    """Reads all of a store, and changes nothing. Servers may be running on it."""
    report = Report(whole=await store.faults())
    try:
        async for ids in pages(store, AT_ONCE):
            for table in ids:
                await _check_table(store, table, report)
        await store.bans()
    except Damaged as error:
        report.whole.append(str(error))
    return report


async def _check_table(store: Readable, table: str, report: Report) -> None:
    try:
        stored = await store.load(table)
        if stored is None:  # deleted since
            return
        fault = await _fault(table, stored)
        report.entries += len(stored.rows)
        report.finished += stored.is_over
    except (Damaged, RollwrightError, ValueError, AssertionError, LookupError) as error:
        fault = str(error) or type(error).__name__
    if fault is not None:
        report.damaged[table] = fault
    report.tables += 1


async def _fault(table: str, stored: StoredTable) -> str | None:
    """What is wrong with a table whose checksums are right; raises what `Folded.read` does if its log is invalid."""
    found = (await Folded.read(table, stored)).table
    if (found.phase == OVER) != stored.is_over:
        return "marked as over" if stored.is_over else "not marked as over"
    if found.is_due and not stored.is_due:
        return "not marked as due"
    if found.phase == OVER and found.has_begun:
        faults = verify(found.record(read_entry(row.body) for row in stored.rows))
        return None if not faults else f"dice ({', '.join(code for code, _ in faults)})"
    return None
