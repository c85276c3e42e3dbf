"""Loops with levels, luck and playouts on the made-up third game, without machine code."""

from __future__ import annotations

import pytest

from rollwright.kernel import deciders, level_deciders, loops, playout_loops, stream
from rollwright.kernel.contract import Knowledge
from third import stairs, stairs_luck


def player(bot: int) -> level_deciders.Player:
    return bot, [0] * 8, [0.0], Knowledge(0, [0], [0.0], [0.0])


ALL = tuple(
    player(bot) for bot in (deciders.RANDOM, deciders.GREEDY, level_deciders.NOVICE, level_deciders.PLANNER_AND_UP)
)


def test_luck_adds_up_and_changes_no_game() -> None:
    plain, key, games = stairs_luck.GAME.builds.plain_levels, stream.key_of(4), 60
    rows, lucky_rows = [0] * (games * loops.ROW), [0] * (games * loops.ROW)
    lucks = [0.0] * (games * 4)
    plain.play_games((4,), 4, key, 0, games, ALL, [0] * stairs.STATE_SIZE, [0] * 8, rows)
    plain.play_lucky_games((4,), 4, key, 0, games, ALL, player(0), [0] * stairs.STATE_SIZE, [0] * 8, lucky_rows, lucks)
    assert lucky_rows == rows
    assert any(lucks)
    assert sum(lucks) / len(lucks) == pytest.approx(0, abs=0.2)


def test_the_luck_of_one_throw() -> None:
    state = [0] * stairs.STATE_SIZE
    state[stairs.STEPS] = stairs.TOP - 2
    tell = stairs_luck.GAME.builds.plain_levels.luck_for
    found = [tell(state, (2,), 0, outcome, [0], [0.0], 0, [0], [0.0], [0.0]) for outcome in range(1, 7)]
    assert sum(found) == pytest.approx(0)
    assert max(found) == found[1] == pytest.approx(5 / 6)


def test_levels_one_by_one() -> None:
    plain = stairs.GAME.builds.plain_levels
    state, out = [0] * stairs.STATE_SIZE, [0] * 8
    plain.begin(state, 0, (2,), 0)
    plain.roll(state, 0, (2,), 3)
    assert plain.novice_actions_for(state, (2,), 0, out) == 2
    assert plain.decide_for(state, (2,), 0, out, [0.0], 0, [0], [0.0], [0.0]) in out[:2]


def test_playouts_share_what_is_won() -> None:
    plain, shares, games = stairs.GAME.builds.plain, [0, 0], 200
    state, out, start = [0] * stairs.STATE_SIZE, [0] * 8, [0] * stairs.STATE_SIZE
    start[stairs.STEPS] = stairs.TOP - 1
    plain.play_out(start, stairs.STATE_SIZE, (2,), stream.key_of(1), 0, games, state, out, shares)
    assert shares[0] > shares[1] > 0, "who needs one step more wins more often"
    assert sum(shares) <= games * playout_loops.WHOLE
