"""How much one and two servers on one PostgreSQL carry: moves per second of the CPU of servers and database together.

    PYTHONPATH=tests python -m benchmarks.server.shared [--quick] [--rounds 3] [--seconds 8] [--tables 50 500 5000]

Two servers are measured twice. The people of a table are *together* if a proxy keeps them so (`hash`). They are *apart*
if each is at another server, which is the hardest case: every move has to reach the other server by way of the
database, and both servers carry the table. A move counts until the other person's socket has its news. PostgreSQL is
one that the command starts itself, as it comes, with everything synced to disk (`fsync`, `synchronous_commit`). Ratios
are formed within a round; medians of all rounds are reported. Linux only.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.server import servers
from benchmarks.server.figures import FIGURES, Load

from support.postgresql import Cluster, cluster

TABLES = (50, 500, 5000)
PACED = Load(500, pace=300)
ONE, TOGETHER, APART = "1", "2, together", "2, apart"
PLACES = (ONE, TOGETHER, APART)
MOST_APART = 0.15  # of the cost per move
PATIENCE = 600.0
MEASURED = (*FIGURES, "database")
ROW = "{:<28}{:>13}{:>13}{:>10}{:>10}{:>9}{:>9}{:>6}"


def measure(database: Cluster, load: Load, place: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """One load on fresh servers, and a fresh database."""
    first_process = int(database.sql("SELECT split_part(pg_read_file('postmaster.pid'), chr(10), 1)"))
    with servers.on_database(database.new_database(), 1 if place == ONE else 2) as running:
        first, *others = running
        how = {"seconds": arguments.seconds, "warm": arguments.warm, "game": arguments.game, "apart": place == APART}
        places = {**first._asdict(), "others": [other._asdict() for other in others], "database": first_process}
        wanted = json.dumps({"who": "ours", **places, **asdict(load), **how})
        command = [sys.executable, "-m", "benchmarks.server.load", wanted]
        told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, timeout=PATIENCE).stdout
    return {"load": load.name, "tables": load.tables, "pace": load.pace, "servers": place, **json.loads(told)}


def print_head() -> None:
    print(ROW.format("", "servers", "moves/CPU s", "moves/s", "database", "p50 ms", "p99 ms", "MB"))


def print_row(row: dict[str, Any]) -> None:
    times = f"{row['p50']:.1f}", f"{row['p99']:.1f}"
    share, memory = f"{row['database']:.0%}", f"{row['memory']:.0f}"
    rates = f"{row['per_cpu']:,.0f}", f"{row['per_second']:,.0f}"
    print(ROW.format(row["load"], row["servers"], *rates, share, *times, memory), flush=True)


def medians(rounds: Sequence[Sequence[dict[str, Any]]]) -> list[dict[str, Any]]:
    """Each row with the medians of its figures."""
    return [
        {**same[0], **{figure: median(row[figure] for row in same) for figure in MEASURED}}
        for same in zip(*rounds, strict=True)
    ]


def print_medians(rounds: Sequence[Sequence[dict[str, Any]]]) -> None:
    print(f"\nmedians of {len(rounds)}")
    print_head()
    for row in medians(rounds):
        print_row(row)
    print_verdict(rounds)


def print_verdict(rounds: Sequence[Sequence[dict[str, Any]]]) -> None:
    """Whether a move costs the same however many tables and servers there are, and what it costs to be apart."""
    costs = [{_key(row): 1e6 / row["per_cpu"] for row in rows} for rows in rounds]
    loads = [*((tables, None) for tables in TABLES), (PACED.tables, PACED.pace)]
    pairs = [((*load, ONE), (*load, place)) for load in loads for place in (TOGETHER, APART)]
    pairs += [((500, None, place), (5000, None, place)) for place in PLACES]
    for one, other in pairs:
        if one in costs[0] and other in costs[0]:
            ratios = [cost[other] / cost[one] for cost in costs]
            word = "flat" if abs(median(ratios) - 1) <= MOST_APART else "NOT FLAT"
            each = ", ".join(f"{ratio:.2f}" for ratio in sorted(ratios))
            print(f"{_named(one)}, {_named(other)}: a move costs {median(ratios):.2f} times ({each}), {word}")


def _key(row: dict[str, Any]) -> tuple[int, int | None, str]:
    return row["tables"], row["pace"], row["servers"]


def _named(key: tuple[int, int | None, str]) -> str:
    tables, pace, place = key
    return f"{Load(tables, pace).name} ({place})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8.0, help="that each load lasts")
    parser.add_argument("--warm", type=int, default=3000, help="moves before anything is measured")
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES)
    parser.add_argument("--servers", nargs="+", choices=PLACES, default=PLACES)
    parser.add_argument("--game", default="diceland")
    parser.add_argument("--quick", action="store_true", help="one round of 3 seconds each")
    parser.add_argument("--json", metavar="FILE", help="write all figures, round by round")
    arguments = parser.parse_args()
    if arguments.quick:
        arguments.rounds, arguments.seconds, arguments.warm = 1, 3.0, 1000
    loads = [*(Load(tables) for tables in arguments.tables), *([PACED] if PACED.tables in arguments.tables else [])]
    rounds: list[list[dict[str, Any]]] = []
    print_head()
    with cluster(durable=True) as database:
        for _ in range(arguments.rounds):
            rounds.append([])
            for load, place in product(loads, arguments.servers):
                rounds[-1].append(measure(database, load, place, arguments))
                print_row(rounds[-1][-1])
    print_medians(rounds)
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(rounds, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
