"""Learning without machine code: a few turns of tiny games, and all that is done with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rollwright.games.diceland.bots.making import learn, learner, practice, self_play

TINY = learn.Recipe(hidden=8, batches=3, tables=1, deals=1, games=1, warm=1)


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "LONGEST", 1)
    practise = practice.PROGRAM.plain().practise

    def with_lists(*records: Any) -> int:
        """Every array as a list, which plain code is much faster with; afterwards the arrays have what was written."""
        listed = [
            type(record)(*(each.tolist() if isinstance(each, np.ndarray) else each for each in record))
            for record in records
        ]
        count = int(practise(*listed))
        for record, lists in zip(records, listed, strict=True):
            for array, numbers in zip(record, lists, strict=True):
                if isinstance(array, np.ndarray):
                    array[:] = numbers
        return count

    class Kernels:
        practise = staticmethod(with_lists)

    monkeypatch.setattr(practice, "compiled_self_play", Kernels)
    monkeypatch.setattr(learner, "_MINIBATCH", 2)
    monkeypatch.setattr(learn, "_WORKERS", 1)


def test_a_run_is_gone_on_with_and_written(tmp_path: Path) -> None:
    told: list[learn.CurvePoint] = []
    whole = learn.learn(TINY, None, told.append)
    assert [point.batch for point in told] == [0, 1, 2]
    checkpoint = tmp_path / "run.npz"

    class Interrupted(Exception):
        pass

    def stop(point: learn.CurvePoint) -> None:
        raise Interrupted

    with pytest.raises(Interrupted):
        learn.learn(TINY, checkpoint, stop, every=1)
    resumed = learn.learn(TINY, checkpoint)
    assert (resumed.packed() == whole.packed()).all()
    learn.write(resumed, tmp_path / "weights.npy")
    assert (np.load(tmp_path / "weights.npy") == whole.packed()).all()
    with pytest.raises(learn.CheckpointError):
        learn.learn(learn.recipe(2, 3), checkpoint)
