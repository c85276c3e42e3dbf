"""Opens many images of a disk after a loss of power: is anything missing that was acknowledged?

`PYTHONPATH=tests python -m power_loss.campaign --images 500` prints the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from power_loss.images import WAYS, Disk
from power_loss.recording import NOTE, SYNC, Record, record
from power_loss.workload import digest
from rollwright.core.errors import OptionError
from rollwright.server.store.port import Damaged, Row, TableSecrets
from rollwright.server.store.sqlite import FILE, SqliteStore
from rollwright.server.store.sqlite.opening import quick_check


@dataclass
class Figures:
    """What came out."""

    images: int = 0
    tables: int = 0  # that were read in images
    ways: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        ways = ", ".join(f"{way} {times}" for way, times in sorted(self.ways.items()))
        lines = f"{self.images} images ({ways}), {self.tables} tables read in them: {len(self.faults)} faults"
        return "\n".join([lines, *self.faults[:20]])


class Promised:
    """What must be there: by table the states that it may be in, from the last acknowledged one on."""

    def __init__(self) -> None:
        self.states: dict[str, list[str]] = {}

    def hear(self, calls: Sequence[Record]) -> None:
        for call in calls:
            if call.kind == NOTE:
                note = json.loads(call.data)
                if "asks" in note:
                    self.states.setdefault(note["asks"], ["deleted"]).append(note["state"])
                else:
                    self.states[note["done"]] = self.states[note["done"]][-1:]


class Campaign:
    """Images of one recording."""

    def __init__(self, calls: Sequence[Record], folder: Path, seed: int) -> None:
        self._calls, self._folder, self._rng = calls, folder, Random(seed)
        self.figures = Figures()

    def run(self, images: int) -> Figures:
        disk, promised, known = Disk(), Promised(), 0
        for number, moment in enumerate(self._moments(images)):
            disk.do(self._calls[known:moment])
            promised.hear(self._calls[known:moment])
            known = moment
            self._check(disk, promised, moment, WAYS[number % len(WAYS)])
        return self.figures

    def _moments(self, images: int) -> list[int]:
        """Half of the moments are any, half are around a sync, where most can go wrong."""
        syncs = [place for place, call in enumerate(self._calls) if call.kind == SYNC]
        around = [max(0, self._rng.choice(syncs) + self._rng.randint(-3, 3)) for _ in range(images // 2)]
        return sorted([*around, *(self._rng.randrange(len(self._calls) + 1) for _ in range(images - len(around)))])

    def _check(self, disk: Disk, promised: Promised, moment: int, way: str) -> None:
        folder = self._folder / f"image {self.figures.images}"
        folder.mkdir()
        for name, content in disk.image(way, self._rng).items():
            (folder / name).write_bytes(content)
        try:
            faults = asyncio.run(_faults(folder, promised.states))
        except (OptionError, Damaged, sqlite3.Error) as error:
            faults = [repr(error)]
        self.figures.images += 1
        self.figures.ways[way] += 1
        self.figures.tables += len(promised.states)
        self.figures.faults += [f"after call {moment}, {way}: {fault}" for fault in faults]
        shutil.rmtree(folder)


async def _faults(folder: Path, states: dict[str, list[str]]) -> list[str]:
    """What is wrong with a store, given what each table may be."""
    store = SqliteStore(folder)
    try:
        found = {table: digest(await store.load(table)) for table in states}
        await store.make("new", TableSecrets(bytes(32), ""), [Row(0, None, "{}")])  # it can be used
    finally:
        await store.close()
    with closing(sqlite3.connect(folder / FILE)) as connection:
        damage = quick_check(connection, None) or []
    wrong = [table for table, allowed in states.items() if found[table] not in allowed]
    return damage + [f"{table} is {found[table]}, not {states[table]}" for table in wrong]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--images", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        calls = record(Path(folder), seed=given.seed, tables=8, changes=3000)
        print(f"{len(calls)} calls recorded, {sum(call.kind == SYNC for call in calls)} of them syncs", flush=True)
        figures = Campaign(calls, Path(folder), given.seed).run(given.images)
    print(f"{figures}\n{time.perf_counter() - began:.0f} s")
    sys.exit(bool(figures.faults))


if __name__ == "__main__":
    main()
