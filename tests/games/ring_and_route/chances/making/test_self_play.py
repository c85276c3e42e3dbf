"""Games to fit the network to."""

from __future__ import annotations

import numpy as np

from rollwright.games.ring_and_route import GAME
from rollwright.games.ring_and_route.chances.making.self_play import PROGRAM, see_block
from rollwright.games.ring_and_route.coach.plain_build import plain_build
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel import stream
from support.few_routes import PAPER

PLANNERS = (3, 3)


def test_positions_before_throws_with_the_end_of_their_game() -> None:
    setup = GAME.set_up(None, pieces=["1", "2"], sheet_set=PAPER["sheet_set"])
    build, key = plain_build(PROGRAM), stream.key_of(4)
    two = see_block(build, setup, PLANNERS, range(2), key)
    assert (two.states[:, k.PHASE] == k.THROW).all()
    assert set(two.games.tolist()) == {0, 1}
    assert (two.shares.sum(1) == 1).all()
    best = two.scores == two.scores.max(1, keepdims=True)
    assert ((two.shares > 0) == best).all()
    one = see_block(build, setup, PLANNERS, range(1, 2), key)
    assert (one.states == two.states[two.games == 1]).all()
    slipping = see_block(build, setup, PLANNERS, range(1, 2), key, slips=500)
    assert not np.array_equal(slipping.states, one.states)
