"""Copies a store from SQLite to PostgreSQL and back: are all three identical?

    PYTHONPATH=tests python -m campaigns.store_copy --tables 10000

The tables are those of some real games, under many ids; one in a thousand, and at least one, has as long a log as
there can be. The first copy is broken off in the middle and goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from rollwright.server.store.port import Row, StorageError, Store
from rollwright.server.upkeep.copying import copy
from rollwright.server.upkeep.places import Readable, to_read, to_write
from server.upkeep.stores import contents, fill
from support.postgresql import cluster

AT_ONCE = 500  # tables
LONGEST, RARE = 10_000, 1_000  # entries of a long log, and one table in how many has one


@dataclass
class Figures:
    """What was copied, whether all is the same, and the seconds it took."""

    tables: int
    entries: int
    resumed: int  # tables that were there when the copy went on
    is_same: bool
    there: float
    back: float

    def __str__(self) -> str:
        return (
            f"{self.tables} tables with {self.entries} entries, {self.resumed} of them before the break: "
            f"{'identical' if self.is_same else 'NOT IDENTICAL'}; "
            f"to PostgreSQL in {self.there:.1f} s, back in {self.back:.1f} s"
        )


def run(folder: Path, url: str, tables: int) -> Figures:
    here, back = str(folder / "here"), str(folder / "back")
    make(folder / "some", here, tables)
    begun = perf_counter()
    asyncio.run(copied(here, url, break_off=tables // 2))
    resumed = asyncio.run(copied(here, url))
    there = perf_counter()
    whole = asyncio.run(copied(url, back))
    done = perf_counter()
    found = contents(here)
    is_same = len(found) == tables + 1 and found == contents(url) == contents(back)
    return Figures(whole[0], whole[1], resumed[2], is_same, there - begun, done - there)


def make(some: Path, here: str, tables: int) -> None:
    """Real tables under many ids."""
    fill(str(some), games=2)

    async def work() -> None:
        source, target = to_read(str(some)), to_write(here)
        for ban in await source.bans():
            await target.put_ban(ban)
        ids = await source.ids("", 100)
        for start in range(0, tables, AT_ONCE):
            numbers = range(start, min(tables, start + AT_ONCE))
            await asyncio.gather(*(one(source, target, ids[number % len(ids)], number) for number in numbers))
        await source.close()
        await target.close()

    asyncio.run(work())


async def one(source: Readable, target: Store, table: str, number: int) -> None:
    """A real table under another id."""
    stored = await source.load(table)
    assert stored is not None
    rows = stored.rows if number % RARE else lengthened(stored.rows)
    await target.make(f"table{number:06}", stored.secrets, rows, due=stored.is_due)
    if stored.is_over:
        await target.append(f"table{number:06}", (), over=True)


def lengthened(rows: Sequence[Row]) -> list[Row]:
    """As many entries as a log can have; what they say doesn't matter to whoever copies them."""
    more = (Row(number, None, rows[number % len(rows)].body) for number in range(len(rows), LONGEST))
    return [*rows, *more]


class BreaksOff:
    """A source that fails after so many tables."""

    def __init__(self, source: Readable, after: int) -> None:
        self._left = after
        self.load, self.bans, self.faults, self.close = source.load, source.bans, source.faults, source.close
        self._ids = source.ids

    async def ids(self, after: str, most: int) -> list[str]:
        self._left -= most
        if self._left < 0:
            raise StorageError("cut", "broken off")
        return await self._ids(after, most)


async def copied(source: str, target: str, break_off: int | None = None) -> tuple[int, int, int]:
    """Tables, entries, and tables that were there."""
    reading: Readable = to_read(source)
    writing: Store = to_write(target)
    try:
        found = await copy(reading if break_off is None else BreaksOff(reading, break_off), writing)
    except StorageError:
        return 0, 0, 0
    finally:
        await writing.close()
        await reading.close()
    assert found.is_good, found.left
    return found.tables, found.entries, found.there


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, cluster(durable=True) as started:
        figures = run(Path(folder), started.new_database(), given.tables)
    print(figures)
    sys.exit(not figures.is_same)


if __name__ == "__main__":
    main()
