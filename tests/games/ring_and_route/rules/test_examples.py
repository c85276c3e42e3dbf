"""The examples of the print, on the sheets that ship.

The dice that ship show these colours with the numbers 1 to 6: A rbypsg, B gpsryb, C byrgps.
"""

from __future__ import annotations

import rollwright
from games.ring_and_route.rules.positions import (
    FULL_ROUTE,
    RING,
    all_done,
    marks,
    misthrows,
    on,
    position,
    rolled,
)
from rollwright import RecordError
from rollwright.games.ring_and_route.material.sheet import shipped_sheet
from rollwright.games.ring_and_route.picture.facet import SheetMarks


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
