"""The rules of Diceland one by one, under their numbers, and the examples of the print."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations

import pytest

import rollwright
from refused import refusal
from rollwright import BoardError, Game, IllegalMove, OptionError, RecordError

# Six treasures, five needed (D20). Green is one territory (a1 b1 c1 a2), red two: b2 c2, and g3 alone.
FIELD = """\
g g g y y Y .
 G r r + o o O
b b B s s S R
"""
# Twelve treasures, nine needed. Every space is a territory of its own; each colour has three.
LINE = "s o b g y r + R Y G B O S R Y G B O S"
# Twelve treasures in territories of two.
PAIRS = "+ R R Y Y G G B B O O S S"

# Two red territories of two beside the start.
TWO_REDS = """\
r r + r R Y
 y g b o s S
. G B O . .
"""
# One of one space, one of three.
UNEQUAL_REDS = TWO_REDS.replace("r r + r R", "r + R r r")


def row(letters: str) -> str:
    """The spaces of a board with one row: `row("bcd")` is "b1 c1 d1"."""
    return " ".join(f"{letter}1" for letter in letters)


def position(
    *boards: str, crossed: Sequence[str] = (), active: int = 0, turns: int = 0, round_limit: int = 200
) -> Game:
    """A game that begins with these spaces crossed, for each seat its own."""
    record = rollwright.new_game("diceland", boards=boards, round_limit=round_limit).record()
    crosses = [names.split() for names in crossed] or [[] for _ in boards]
    record["setup"] = {"active": active, "turns": turns, "crossed": crosses}
    del record["result"]
    return rollwright.replay(record)


def pending(game: Game) -> tuple[int, ...]:
    """A call, since mypy would take a property that was compared once for settled."""
    return game.pending


def play(game: Game, *moves: str) -> None:
    """Throws, and moves: "2: pass" is seat 2's, words without a seat are those of the only one asked."""
    for move in moves:
        seat, _, words = move.rpartition(": ")
        if seat:
            game.play(int(seat), words)
        elif game.awaiting_roll:
            game.roll(move)
        else:
            (seat_asked,) = game.pending
            game.play(seat_asked, move)


def crosses(game: Game, seat: int) -> str:
    """The spaces that a seat may cross now."""
    moves = game.legal_moves(seat)
    assert all(move.startswith("cross ") for move in moves)
    return " ".join(move.removeprefix("cross ") for move in moves)


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


# Five treasures (Y O S B G) and no colour complete.
ALMOST = "e1 f1 f2 g2 f3 c2 c3 b3 a2"


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
    assert refusal(game, 1, "use s") == "diceland-colour-not-shown"
    assert refusal(game, 1, "cross d1") == "diceland-other-decision"
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


# End -----------------------------------------------------------------------------------------------------


def test_d17_all_who_reach_the_goal_in_phase_2_win_together_without_treasure_throws() -> None:
    ready = row("bcdefghi")  # eight treasures and complete colours; the next are two orange ones
    game = position(PAIRS, PAIRS, PAIRS, crossed=[ready, ready, row("bcdefgh")], active=2)
    play(game, "bossss", "pick b", "stop")
    assert pending(game) == (0, 1, 2)
    play(game, "0: use o", "0: cross j1")
    assert not game.over, "the others finish first"
    play(game, "2: cross i1", "1: use o", "1: cross j1")
    assert (game.over, game.winners, game.reason, game.scores) == (True, (0, 1), "goal", (9, 9, 8))
    assert (game.awaiting_roll, pending(game)) == (False, ())
    with pytest.raises(IllegalMove) as caught:
        game.roll("sssss")
    assert caught.value.code == "throw-game-over"
    assert refusal(game, 0, "pass") == "move-game-over"


def test_d17_the_active_seat_has_no_advantage() -> None:
    ready = row("bcdefghi")
    game = position(PAIRS, PAIRS, crossed=[ready, ready])
    play(game, "ossssb", "pick o", "stop", "cross j1")
    assert game.winners == (0,)
    game = position(PAIRS, PAIRS, crossed=[ready, ready])
    play(game, "ssssob", "pick s", "stop", "1: use o", "1: cross j1")
    assert game.winners == (1,)


def test_d18_the_goal_with_a_treasure_throw_wins_alone_and_throws_still_owed_lapse() -> None:
    game = position(PAIRS, PAIRS, crossed=[row("bcdefgh"), row("bcdefgh")])
    assert game.scores == (7, 7)
    play(game, "bsssss", "pick b", "stop", "0: cross i1")
    assert pending(game) == ()
    game.roll("oosss")
    play(game, "use o", "cross j1")
    assert game.scores == (9, 7)
    assert (game.over, pending(game)) == (False, (0,)), "looked at when the last cross has been made"
    play(game, "cross k1")
    assert (game.over, game.winners, game.reason, game.scores) == (True, (0,), "goal", (10, 7))
    assert not game.awaiting_roll, "its own two further throws lapse"


def test_d18_the_throws_of_others_lapse_too() -> None:
    game = position(PAIRS, PAIRS, crossed=[row("bcdefgh"), row("bcde")])
    play(
        game,
        "bgssss",
        "pick b",
        "stop",
        "1: use g",
        "1: cross f1",
        "0: cross i1",
        "ossss",
        "use o",
        "cross j1",
    )
    assert (game.winners, game.scores) == ((0,), (9, 5))
    assert not game.awaiting_roll


def test_d18_without_the_goal_the_throws_go_on() -> None:
    game = position(PAIRS, PAIRS, crossed=[row("bcdefg"), ""])
    play(game, "bsssss", "pick b", "stop", "cross h1", "bssss", "use b", "cross i1")
    assert (game.over, game.scores, game.awaiting_roll) == (False, (8, 0), True)
    game.roll("sssss")


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_d19_the_round_limit_ends_the_game_without_winners(seats: int) -> None:
    game = rollwright.new_game("diceland", boards=[FIELD] * seats, round_limit=2, first=seats - 1)
    for _ in range(2 * seats):
        assert not game.over
        game.roll("gggggg")
        play(game, "pick g")
    assert (game.over, game.winners, game.reason) == (True, (), "round-limit")
    assert (game.awaiting_roll, pending(game), game.turns) == (False, (), 2 * seats)


def test_d19_treasure_throws_of_the_last_turn_are_taken() -> None:
    game = position(FIELD, crossed=["e2 f2"], turns=4, round_limit=5)
    play(game, "orrrrr", "pick o", "stop", "cross g2")
    assert (game.over, game.awaiting_roll) == (False, True)
    game.roll("ggggg")
    assert (game.over, game.reason, game.scores) == (True, "round-limit", (1,))


def test_d19_reaching_the_goal_in_the_last_turn_wins() -> None:
    game = position(PAIRS, crossed=[row("bcdefghi")], turns=4, round_limit=5)
    play(game, "osssss", "pick o", "stop", "cross j1")
    assert (game.winners, game.reason) == ((0,), "goal")


def test_d19_two_hundred_rounds_unless_said_otherwise() -> None:
    game = rollwright.new_game("diceland", boards=["A", "B"])
    assert game.record()["options"] == {"round_limit": 200}
    game = position(FIELD, FIELD, turns=399, active=1)
    play(game, "gggggg", "pick g")
    assert game.reason == "round-limit"


@pytest.mark.parametrize("limit", [0, -1, 1_000_001, True, "5", 2.0, None])
def test_d19_other_limits_are_refused(limit: object) -> None:
    with pytest.raises(OptionError) as caught:
        rollwright.new_game("diceland", boards=["A", "B"], round_limit=limit)
    assert caught.value.code == "diceland-option-round-limit"


@pytest.mark.parametrize(("space", "won"), [("c2", False), ("g3", True)])
def test_d20_five_of_six_treasures_and_a_colour(space: str, won: bool) -> None:
    game = position(FIELD, crossed=["e2 f2 g2 d3 e3 f3 d1 e1 f1 c3"])  # O S Y B, and three complete colours
    assert game.scores == (4,)
    play(game, "rggggg", "pick r", "stop")
    assert crosses(game, 0) == "b2 c2 g3"
    play(game, f"cross {space}")
    assert (game.over, game.winners) == ((True, (0,)) if won else (False, ()))


def test_d20_a_mixture_of_boards_is_refused() -> None:
    with pytest.raises(BoardError) as caught:
        rollwright.new_game("diceland", boards=["A", FIELD])
    assert caught.value.code == "diceland-boards-mixed"
    record = rollwright.new_game("diceland", boards=["A", "B"]).record()
    record["boards"]["B"] = FIELD
    with pytest.raises(RecordError) as refused:
        rollwright.replay(record)
    assert (refused.value.code, refused.value.params["field"]) == ("diceland-boards-mixed", "boards")


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
