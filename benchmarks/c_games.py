"""Random play in C, written by hand (`c/`), compiled by the system's compiler: what the kernels are measured against.

    python -m benchmarks.c_games [--games 100000]

compares the results of that many games with the kernel's, game by game.
"""

from __future__ import annotations

import argparse
import ctypes
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

import rollwright
from rollwright.core.game_type import GameType
from rollwright.core.setup import Setup
from rollwright.kernel import loops, stream

FOLDER = Path(__file__).with_name("c")
COMMAND = ("cc", "-O3", "-march=native", "-shared", "-fPIC")
Rows = np.ndarray[Any, np.dtype[np.int64]]


def is_written(kind: GameType) -> bool:
    """Whether there is a program in C for a game."""
    return _source(kind).exists()


def _source(kind: GameType) -> Path:
    return FOLDER / f"{kind.name.replace('-', '_')}.c"


@cache
def _library(kind: GameType) -> ctypes.CDLL:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.so"
        subprocess.run([*COMMAND, "-o", str(file), str(_source(kind))], check=True)
        return ctypes.CDLL(str(file))


def play_in_c(kind: GameType, setup: Setup, key: int) -> Callable[[int, int], Rows]:
    """Plays random games number start to stop - 1 of a run in C; returns a row of results for each."""
    numbers = np.ctypeslib.ndpointer(np.int64, flags="C_CONTIGUOUS")
    function = _library(kind).play_games
    function.argtypes, function.restype = [numbers, *[ctypes.c_int64] * 3, numbers], None
    facts = np.array(setup.facts, dtype=np.int64)

    def play(start: int, stop: int) -> Rows:
        rows = np.zeros((stop - start, loops.ROW), dtype=np.int64)
        function(facts, key, start, stop, rows)
        return rows

    return play


def play_in_kernel(kind: GameType, setup: Setup, key: int) -> Callable[[int, int], Rows]:
    """The same in the compiled kernel."""
    facts, bots = np.array(setup.facts, dtype=np.int64), np.zeros(setup.seats, dtype=np.int64)

    def play(start: int, stop: int) -> Rows:
        rows = np.zeros((stop - start, loops.ROW), dtype=np.int64)
        state = np.zeros(kind.kernel.STATE_SIZE, dtype=np.int64)
        out = np.zeros(kind.builds.scratch, dtype=np.int64)
        kind.builds.compiled.play_games(facts, setup.seats, key, start, stop, bots, state, out, rows.reshape(-1))
        return rows

    return play


def differing(kind: GameType, seats: int, games: int, seed: int) -> int:
    """How many of these games end differently in C and in the kernel."""
    names = kind.material.pieces_in()
    setup = kind.set_up(pieces=tuple(names[(seed + 3 * seat) % len(names)] for seat in range(seats)))
    key = stream.key_of(seed)
    rows = [play(kind, setup, key)(0, games) for play in (play_in_c, play_in_kernel)]
    return int((rows[0] != rows[1]).any(axis=1).sum())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000, help="for each game and number of seats")
    games, found = parser.parse_args().games, 0
    for kind in filter(is_written, map(rollwright.game_type, rollwright.game_names())):
        for seats in range(1, 5):
            differ = differing(kind, seats, games, seats)
            found += differ
            print(f"{kind.name}, {seats} seats: {games:,} games, {differ} differ")
    sys.exit(found > 0)


if __name__ == "__main__":
    main()
