"""How fast the kernels are, next to the same games in C and to OpenSpiel's C++ games in the same run. Rates are per CPU
second; ratios count.

    python -m benchmarks.speed --peers PYTHON [--rounds 5] [--seconds 1.0]

`PYTHON` is the interpreter of an environment with open_spiel (`make bench` makes one). In every round each contestant
plays for a while, one after the other on one core; a ratio is formed within the round, and the median of the rounds
is reported. A decision is a non-chance choice, uniformly random among the legal ones.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from statistics import median
from typing import Any

import numpy as np
from benchmarks.c_games import is_written, play_in_c, play_in_kernel
from benchmarks.comparison import Child, Rates, Targets, medians, play_rounds, print_rates, print_ratios, ratios

import rollwright
from rollwright.core.batch import Batch
from rollwright.core.game_type import GameType
from rollwright.core.setup import Setup
from rollwright.kernel import loops, stream

GAMES = rollwright.game_names()
TARGETS: Targets = {
    ("diceland", "pig"): 5.0,
    ("diceland", "backgammon"): 300.0,
    ("ring-and-route", "pig"): 2.0,
    ("ring-and-route", "backgammon"): 100.0,
    ("diceland, batch of 8192", "pig"): 1.5,
    ("ring-and-route, batch of 8192", "pig"): 1.5,
    ("diceland", "diceland in C"): 1.0,
    ("ring-and-route", "ring-and-route in C"): 1.0,
}
BATCH = 8192


def setup_of(kind: GameType) -> Setup:
    """Two seats, the first two boards or both sheets."""
    names = kind.material.pieces_in()
    return kind.set_up(pieces=(names[0], names[2] if len(names) > 2 else names[1]))


def player(kind: GameType, way: Callable[..., Callable[[int, int], Any]] = play_in_kernel) -> Callable[[int, int], int]:
    """Plays random games number start to stop - 1 in the kernel or in C; returns the number of decisions."""
    play = way(kind, setup_of(kind), stream.key_of(1))
    return lambda start, stop: int(play(start, stop)[:, loops.DECISIONS].sum())


def rate(play: Callable[[int, int], int], seconds: float) -> float:
    """Decisions per CPU second."""
    decisions, number = 0, 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        decisions += play(number, number + 500)
        number += 500
    return decisions / spent


def batch_rate(kind: GameType, seconds: float) -> float:
    """Decisions per CPU second of a batch stepped from Python: mask, random choice, step."""
    batch = Batch(kind, setup_of(kind), BATCH, seed=1)
    decisions = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        batch.mask()
        batch.step(batch.sample())
        decisions += int(np.count_nonzero(batch.seats >= 0))
    return decisions / spent


def thread_speedup(play: Callable[[int, int], int], seconds: float) -> float:
    """How much more two threads do than one in the same time on the wall; needs two free cores."""
    games = max(int(rate(play, seconds / 4) * seconds / 400), 2000)

    def wall(threads: int) -> float:
        parts = [(games * part // threads, games * (part + 1) // threads) for part in range(threads)]
        begun = time.perf_counter()
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(lambda part: play(*part), parts))
        return time.perf_counter() - begun

    return wall(1) / wall(2)


def peer_rate(peers: Child, game: str, seconds: float) -> float:
    answer = peers.ask(game=game, seconds=seconds)
    return float(answer["decisions"] / answer["cpu_seconds"])


def one_round(peers: Child, kinds: list[GameType], seconds: float) -> Rates:
    rates = {}
    for kind in kinds:
        rates[kind.name] = rate(player(kind), seconds)
        if is_written(kind):
            rates[f"{kind.name} in C"] = rate(player(kind, play_in_c), seconds)
        rates["pig"] = peer_rate(peers, "pig", seconds)
        rates[f"{kind.name}, batch of {BATCH}"] = batch_rate(kind, seconds)
    rates["backgammon"] = peer_rate(peers, "backgammon", seconds)
    return rates


def starts() -> dict[str, float]:
    """Seconds on the wall from nothing to an answer."""
    simulate = ["-m", "rollwright", "simulate", "diceland", "--games", "1", "--json"]
    commands = {
        "import rollwright": ["-c", "import rollwright"],
        "rollwright --help": ["-m", "rollwright", "--help"],
        "rollwright simulate, compiled before": simulate,
    }
    seconds = {}
    for name, arguments in commands.items():
        times = []
        for _ in range(4):
            begun = time.perf_counter()
            subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
            times.append(time.perf_counter() - begun)
        seconds[name] = median(times[1:])
    return seconds


def print_report(result: dict[str, Any]) -> None:
    print_rates("Decisions", result["decisions per CPU second"])
    print_ratios(result["ratios"], TARGETS)
    print("\nTwo threads to one, wall clock, median")
    for name, value in result["two threads"].items():
        print(f"  {name:42} {value:12.2f}")
    print("\nStarts, seconds on the wall, median")
    for name, value in result["starts"].items():
        print(f"  {name:42} {value:12.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers", required=True, help="a Python that has open_spiel")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU time for each contestant and round")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    kinds = [rollwright.game_type(name) for name in GAMES]
    for kind in kinds:
        player(kind)(0, 1)
        batch_rate(kind, 0.01)
    peers = Child(arguments.peers, "peers.py")
    rounds = play_rounds(arguments.rounds, lambda: one_round(peers, kinds, arguments.seconds))
    result: dict[str, Any] = {"decisions per CPU second": medians(rounds), "ratios": ratios(rounds, TARGETS)}
    result["two threads"] = {
        kind.name: median(thread_speedup(player(kind), 2 * arguments.seconds) for _ in range(arguments.rounds))
        for kind in kinds
    }
    result["starts"] = starts()
    if arguments.json:
        print(json.dumps(result, indent=1))
    else:
        print_report(result)


if __name__ == "__main__":
    main()
