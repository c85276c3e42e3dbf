"""Compiles what tests need, one process for each game, before test processes would all compile the same."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from rollwright import game_names
from rollwright.core.batch import Batch
from rollwright.games.diceland.bots.making import learn
from rollwright.games.ring_and_route.bots.making import solve
from rollwright.lab.dataset import write_dataset
from rollwright.lab.jobs import Job
from rollwright.lab.simulate import simulate
from rollwright.lab.tournament import Plan, play_tournament


def compile_game(name: str) -> None:
    job = Job(name, ("random", "greedy"), games=1, seed=1)
    simulate(job, workers=1)
    play_tournament(Plan(name, ("novice", "planner"), games=2, seed=1), workers=1)
    with TemporaryDirectory() as folder:
        write_dataset(job, Path(folder) / "games", workers=1)
    batch = Batch(job.kind, job.setup_of(0), 1)
    batch.look()
    batch.observe()
    batch.step(batch.choose())
    if name in MORE:
        MORE[name]()


def compile_learning() -> None:
    learn.learn(learn.Recipe(hidden=8, batches=1, tables=4, deals=2, games=1))


def compile_solver() -> None:
    """By solving nothing."""
    fractions, numbers = np.zeros(1, np.float32), np.zeros(1, np.int64)
    solve.compiled().solve_classes(numbers, fractions, fractions, 0, 0, fractions, numbers)


MORE = {"diceland": compile_learning, "ring-and-route": compile_solver}  # what some games have beside the kernel


def main() -> int:
    names = game_names()
    with ProcessPoolExecutor(len(names), get_context("spawn")) as processes:
        list(processes.map(compile_game, names))
    return 0


if __name__ == "__main__":
    sys.exit(main())
