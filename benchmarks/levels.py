"""How long the levels take: for a decision, to start, and for a game in the kernel. One core.

    python -m benchmarks.levels [--decisions 10000] [--seed 1] [--compiled] [--json]

Every level plays against itself on dealt boards, at tables of two and four, and is asked as at a table in the terminal:
`bot.choose(game, seat)` of a plain game (`--compiled`: of a compiled one), words and all. Moves that are the only legal
one are played without asking, since they would make the median look better. The machine may be shared, so the figures
are CPU time of this process; time on the wall is given beside it. As with `timeit`, no garbage is collected while a
decision is made, and the first decisions, which compile and load, don't count. They are what a start is: a fresh
process that imports rollwright, sets a table up and decides once, with the machine code in the cache.
"""

from __future__ import annotations

import argparse
import gc
import json
import resource
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import count, islice, product
from statistics import fmean, median
from typing import Any

import rollwright
from rollwright.bots.registry import LEVELS, Bot, make_bot
from rollwright.core.dice import draws_of
from rollwright.core.game import Game
from rollwright.kernel import stream
from rollwright.lab.jobs import Job
from rollwright.lab.simulate import simulate

GAMES = rollwright.game_names()
TABLES = (2, 4)
WARM_UP = 200  # decisions
STARTS = 5
KERNEL_LEVEL, KERNEL_GAMES = "expert", 512
Figures = dict[str, Any]

START = """
import rollwright
from rollwright.bots.registry import make_bot
kind = rollwright.game_type({game!r})
game = rollwright.new_game({game!r}, dice=rollwright.SeededDice(1), pieces=kind.material.deal(2, lambda _: 0))
game.roll()
make_bot({level!r}, 1).choose(game, game.pending[0])
"""


@dataclass(frozen=True)
class Table:
    """Who sits at it, and at which game."""

    game: str
    level: str
    seats: int


def new_game(name: str, seats: int, key: int, compiled: bool) -> Game:
    """On boards dealt by a key."""
    kind = rollwright.game_type(name)
    pieces = kind.material.deal(seats, draws_of(stream.derive(key, 0)))
    options: dict[str, Any] = {kind.material.option: pieces}
    return rollwright.new_game(name, dice=rollwright.SeededDice(key), compiled=compiled, **options)


def decisions(table: Table, seed: int, compiled: bool) -> Iterator[tuple[float, float]]:
    """CPU time and time on the wall of one decision after the other, in game after game."""
    for number in count():
        gc.collect()
        key = stream.derive(stream.key_of(seed), number)
        bots = [make_bot(table.level, stream.word(key, seat)) for seat in range(table.seats)]
        yield from _decisions_of(new_game(table.game, table.seats, key, compiled), bots)


def _decisions_of(game: Game, bots: Sequence[Bot]) -> Iterator[tuple[float, float]]:
    while not game.over:
        if game.awaiting_roll:
            game.roll()
            continue
        seat = game.pending[0]
        legal = game.legal_moves(seat)
        if len(legal) == 1:
            game.play(seat, legal[0])
            continue
        wall, cpu = time.perf_counter(), time.process_time()
        move = bots[seat].choose(game, seat)
        cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
        yield cpu, wall
        game.play(seat, move)


def time_table(table: Table, number: int, seed: int, compiled: bool) -> Figures:
    """Milliseconds per decision."""
    gc.disable()
    try:
        timed = list(islice(decisions(table, seed, compiled), WARM_UP, WARM_UP + number))
    finally:
        gc.enable()
    cpu, wall = ([1000 * each for each in times] for times in zip(*timed, strict=True))
    figures = {"median": median(cpu), "mean": fmean(cpu), "worst": max(cpu)}
    return {**figures, "median wall": median(wall), "worst wall": max(wall)}


def time_start(name: str, level: str) -> Figures:
    """Seconds of a fresh process; the median of some after a first that may have to compile."""
    taken = [_run(START.format(game=name, level=level)) for _ in range(1 + STARTS)][1:]
    return {"cpu": median(cpu for cpu, _ in taken), "wall": median(wall for _, wall in taken)}


def _run(source: str) -> tuple[float, float]:
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, "-c", source], check=True)
    wall, after = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall


def time_kernel_game(level: str, seats: int, games: int, seed: int) -> float:
    """CPU milliseconds of a game of Diceland that is played in the kernel alone."""
    simulate(Job("diceland", (level,) * seats, 1, seed), workers=1)
    begun = time.process_time()
    simulate(Job("diceland", (level,) * seats, games, seed), workers=1)
    return 1000 * (time.process_time() - begun) / games


def measure(games: Sequence[str], levels: Sequence[str], number: int, seed: int, compiled: bool) -> Figures:
    result: Figures = {"decisions": [], "starts": []}
    for table in (Table(*each) for each in product(games, levels, TABLES)):
        result["decisions"].append({**asdict(table), **time_table(table, number, seed, compiled)})
        print(result["decisions"][-1], file=sys.stderr)
    for name, level in product(games, levels):
        result["starts"].append({"game": name, "level": level, **time_start(name, level)})
    if KERNEL_LEVEL in levels and "diceland" in games:
        result["kernel"] = {seats: time_kernel_game(KERNEL_LEVEL, seats, KERNEL_GAMES, seed) for seats in TABLES}
    return result


def print_report(result: Figures, number: int) -> None:
    print(f"Milliseconds of CPU time per decision, {number:,} decisions each (on the wall in brackets)")
    for row in result["decisions"]:
        median_, worst = (f"{row[what]:9.3f} ({row[what + ' wall']:9.3f})" for what in ("median", "worst"))
        where = f"{row['game']:16}{row['level']:10}{row['seats']} seats"
        print(f"  {where}   median {median_}   mean {row['mean']:9.3f}   worst {worst}")
    print("\nSeconds of CPU time from nothing to the first decision, median (on the wall in brackets)")
    for row in result["starts"]:
        print(f"  {row['game']:16}{row['level']:10}{row['cpu']:6.2f} ({row['wall']:.2f})")
    for seats, milliseconds in result.get("kernel", {}).items():
        print(f"\nA game of Diceland of {seats} seats of level {KERNEL_LEVEL} in the kernel: {milliseconds:.2f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--levels", nargs="+", default=LEVELS)
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compiled", action="store_true", help="games whose rules run as machine code")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    result = measure(given.games, given.levels, given.decisions, given.seed, given.compiled)
    if given.json:
        print(json.dumps(result, indent=1))
    else:
        print_report(result, given.decisions)


if __name__ == "__main__":
    main()
