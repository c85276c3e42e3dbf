"""Tables that are solved in the background, by a process of low priority, while a game goes on.

In a game nobody waits for tables: a level plays by what there is (`knowledge.newest_knowledge`), and by the exact
tables from the first decision on at which they are ready. One process makes the tables of a paper, however many games
need them. It holds a lock on a file beside the tables, and goes on when the game is left, which takes a minute or two.
`ROLLWRIGHT_BACKGROUND=0` keeps it from starting.

People may draw any number of papers. Theirs are solved one at a time, a few a day, and the tables of older ones are
removed; on the others, levels go on by the planner's formula.

Simulations must not depend on what happens to be solved; they solve first (`knowledge.knowledge_of`).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import time

from rollwright.core.errors import BoardError
from rollwright.core.files import FileInUse, FileLock
from rollwright.core.knowledge import BotKnowledge
from rollwright.core.setup import Setup
from rollwright.games.ring_and_route.bots.compressed import TURNS, file_name
from rollwright.games.ring_and_route.bots.knowledge import needs_tables, newest_knowledge
from rollwright.games.ring_and_route.bots.making.solve import cheaper, is_prepared, prepare
from rollwright.games.ring_and_route.bots.printed import (
    PrintedPaper,
    PrintedSide,
    is_shipped,
    printed_paper,
    shipped_papers,
)
from rollwright.games.ring_and_route.bots.solved import PRICES, Recipe, price_of, solved_file, solved_folder
from rollwright.games.ring_and_route.material.sheet import read_sheet

SWITCH = "ROLLWRIGHT_BACKGROUND"
LOCK = ".lock"
DAY = 86400.0
# Of people's own papers
MOST_A_DAY = 12
MOST_KEPT = 6
MOST_VALUES = 250_000_000  # in the tables of a paper: a gigabyte
_started: dict[Path, subprocess.Popen[bytes]] = {}


def growing_knowledge(setup: Setup, level: int) -> BotKnowledge | None:
    """What a level knows now, while its tables may be solved in the background; None on a sheet that has too many
    routes. It is asked for at each decision; what is missing is being made."""
    try:
        if needs_tables(setup, level) and not is_prepared(printed_paper(setup.material), setup.seats):
            start_solving(setup)
        return newest_knowledge(setup, level)
    except BoardError:
        return None


def start_solving(setup: Setup) -> None:
    """Has another process solve the tables of a set-up in the background, unless one is at work, or this program has
    started one before: if that failed, the next would, too."""
    if os.environ.get(SWITCH) == "0":
        return
    paper, seats = printed_paper(setup.material), setup.seats
    lock = lock_file(paper, seats)
    with suppress(OSError):  # a folder that can't be written, somebody at work, no more processes: the game goes on
        if lock not in _started and (is_shipped(paper) or _has_room(paper, seats)):
            lock.parent.mkdir(parents=True, exist_ok=True)
            FileLock(lock).release()
            _started[lock] = _start(json.dumps([seats, *map(_as_record, paper.sides)]))


def _has_room(paper: PrintedPaper, seats: int) -> bool:
    """Whether a paper of somebody's own may be solved now; OSError while another one is."""
    values = 2 * sum(side.states(seats) for side in paper.sides)
    today = [lock for lock in _own_locks() if lock.stat().st_mtime > time() - DAY]
    if values > MOST_VALUES or len(today) >= MOST_A_DAY:
        return False
    if _own_lock().parent.is_dir():
        FileLock(_own_lock()).release()
    return True


def _own_locks() -> list[Path]:
    """The files that were locked while papers of people's own were solved, the oldest first."""
    shipped = {lock_file(paper, seats) for paper in shipped_papers() for seats in PRICES}
    found = set(solved_folder().glob(f"*{LOCK}")) - shipped - {_own_lock()}
    return sorted(found, key=lambda lock: lock.stat().st_mtime)


def _own_lock() -> Path:
    """The file that is locked while any paper of somebody's own is solved."""
    return solved_folder() / f"own{LOCK}"


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
        if is_shipped(paper):
            prepare(paper, seats, workers=1)
            return
        with FileLock(_own_lock()):
            prepare(paper, seats, workers=1)
            _make_room(paper, seats)


def _make_room(paper: PrintedPaper, seats: int) -> None:
    """Notes which files are a paper's, and removes those of older papers."""
    usual = Recipe(paper, seats, price_of(paper, seats))
    made = [solved_file(usual), solved_file(cheaper(usual)), solved_folder() / file_name(TURNS, paper, seats)]
    lock_file(paper, seats).write_text("\n".join(file.name for file in made), "utf-8")
    for lock in _own_locks()[:-MOST_KEPT]:
        for name in lock.read_text("utf-8").split():
            (solved_folder() / Path(name).name).unlink(missing_ok=True)
        lock.unlink(missing_ok=True)


def lock_file(paper: PrintedPaper, seats: int) -> Path:
    """The file that is locked while tables are solved in the background."""
    return solved_file(Recipe(paper, seats, price_of(paper, seats))).with_suffix(LOCK)


def _as_record(side: PrintedSide) -> list[object]:
    return [side.sheet.as_record(), dict(side.dice), side.number_points]


def _from_record(record: list[object]) -> PrintedSide:
    sheet, dice, points = record
    assert isinstance(dice, dict)
    assert isinstance(points, list)
    return PrintedSide(read_sheet(sheet), dice, tuple(points))


if __name__ == "__main__":
    work(sys.argv[1])
