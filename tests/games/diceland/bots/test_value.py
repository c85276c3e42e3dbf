"""The value function, against the same network in NumPy."""

from __future__ import annotations

import numpy as np
import pytest

from games.diceland.bots.positions import HIDDEN, new_scratch, some_game, some_weights
from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots import weights as w
from rollwright.games.diceland.bots.best_crosses import UNUSABLE, find_best_crosses
from rollwright.games.diceland.bots.features import FEATURES
from rollwright.games.diceland.bots.value import turns_needed
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.bits import members


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


@pytest.mark.parametrize("seed", range(3))
def test_crossed_spaces_count_if_they_have_weights(seed: int) -> None:
    """What the search for the best crosses says of a position is what is said of it by itself."""
    game = some_game(seed, events=60)
    facts, me = game.setup.facts, k.SEAT
    spaces = np.random.default_rng(seed).normal(size=k.MOST_SPACES * (1 + HIDDEN)) / 4
    packed = [*some_weights().tolist(), *spaces.tolist()]
    out, notes = new_scratch()
    without = turns_needed(game.state, me, facts, facts[k.T_BOARD], packed, out, notes)
    packed[w.SPACES] = 1.0
    turns_needed(game.state, me, facts, facts[k.T_BOARD], packed, out, notes)
    for colour in range(k.COLOURS):
        find_best_crosses(facts, facts[k.T_BOARD], colour, 1, 2, packed, out, notes, s.USES)
        for dice in (1, 2):
            if notes[s.USES + dice] < UNUSABLE:
                after = list(game.state)
                for half in range(2):
                    for bit in members(out[s.BEST + dice * 2 + half] & ~after[me + k.CROSSED + half]):
                        k.cross(after, me, facts, facts[k.T_BOARD], half * k.HALF + bit)
                fresh = turns_needed(after, me, facts, facts[k.T_BOARD], packed, *new_scratch())
                assert notes[s.USES + dice] == pytest.approx(fresh)
                assert fresh != pytest.approx(without)
