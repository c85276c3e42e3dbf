"""The rules of Diceland under their numbers: seats, aim, connection, set-up, and the examples of the print."""

from __future__ import annotations

from fractions import Fraction

import pytest

import rollwright
from games.diceland.rules.positions import ALMOST, FIELD, LINE, PAIRS, TWO_REDS, crosses, pending, play, position, row
from rollwright import OptionError, RecordError
from support.refused import refusal

# Dice and seats ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_d1_two_to_four_players_and_solitaire(seats: int) -> None:
    game = rollwright.new_game("diceland", boards=["A"] * seats)
    assert (game.seats, game.scores) == (seats, (0,) * seats)


@pytest.mark.parametrize("seats", [0, 5])
def test_d1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        rollwright.new_game("diceland", boards=["A"] * seats)
    assert caught.value.code == "option-seats"


def test_d1_six_dice_with_every_colour_once() -> None:
    game = position(FIELD)
    chances = dict(game.outcomes())
    assert len(chances) == 462  # ways to spread six dice over six colours
    assert sum(chances.values()) == 1
    assert chances["rrrrrr"] == Fraction(1, 6**6)
    assert chances["rygbos"] == Fraction(720, 6**6)
    play(game, "rrrygg", "pick g", "reroll")
    assert dict(game.outcomes())["rrgg"] == Fraction(6, 6**4)


# Aim and connection --------------------------------------------------------------------------------------


def test_d4_nine_treasures_without_a_complete_colour_do_not_win() -> None:
    game = position(LINE, crossed=[row("hijklmno")])
    assert game.scores == (8,)
    play(game, "gyyyyy", "pick g", "stop")
    assert crosses(game, 0) == "p1"
    play(game, "cross p1")
    assert game.scores == (9,)
    assert not game.over


def test_d4_a_complete_colour_with_eight_treasures_does_not_win() -> None:
    game = position(LINE, crossed=[row("hijklmn")])
    assert game.scores == (7,)
    play(game, "ryyyyy", "pick r", "stop", "cross f1")  # every red space
    assert not game.over
    play(game, "yrrrrr", "pick y", "stop", "cross o1")
    assert game.scores == (8,)
    assert not game.over


@pytest.mark.parametrize(
    ("crossed", "colour", "last"),
    [("fhijklmno", "g", "p1"), ("hijklmnop", "r", "f1")],
    ids=["the ninth treasure", "the last space of a colour"],
)
def test_d4_nine_treasures_and_a_complete_colour_win(crossed: str, colour: str, last: str) -> None:
    game = position(LINE, LINE, crossed=[row(crossed), ""])
    play(game, colour + "sssss", f"pick {colour}", "stop", f"0: cross {last}")
    play(game, *["1: pass"] * len(pending(game)))
    assert (game.over, game.winners, game.reason, game.scores) == (True, (0,), "goal", (9, 0))


def test_d4_a_complete_territory_is_not_a_complete_colour() -> None:
    game = position(FIELD, crossed=[ALMOST])
    assert game.scores == (5,)
    play(game, "rggggg", "pick r", "stop")
    assert crosses(game, 0) == "b2"
    play(game, "cross b2")  # g3 is the other red territory
    assert not game.over
    play(game, "rggggg", "pick r", "stop", "cross g3")
    assert (game.over, game.winners, game.scores) == (True, (0,), (6,))


def test_d4_a_position_that_is_won_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        position(FIELD, FIELD, crossed=["", ALMOST + " d1"])
    assert (caught.value.code, caught.value.params["field"]) == ("diceland-record-won", "setup.crossed[1]")


def test_d5_the_start_counts_and_so_does_a_cross_made_a_moment_ago() -> None:
    game = position(FIELD)
    play(game, "rrssss", "pick r", "stop")
    assert crosses(game, 0) == "c2"  # b2 touches no cross yet
    assert refusal(game, 0, "cross b2") == "diceland-not-adjacent"
    play(game, "cross c2")
    assert crosses(game, 0) == "b2"


def test_d5_a_cross_of_whatever_colour_counts() -> None:
    game = position(FIELD, crossed=["c2"])
    play(game, "gsssss", "pick g", "stop")
    assert crosses(game, 0) == "c1"
    game = position(FIELD, crossed=["c2 b2"])
    play(game, "gsssss", "pick g", "stop")
    assert crosses(game, 0) == "b1 c1 a2"  # all beside red crosses


def test_d5_nothing_connects_through_an_obstacle() -> None:
    text = "+ r # R Y . .\n y g b o s S .\n. G B O . . ."
    game = position(text, crossed=["b1"])
    play(game, "rsssss", "pick r", "stop")
    assert game.awaiting_roll, "d1 lies behind the obstacle"
    with pytest.raises(RecordError) as caught:
        position(text, crossed=["b1 d1"])
    assert caught.value.code == "diceland-record-not-connected"


def test_d6_another_territory_of_the_colour_only_when_the_first_is_complete() -> None:
    game = position(FIELD, crossed=["c2 e2 f2"])  # g3 lies beside f2
    play(game, "rsssss", "pick r", "stop")
    assert crosses(game, 0) == "b2"
    assert refusal(game, 0, "cross g3") == "diceland-territory-under-way"
    game = position(FIELD, crossed=["c2 b2 e2 f2"])
    play(game, "rsssss", "pick r", "stop")
    assert crosses(game, 0) == "g3"


def test_d6_colours_are_independent() -> None:
    game = position(FIELD, crossed=["c2 e2"])  # red and orange are under way
    play(game, "ysssss", "pick y", "stop")
    assert crosses(game, 0) == "d1 e1 f1"


def test_d6_a_position_with_two_territories_under_way_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        position(TWO_REDS, crossed=["b1 d1"])
    assert (caught.value.code, caught.value.params["colour"]) == ("diceland-record-two-under-way", "r")


# Set-up --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 2])
def test_d7_first_any_seat_may_begin(first: int) -> None:
    game = rollwright.new_game("diceland", boards=["A", "B", "A"], first=first)
    game.roll("rrrrrr")
    assert pending(game) == (first,)


@pytest.mark.parametrize("first", [-1, 2, True, None, "0", 0.0])
def test_d7_first_must_be_a_seat(first: object) -> None:
    with pytest.raises(OptionError) as caught:
        rollwright.new_game("diceland", boards=["A", "B"], first=first)  # type: ignore[arg-type]
    assert caught.value.code == "option-first"


def test_d7_any_faces_also_both_sides_of_a_board_or_the_same_one_twice() -> None:
    game = rollwright.new_game("diceland", boards=["A", "B", "A", "H"])
    record = game.record()
    assert [seat["board"] for seat in record["seats"]] == ["A", "B", "A", "H"]
    assert sorted(record["boards"]) == ["A", "B", "H"]


def test_d7_equal_texts_share_a_name() -> None:
    game = rollwright.new_game("diceland", boards=[LINE, PAIRS, "\n" + LINE + "  .", "C"])
    names = [seat["board"] for seat in game.record()["seats"]]
    assert names == ["custom-1", "custom-2", "custom-3", "C"]  # the third has a column more
    game = rollwright.new_game("diceland", boards=[LINE, PAIRS, f"; the same\n{LINE}", "C"])
    assert [seat["board"] for seat in game.record()["seats"]] == ["custom-1", "custom-2", "custom-1", "C"]


# The examples of the print, on the boards that ship ------------------------------------------------------


def test_dx1_three_green_for_the_active_player_yellow_or_orange_for_the_others() -> None:
    game = rollwright.new_game("diceland", boards=["A", "C", "D", "G"])
    play(game, "rrrygg", "pick g", "reroll", "gbbb", "reroll", "yyo")
    assert pending(game) == (0, 1, 2, 3), "phase 1 is over by itself"
    assert crosses(game, 0) == "g7"
    play(game, "0: cross g7")
    assert crosses(game, 0) == "f8 g8"
    play(game, "0: cross f8")
    assert crosses(game, 0) == "g8 f9 g9"
    play(game, "0: cross g8")
    assert pending(game) == (1, 2, 3), "exactly three green spaces"
    for seat, colour in ((1, "y"), (2, "y"), (3, "o")):
        assert game.legal_moves(seat) == ["use y", "use o", "pass"]
        game.play(seat, f"use {colour}")
        for _ in range(2 if colour == "y" else 1):
            assert pending(game)[0] == seat
            game.play(seat, game.legal_moves(seat)[0])
    assert game.scores == (0, 0, 0, 0)
    game.roll("rrrrrr")
    assert pending(game) == (1,)


@pytest.mark.parametrize(("dice", "usable"), [(1, True), (2, True), (3, False)])
def test_dx2_one_or_two_red_dice_fit_two_free_spaces_three_do_not(dice: int, usable: bool) -> None:
    red = "r" * dice + "s" * (6 - dice)
    game = position("A", "A", crossed=["f7", "f7"])  # e7 and e8 of this red territory are free
    play(game, red, "pick r", "stop")
    assert (0 in pending(game)) == usable
    if usable:
        assert crosses(game, 0) == "e7 e8"
    game = position("A", "A", crossed=["f7", "f7"], active=1)
    play(game, red, "pick s", "stop")
    assert (game.legal_moves(0) == ["use r", "pass"]) == usable
    assert (0 in pending(game)) == usable


@pytest.mark.parametrize(
    ("colour", "spaces"),
    [
        ("b", "h8"),  # complete: a new one may be opened
        ("r", "e7 e8"),
        ("s", "h7 i7 j7"),
        ("g", "f8 g9"),
        ("o", "e5"),
        ("y", "f4 f5 j6"),  # still untouched: wherever one touches a cross
    ],
)
def test_dx3_what_may_be_crossed_when_five_colours_are_opened(colour: str, spaces: str) -> None:
    opened = "g4 g5 h5 f7 g6 h6 i6 g7 g8 e6"  # blue's territory is complete
    game = position("A", crossed=[opened])
    play(game, "rygbos", f"pick {colour}", "stop")
    assert crosses(game, 0) == spaces
