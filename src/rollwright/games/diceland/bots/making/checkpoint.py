"""Checkpoints: a run of learning so far, in a file that it can go on from."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from rollwright.core.files import whole_file
from rollwright.games.diceland.bots.making.learner import CurvePoint, Learner
from rollwright.games.diceland.bots.making.practice import Batch


class CheckpointError(Exception):
    """A file that is no checkpoint of this run: of another recipe, or damaged."""


def save_checkpoint(learner: Learner, path: Path) -> None:
    """Writes the checkpoint of a run of learning: network, last batches and curve."""
    network = learner.network
    arrays: dict[str, Any] = {}
    for i in range(len(network.layers)):
        arrays |= {f"layers{i}": network.layers[i], f"first{i}": network.slopes[i], f"second{i}": network.squares[i]}
    for i, batch in enumerate(learner.recent):
        arrays |= {f"seen{i}": batch.features, f"targets{i}": batch.targets, f"whole{i}": batch.after_first_turn}
    with whole_file(path) as file:
        np.savez_compressed(
            file,
            scale=network.scale,
            counts=[network.steps, learner.batch],
            curve=np.array([(point.batch, point.turns, point.error) for point in learner.curve]),
            recipe=repr(asdict(learner.recipe)),
            **arrays,
        )


def load_checkpoint(learner: Learner, path: Path) -> None:
    """Puts a learner that has just begun where the run was; CheckpointError if the file isn't a part of its run."""
    try:
        with path.open("rb") as file, np.load(file) as stored:
            _load(learner, stored)
    except OSError:
        raise
    except Exception as error:  # NumPy raises many kinds for a file that is damaged
        raise CheckpointError(str(path)) from error


def _load(learner: Learner, stored: Any) -> None:
    if str(stored["recipe"]) != repr(asdict(learner.recipe)):
        raise ValueError(f"another recipe: {stored['recipe']}")
    network = learner.network
    layers = range(len(network.layers))
    network.layers = [stored[f"layers{i}"] for i in layers]
    network.slopes = [stored[f"first{i}"] for i in layers]
    network.squares = [stored[f"second{i}"] for i in layers]
    network.scale = stored["scale"]
    network.steps, learner.batch = (int(number) for number in stored["counts"])
    learner.curve = [CurvePoint(int(batch), turns, error) for batch, turns, error in stored["curve"].tolist()]
    batches = range(sum(name.startswith("seen") for name in stored.files))
    learner.recent = [Batch(stored[f"seen{i}"], stored[f"targets{i}"], stored[f"whole{i}"]) for i in batches]
