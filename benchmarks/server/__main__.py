"""How much one server carries, next to a boardgame.io server in the same run. Ratios count.

    python -m benchmarks.server [--quick] [--rounds 3] [--seconds 8] [--warm 3000] [--game diceland] [--json FILE]
        [--before CHECKOUT]

Ours appends every move to a SQLite file on the disk, for good, before it is acknowledged; the peer keeps its matches in
memory. In every round each load is put on a fresh server of ours, then on one of the peer's, by the same people: they
sit at tables of two, and take the first legal move. Nothing is measured before each server has carried out some moves
(`--warm`), so that V8 has compiled what is hot. A ratio is formed within the round; medians are reported. With
`--before`, an earlier version in another folder is measured in the same run. The peer is installed by
`make bench-server`. Linux only, since the figures come from /proc.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import asdict
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.server import servers
from benchmarks.server.figures import FIGURES, Load, compare

LOADS = [Load(1), Load(50), Load(500), Load(500, pace=500)]
LEAST_RATIO = 2.0  # of moves per second of CPU, under every load
LEAST_OF_BEFORE = 0.95  # of the same
MANY = 500  # tables from which on memory per socket says something
PATIENCE = 300.0


def contestants(arguments: argparse.Namespace) -> dict[str, Callable[[], AbstractContextManager[servers.Running]]]:
    before = {} if arguments.before is None else {"before": partial(servers.ours, checkout=arguments.before)}
    return {"ours": servers.ours, **before, "peer": servers.peer}


def measure(who: str, load: Load, arguments: argparse.Namespace) -> dict[str, Any]:
    """One load on a fresh server."""
    with contestants(arguments)[who]() as server:
        how = {"seconds": arguments.seconds, "warm": arguments.warm, "game": arguments.game}
        wanted = {"who": "peer" if who == "peer" else "ours", **server._asdict(), **asdict(load), **how}
        command = [sys.executable, "-m", "benchmarks.server.load", json.dumps(wanted)]
        told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, timeout=PATIENCE).stdout
        return dict(json.loads(told))


def one_round(load: Load, arguments: argparse.Namespace) -> dict[str, dict[str, Any]]:
    found = {}
    for who in contestants(arguments):
        found[who] = measure(who, load, arguments)
        print(f"  {load.name}, {who}: {found[who]['per_cpu']:,.0f} moves per CPU second", file=sys.stderr)
    return found


def print_report(found: dict[str, dict[str, dict[str, float]]]) -> None:
    for load in LOADS:
        print(f"\n{load.name:36}{'ours':>10}{'peer':>10}{'ratio':>10}")
        for name, figure in FIGURES.items():
            if name == "per_socket" and load.tables < MANY:
                continue
            row = found[load.name][name]
            print(
                f"  {figure.name:34}{row['ours']:>10{figure.form}}{row['peer']:>10{figure.form}}{row['ratio']:>10.2f}"
            )


def print_verdict(found: dict[str, dict[str, dict[str, float]]]) -> None:
    slowest = min(figures["per_cpu"]["ratio"] for figures in found.values())
    paced = found[LOADS[-1].name]["p99"]
    print(f"\nMoves per CPU second at least {LEAST_RATIO:g} times the peer's: {_word(slowest >= LEAST_RATIO)}")
    print(f"p99 below the peer's at {LOADS[-1].pace} moves/s: {_word(paced['ratio'] < 1)}")


def print_before(rounds: dict[str, list[dict[str, dict[str, Any]]]]) -> None:
    for name, each in rounds.items():
        ratios = sorted(found["ours"]["per_cpu"] / found["before"]["per_cpu"] for found in each)
        told = ", ".join(f"{ratio:.2f}" for ratio in ratios)
        word = _word(median(ratios) >= LEAST_OF_BEFORE)
        print(
            f"{name}: moves per CPU second {median(ratios):.2f} of before ({told}), at least {LEAST_OF_BEFORE}: {word}"
        )


def _word(good: bool) -> str:
    return "yes" if good else "NO"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8.0, help="that each load lasts")
    parser.add_argument("--warm", type=int, default=3000, help="moves before anything is measured")
    parser.add_argument("--game", default="diceland", help="the game at our tables")
    parser.add_argument("--quick", action="store_true", help="one round of 3 seconds each")
    parser.add_argument("--json", metavar="FILE", help="write everything that was found, round by round")
    parser.add_argument("--before", type=Path, metavar="CHECKOUT", help="the folder of an earlier version, as well")
    arguments = parser.parse_args()
    if arguments.quick:
        arguments.rounds, arguments.seconds, arguments.warm = 1, 3.0, 1000
    rounds: dict[str, list[dict[str, dict[str, Any]]]] = {load.name: [] for load in LOADS}
    for number in range(arguments.rounds):
        print(f"round {number + 1} of {arguments.rounds}", file=sys.stderr)
        for load in LOADS:
            rounds[load.name].append(one_round(load, arguments))
    found = {name: compare(each) for name, each in rounds.items()}
    print_report(found)
    print_verdict(found)
    if arguments.before:
        print_before(rounds)
    if arguments.json:
        text = json.dumps({"game": arguments.game, "medians": found, "rounds": rounds}, indent=1)
        Path(arguments.json).write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
