"""The shipped weights."""

from __future__ import annotations

from rollwright.games.diceland.bots import weights


def test_the_shipped_weights_fit_the_features() -> None:
    packed = weights.learned()
    hidden = int(packed[weights.HIDDEN])
    assert 0 < hidden <= weights.MOST_HIDDEN
    assert hidden % 4 == 0
    assert len(packed) == weights.size_with(hidden)
    assert packed[weights.OTHERS] > 0
    assert packed[weights.PRINT] == weights.fingerprint(packed)
    assert weights.LEARNED.stat().st_size < 5_000_000


def test_a_master_races_by_the_same_weights() -> None:
    packed = weights.learned()
    racing = weights.racing(packed)
    assert (racing[weights.HEAD :] == packed[weights.HEAD :]).all()
    assert (packed[weights.RACE], racing[weights.RACE]) == (0, 1)
    assert racing[weights.PRINT] != packed[weights.PRINT], "else notes of one would be taken for the other's"
