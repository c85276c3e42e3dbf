"""How long the coach takes: for a whole review, for its first figures, and for a hint. One core.

    python -m benchmarks.coach [--games 20] [--seed 1] [--json]

Two-seat games of greedy and planner, whose mistakes are worth a review, and of experts. Times are of this process, on
the wall and as CPU time, with machine code and tables loaded. A review at a table has no more to do.

For comparison: encore-game, a coach for a related game, publishes 4.2 s per reviewed decision (its README).
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

import rollwright
from rollwright.coach.hint import hint
from rollwright.coach.review import Reviewer
from rollwright.core.game import DICE, Game
from rollwright.core.position import Position
from rollwright.lab.jobs import Job
from rollwright.lab.play import play_game

TABLES = (("greedy", "planner"), ("expert", "expert"))
FIRST_FIGURES = 0.1  # of the account
HINTS_PER_GAME = 5
ENCORE = 4.2  # seconds per decision
Figures = dict[str, Any]


def timed(work: Callable[[], object]) -> tuple[float, float]:
    """Seconds on the wall and of the processor."""
    wall, cpu = time.perf_counter(), time.process_time()
    work()
    return time.perf_counter() - wall, time.process_time() - cpu


def whole(game: Game) -> None:
    reviewer = Reviewer(game)
    for _ in reviewer.steps():
        pass
    reviewer.review()


def first_figures(game: Game) -> None:
    """What a page can show at first: the account of the first events."""
    reviewer = Reviewer(game)
    for done in reviewer.steps():
        if done >= FIRST_FIGURES:
            break
    reviewer.review()


def hints(game: Game) -> list[tuple[float, float]]:
    decided = [event for event, (who, _) in enumerate(game.events) if who != DICE]
    found = []
    for event in decided[:: max(1, len(decided) // HINTS_PER_GAME)]:
        position = Position(game.kind, game.setup, state=game.earlier(event))
        seat = int(game.events[event][0])
        found.append(timed(partial(hint, position, seat)))
    return found


def summary(times: list[tuple[float, float]]) -> Figures:
    wall, cpu = sorted(each[0] for each in times), sorted(each[1] for each in times)
    return {"median": median(wall), "most": wall[-1], "cpu_median": median(cpu), "cpu_most": cpu[-1]}


def measure(name: str, bots: tuple[str, str], games: int, seed: int) -> Figures:
    job = Job(name, bots, games + 1, seed=seed)
    whole(play_game(job, 0))  # compiles and loads
    hints(play_game(job, 0))
    played = [play_game(job, number) for number in range(1, games + 1)]
    decisions = sum(sum(who != DICE for who, _ in game.events) for game in played) / games
    reviews = [timed(partial(whole, game)) for game in played]
    return {
        "game": name,
        "bots": bots,
        "moves": decisions,
        "review": summary(reviews),
        "first figures": summary([timed(partial(first_figures, game)) for game in played]),
        "hint": summary([each for game in played for each in hints(game)]),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", nargs="*", default=rollwright.game_names())
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = [measure(name, bots, options.games, options.seed) for name in options.kinds for bots in TABLES]
    if options.json:
        print(json.dumps(found, indent=1))
        return 0
    for figures in found:
        print(f"{figures['game']}, {' against '.join(figures['bots'])}: {figures['moves']:.0f} moves per game")
        for what in ("review", "first figures", "hint"):
            times = figures[what]
            print(
                f"  {what}: median {times['median']:.3f} s, most {times['most']:.3f} s"
                f" (CPU {times['cpu_median']:.3f} s, {times['cpu_most']:.3f} s)"
            )
    print(f"encore-game (published): {ENCORE} s per decision")
    return 0


if __name__ == "__main__":
    sys.exit(main())
