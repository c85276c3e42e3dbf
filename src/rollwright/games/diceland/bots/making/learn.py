"""Learning the value function by self-play on invented boards: TD(λ) with a small network.

Games are played in batches. While one is played with the weights so far, on all cores, the network learns from the
batches before it. What comes out depends on the recipe only; an interrupted run goes on from its checkpoint.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from rollwright.core.files import whole_file
from rollwright.games.diceland.bots.making.checkpoint import CheckpointError, load_checkpoint, save_checkpoint
from rollwright.games.diceland.bots.making.learner import CurvePoint, Learner
from rollwright.games.diceland.bots.making.practice import finish_batch, start_batch
from rollwright.games.diceland.bots.making.recipe import Recipe, recipe
from rollwright.games.diceland.bots.weights import first_guess

__all__ = ["CheckpointError", "CurvePoint", "Learner", "Progress", "Recipe", "learn", "recipe", "write"]

_WORKERS = 2
Progress = Callable[[CurvePoint], None]


def write(learner: Learner, file: Path) -> None:
    """What learning ends with: writes the weights to a file, in the format of the shipped ones."""
    with whole_file(file) as opened:
        np.save(opened, learner.packed())


def learn(recipe: Recipe, checkpoint: Path | None = None, progress: Progress | None = None, every: int = 10) -> Learner:
    """Learns the weights of the bots by a recipe, or the rest of it if the checkpoint has a part. It is saved `every`
    so many batches."""
    learner = Learner(recipe)
    if checkpoint is not None and checkpoint.exists():
        load_checkpoint(learner, checkpoint)
    with ThreadPoolExecutor(_WORKERS) as pool:
        while learner.batch < recipe.batches:
            weights = learner.packed() if learner.batch >= recipe.warm else first_guess()
            parts = start_batch(pool, recipe, learner.batch, weights)
            learner.improve()
            learner.take(finish_batch(parts))
            if checkpoint is not None and (learner.batch % every == 0 or learner.batch == recipe.batches):
                save_checkpoint(learner, checkpoint)
            if progress is not None:
                progress(learner.curve[-1])
        learner.improve()
    return learner
