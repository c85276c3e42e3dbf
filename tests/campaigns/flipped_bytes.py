"""Flips bytes in the file of a store, one at a time: is anything altered served without a word?

    PYTHONPATH=tests python -m campaigns.flipped_bytes --flips 200

Each flip is made in a fresh copy of a store with tables in all states. Then a store is opened on it and every table is
read as the server reads it. A table may be as it was written, or be refused, or something was logged at the start.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import shutil
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from rollwright.core.errors import OptionError
from rollwright.server.refusals import Refused
from rollwright.server.settings import Settings
from rollwright.server.store.sqlite import FILE, SqliteStore
from server.inside import PROMISED, TWO, WITH_BOT, Deaf, Inside, move, on, sit, with_store

TABLES, MOVES = 6, 30
Shown = dict[str, tuple[bytes, bytes]]
REFUSED = b"", b""


@dataclass
class Figures:
    """What became of each flip."""

    flips: int = 0
    noticed: int = 0  # refused, or told at the start
    harmless: int = 0  # everything is as it was written
    silent: list[int] = field(default_factory=list)  # places where a flip altered something and nobody was told

    def __str__(self) -> str:
        return f"{self.flips} flips: {self.noticed} noticed, {self.harmless} without effect, silent at {self.silent}"


class Lines(logging.Handler):
    """Collects warnings and errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


def run(folder: Path, flips: int, seed: int) -> Figures:
    rng, figures = random.Random(seed), Figures()
    secrets = make(folder / "whole")
    before = asyncio.run(look(folder / "whole", secrets))
    data = (folder / "whole" / FILE).read_bytes()
    for _ in range(flips):
        place = rng.randrange(len(data))
        copy = folder / "copy"
        copy.mkdir()
        (copy / FILE).write_bytes(data[:place] + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + 1 :])
        _count(figures, place, before, copy, secrets)
        shutil.rmtree(copy)
    return figures


def make(folder: Path) -> dict[str, str]:
    """Tables in several states, by id, with the secret of a device."""
    found: dict[str, str] = {}

    async def work(store: SqliteStore) -> None:
        server = on(store, folder)
        for number in range(TABLES):
            made = await server.seating.make((TWO, WITH_BOT, PROMISED)[number % 3])
            found[made.table] = made.secret
            ear = await sit(server, made.table, made.secret)
            for step in range(MOVES if number % 3 == 0 else 0):
                await move(server, made.table, ear, step)
        await server.stop()

    with_store(folder, work)
    return found


async def look(folder: Path, secrets: dict[str, str]) -> Shown:
    """What a watcher and a player see of each table; tables that are refused are left out."""
    store = SqliteStore(folder)
    server = Inside(store, Settings(data=folder, reveal=1e6), Deaf())
    shown: Shown = {}
    try:
        for table, secret in secrets.items():
            try:
                shown[table] = (await server.referee.look(table, None, 0), await server.referee.look(table, secret, 0))
            except Refused as refusal:
                shown[table] = (b"missing", b"") if refusal.status == 404 else REFUSED
    finally:
        await server.stop()
        await store.close()
    return shown


def _count(figures: Figures, place: int, before: Shown, copy: Path, secrets: dict[str, str]) -> None:
    lines, logger = Lines(), logging.getLogger("rollwright.server")
    logger.addHandler(lines)
    figures.flips += 1
    try:
        after = asyncio.run(look(copy, secrets))
    except OptionError:  # the server doesn't start, and says why
        figures.noticed += 1
        return
    finally:
        logger.removeHandler(lines)
    whole_or_refused = all(after[table] in (before[table], REFUSED) for table in before)
    if after == before:
        figures.harmless += 1
    elif "store is damaged" in lines.lines or (lines.lines and whole_or_refused):
        figures.noticed += 1
    else:
        figures.silent.append(place)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--flips", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    logging.getLogger("rollwright.server").setLevel(logging.WARNING)
    logging.getLogger("rollwright.server").propagate = False
    with tempfile.TemporaryDirectory() as folder:
        figures = run(Path(folder), given.flips, given.seed)
    print(figures)
    sys.exit(bool(figures.silent))


if __name__ == "__main__":
    main()
