"""Tables that are solved beside a game, by a process of low priority, for those who play on.

At a real table nobody waits for tables: a level plays with what there is (`minds.py`) and takes the exact tables from
the first decision on at which they are ready. One process makes the tables of a paper, also if several games need
them; it goes on when the game is left, which takes a minute or two. `ROLLWRIGHT_BACKGROUND=0` keeps it from starting.

Simulations must not depend on what happens to be solved; they solve first (`minds.mind_of`).
"""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from rollwright.core.knowledge import Mind
from rollwright.core.setup import Setup
from rollwright.games.ring_and_route.bots import knowledge
from rollwright.games.ring_and_route.bots.making.solve import Printed, paper_file
from rollwright.games.ring_and_route.material.sheet import read_sheet

SWITCH = "ROLLWRIGHT_BACKGROUND"
SILENT = 60.0  # seconds after which whoever makes a table is taken to have died
_started: dict[Path, object] = {}


def newest_mind(setup: Setup, level: int) -> Mind:
    """What a level knows by now; asked for again at each decision, it grows."""
    if level in knowledge.LEVELS_WITH_TABLES and not knowledge.is_ready(setup):
        start_solving(setup)
    return knowledge.newest_of(setup, level)


def start_solving(setup: Setup) -> None:
    """Has the tables of a set-up made by another process, unless one is at it, or was and failed."""
    if os.environ.get(SWITCH) == "0":
        return
    sides, seats = knowledge.sides_of(setup), setup.seats
    sign = _sign(sides, seats)
    with suppress(OSError):  # a cache folder that can't be written, or no more processes: the game goes on without
        if sign not in _started and _claim(sign):
            _started[sign] = _run(json.dumps([seats, *(_as_record(printed) for printed in sides)]))


def _run(task: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "rollwright.games.ring_and_route.bots.making.solve_beside", task],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # a key that stops the game doesn't stop it
    )


def work(task: str) -> None:
    """What that process does."""
    seats, *records = json.loads(task)
    one, two = (_from_record(record) for record in records)
    sign = _sign((one, two), seats)
    if hasattr(os, "nice"):
        os.nice(19)

    def go_on(part: float) -> None:
        if _age(sign) > SILENT / 10:
            sign.touch()

    try:
        knowledge.solve_sides((one, two), seats, 1, go_on)
    finally:
        sign.unlink(missing_ok=True)


# The sign that somebody is at work: a file that is touched again and again


def _sign(sides: tuple[Printed, Printed], seats: int) -> Path:
    return paper_file(sides, seats, knowledge.PRICES[seats]).with_suffix(".busy")


def _claim(sign: Path) -> bool:
    """Whether nobody is at work; from now on we are."""
    if _age(sign) > SILENT:
        sign.unlink(missing_ok=True)
    sign.parent.mkdir(parents=True, exist_ok=True)
    try:
        sign.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def _age(sign: Path) -> float:
    """Seconds since the last sign of life."""
    try:
        return time.time() - sign.stat().st_mtime
    except FileNotFoundError:
        return math.inf


def _as_record(printed: Printed) -> list[object]:
    return [printed.sheet.as_record(), dict(printed.dice), printed.number_points]


def _from_record(record: list[object]) -> Printed:
    sheet, dice, points = record
    assert isinstance(dice, dict)
    assert isinstance(points, list)
    return Printed(read_sheet(sheet), dice, tuple(points))


if __name__ == "__main__":
    work(sys.argv[1])
