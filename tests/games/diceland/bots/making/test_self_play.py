"""Self-play: targets are what they are said to be."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from rollwright.games.diceland.bots import features, weights
from rollwright.games.diceland.bots.making.board_generator import invent_board
from rollwright.games.diceland.bots.making.practice import play_games
from rollwright.games.diceland.rules.facts import facts_of


@pytest.mark.compiled
def test_targets_add_up_what_the_value_was_wrong_by() -> None:
    """With one seat and one game, the samples are in order."""
    facts = np.array(facts_of([invent_board(Random(5))], 200), np.int64)
    by_hand = weights.hand_made()
    next_throw, all_throws = (play_games(facts, 6, 1, trace, by_hand) for trace in (0.0, 1.0))
    assert (next_throw.features == all_throws.features).all(), "the game is the same"
    assert next_throw.features.shape == (len(next_throw.targets), features.FEATURES)
    wrong = next_throw.targets - next_throw.features @ by_hand[weights.HEAD :]
    later = np.append(np.cumsum(wrong[::-1])[::-1][1:], 0)
    assert all_throws.targets == pytest.approx(next_throw.targets + later, rel=1e-4)
    assert len(next_throw.after_first_turn) == 1
    owed = next_throw.features[:, features.OWING] > 0
    assert owed.any()
    assert not owed.all()
