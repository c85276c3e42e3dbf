"""The rules of Ring & Route under their numbers: dice, set-up, marks and turns.

The dice that ship show these colours with the numbers 1 to 6: A rbypsg, B gpsryb, C byrgps.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

import rollwright
from games.ring_and_route.rules.positions import (
    FULL_ROUTE,
    RING,
    all_done,
    marks,
    misthrows,
    on,
    pending,
    position,
    rolled,
    sheets,
    throw,
)
from rollwright import IllegalMove, OptionError, RecordError
from support.refused import refusal

# Dice and seats ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_r1_two_to_four_players_and_solitaire(seats: int) -> None:
    game = rollwright.new_game("ring-and-route", sheets=["1"] * seats)
    assert (game.seats, game.scores) == (seats, (0,) * seats)


def test_r1_three_dice_with_every_number_and_every_colour_once() -> None:
    game = position(on())
    chances = dict(game.outcomes())
    assert len(chances) == 6**3
    assert set(chances.values()) == {Fraction(1, 6**3)}
    assert "A6g B1g C2y" in chances
    game.roll("A6g B1g C2y")
    game.play(0, "reroll B")
    assert dict(game.outcomes()) == dict.fromkeys(["B1g", "B2p", "B3s", "B4r", "B5y", "B6b"], Fraction(1, 6))


# Set-up --------------------------------------------------------------------------------------------------


def test_r2_each_player_chooses_the_side_that_comes_first() -> None:
    game = rollwright.new_game("ring-and-route", sheets=["2", "1", "2"])
    assert sheets(game) == ["2", "1", "2"]
    rolled(game, 1, 1, 1)
    for seat in range(3):
        game.play(seat, "turn")
    assert sheets(game) == ["1", "2", "1"]


@pytest.mark.parametrize("sides", [["7"], [1], "12", [], ["1"] * 5, ["1", "3"], ["6", "5", "4"]])
def test_r2_other_sides_are_refused(sides: object) -> None:
    with pytest.raises(OptionError):
        rollwright.new_game("ring-and-route", sheets=sides)


# Marking -------------------------------------------------------------------------------------------------


def test_r5_the_first_cross_anywhere_the_next_beside_it() -> None:
    game = rolled(position(on()), 1, 2, 1)  # red, purple, blue
    assert marks(game, 0, "ring") == "c0 A, c6 A, c11 A, c4 B, c7 B, c5 C, c10 C, c13 C"
    game.play(0, "ring c6 A")
    assert marks(game, 0, "ring") == "c7 B, c5 C"
    assert refusal(game, 0, "ring c4 B") == "ring-and-route-not-beside"
    game.play(0, "ring c5 C")
    assert marks(game, 0, "ring") == "c4 B, c7 B"  # either end of the arc


def test_r5_only_with_the_colour_of_the_die() -> None:
    game = rolled(position(on(ring="c6")), 1, 2, 1)
    assert refusal(game, 0, "ring c7 C") == "ring-and-route-wrong-colour"
    assert refusal(game, 0, "ring c6 A") == "ring-and-route-crossed-already"
    assert refusal(game, 0, "ring c8 A") == "ring-and-route-no-such-colour"


def test_r5_the_ring_has_no_ends() -> None:
    game = rolled(position(on(ring="c0")), 6, 3, 6)  # green, grey, grey
    assert marks(game, 0, "ring") == "c1 A, c15 B, c15 C"
    game = rolled(position(on(ring="c15")), 1, 5, 1)  # red, yellow, blue
    assert marks(game, 0, "ring") == "c0 A, c14 B"


def test_r5_a_full_ring_has_no_more() -> None:
    game = rolled(position(on(ring=" ".join(RING[:15]))), 5, 1, 1)
    assert marks(game, 0, "ring") == "c15 A"
    game.play(0, "ring c15 A")
    assert marks(game, 0, "ring") == ""


def test_r5_a_position_with_a_gap_in_the_arc_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        position(on(), on(ring="c3 c5"))
    assert caught.value.code == "ring-and-route-not-beside"
    assert caught.value.params["field"] == "setup.seats[1].ring"


def test_r6_the_route_starts_anywhere_and_grows_at_its_newest_end() -> None:
    game = rolled(position(on()), 5, 3, 1)
    assert marks(game, 0, "route") == "n6 A, n10 A, n5 B, n3 AB, n8 C, n0 AC, n9 BC, n11 ABC"
    game.play(0, "route n5 B")  # linked to n0 n1 n2 n4 n6 n8 n9
    assert marks(game, 0, "route") == "n6 A, n8 C, n0 AC"
    assert refusal(game, 0, "route n10 A") == "ring-and-route-not-linked"
    game.play(0, "route n8 C")  # linked to n4 n5 n9 n11
    assert marks(game, 0, "route") == ""
    assert refusal(game, 0, "route n6 A") == "ring-and-route-not-linked"  # only the older end is beside it


def test_r6_not_at_the_start_of_the_route() -> None:
    game = rolled(position(on(route="n3 n2")), 5, 6, 3)
    assert marks(game, 0, "route") == "n6 A, n5 C"  # n7, an 11, is linked to n3 only


def test_r7_never_a_space_twice() -> None:
    game = rolled(position(on(route="n5 n6 n9")), 5, 3, 4)
    assert marks(game, 0, "route") == "n10 A, n11 AC"  # n6 and n5 are linked too: 5 and 3
    assert refusal(game, 0, "route n5 B") == "ring-and-route-visited-already"


@pytest.mark.parametrize(
    ("route", "numbers", "legal"),
    [
        ("n6 n2", (5, 3, 1), "n5 B, n3 AB"),  # no line is in the way
        ("n1 n6 n2", (5, 3, 1), "n3 AB"),  # n1-n6 lies across n2-n5
        ("n5 n2 n1", (5, 1, 1), "n0 AB, n0 AC"),  # n2-n5 lies across n1-n6, a 5
        ("n9 n7 n10", (5, 3, 1), "n11 ABC"),  # n7-n9 lies across n6-n10
        ("n4 n9 n8", (3, 6, 2), "n11 AB"),  # n4-n9 lies across n5-n8
    ],
)
def test_r7_never_across_a_line(route: str, numbers: tuple[int, int, int], legal: str) -> None:
    game = rolled(position(on(route=route)), *numbers)
    assert marks(game, 0, "route") == legal


def test_r7_a_link_across_a_line_is_refused() -> None:
    game = rolled(position(on(route="n5 n2 n1")), 5, 1, 1)
    assert refusal(game, 0, "route n6 A") == "ring-and-route-crosses-route"


@pytest.mark.parametrize("side", ["1", "2"])
def test_r7_a_route_may_pass_next_to_itself_and_fill_all_thirteen(side: str) -> None:
    route = " ".join(FULL_ROUTE[side])
    game = position(on(sheet=int(side), route=route))
    assert game.scores == (35,)
    assert marks(rolled(game, 6, 3, 1), 0, "route") == ""


def test_r7_a_position_with_a_broken_route_is_refused() -> None:
    for route in ("n3 n9", "n1 n6 n2 n5"):
        with pytest.raises(RecordError) as caught:
            position(on(route=route))
        assert caught.value.code == "ring-and-route-not-linked"
    with pytest.raises(RecordError) as caught:
        position(on(route="n3 n2 n3"))
    assert (caught.value.code, caught.value.params["space"]) == ("record-space-twice", "n3")


def test_r8_one_die_or_a_sum_of_several() -> None:
    game = rolled(position(on()), 6, 4, 2)
    assert marks(game, 0, "route") == "n0 A, n9 B, n12 AB, n4 C, n3 AC, n0 BC, n2 ABC"
    assert refusal(game, 0, "route n6 B") == "ring-and-route-no-such-sum"  # neither 6 - 1 nor anything else
    assert refusal(game, 0, "route n0 B") == "ring-and-route-wrong-sum"
    assert refusal(game, 0, "route n12 BA") == "move-not-understood"  # letters ascend


# A turn --------------------------------------------------------------------------------------------------


def test_r9_keep_or_throw_any_of_the_dice_again() -> None:
    game = position(on(), on(), active=1)
    game.roll(throw(1, 2, 3))
    assert pending(game) == (1,)
    assert game.legal_moves(1) == [
        "keep",
        "reroll A",
        "reroll B",
        "reroll AB",
        "reroll C",
        "reroll AC",
        "reroll BC",
        "reroll ABC",
    ]
    assert refusal(game, 1, "ring c0 A") == "ring-and-route-other-decision"
    assert refusal(game, 1, "done") == "ring-and-route-other-decision"
    assert refusal(game, 0, "keep") == "move-not-asked"


@pytest.mark.parametrize("dice", ["A", "B", "C", "AB", "AC", "BC", "ABC"])
def test_r9_only_the_dice_thrown_again_change_and_only_once(dice: str) -> None:
    game = position(on())
    game.roll("A6g B6b C6s")
    game.play(0, f"reroll {dice}")
    assert (game.awaiting_roll, pending(game)) == (True, ())
    with pytest.raises(IllegalMove):
        game.roll("A1r B1g" if dice != "AB" else "A1r")
    again = {"A": "A1r", "B": "B1g", "C": "C1b"}
    game.roll(" ".join(again[die] for die in dice))
    assert "keep" not in game.legal_moves(0)
    assert refusal(game, 0, "reroll A") == "ring-and-route-other-decision"
    ones = ["n8 " + die for die in dice]
    sixes = ["n0 " + die for die in "ABC" if die not in dice]
    singles = [mark for mark in marks(game, 0, "route").split(", ") if len(mark.split()[1]) == 1]
    assert sorted(singles) == sorted(ones + sixes)


def test_r9_dice_may_be_named_in_any_order_but_must_exist() -> None:
    game = position(on())
    game.roll("C2y A6g B1g")
    assert game.events == [("dice", "A6g B1g C2y")]
    game.undo()
    for words in ("A6r B1g C2y", "A6g B1g", "A6g A6g C2y", "A6g B1g C7y", "A6g B1g C2y D1r", "", "A B C"):
        with pytest.raises(IllegalMove):
            game.roll(words)
    assert game.events == []


def test_r9_the_first_active_player() -> None:
    game = rollwright.new_game("ring-and-route", sheets=["1", "2", "1"], first=2)
    game.roll(throw(1, 1, 1))
    assert pending(game) == (2,)


def test_r10_everyone_uses_the_dice_each_at_most_once_in_any_mixture() -> None:
    game = rolled(position(on(), on(), on(), on()), 5, 3, 1)
    assert pending(game) == (0, 1, 2, 3)
    game.play(0, "route n3 AB")  # a sum of two and a colour
    assert marks(game, 0, "ring") == "c5 C, c10 C, c13 C"
    assert refusal(game, 0, "ring c9 A") == "ring-and-route-die-used"
    assert refusal(game, 0, "route n8 BC") == "ring-and-route-die-used"
    game.play(0, "ring c10 C")
    assert game.legal_moves(0) == ["done", "turn"]
    game.play(2, "route n11 ABC")  # a sum of three
    assert game.legal_moves(2) == ["done", "turn"]
    for move in ("ring c9 B", "ring c10 C", "route n6 A"):  # colours first, then a number
        game.play(3, move)
    for seat in (2, 3, 0):
        game.play(seat, "done")
    assert pending(game) == (1,)
    game.play(1, "done")  # using none is allowed
    assert game.awaiting_roll
    assert misthrows(game) == [0, 1, 0, 0]


def test_r10_the_order_of_seats_does_not_matter() -> None:
    scripts = {0: ["ring c9 A", "route n5 B", "done"], 1: ["turn"], 2: ["route n8 C", "done"]}
    ends = set()
    for order in permutations(range(3)):
        game = rolled(position(on(), on(), on(misthrows=2)), 5, 3, 1)
        for seat in order:
            for move in scripts[seat]:
                game.play(seat, move)
        ends.add(game.state)
    assert len(ends) == 1


@pytest.mark.parametrize(
    ("moves", "active_misthrow", "other_misthrow"),
    [
        ([], 1, 1),
        (["ring c9 A"], 1, 1),
        (["ring c9 A", "route n5 B"], 1, 0),
        (["route n3 AB"], 1, 0),  # dice count, not marks
        (["route n3 AB", "ring c5 C"], 0, 0),
        (["route n11 ABC"], 0, 0),
    ],
)
def test_r11_the_active_player_needs_three_dice_the_others_two(
    moves: list[str], active_misthrow: int, other_misthrow: int
) -> None:
    game = rolled(position(on(), on(), active=1), 5, 3, 1)
    for seat in (0, 1):
        for move in [*moves, "done"]:
            game.play(seat, move)
    assert misthrows(game) == [other_misthrow, active_misthrow]


def test_r11_turning_over_is_finishing_too() -> None:
    game = rolled(position(on(), on(misthrows=1)), 5, 3, 1)
    game.play(1, "turn")
    assert misthrows(game) == [0, 2]


def test_r12_the_third_misthrow_ends_the_first_sheet_the_second_starts_with_the_next_throw() -> None:
    arc = " ".join(RING[:7])
    game = rolled(position(on(ring=arc, misthrows=2), on()), 5, 3, 1)
    game.play(0, "done")
    assert (misthrows(game), sheets(game)) == ([3, 0], ["1", "1"])
    assert (game.over, pending(game), game.legal_moves(0)) == (False, (1,), [])
    game.play(1, "done")
    assert (misthrows(game), sheets(game)) == ([0, 1], ["2", "1"])
    assert (game.over, game.scores) == (False, (8, 0))
    rolled(game, 2, 1, 1)
    assert marks(game, 0, "ring").startswith("c0 A, c1 A, c9 A, ")  # the blue ones of side 2, which is empty
    assert "turn" not in game.legal_moves(0)


def test_r12_two_misthrows_do_not() -> None:
    game = rolled(position(on(misthrows=1), on()), 5, 3, 1)
    all_done(game)
    assert (misthrows(game), sheets(game)) == ([2, 1], ["1", "1"])


def test_r13_the_first_sheet_may_be_ended_after_a_throw() -> None:
    game = rolled(position(on(route="n3"), on(), on(sheet=2, points=7)), 5, 3, 1)
    assert "turn" in game.legal_moves(0)
    game.play(0, "route n6 A")
    game.play(0, "turn")
    assert (sheets(game), game.scores) == (["1", "1", "2"], (2, 0, 7))  # not yet
    game.play(1, "done")
    game.play(2, "done")
    assert (sheets(game), game.scores) == (["2", "1", "2"], (2, 0, 7))
    rolled(game, 6, 6, 6)
    assert marks(game, 0, "route") == "n0 A, n11 A, n0 B, n11 B, n7 AB, n0 C, n11 C, n7 AC, n7 BC"


def test_r13_the_second_sheet_cannot_be_given_up() -> None:
    game = rolled(position(on(sheet=2)), 5, 3, 1)
    assert game.legal_moves(0)[-1] == "done"
    assert refusal(game, 0, "turn") == "ring-and-route-second-sheet"


def test_r14_the_next_player_clockwise_is_active() -> None:
    game = position(on(), on(), on(), active=1)
    active: list[int] = []
    for _ in range(4):
        game.roll(throw(1, 1, 1))
        active += game.pending
        game.play(active[-1], "keep")
        for seat in game.pending:
            game.play(seat, "turn" if "turn" in game.legal_moves(seat) else "done")
    assert active == [1, 2, 0, 1]
