"""Whole numbers of any type as seats, seeds, limits and actions."""

from __future__ import annotations

import json

import numpy as np
import pytest

import rollwright


def begun(dtype: type = int) -> rollwright.Game:
    game = rollwright.new_game("diceland", boards=["A", "C"], first=dtype(1), dice=rollwright.SeededDice(dtype(3)))
    game.roll()
    return game


@pytest.mark.parametrize("dtype", [np.int64, np.int8, np.uint32])
def test_numpy_integers_are_whole_numbers(dtype: type) -> None:
    plain, game = begun(), begun(dtype)
    seat = dtype(1)
    assert game.legal_actions(seat) == plain.legal_actions(1) != []
    assert game.legal_moves(seat) == plain.legal_moves(1)
    assert game.legal_mask(seat) == plain.legal_mask(1)
    game.act(seat, dtype(game.legal_actions(seat)[0]))
    plain.act(1, plain.legal_actions(1)[0])
    game.play(seat, game.legal_moves(seat)[0])
    plain.play(1, plain.legal_moves(1)[0])
    assert json.dumps(game.record()) == json.dumps(plain.record())
    assert (game.observation(seat) == plain.observation(1)).all()
    limits = [rollwright.new_game("diceland", boards=["A"], round_limit=limit).record() for limit in (5, dtype(5))]
    assert json.dumps(limits[0]) == json.dumps(limits[1])


@pytest.mark.parametrize("wrong", [1.0, "1", None, True, np.float64(1), np.array([1]), 2, -1])
def test_what_is_no_seat_is_refused(wrong: object) -> None:
    game = begun()
    assert game.legal_actions(wrong) == game.legal_moves(wrong) == []  # type: ignore[arg-type]
    with pytest.raises(rollwright.IllegalMove) as caught:
        game.play(wrong, "pick r")  # type: ignore[arg-type]
    assert caught.value.code == "move-no-such-seat"
    with pytest.raises(rollwright.IllegalMove):
        game.act(wrong, game.legal_actions(1)[0])  # type: ignore[arg-type]
    with pytest.raises(rollwright.OptionError):
        game.observation(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [100, 10**6, -1, "pick r", None])
def test_an_illegal_action_changes_nothing(wrong: object) -> None:
    game = begun()
    before = json.dumps(game.record()), game.state
    with pytest.raises(rollwright.IllegalMove) as caught:
        game.act(1, wrong)  # type: ignore[arg-type]
    assert caught.value.code == "move-no-action"
    assert str(game.legal_actions(1)[0]) in str(caught.value)
    assert (json.dumps(game.record()), game.state) == before
