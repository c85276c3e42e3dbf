"""Learning the value for all boards: what is learned counts, and a run depends on its recipe only."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rollwright.games.diceland.bots import features, weights
from rollwright.games.diceland.bots.making.network import Network
from rollwright.games.diceland.bots.making.practice import Batch
from rollwright.games.diceland.coach.making import learn

TINY = learn.Recipe(hidden=8, batches=4, tables=5, games=1, epochs=20, rate=1e-2)


@pytest.fixture(autouse=True)
def _no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """What there is to learn: positions need a turn for each feature that is 1, and none for the others."""

    def play_games(facts: Any, key: int, games: int, trace: float, packed: Any) -> Batch:
        rng = np.random.default_rng(key)
        seen = rng.integers(0, 2, (40, features.FEATURES)).astype(np.int16)
        needed = seen.sum(axis=1).astype(np.float32)
        return Batch(seen, needed, needed[:1])

    monkeypatch.setattr(learn, "play_games", play_games)
    monkeypatch.setattr(learn, "MINIBATCH", 8)


def test_a_run_learns_and_depends_on_its_recipe_only() -> None:
    first, again = (list(learn.learn(TINY, weights.first_guess())) for _ in range(2))
    assert first[-1][1] < first[0][1] / 5
    assert [packed.tobytes() for packed, _ in first] == [packed.tobytes() for packed, _ in again]
    assert len(first[-1][0]) == weights.size_with(TINY.hidden)


def test_more_hidden_units_change_nothing_at_first() -> None:
    start = weights.pack(np.ones(features.FEATURES), np.ones((features.FEATURES, 4)), np.ones(4))
    seen = np.random.default_rng(1).integers(0, 3, (64, features.FEATURES)).astype(np.int16)
    network = Network(5, 8)
    learn.take_over(start, network, seen)
    assert network.turns_needed(seen) == pytest.approx(seen.sum(axis=1) * 5.0, rel=1e-4)
