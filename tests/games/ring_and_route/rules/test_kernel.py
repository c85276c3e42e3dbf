"""The rules of Ring & Route one by one, under their numbers, and the examples of the print.

The dice that ship show these colours with the numbers 1 to 6: A rbypsg, B gpsryb, C byrgps.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

import rollwright
from rollwright import BoardError, Game, IllegalMove, OptionError, RecordError
from rollwright.games.ring_and_route.material.sheet import shipped_dice, shipped_sheet
from rollwright.games.ring_and_route.picture.facet import SheetMarks
from support.refused import refusal

RING = [f"c{space}" for space in range(16)]
FULL_ROUTE = {  # of either sheet
    "1": ["n0", "n4", "n8", "n11", "n12", "n10", "n7", "n3", "n2", "n1", "n6", "n5", "n9"],
    "2": ["n7", "n8", "n2", "n0", "n6", "n1", "n12", "n11", "n5", "n10", "n9", "n4", "n3"],
}
POINTS = [0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 30, 35]


def on(sheet: int = 1, ring: str = "", route: str = "", misthrows: int = 0, points: int = 0) -> dict[str, Any]:
    """A seat in a position: which of its sheets it is on, and what is marked there."""
    return {
        "sheet": sheet,
        "ring": ring.split(),
        "route": route.split(),
        "misthrows": misthrows,
        "points": points,
    }


def position(*seats: dict[str, Any], active: int = 0, **options: Any) -> Game:
    """A game that begins with these sheets. Everyone starts on side 1, so the second sheet is side 2."""
    record = rollwright.new_game("ring-and-route", sheets=["1"] * len(seats), **options).record()
    record["setup"] = {"active": active, "seats": list(seats)}
    del record["result"]
    return rollwright.replay(record)


def throw(a: int, b: int, c: int) -> str:
    """A throw in words, by the numbers of the dice."""
    return " ".join(
        f"{die}{n}{colours[n - 1]}" for n, (die, colours) in zip((a, b, c), shipped_dice().items(), strict=True)
    )


def rolled(game: Game, a: int, b: int, c: int) -> Game:
    """The same game after a throw that was kept."""
    game.roll(throw(a, b, c))
    (active,) = game.pending
    game.play(active, "keep")
    return game


def marks(game: Game, seat: int, word: str) -> str:
    """The legal marks of a seat on its "ring" or its "route"."""
    chosen = [move.split() for move in game.legal_moves(seat)]
    return ", ".join(" ".join(words[1:]) for words in chosen if words[0] == word)


def all_done(game: Game) -> None:
    for seat in game.pending:
        game.play(seat, "done")


def misthrows(game: Game) -> list[int]:
    return [SheetMarks.of(game, seat).misthrows for seat in range(game.seats)]


def sheets(game: Game) -> list[str]:
    """The side that each seat is on."""
    return [SheetMarks.of(game, seat).sheet.name for seat in range(game.seats)]


def pending(game: Game) -> tuple[int, ...]:
    """A call, since mypy would take a property that was compared once for settled."""
    return game.pending


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


@pytest.mark.parametrize("sides", [["3"], [1], "12", [], ["1"] * 5])
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
    assert refusal(game, 0, "route n6 A") == "ring-and-route-not-linked"


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
    assert refusal(game, 0, "route n6 B") == "ring-and-route-wrong-sum"  # neither 6 - 1 nor anything else
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


# End and score -------------------------------------------------------------------------------------------


def test_r15_the_third_misthrow_on_a_second_sheet_ends_the_game_after_everyone_has_played() -> None:
    game = rolled(position(on(sheet=2, misthrows=2, points=5), on(route="n3")), 5, 3, 1)
    game.play(0, "done")
    assert (game.over, pending(game)) == (False, (1,))
    game.play(1, "route n6 A")
    game.play(1, "done")
    assert (game.over, game.reason, game.winners, game.scores) == (True, "misthrows", (0,), (5, 2))
    assert (game.awaiting_roll, pending(game)) == (False, ())
    assert refusal(game, 1, "done") == "move-game-over"


def almost_full(misthrows: int = 0) -> dict[str, Any]:
    """A second sheet that lacks c15, a yellow one."""
    return on(sheet=2, ring=" ".join(RING[:15]), route=" ".join(FULL_ROUTE["2"]), misthrows=misthrows)


def test_r15_a_full_second_sheet_ends_the_game_after_everyone_has_played() -> None:
    game = rolled(position(almost_full(), on()), 3, 1, 1)
    game.play(0, "ring c15 A")
    assert game.legal_moves(0) == ["done"]
    game.play(0, "done")
    assert (game.over, pending(game)) == (False, (1,))
    game.play(1, "route n5 A")
    game.play(1, "done")
    assert (game.over, game.reason, game.winners, game.scores) == (True, "full-sheet", (0,), (60, 3 - 2))


def test_r15_a_position_with_a_full_second_sheet_is_refused() -> None:
    full = {**almost_full(), "ring": RING}
    with pytest.raises(RecordError) as caught:
        position(on(), full)
    assert (caught.value.code, caught.value.params["field"]) == ("ring-and-route-record-full", "setup.seats[1]")


def test_r15_both_areas_must_be_full() -> None:
    for seat in (almost_full(), on(sheet=2, ring=" ".join(RING), route=" ".join(FULL_ROUTE["2"][:12]))):
        game = rolled(position(seat), 6, 6, 6)
        game.play(0, "done")
        assert not game.over


def test_r15_misthrows_come_before_a_full_sheet_of_the_same_seat() -> None:
    game = rolled(position(almost_full(misthrows=2), on()), 3, 1, 1)
    game.play(0, "ring c15 A")  # one die, and three are due
    all_done(game)
    assert (game.over, game.reason, game.scores) == (True, "misthrows", (60, 0))


@pytest.mark.parametrize("full", [0, 1])
def test_r15_misthrows_come_before_a_full_sheet_of_another_seat(full: int) -> None:
    seats = [on(sheet=2, misthrows=2), on(sheet=2, misthrows=2)]
    seats[full] = almost_full()
    game = rolled(position(*seats), 3, 1, 1)
    game.play(full, "ring c15 A")
    all_done(game)
    assert (game.over, game.reason, game.winners) == (True, "misthrows", (full,))


def test_r16_both_sheets_count_and_one_never_started_counts_nothing() -> None:
    seats = [
        on(sheet=2, misthrows=2, route="n0 n1 n2", points=10),
        on(ring=" ".join(RING[:10])),
        on(route="n3 n2"),
    ]
    game = rolled(position(*seats), 1, 1, 1)
    game.play(0, "done")
    game.play(1, "done")
    game.play(2, "turn")  # the game ends, so the second sheet is never started
    assert (game.over, game.scores) == (True, (13, 13, 2))


@pytest.mark.parametrize(
    ("crosses", "points"),
    [(0, 0), (1, 0), (6, 0), (7, 8), (8, 8), (9, 8), (10, 13), (12, 13), (13, 18), (15, 18), (16, 25)],
)
def test_r17_colour_points(crosses: int, points: int) -> None:
    assert position(on(ring=" ".join(RING[:crosses]))).scores == (points,)


@pytest.mark.parametrize(("length", "points"), list(enumerate(POINTS)))
def test_r18_number_points(length: int, points: int) -> None:
    assert position(on(route=" ".join(FULL_ROUTE["1"][:length]))).scores == (points,)


def test_r18_the_table_can_be_changed() -> None:
    table = [0, 0, 5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 999]
    seats = [on(route=" ".join(FULL_ROUTE["1"][:n])) for n in (0, 2, 3, 13)]
    game = position(*seats, number_points=table)
    assert game.scores == (0, 0, 5, 999)
    assert game.record()["number_points"] == table
    with pytest.raises(BoardError) as caught:
        rollwright.new_game("ring-and-route", sheets=["1"], number_points=[5, *range(12)])
    assert caught.value.code == "ring-and-route-points-fall"  # more is better


@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ((3, 9, 9), (1, 2)),
        ((9, 3, 9), (0, 2)),
        ((4, 4, 4), (0, 1, 2)),
        ((0, 0, 1), (2,)),
        ((0, 0, 0), (0, 1, 2)),
    ],
)
def test_r19_most_points_win_and_equal_points_share(points: tuple[int, ...], winners: tuple[int, ...]) -> None:
    game = rolled(position(*(on(sheet=2, misthrows=2, points=p) for p in points)), 1, 1, 1)
    all_done(game)
    assert (game.over, game.scores, game.winners) == (True, points, winners)


def test_r20_a_full_first_sheet_does_not_turn_over_by_itself() -> None:
    game = position(on(ring=" ".join(RING), route=" ".join(FULL_ROUTE["1"])))
    rolled(game, 6, 4, 2)
    assert game.legal_moves(0) == ["done", "turn"]
    game.play(0, "done")
    assert (game.over, sheets(game), misthrows(game), game.scores) == (False, ["1"], [1], (60,))
    rolled(game, 6, 4, 2).play(0, "turn")
    assert (game.over, sheets(game), misthrows(game), game.scores) == (False, ["2"], [0], (60,))


# The examples of the print, on the sheets that ship ------------------------------------------------------


def test_rx1_after_red_purple_blue_yellow_purple_the_arc_goes_on_with_green_or_grey() -> None:
    game = rolled(rollwright.new_game("ring-and-route", sheets=["1"]), 1, 2, 1)  # red, purple, blue
    for move in ("ring c6 A", "ring c7 B", "ring c5 C", "done"):
        game.play(0, move)
    rolled(game, 3, 2, 1)  # yellow, purple
    for move in ("ring c8 A", "ring c4 B", "done"):
        game.play(0, move)
    assert SheetMarks.of(game, 0).ring == (4, 5, 6, 7, 8)
    ring = shipped_sheet("1").ring
    ends = set()
    for number in range(1, 7):  # all colours of all dice
        twin = rolled(game.copy(), number, number, number)
        ends |= {mark.split()[0] for mark in marks(twin, 0, "ring").split(", ") if mark}
    assert {(end, ring[int(end[1:])]) for end in ends} == {("c3", "g"), ("c9", "s")}


def routes_onward(route: list[str]) -> set[str]:
    """All number spaces that some continuation of a route visits, as the game sees it."""
    reached: set[str] = set()
    waiting = [route]
    while waiting:
        head = waiting.pop()
        for space in (f"n{n}" for n in range(13)):
            try:
                position(on(route=" ".join([*head, space])))
            except RecordError:
                continue
            reached.add(space)
            waiting.append([*head, space])
    return reached


def test_rx2_after_8_12_7_3_1_9_4_the_6_can_no_longer_be_reached() -> None:
    values = [space.value for space in shipped_sheet("1").numbers]
    game = rollwright.new_game("ring-and-route", sheets=["1"])
    played = [
        (8, "ABC", (1, 1, 6)),
        (12, "ABC", (4, 4, 4)),
        (7, "ABC", (1, 1, 5)),
        (3, "ABC", (1, 1, 1)),
        (1, "A", (1, 1, 1)),
        (9, "ABC", (3, 3, 3)),
        (4, "ABC", (1, 1, 2)),
    ]
    for value, dice, numbers in played:
        rolled(game, *numbers)
        game.play(0, f"route n{values.index(value)} {dice}")
        game.play(0, "done")
    route = SheetMarks.of(game, 0).route
    assert [values[space] for space in route] == [8, 12, 7, 3, 1, 9, 4]
    names = [f"n{space}" for space in route]
    onward = routes_onward(names)
    assert onward, "the route itself can go on"
    assert f"n{values.index(6)}" not in onward
    before = position(on(route=" ".join(names[:3])))
    assert marks(rolled(before, 6, 1, 1), 0, "route") == "n0 A", "it was within reach of the 7"


def test_rx3_green_6_green_1_yellow_2_used_by_four_players() -> None:
    game = rollwright.new_game("ring-and-route", sheets=["1"] * 4)
    game.roll("A6g B1g C2y")
    game.play(0, "keep")
    ring, values = shipped_sheet("1").ring, [space.value for space in shipped_sheet("1").numbers]
    scripts = [
        ["route n0 A", "ring c2 C", "ring c1 B"],  # the 6, and yellow and green next to each other
        ["ring c2 C", "route n1 AB"],  # yellow, and the 7 as 6 + 1
        ["ring c1 A", "ring c2 C", "ring c3 B"],  # green, yellow, green
        ["route n0 A", "route n4 C", "route n8 B"],  # 6, 2, 1
    ]
    assert [ring[space] for space in (1, 2, 3)] == ["g", "y", "g"]
    assert [values[space] for space in (0, 1, 4, 8)] == [6, 7, 2, 1]
    for seat, moves in enumerate(scripts):
        for move in moves:
            assert move in game.legal_moves(seat)
            game.play(seat, move)
        assert game.legal_moves(seat) == ["done", "turn"]  # all dice are used
    all_done(game)
    assert misthrows(game) == [0, 0, 0, 0]
    assert game.scores == (1, 1, 0, 3)


def test_rx4_39_points_on_the_first_sheet_and_61_in_all() -> None:
    first = on(ring=" ".join(RING[:11]), route=" ".join(FULL_ROUTE["1"][:11]))
    game = position(first)
    assert game.scores == (13 + 26,)
    rolled(game, 1, 1, 1).play(0, "turn")
    assert game.scores == (39,)
    second = on(sheet=2, ring=" ".join(RING[:5]), route=" ".join(FULL_ROUTE["2"][:10]), misthrows=2, points=39)
    game = position(second)
    assert game.scores == (39 + 0 + 22,)
    rolled(game, 1, 1, 1).play(0, "done")
    assert (game.over, game.scores) == (True, (61,))


def test_rx5_5_and_3_together_mark_the_8() -> None:
    game = rolled(rollwright.new_game("ring-and-route", sheets=["1"]), 5, 3, 6)
    eight = [space.value for space in shipped_sheet("1").numbers].index(8)
    assert f"route n{eight} AB" in game.legal_moves(0)
    game.play(0, f"route n{eight} AB")
    assert SheetMarks.of(game, 0).route == (eight,)
    assert marks(game, 0, "ring") == "c9 C, c15 C"  # the third die is left
