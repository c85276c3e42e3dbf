"""The correction of the race: what is fitted is what the judge then applies."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rollwright.games.diceland.coach import scratch as y
from rollwright.games.diceland.coach.making import balance, balance_loops
from rollwright.games.diceland.coach.making.correction_fit import Correction, Seen
from rollwright.games.diceland.rules import kernel as k

EFFORT = balance.Effort(tables={2: [0], 3: [0], 4: [0]}, games=1, chance=balance_loops.CASES, most=2, epochs=2)


def some_correction(seed: int) -> Correction:
    """One that was fitted to chance."""
    rng, correction = np.random.default_rng(seed), Correction(seed)
    for seats in (2, 3, 4):
        targets = rng.dirichlet(np.ones(seats), 64)
        sights = rng.normal(size=(64, seats, y.SIGHTS))
        correction.fit([Seen(seats, sights, np.zeros((64, seats)), targets)], 3, seed)
    return correction


def test_what_is_systematic_is_learned() -> None:
    """Seats that are owed a treasure throw have better chances than the race says."""
    rng = np.random.default_rng(5)
    sights, race = rng.random((3000, 2, y.SIGHTS)), np.log(rng.dirichlet((3, 3), 3000))
    sights[..., y.S_OWED] = rng.integers(0, 2, (3000, 2))
    better = np.exp(race + 0.2 * sights[..., y.S_OWED])
    seen = Seen(2, sights, race, better / better.sum(axis=1, keepdims=True))
    correction = Correction(1)
    before = correction.off_by(seen)
    correction.fit([seen], 10, 1)
    assert correction.off_by(seen) < before / 3


@pytest.mark.usefixtures("plain_draw")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_judge_corrects_as_was_fitted(seats: int) -> None:
    """Without their correction, chances are those of the race, whatever the correction."""
    races = []
    for correction in (Correction(1), some_correction(2)):
        seen = balance.look(EFFORT, 0, seats, correction)
        assert seen.targets.sum(axis=1) == pytest.approx(1)
        races.append(seen.race - seen.race[:, :1])
    assert races[0] == pytest.approx(races[1], abs=0.01)  # weights are rounded when they are packed
    assert np.abs(some_correction(2).raised(seats, seen.sights)).max() > 0.05


@pytest.mark.usefixtures("plain_draw")
def test_positions_are_drawn_before_throws(drawn: list[Any]) -> None:
    balance.look(EFFORT, 0, 2, Correction(1))
    assert [state[k.PHASE] in (k.THROW, k.TREASURE_THROW) for state in drawn] == [True] * 2


def test_rounds_end_with_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(5)

    def look(effort: Any, number: int, seats: int, correction: Correction) -> Seen:
        shares = rng.dirichlet(np.ones(seats), 200)
        return Seen(seats, rng.random((200, seats, y.SIGHTS)), np.log(shares), shares)

    monkeypatch.setattr(balance, "look", look)
    ((packed, figures),) = balance.balance(EFFORT)
    assert packed.shape == (y.ALL_KNOWN - y.ALL_ROWS,)
    assert figures.startswith("off by 0.0000 0.0000 0.0000")
