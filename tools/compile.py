"""Compiles what most tests need, one process for each game, before test processes would all compile the same."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from rollwright import game_names
from rollwright.lab.simulate import Job, simulate
from rollwright.lab.tournament import Plan, play_tournament


def compile_game(name: str) -> None:
    simulate(Job(name, ("random", "greedy"), games=1, seed=1), workers=1)
    play_tournament(Plan(name, ("novice", "planner"), games=2, seed=1), workers=1)


def main() -> int:
    names = game_names()
    with ProcessPoolExecutor(len(names), get_context("spawn")) as processes:
        list(processes.map(compile_game, names))
    return 0


if __name__ == "__main__":
    sys.exit(main())
