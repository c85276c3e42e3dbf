"""Checkpoints of another run, and damaged ones, are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.games.diceland.bots.making import learn
from rollwright.games.diceland.bots.making.checkpoint import save_checkpoint

SMALL = learn.Recipe(hidden=8, batches=4, tables=4, deals=3, games=1, warm=1)


def test_a_checkpoint_of_another_recipe_is_refused(tmp_path: Path) -> None:
    save_checkpoint(learn.Learner(SMALL), tmp_path / "run.npz")
    with pytest.raises(learn.CheckpointError):
        learn.learn(learn.Recipe(), tmp_path / "run.npz")


def test_a_damaged_checkpoint_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.npz"
    save_checkpoint(learn.Learner(SMALL), file)
    whole = file.read_bytes()
    for damaged in (whole[: len(whole) // 2], b"", b"not a checkpoint"):
        file.write_bytes(damaged)
        with pytest.raises(learn.CheckpointError):
            learn.learn(SMALL, file)
