"""The rules of Diceland under their numbers: treasures, their throws, and who is next."""

from __future__ import annotations

import pytest

from games.diceland.rules.positions import FIELD, PAIRS, crosses, pending, play, position
from rollwright import IllegalMove

# Treasures -----------------------------------------------------------------------------------------------


def test_d13_two_treasures_at_once_give_two_throws() -> None:
    game = position(PAIRS)
    play(game, "rrssss", "pick r", "stop", "cross b1", "cross c1")
    assert game.scores == (2,)
    for _ in range(2):
        assert game.awaiting_roll
        game.roll("sssss")  # five dice, and of no use
    game.roll("rrrrrr")  # six: the next turn
    assert game.legal_moves(0) == ["pick r"]


def test_d13_throws_wait_until_everyone_has_finished_phase_2() -> None:
    game = position(PAIRS, PAIRS)
    play(game, "ryyyyy", "pick y", "stop")  # of no use to seat 0
    assert pending(game) == (1,)
    play(game, "1: use r")
    assert game.scores == (0, 0)
    play(game, "1: cross b1")
    assert game.scores == (0, 1)
    game.roll("rssss")
    assert pending(game) == (1,)
    game = position(PAIRS, PAIRS, crossed=["b1 c1", ""])
    play(game, "yrssss", "pick y", "stop", "0: cross d1")
    assert (game.awaiting_roll, pending(game)) == (False, (1,)), "seat 1 has not finished"
    play(game, "1: pass")
    assert game.awaiting_roll


def test_d13_a_position_owes_nothing() -> None:
    game = position(PAIRS, crossed=["b1 c1 d1"])
    assert game.scores == (3,)
    game.roll("ssssss")
    assert game.legal_moves(0) == ["pick s"]


def test_d14_five_dice_one_colour_in_full_or_declined() -> None:
    game = position(FIELD, FIELD, crossed=["e2 f2", ""])
    play(game, "orrrrr", "pick o", "stop", "0: cross g2")
    assert game.awaiting_roll
    for words in ("rrrrrr", "rrrr"):
        with pytest.raises(IllegalMove):
            game.roll(words)
    game.roll("yyysr")
    assert pending(game) == (0,)
    assert game.legal_moves(0) == ["use r", "use y", "use s", "pass"]
    play(game, "use y")
    assert crosses(game, 0) == "d1 e1 f1"  # f1 lies beside f2
    play(game, "cross d1", "cross e1")
    assert pending(game) == (0,)  # all dice of it


def test_d14_declined() -> None:
    game = position(FIELD, FIELD, crossed=["e2 f2", ""])
    play(game, "orrrrr", "pick o", "stop", "0: cross g2", "yyysr", "pass", "ssssss")
    assert pending(game) == (1,)  # the next turn


def test_d14_a_throw_without_use_passes_unasked() -> None:
    game = position(FIELD, FIELD, crossed=["e2 f2", ""])
    play(game, "orrrrr", "pick o", "stop", "0: cross g2", "ggggg", "ssssss")
    assert pending(game) == (1,)


def test_d14_dice_set_aside_in_phase_1_are_no_part_of_a_treasure_throw() -> None:
    game = position(PAIRS)
    play(game, "rrssss", "pick r", "stop", "cross b1", "cross c1", "yssss")
    assert game.legal_moves(0) == ["use y", "pass"]
    play(game, "use y")
    assert crosses(game, 0) == "d1"


def test_d14_a_treasure_from_a_treasure_throw_gives_another_before_anyone_elses() -> None:
    game = position(PAIRS, PAIRS, crossed=["", "b1 c1"])
    play(game, "ryssss", "pick r", "stop", "0: cross b1", "1: use y", "1: cross d1")
    assert game.scores == (1, 3)
    play(game, "rssss")
    assert pending(game) == (0,)  # seat 0, the active one, begins
    play(game, "0: use r", "0: cross c1", "yssss")
    assert pending(game) == (0,)  # its further throw comes before seat 1's
    play(game, "0: use y", "0: cross d1", "sssss", "yssss")
    assert pending(game) == (1,)
    assert game.scores == (3, 3)


def test_d15_clockwise_from_the_active_seat_all_of_ones_throws_before_the_next() -> None:
    game = position(PAIRS, PAIRS, PAIRS, crossed=["b1 c1", "b1 c1", "b1 c1 d1 e1"], active=1)
    play(game, "yyggrr", "pick y", "stop")
    assert pending(game) == (1, 2)  # nothing left for seat 0
    play(game, "2: use g", "2: cross f1", "2: cross g1", "1: cross d1", "1: cross e1")
    asked: list[int] = []
    for throw in ("gssss", "gssss", "bssss", "bssss"):
        game.roll(throw)
        asked += pending(game)
        play(game, "pass")
    assert asked == [1, 1, 2, 2]
    game.roll("ssssss")
    assert pending(game) == (2,)


def test_d15_goes_on_past_the_last_seat() -> None:
    game = position(PAIRS, PAIRS, PAIRS, crossed=["b1 c1", "b1 c1", "b1 c1 d1 e1"], active=2)
    play(game, "gyyrrr", "pick g", "stop")
    assert pending(game) == (0, 1, 2)
    play(
        game,
        "0: use y",
        "0: cross d1",
        "0: cross e1",
        "1: use y",
        "1: cross d1",
        "1: cross e1",
        "2: cross f1",
    )
    asked: list[int] = []
    for _ in range(5):
        game.roll("ggsss" if asked else "gssss")
        asked += pending(game)
        play(game, "pass")
    assert asked == [2, 0, 0, 1, 1]


def test_d16_the_next_seat_clockwise_is_active() -> None:
    game = position(FIELD, FIELD, FIELD, active=1)
    active: list[int] = []
    for _ in range(4):
        game.roll("gggggg")
        active += pending(game)
        play(game, "pick g")  # of no use to anybody
    assert active == [1, 2, 0, 1]
    assert game.turns == 4
