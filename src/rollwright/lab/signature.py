"""One number for the behaviour of all games, which changes when a legal move, a score or a result does.

python -m rollwright.lab.signature [--plain] [--threads N]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

from rollwright.core.dice import draws_of
from rollwright.core.game_type import GameType
from rollwright.core.registry import game_names, game_type
from rollwright.core.setup import MOST_SEATS, Setup
from rollwright.kernel import stream
from rollwright.kernel.fingerprint import NOTE

GAMES = 60  # for each game and number of seats
_SEED = 2


def signature(plain: bool = False, threads: int = 1) -> int:
    """The signature of all games: the same number plain and compiled, on any number of threads."""
    number = stream.key_of(_SEED)
    for name in game_names():
        for seats in range(1, MOST_SEATS + 1):
            number = stream.mix(number ^ _of_table(game_type(name), seats, plain, threads))
    return number


def _of_table(kind: GameType, seats: int, plain: bool, threads: int) -> int:
    setup = kind.set_up(seats=seats, draw=draws_of(seats))
    bounds = [GAMES * part // threads for part in range(threads + 1)]
    parts = list(pairwise(bounds))
    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(_part(kind, setup, plain), parts)) & stream.MASK


def _part(kind: GameType, setup: Setup, plain: bool) -> Callable[[tuple[int, int]], int]:
    def fingerprint(part: tuple[int, int]) -> int:
        written = (numbers([0] * size) for size in (kind.kernel.STATE_SIZE, kind.builds.scratch, NOTE))
        return int(namespace.fingerprint(facts, setup.seats, _SEED, *part, *written))

    namespace = kind.builds.plain if plain else kind.builds.compiled
    numbers: Callable[[Any], Any] = list if plain else _array
    facts = numbers(setup.facts)
    return fingerprint


def _array(values: Any) -> Any:
    import numpy as np

    return np.array(values, dtype=np.int64)


def main() -> None:
    """Prints the signature: `python -m rollwright.lab.signature`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plain", action="store_true", help="without compiling")
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    print(signature(arguments.plain, arguments.threads))


if __name__ == "__main__":
    main()
