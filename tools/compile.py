"""Compiles what tests need, on all cores, so that test processes don't all compile the same."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from rollwright import game_names, review
from rollwright.core.batch import Batch
from rollwright.core.errors import OptionError
from rollwright.core.opponents import Opponent
from rollwright.core.registry import game_type
from rollwright.kernel import level_deciders
from rollwright.lab.dataset import write_dataset
from rollwright.lab.jobs import Job
from rollwright.lab.play import play_game
from rollwright.lab.simulate import simulate
from rollwright.lab.tournament import Plan, play_tournament


def compile_levels(name: str) -> None:
    job = Job(name, ("novice", "planner"), games=1, seed=1)
    play_tournament(Plan(name, job.bots, games=2, seed=1), workers=1)
    play_game(job, 0)
    compile_loops(job)
    Batch(job.kind, job.setup_of(0), 1, opponents=[Opponent(level_deciders.NOVICE)])


def compile_training(name: str) -> None:
    with suppress(OptionError):  # most games have none
        training = game_type(name).bots.training()
        training.learn(training.recipe(batches=1))


def compile_rules(name: str) -> None:
    job = Job(name, ("random", "greedy"), games=1, seed=1)
    compile_loops(job)
    batch = Batch(job.kind, job.setup_of(0), 1)
    batch.mask()
    batch.observe()
    batch.step_and_observe(batch.sample())


def compile_loops(job: Job) -> None:
    simulate(job, workers=1)
    with TemporaryDirectory() as folder:
        write_dataset(job, Path(folder) / "games", workers=1)


def compile_coach(name: str) -> None:
    """A review of random moves, some of which are mistakes, so that they are played on."""
    record = play_game(Job(name, ("random", "random"), games=1, seed=1), 0).record()
    review({field: value for field, value in record.items() if field != "result"} | {"events": record["events"][:60]})


def compile_solver(name: str) -> None:
    with suppress(OptionError):
        game_type(name).bots.solving().compile_ahead()


def main() -> int:
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as processes:
        longest_first = (compile_levels, compile_coach, compile_training, compile_rules, compile_solver)
        for done in [processes.submit(work, name) for work in longest_first for name in game_names()]:
            done.result()
    return 0


if __name__ == "__main__":
    sys.exit(main())
