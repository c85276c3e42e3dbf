"""The rules of Diceland under their numbers: the two phases of a turn."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.diceland.rules.positions import FIELD, TWO_REDS, UNEQUAL_REDS, crosses, pending, play, position
from rollwright import Game, IllegalMove
from rollwright.games.diceland import GAME
from support.refused import refusal

# Phase 1 -------------------------------------------------------------------------------------------------


def test_d8_one_of_the_colours_that_show_usable_or_not() -> None:
    game = position(FIELD, FIELD)
    assert (game.awaiting_roll, pending(game)) == (True, ())
    game.roll("bgrbgr")
    assert game.events == [("dice", "rrggbb")]
    assert (game.awaiting_roll, pending(game)) == (False, (0,))
    assert game.legal_moves(0) == ["pick r", "pick g", "pick b"]  # green and blue are out of reach
    assert game.legal_moves(1) == []
    assert refusal(game, 0, "pick y") == "diceland-colour-not-shown"
    assert refusal(game, 0, "stop") == "diceland-other-decision"
    assert refusal(game, 1, "pick r") == "move-not-asked"


def test_d8_all_six_dice_are_thrown_and_those_set_aside_are_not_thrown_again() -> None:
    game = position(FIELD)
    for words in ("rrrrr", "rrrrrrr", "rrrrrp", "", "rrrrr "):
        with pytest.raises(IllegalMove):
            game.roll(words)
    play(game, "rrrygg", "pick g", "reroll")
    with pytest.raises(IllegalMove) as caught:
        game.roll("gbbbb")
    assert (caught.value.code, caught.value.params["dice"]) == ("diceland-throw-number", 4)
    game.roll("gbbb")
    assert game.events[-1] == ("dice", "gbbb")


def test_d8_the_choice_is_final() -> None:
    game = position(FIELD)
    play(game, "rrrygg", "pick g")
    assert game.legal_moves(0) == ["reroll", "stop"]
    play(game, "reroll", "yyyg")
    assert game.legal_moves(0) == ["reroll", "stop"]  # nothing to choose any more
    assert refusal(game, 0, "pick y") == "diceland-other-decision"


def test_d9_on_or_stop_after_each_throw_that_brought_the_colour() -> None:
    game = position(FIELD, crossed=["c2"])
    play(game, "gyyyyy", "pick g")
    for throw in ("gyyyy", "gyyy"):
        assert game.legal_moves(0) == ["reroll", "stop"]
        play(game, "reroll", throw)
    play(game, "stop", "cross c1", "cross b1", "cross a1")
    assert game.awaiting_roll  # three dice, three crosses


def test_d9_new_dice_of_the_colour_are_all_set_aside() -> None:
    game = position(FIELD, FIELD, crossed=["c2", ""])
    play(game, "gyyyyy", "pick g", "reroll", "gggoy", "stop")
    assert crosses(game, 0) == "c1"
    assert game.legal_moves(1) == ["use y", "use o", "pass"]  # no green is left to use
    play(game, "0: cross c1", "0: cross b1", "0: cross a1", "0: cross a2")
    assert pending(game) == (1,)


def test_d9_a_throw_without_the_colour_ends_phase_1_and_what_was_set_aside_is_kept() -> None:
    game = position(FIELD)
    play(game, "yysssr", "pick y", "reroll", "rrbb")
    assert crosses(game, 0) == "d1 e1"
    play(game, "cross d1", "cross e1")
    assert game.awaiting_roll


@pytest.mark.parametrize("throws", [["yyyyyy"], ["yyyyrr", "yy"], ["yrrrrr", "yyyyy"]])
def test_d9_six_dice_of_the_colour_end_phase_1(throws: list[str]) -> None:
    game = position("y y y y y y +\n r g b o s R R\nY Y Y Y Y Y Y Y B B", crossed=[""])
    first, *others = throws
    play(game, first, "pick y")
    for throw in others:
        play(game, "reroll", throw)
    assert pending(game) == (0,)
    assert crosses(game, 0) == "f1"


# Phase 2 -------------------------------------------------------------------------------------------------


def test_d10_the_active_seat_must_use_all_its_dice_in_one_territory() -> None:
    game = position(FIELD)
    play(game, "yyyrrr", "pick y", "stop")
    for legal, choice in (("d1 e1", "e1"), ("d1 f1", "d1"), ("f1", "f1")):
        assert crosses(game, 0) == legal  # neither pass nor another colour
        assert refusal(game, 0, "pass") == "diceland-other-decision"
        assert refusal(game, 0, "cross c2") == "diceland-wrong-colour"
        play(game, f"cross {choice}")
    assert game.awaiting_roll


def test_d10_the_one_under_way_otherwise_any_within_reach() -> None:
    game = position(TWO_REDS)
    play(game, "rrssss", "pick r", "stop")
    assert crosses(game, 0) == "b1 d1"
    play(game, "cross d1")
    assert crosses(game, 0) == "e1"  # not b1: all in one territory
    assert refusal(game, 0, "cross b1") == "diceland-territory-under-way"
    game = position(TWO_REDS, crossed=["b1"])
    play(game, "rsssss", "pick r", "stop")
    assert crosses(game, 0) == "a1"


def test_d10_a_crossed_space_is_not_crossed_again() -> None:
    game = position(FIELD, crossed=["d1"])
    play(game, "yrrrrr", "pick y", "stop")
    assert crosses(game, 0) == "e1"
    assert refusal(game, 0, "cross d1") == "diceland-crossed-already"


def test_d11_more_dice_than_free_spaces_cross_nothing_and_do_not_spill_over() -> None:
    game = position(FIELD, crossed=["c2 e2 f2"])  # b2 is free, and g3 would be the next territory
    play(game, "rrssss", "pick r", "stop")
    assert game.awaiting_roll
    assert game.events[-1] == (0, "stop")


def test_d11_a_territory_with_room_must_be_opened_if_one_is_within_reach() -> None:
    game = position(UNEQUAL_REDS)
    play(game, "rrssss", "pick r", "stop")
    assert crosses(game, 0) == "c1"
    assert refusal(game, 0, "cross a1") == "diceland-territory-too-small"
    game = position(UNEQUAL_REDS)
    play(game, "rsssss", "pick r", "stop")
    assert crosses(game, 0) == "a1 c1"


def test_d11_without_room_anywhere_nothing_is_crossed() -> None:
    game = position(FIELD)
    play(game, "yyyyss", "pick y", "stop")
    assert game.awaiting_roll


def test_d11_room_is_what_is_free() -> None:
    game = position(FIELD, crossed=["d1"])  # two of three yellow spaces are free
    play(game, "yyyrrr", "pick y", "stop")
    assert game.awaiting_roll
    game = position(FIELD, crossed=["d1"])
    play(game, "yyrrrr", "pick y", "stop")
    assert crosses(game, 0) == "e1"


def test_d12_the_others_choose_among_the_other_colours_or_decline() -> None:
    game = position(FIELD, FIELD, FIELD)
    play(game, "ryyoos", "pick s", "stop")
    assert pending(game) == (0, 1, 2)
    assert crosses(game, 0) == "d3 e3"
    for seat in (1, 2):
        assert game.legal_moves(seat) == ["use r", "use y", "use o", "pass"]  # not the active seat's grey
    play(game, "1: use y", "2: use y")  # several may choose the same
    for seat in (1, 2):
        assert crosses(game, seat) == "d1 e1"
        game.play(seat, "cross d1")
        assert crosses(game, seat) == "e1"  # all dice of it
    play(game, "1: cross e1")
    assert pending(game) == (0, 2)
    play(game, "0: cross d3")
    assert pending(game) == (2,)
    play(game, "2: cross e1")
    assert game.awaiting_roll


def test_d12_a_colour_that_cannot_be_used_in_full_cannot_be_chosen() -> None:
    game = position(FIELD, FIELD, crossed=["", "c2"])
    play(game, "rryysb", "pick s", "stop")
    assert game.legal_moves(1) == ["use y", "use b", "pass"]  # one red space is free
    assert refusal(game, 1, "use r") == "diceland-excess"
    assert refusal(game, 1, "use s") == "diceland-colour-taken"
    assert refusal(game, 1, "use o") == "diceland-colour-not-shown"
    assert refusal(game, 1, "stop") == "diceland-other-decision"
    play(game, "1: pass")
    assert pending(game) == (0,)


def test_d12_a_seat_that_can_use_nothing_is_not_asked() -> None:
    game = position(FIELD, FIELD)
    play(game, "sggggb", "pick s", "stop")  # green and blue are out of reach
    assert pending(game) == (0,)
    assert game.legal_moves(1) == []


def test_d12_no_room_is_said() -> None:
    game = position(FIELD, FIELD)
    play(game, "sggggy", "pick s", "stop")
    assert game.legal_moves(1) == ["use y", "pass"]
    assert refusal(game, 1, "use g") == "diceland-no-room"


def test_d12_a_complete_colour_is_said() -> None:
    """It is not out of reach: there is nothing left to reach."""
    goal = next(lesson for lesson in GAME.lessons.course if lesson.name == "goal")
    (crossed,) = goal.setup["crossed"]
    setup = GAME.set_up(["Ada", "Ben"], 1, pieces=["A", "A"])
    game = Game(GAME, setup, start={"active": 1, "crossed": [[*crossed, "l7"], []]})
    play(game, "sgyyoo", "pick s", "stop")
    assert refusal(game, 0, "use y") == "diceland-colour-full"


def test_d12_boards_are_independent_in_any_order() -> None:
    ends = set()
    scripts = {0: ["cross d3"], 1: ["use y", "cross e1", "cross d1"], 2: ["use o", "cross e2"], 3: ["pass"]}
    for order in permutations(range(4)):
        game = position(FIELD, FIELD, FIELD, FIELD)
        play(game, "rryyos", "pick s", "stop")
        for seat in order:
            for move in scripts[seat]:
                game.play(seat, move)
        ends.add(game.state)
    assert len(ends) == 1
