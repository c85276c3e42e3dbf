"""Damages bytes of stored tables, one at a time: does `rollwright store check` find each one that matters?

    PYTHONPATH=tests python -m campaigns.damaged_bytes --bytes 500

In SQLite, a bit of any byte of the file is flipped. It matters if a table or an entry reads differently then, or not at
all. In PostgreSQL, a byte of any column of a row is altered behind the constraints' back. What a store tells nobody by
intention doesn't count: whether a table that is not due is marked as due, the version of devices, and bans.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg

from rollwright.core.errors import OptionError
from rollwright.server.store.sqlite import FILE
from rollwright.server.upkeep.check import check
from rollwright.server.upkeep.places import Readable, to_read
from server.upkeep.stores import fill
from support.postgresql import cluster

COLUMNS = {
    "tables": ("id", "secret", "invite", "holders", "over", "due", "checksum", "holders_checksum"),
    "entries": ("table_id", "number", "command", "body", "checksum"),
}


@dataclass
class Figures:
    """How many damaged bytes mattered, how many of these were found, and where the others were."""

    mattered: int = 0
    missed: list[str] = field(default_factory=list)

    def count(self, where: str, *, is_found: bool) -> None:
        self.mattered += 1
        if not is_found:
            self.missed.append(where)

    def __str__(self) -> str:
        found = self.mattered - len(self.missed)
        return f"{self.mattered} damaged bytes that matter, {found} found; missed: {self.missed}"


async def finds(store: Readable) -> bool:
    return not (await check(store)).is_good


# SQLite


def in_sqlite(folder: Path, number: int, seed: int) -> Figures:
    rng, figures = random.Random(seed), Figures()
    *_, due = fill(str(folder))
    data = (folder / FILE).read_bytes()
    whole = read(folder / FILE, due)
    copy = folder / "copy.sqlite"
    while figures.mattered < number:
        place = rng.randrange(len(data))
        copy.write_bytes(data[:place] + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + 1 :])
        if read(copy, due) != whole:
            figures.count(f"byte {place}", is_found=found_in(copy))
    return figures


def read(file: Path, due: str) -> object:
    """All tables and entries, as SQLite gives them; None if it doesn't."""
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            connection.text_factory = bytes
            rows = {
                table: connection.execute(f"SELECT {', '.join(columns)} FROM {table}").fetchall()
                for table, columns in COLUMNS.items()
            }
    except (sqlite3.Error, UnicodeDecodeError):
        return None
    place = COLUMNS["tables"].index("due")
    rows["tables"] = [
        (*row[:place], bool(row[place]) or row[0] != due.encode(), *row[place + 1 :]) for row in rows["tables"]
    ]
    return rows


def found_in(file: Path) -> bool:
    async def work() -> bool:
        store = to_read(str(file))
        try:
            return await finds(store)
        finally:
            await store.close()

    try:
        return asyncio.run(work())
    except OptionError:  # it is not read at all
        return True


# PostgreSQL


def in_postgresql(url: str, number: int, seed: int) -> Figures:
    *_, due = fill(url)
    return asyncio.run(_in_postgresql(url, number, random.Random(seed), due))


async def _in_postgresql(url: str, number: int, rng: random.Random, due: str) -> Figures:
    figures = Figures()
    store, connection = to_read(url), await asyncpg.connect(url)
    await connection.execute("SET session_replication_role = replica")  # no constraint between tables is looked at
    try:
        assert not await finds(store)
        while figures.mattered < number:
            table = rng.choice(("tables", "entries", "entries", "entries"))
            column = rng.choice(COLUMNS[table])
            rows = await connection.fetch(f"SELECT ctid, * FROM rollwright.{table}")
            row = rng.choice([row for row in rows if column != "due" or row["id"] == due])
            bad = altered(rng, row[column])
            if bad is None:
                continue
            change = f"UPDATE rollwright.{table} SET {column} = $1 WHERE ctid = $2 RETURNING ctid"
            try:
                place = await connection.fetchval(change, bad, row["ctid"])
            except asyncpg.UniqueViolationError:
                continue
            figures.count(f"{table}.{column}: {row[column]!r}"[:80], is_found=await finds(store))
            await connection.execute(change, row[column], place)
        assert not await finds(store)
    finally:
        await connection.close()
        await store.close()
    return figures


def altered(rng: random.Random, value: Any) -> Any:
    """A value with one byte altered; None if it has none."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value ^ 1 << rng.randrange(31)
    if not value:
        return None
    place = rng.randrange(len(value))
    if isinstance(value, bytes):
        return value[:place] + bytes([value[place] ^ 1 << rng.randrange(8)]) + value[place + 1 :]
    other = chr(33 + (ord(value[place]) - 33 + rng.randrange(1, 94)) % 94)
    return value[:place] + other + value[place + 1 :]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bytes", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, cluster() as started:
        all_figures = {
            "SQLite": in_sqlite(Path(folder), given.bytes, given.seed),
            "PostgreSQL": in_postgresql(started.new_database(), given.bytes, given.seed),
        }
    for name, figures in all_figures.items():
        print(f"{name}: {figures}")
    sys.exit(any(figures.missed for figures in all_figures.values()))


if __name__ == "__main__":
    main()
