"""Plays many simulated games: `make simulate-servers SEEDS=100000`, or finds the planted faults.

`python -m simulation.campaign --seed 17` repeats one; a failing one is made smaller before it is printed. With
`--kept FILE` a campaign that was broken off goes on: the file has a line for each block of seeds that was played.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from msgspec.json import decode, encode

from simulation.planted import PLANTED
from simulation.server import Parts
from simulation.shrink import Shrinker
from simulation.virtual import virtual_modules
from simulation.world import Outcome, simulate

BLOCK = 50  # seeds that a process plays at once
WITHIN = 2000  # seeds in which a planted fault must be found


@dataclass
class Figures:
    """What came out of some seeds."""

    games: int = 0
    steps: int = 0
    entries: int = 0
    acknowledgements: int = 0
    faults: Counter[str] = field(default_factory=Counter)  # that were made to happen, by kind
    failed: list[int] = field(default_factory=list)  # seeds

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.steps += outcome.steps
        self.entries += outcome.entries
        self.acknowledgements += outcome.acknowledgements
        self.faults.update(fault.partition(":")[0] for fault in outcome.faults)
        if outcome.violation:
            self.failed.append(outcome.plan.seed)

    def add_all(self, other: Figures) -> None:
        self.games += other.games
        self.steps += other.steps
        self.entries += other.entries
        self.acknowledgements += other.acknowledgements
        self.faults += other.faults
        self.failed += other.failed

    def __str__(self) -> str:
        faults = ", ".join(f"{kind} {times}" for kind, times in sorted(self.faults.items()))
        return (
            f"{self.games} games, {self.steps} steps, {self.entries} entries, "
            f"{self.acknowledgements} acknowledgements\nfaults: {faults}\n{len(self.failed)} divergences"
        )


def play(seeds: Sequence[int]) -> Figures:
    """Plays seeds one after the other."""
    figures = Figures()
    with virtual_modules():
        for seed in seeds:
            figures.add(simulate(seed))
    return figures


def describe(seed: int, parts: Parts | None = None) -> str:
    """A failing run and the smallest one that was found, as text."""
    with virtual_modules():
        failed = simulate(seed, parts)
        shrinker = Shrinker(parts or Parts())
        small = shrinker.shrink(failed)
    return (
        f"seed {failed.plan.seed}: {failed.violation}\n"
        f"  {len(failed.faults)} faults; after {shrinker.runs} smaller runs: {small.plan.servers} servers, "
        f"{small.plan.people} people, {small.plan.watchers} watchers, {len(small.faults)} faults\n"
        f"  {small.violation}\n  {', '.join(small.faults)}"
    )


def find(name: str, most: int = WITHIN) -> Outcome | None:
    """The first seed that shows a planted fault."""
    with PLANTED[name].parts() as parts, virtual_modules():
        for seed in range(most):
            outcome = simulate(seed, parts)
            if outcome.violation:
                return outcome
    return None


def _find_all(jobs: int) -> bool:
    with ProcessPoolExecutor(jobs) as pool:
        searches = {pool.submit(find, name): name for name in PLANTED}
        for search in as_completed(searches):
            found = search.result()
            words = "not found" if found is None else f"seed {found.plan.seed}: {found.violation}"
            print(f"{searches[search]}: {words}", flush=True)
    return all(search.result() for search in searches)


class Kept:
    """What was played before, in a file, if there is to be one: a line for each block."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        lines = path.read_bytes().splitlines() if path is not None and path.exists() else []
        told: dict[int, Any] = dict(map(decode, lines))
        self.blocks = {first: Figures(**{**of, "faults": Counter(of["faults"])}) for first, of in told.items()}

    def add(self, first: int, figures: Figures) -> None:
        self.blocks[first] = figures
        if self._path is not None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("ab") as file:
                file.write(encode((first, figures)) + b"\n")


def _blocks(seeds: range, kept: Kept) -> Iterator[range]:
    """Those that have not been played."""
    for first in range(seeds.start, seeds.stop, BLOCK):
        if first not in kept.blocks:
            yield range(first, min(first + BLOCK, seeds.stop))


def _begin_playing() -> None:
    gc.freeze()
    gc.set_threshold(50_000, 20)  # a game leaves little behind


def _play_all(seeds: range, jobs: int, kept: Kept) -> Figures:
    blocks = list(_blocks(seeds, kept))
    with ProcessPoolExecutor(jobs, initializer=_begin_playing) as pool:
        for number, (block, figures) in enumerate(zip(blocks, pool.map(play, blocks), strict=True), start=1):
            kept.add(block.start, figures)
            for seed in figures.failed:
                print(describe(seed), flush=True)
            if number % 20 == 0:
                print(f"{number} of {len(blocks)} blocks", flush=True)
    total = Figures()
    for figures in kept.blocks.values():
        total.add_all(figures)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, help="only this one")
    parser.add_argument("--planted", action="store_true", help="finds the planted faults instead")
    parser.add_argument("--kept", type=Path, metavar="FILE", help="goes on from there")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    began = time.perf_counter()
    if given.planted:
        sys.exit(not _find_all(given.jobs))
    first, seeds = (given.first, given.seeds) if given.seed is None else (given.seed, 1)
    figures = _play_all(range(first, first + seeds), given.jobs, Kept(given.kept))
    print(f"{figures}\n{time.perf_counter() - began:.0f} s")
    sys.exit(bool(figures.failed))


if __name__ == "__main__":
    main()
