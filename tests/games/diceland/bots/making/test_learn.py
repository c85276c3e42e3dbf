"""Learning: a run depends on its recipe only, and what is learned is the value that bots play by."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rollwright.games.diceland.bots import features, weights
from rollwright.games.diceland.bots.making import learn

pytestmark = pytest.mark.compiled
SMALL = learn.Recipe(hidden=8, batches=4, tables=4, deals=3, games=1, warm=1)


def outcome(learner: learn.Learner) -> list[Any]:
    return [learner.packed().tolist(), learner.curve]


def test_an_interrupted_run_ends_like_one_that_was_not(tmp_path: Path) -> None:
    whole = learn.learn(SMALL)
    checkpoint = tmp_path / "run.npz"

    class Interrupted(Exception):
        pass

    def stop(point: learn.CurvePoint) -> None:
        if point.batch == 2:
            raise Interrupted

    with pytest.raises(Interrupted):
        learn.learn(SMALL, checkpoint, stop, every=1)
    assert checkpoint.exists()
    told: list[int] = []
    resumed = learn.learn(SMALL, checkpoint, lambda point: told.append(point.batch), every=1)
    assert told == [3]
    assert outcome(resumed) == outcome(whole)


def test_the_value_is_the_networks() -> None:
    learner = learn.learn(SMALL)
    seen = learner.recent[-1].features
    packed, hidden = learner.packed(), SMALL.hidden
    linear = packed[weights.HEAD :][: features.FEATURES]
    inner = packed[weights.HEAD + features.FEATURES :][: features.FEATURES * hidden].reshape(-1, hidden)
    outer = packed[-hidden:]
    expected = seen.astype(float) @ linear + np.maximum(seen.astype(float) @ inner, 0) @ outer
    assert learner.network.turns_needed(seen) == pytest.approx(expected, abs=1e-3)
