"""Learning without machine code: a few turns of tiny games, and all that is done with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rollwright.games.diceland.bots import features, greedy, policy, search
from rollwright.games.diceland.bots.making import learn, self_play
from rollwright.games.diceland.rules import kernel
from rollwright.kernel import stream
from rollwright.kernel.twins import plain_modules

TINY = learn.Recipe(hidden=8, batches=3, tables=1, deals=1, games=1, warm=1)


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "LONGEST", 1)
    modules = (stream, kernel, greedy, features, policy, search, self_play)
    practise = plain_modules("diceland-practice-plain", modules).practise

    def with_lists(*given: Any) -> int:
        lists = [each.tolist() if isinstance(each, np.ndarray) else each for each in given]
        count = int(practise(*lists))
        for array, numbers in zip(given, lists, strict=True):
            if isinstance(array, np.ndarray):
                array[:] = numbers
        return count

    class Kernels:
        practise = staticmethod(with_lists)

    monkeypatch.setattr(learn, "kernels", Kernels)
    monkeypatch.setattr(learn, "_MINIBATCH", 2)
    monkeypatch.setattr(learn, "_WORKERS", 1)


def test_a_run_is_gone_on_with_and_written(tmp_path: Path) -> None:
    told: list[learn.Point] = []
    whole = learn.learn(TINY, None, told.append)
    assert [point.batch for point in told] == [0, 1, 2]
    checkpoint = tmp_path / "run.npz"

    class Interrupted(Exception):
        pass

    def stop(point: learn.Point) -> None:
        raise Interrupted

    with pytest.raises(Interrupted):
        learn.learn(TINY, checkpoint, stop, every=1)
    resumed = learn.learn(TINY, checkpoint)
    assert (resumed.packed() == whole.packed()).all()
    learn.write(resumed, tmp_path / "weights.npy")
    assert (np.load(tmp_path / "weights.npy") == whole.packed()).all()
    with pytest.raises(learn.OtherRun):
        learn.learn(learn.recipe(2, 3), checkpoint)
