"""The value function, against the same network in NumPy."""

from __future__ import annotations

import numpy as np
import pytest

from games.diceland.bots.positions import HIDDEN, new_scratch, some_game, some_weights
from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots import weights as w
from rollwright.games.diceland.bots.features import FEATURES
from rollwright.games.diceland.bots.value import turns_needed
from rollwright.games.diceland.rules import kernel as k


@pytest.mark.parametrize("seed", range(6))
def test_the_value_is_the_networks(seed: int) -> None:
    game = some_game(seed)
    facts, packed = game.setup.facts, some_weights()
    for seat in range(game.seats):
        out, notes = new_scratch()
        me = k.SEAT + seat * k.SEAT_SIZE
        turns = turns_needed(game.state, me, facts, facts[k.T_BOARD + seat], packed.tolist(), out, notes)
        seen = np.array(out[s.BASE_FEATURES :][:FEATURES], float)
        linear, inner, outer = np.split(packed[w.HEAD :].astype(float), [FEATURES, FEATURES * (HIDDEN + 1)])
        units = np.maximum(seen @ inner.reshape(FEATURES, HIDDEN), 0)
        assert turns == pytest.approx(seen @ linear + units @ outer)
