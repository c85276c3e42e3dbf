"""Copies a store to another one, table by table. What is there already is compared, so it can go on after a break."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from rollwright.server.store.port import Conflict, Damaged, Store, StoredTable
from rollwright.server.upkeep.places import Readable, pages

AT_ONCE = 200  # tables whose ids are read together
WRITING = 50  # of these, tables that are in memory, and whose writes share transactions
PART = 500  # entries of a long log in one transaction, which has some seconds only


@dataclass
class Copied:
    """What has been done."""

    tables: int = 0
    entries: int = 0
    there: int = 0  # tables that were there already, with the same entries
    left: dict[str, str | None] = field(default_factory=dict)  # what is damaged, or None: the target has another one

    @property
    def is_good(self) -> bool:
        """Whether everything has been copied."""
        return not self.left


async def copy(source: Readable, target: Store, tell: Callable[[int], None] = lambda _: None) -> Copied:
    """Copies all tables and bans, reads each copy again, and compares every entry. `tell` is told how many are done.

    A table in the target that has the first entries of the one in the source gets the rest; one with other entries is
    left as it is. Nothing is deleted. Damaged if not even the ids of tables can be read.
    """
    copied, turn = Copied(), asyncio.Semaphore(WRITING)

    async def in_turn(table: str) -> None:
        async with turn:
            await _copy_table(source, target, table, copied)

    async for ids in pages(source, AT_ONCE):
        await asyncio.gather(*map(in_turn, ids))
        tell(copied.tables)
    for ban in await source.bans():
        await target.put_ban(ban)
    return copied


async def _copy_table(source: Readable, target: Store, table: str, copied: Copied) -> None:
    try:
        wanted = await source.load(table)
        if wanted is None:  # deleted since
            return
        found = await target.load(table)
        is_there = found is not None and _is_same(found, wanted)
        if not is_there:
            await _write(target, table, wanted, found)
            await _compare(target, table, wanted)
    except Damaged as error:
        copied.left[table] = str(error)
    except Conflict:
        copied.left[table] = None
    else:
        copied.tables += 1
        copied.entries += len(wanted.rows)
        copied.there += is_there


async def _write(target: Store, table: str, wanted: StoredTable, found: StoredTable | None) -> None:
    """Makes a table, or appends what it lacks; Conflict if it is another one."""
    if found is None:
        known = PART
        await target.make(table, wanted.secrets, wanted.rows[:known], due=wanted.is_due)
    else:
        known = len(found.rows)
        same = found.secrets.dice == wanted.secrets.dice and found.secrets.invite == wanted.secrets.invite
        if not same or list(found.rows) != list(wanted.rows[:known]) or found.is_over > wanted.is_over:
            raise Conflict
    for start in range(known, len(wanted.rows), PART):
        await target.append(table, wanted.rows[start : start + PART])
    if found is not None or wanted.is_over:
        await target.append(table, (), wanted.secrets.devices, over=wanted.is_over, due=wanted.is_due)


async def _compare(target: Store, table: str, wanted: StoredTable) -> None:
    """Reads a copy again; Conflict if it is not the same."""
    found = await target.load(table)
    if found is None or not _is_same(found, wanted):
        raise Conflict


def _is_same(one: StoredTable, other: StoredTable) -> bool:
    """Whether two tables are the same, entry by entry. Versions of devices are each store's own."""
    marks = (one.is_due, one.is_over) == (other.is_due, other.is_over)
    return marks and one.secrets == other.secrets and list(one.rows) == list(other.rows)
