"""Tables that are solved in the background, by a process of low priority, while a game goes on.

In a game nobody waits for tables: a level plays by what there is (`knowledge.newest_knowledge`), and by the exact
tables from the first decision on at which they are ready. One process makes the tables of a paper, however many games
need them. It holds a lock on a file beside the tables, and goes on when the game is left, which takes a minute or two.
`ROLLWRIGHT_BACKGROUND=0` keeps it from starting.

Simulations must not depend on what happens to be solved; they solve first (`knowledge.knowledge_of`).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from rollwright.core.files import FileInUse, FileLock
from rollwright.core.knowledge import BotKnowledge
from rollwright.core.setup import Setup
from rollwright.games.ring_and_route.bots.knowledge import newest_knowledge
from rollwright.games.ring_and_route.bots.making.solve import is_prepared, prepare
from rollwright.games.ring_and_route.bots.printed import PrintedPaper, PrintedSide, printed_paper
from rollwright.games.ring_and_route.bots.solved import PRICES, Recipe, solved_file
from rollwright.games.ring_and_route.bots.value import PLANNER
from rollwright.games.ring_and_route.material.sheet import read_sheet

SWITCH = "ROLLWRIGHT_BACKGROUND"
_started: dict[Path, subprocess.Popen[bytes]] = {}


def growing_knowledge(setup: Setup, level: int) -> BotKnowledge:
    """What a level knows now, while its tables may be solved in the background. It is asked for at each decision; what
    is missing is being made."""
    if level > PLANNER and not is_prepared(printed_paper(setup.material), setup.seats):
        start_solving(setup)
    return newest_knowledge(setup, level)


def start_solving(setup: Setup) -> None:
    """Has another process solve the tables of a set-up in the background, unless one is at work, or this program has
    started one before: if that failed, the next would, too."""
    if os.environ.get(SWITCH) == "0":
        return
    paper, seats = printed_paper(setup.material), setup.seats
    lock = lock_file(paper, seats)
    with suppress(OSError):  # a folder that can't be written, somebody at work, no more processes: the game goes on
        if lock not in _started:
            lock.parent.mkdir(parents=True, exist_ok=True)
            FileLock(lock).release()
            _started[lock] = _start(json.dumps([seats, *map(_as_record, paper.sides)]))


def _start(task: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", __name__, task],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # a key that stops the game doesn't stop it
    )


def work(task: str) -> None:
    """The code of the process that solves tables in the background."""
    seats, *records = json.loads(task)
    one, two = map(_from_record, records)
    paper = PrintedPaper((one, two))
    if hasattr(os, "nice"):
        os.nice(19)
    with suppress(FileInUse), FileLock(lock_file(paper, seats)):
        prepare(paper, seats, workers=1)


def lock_file(paper: PrintedPaper, seats: int) -> Path:
    """The file that is locked while tables are solved in the background."""
    return solved_file(Recipe(paper, seats, PRICES[seats])).with_suffix(".lock")


def _as_record(side: PrintedSide) -> list[object]:
    return [side.sheet.as_record(), dict(side.dice), side.number_points]


def _from_record(record: list[object]) -> PrintedSide:
    sheet, dice, points = record
    assert isinstance(dice, dict)
    assert isinstance(points, list)
    return PrintedSide(read_sheet(sheet), dice, tuple(points))


if __name__ == "__main__":
    work(sys.argv[1])
