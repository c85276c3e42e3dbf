"""Compiles what tests need, one process for each game, so that test processes don't all compile the same."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from rollwright import game_names
from rollwright.core.batch import Batch
from rollwright.core.errors import OptionError
from rollwright.core.game_type import GameType
from rollwright.lab.dataset import write_dataset
from rollwright.lab.jobs import Job
from rollwright.lab.simulate import simulate
from rollwright.lab.tournament import Plan, play_tournament


def compile_game(name: str) -> None:
    """Uses everything once that is compiled when it is first used."""
    job = Job(name, ("random", "greedy"), games=1, seed=1)
    simulate(job, workers=1)
    play_tournament(Plan(name, ("novice", "planner"), games=2, seed=1), workers=1)
    with TemporaryDirectory() as folder:
        write_dataset(job, Path(folder) / "games", workers=1)
    batch = Batch(job.kind, job.setup_of(0), 1)
    batch.mask()
    batch.observe()
    batch.step(batch.sample())
    compile_training(job.kind)
    compile_solver(job.kind)


def compile_training(kind: GameType) -> None:
    with suppress(OptionError):  # most games have none
        training = kind.bots.training()
        training.learn(training.recipe(batches=1))


def compile_solver(kind: GameType) -> None:
    with suppress(OptionError):
        kind.bots.solving().compile_ahead()


def main() -> int:
    names = game_names()
    with ProcessPoolExecutor(len(names), get_context("spawn")) as processes:
        list(processes.map(compile_game, names))
    return 0


if __name__ == "__main__":
    sys.exit(main())
