"""Many random games against the oracle: `PYTHONPATH=tests python -m campaigns.oracle --games 50000 --workers 2`.

Half of the games are Diceland, half Ring & Route. Each follows from its number, so it can be played again.
"""

from __future__ import annotations

import argparse
import sys
import time
from multiprocessing import Pool

from oracle.compare import Difference, Tally, compare_game
from support.games import GAMES

CHUNK = 50  # games
FIRST = 1_000_000  # the tests play the numbers from 0 on
Chunk = tuple[str, int, int]
"""A kind of game, the number of the first one and how many."""


def play_chunk(chunk: Chunk) -> tuple[Tally, list[str]]:
    name, first, games = chunk
    tally, differences = Tally(), []
    for number in range(first, first + games):
        try:
            tally.add(compare_game(name, number, compiled=number % 5 > 0))
        except Difference as difference:
            differences.append(str(difference))
        except Exception as error:  # e.g. a move that one side takes and the other refuses
            differences.append(f"{name} game {number}: {error!r}")
    return tally, differences


def chunks(games: int, first: int) -> list[Chunk]:
    each = [games - games // 2, games // 2]
    found = [
        (name, first + begun, min(CHUNK, count - begun))
        for name, count in zip(GAMES, each, strict=True)
        for begun in range(0, count, CHUNK)
    ]
    return sorted(found, key=lambda chunk: chunk[1])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50_000, help="in all, half of each kind")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--first", type=int, default=FIRST, help="number of the first game of each kind")
    options = parser.parse_args()

    total, differences, begun = Tally(), list[str](), time.monotonic()
    with Pool(options.workers) as pool:
        for tally, found in pool.imap_unordered(play_chunk, chunks(options.games, options.first)):
            total.add(tally)
            differences += found
            for text in found:
                print(f"\nDIFFERENCE {text}", flush=True)
            played = total.games.total() + len(differences)
            seconds = time.monotonic() - begun
            print(f"\r{played} of {options.games} games, {seconds:.0f} s", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for name in GAMES:
        print(f"{name}: {total.games[name]} games alike in all of {total.states[name]} states")
    for reason, count in sorted(total.reasons.items()):
        print(f"ended by {reason}: {count}")
    for name in GAMES:
        print(f"shared wins in {name}: {total.shared_wins[name]}")
    print(f"full sheets: {total.full_sheets}")
    print(f"differences: {len(differences)}")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
