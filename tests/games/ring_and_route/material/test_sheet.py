"""The material of Ring & Route: the shipped sheets and dice follow R1 to R4, and the print's own examples."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, pairwise

import pytest

from games.ring_and_route.material.snail import LINE
from rollwright.games.ring_and_route.material import sheet as material
from rollwright.games.ring_and_route.material.sheet import (
    COLOUR_POINTS,
    COLOURS,
    DICE,
    NUMBER_POINTS,
    SHIPPED,
    NumberSpace,
    Sheet,
    read_number_points,
    read_sheet,
    shipped_dice,
    shipped_sheet,
)

LINKS = {"1": 30, "2": 30, "3": 24, "4": 24, "5": 28, "6": 28}
CROSSINGS = {"1": 4, "2": 3, "3": 5, "4": 5, "5": 0, "6": 0}


@pytest.fixture(params=SHIPPED)
def sheet(request: pytest.FixtureRequest) -> Sheet:
    return shipped_sheet(str(request.param))


def meet(p: NumberSpace, q: NumberSpace, r: NumberSpace, s: NumberSpace) -> bool:
    """Whether two lines meet strictly between their ends, by solving for the point where they do."""
    across = (q.x - p.x) * (s.y - r.y) - (q.y - p.y) * (s.x - r.x)
    if across == 0:
        return False
    t = Fraction((r.x - p.x) * (s.y - r.y) - (r.y - p.y) * (s.x - r.x), across)
    u = Fraction((r.x - p.x) * (q.y - p.y) - (r.y - p.y) * (q.x - p.x), across)
    return 0 < t < 1 and 0 < u < 1


def reached_from(sheet: Sheet, route: list[int]) -> Iterator[list[int]]:
    """This route and all its continuations (R6, R7), said again without the sheet's table of crossings."""
    yield route
    at = sheet.numbers
    for a, b in sheet.links:
        if route[-1] in (a, b) and (onward := a + b - route[-1]) not in route:
            line = at[route[-1]], at[onward]
            if not any(meet(*line, at[c], at[d]) for c, d in pairwise(route)):
                yield from reached_from(sheet, [*route, onward])


# ------------------------------------------------------------------------------------------------ material


def test_r1_every_die_has_each_colour_once_and_the_pairings_differ() -> None:
    dice = shipped_dice()
    assert list(dice) == list(DICE)
    assert all(sorted(colours) == sorted(COLOURS) for colours in dice.values())
    for number in range(6):
        assert len({colours[number] for colours in dice.values()}) == 3, f"a colour twice on number {number + 1}"


def test_r3_sixteen_colour_spaces_and_thirteen_number_spaces(sheet: Sheet) -> None:
    assert len(sheet.ring) == 16
    assert len(sheet.numbers) == 13
    assert all(2 <= sheet.ring.count(colour) <= 3 for colour in COLOURS)
    assert {space.value for space in sheet.numbers} == set(range(1, 13))


def test_r3_no_colour_stands_three_times_in_a_row(sheet: Sheet) -> None:
    assert not re.search(r"(.)\1\1", sheet.ring + sheet.ring[:2])


def test_r4_links_are_sorted_pairs_and_keep_clear_of_other_spaces(sheet: Sheet) -> None:
    assert list(sheet.links) == sorted({(a, b) for a, b in sheet.links if a < b})
    assert len(sheet.links) == LINKS[sheet.name]
    size = max(max(space.x, space.y) for space in sheet.numbers)
    for a, b in sheet.links:
        for third in set(range(13)) - {a, b}:
            assert distance(sheet.numbers[third], sheet.numbers[a], sheet.numbers[b]) > size / 9


def distance(point: NumberSpace, a: NumberSpace, b: NumberSpace) -> float:
    along = complex(b.x - a.x, b.y - a.y)
    offset = complex(point.x - a.x, point.y - a.y)
    t = min(1.0, max(0.0, (offset * along.conjugate()).real / abs(along) ** 2))
    return abs(offset - t * along)


def test_r4_crossings_are_those_of_the_drawing(sheet: Sheet) -> None:
    pairs = 0
    for (i, one), (j, other) in combinations(enumerate(sheet.links), 2):
        crossing = meet(*(sheet.numbers[end] for end in (*one, *other)))
        assert (j in sheet.crossings[i]) == (i in sheet.crossings[j]) == crossing
        pairs += crossing
    assert pairs == CROSSINGS[sheet.name]


def test_r4_the_diagonals_of_a_square_cross_and_its_sides_do_not() -> None:
    far = [{"value": 5, "x": 100 + n, "y": n * n} for n in range(9)]
    corners = [{"value": 1, "x": x, "y": y} for x, y in ((0, 0), (10, 0), (10, 10), (0, 10))]
    square = [[0, 1], [1, 2], [2, 3], [0, 3], [0, 2], [1, 3]]
    chain = [[n, n + 1] for n in range(3, 12)]
    found = read_sheet({"ring": LINE["ring"], "numbers": corners + far, "links": square + chain})
    crossing = {(found.links[i], found.links[j]) for i, others in enumerate(found.crossings) for j in others if i < j}
    assert ((0, 2), (1, 3)) in crossing
    assert not any({one, other} <= {(0, 1), (1, 2), (2, 3), (0, 3)} for one, other in crossing)


def test_r7_a_route_through_all_thirteen_spaces_exists(sheet: Sheet) -> None:
    assert any(len(route) == 13 for start in range(13) for route in reached_from(sheet, [start]))
    assert sheet.notices == ()


def test_r7_a_sheet_without_a_full_route_has_a_notice() -> None:
    star = {**LINE, "links": [[0, n] for n in range(1, 13)]}
    assert read_sheet(LINE).notices == ()
    assert read_sheet(star).notices == (("ring-and-route-sheet-notice-no-full-route", {"spaces": 13}),)


def test_r7_the_notice_is_also_found_where_the_search_gives_up() -> None:
    dense = [[a, b] for a, b in combinations(range(9), 2)]
    tangle = {**LINE, "links": dense + [[0, leaf] for leaf in range(9, 13)]}
    found = read_sheet(tangle)
    with pytest.raises(material._OutOfSteps):
        list(material._full_routes(found, 100))
    assert [code for code, _ in found.notices] == ["ring-and-route-sheet-notice-no-full-route"]


def test_r17_colour_points() -> None:
    assert COLOUR_POINTS == ((7, 8), (10, 13), (13, 18), (16, 25))


def test_r18_number_points_have_the_two_known_entries_and_never_fall() -> None:
    assert NUMBER_POINTS[10 - 1] == 22
    assert NUMBER_POINTS[11 - 1] == 26
    assert read_number_points(list(NUMBER_POINTS)) == NUMBER_POINTS
    assert len(NUMBER_POINTS) == 13


# ------------------------------------------------------------------------------- the print's own examples


def places(route: list[int]) -> list[int]:
    """The spaces of sheet 1 with these values, each of which it has once."""
    values = [space.value for space in shipped_sheet("1").numbers]
    assert all(values.count(value) == 1 for value in route)
    return [values.index(value) for value in route]


def arcs(ring: str, colours: str) -> Iterator[set[int]]:
    """The arcs that crossing these colours in this order can make (R5)."""
    grown = [{start} for start in range(16) if ring[start] == colours[0]]
    for colour in colours[1:]:
        ends = [(arc, (space + step) % 16) for arc in grown for space in arc for step in (1, 15)]
        grown = [arc | {new} for arc, new in ends if new not in arc and ring[new] == colour]
    yield from grown


def test_rx1_red_purple_blue_yellow_purple_then_green_above_or_grey_below() -> None:
    ring = shipped_sheet("1").ring
    arc = {4, 5, 6, 7, 8}  # the right side, from the top
    assert arc in list(arcs(ring, "rpbyp"))
    assert (ring[3], ring[9]) == ("g", "s")


def test_rx2_after_8_12_7_3_1_9_4_the_6_is_out_of_reach() -> None:
    sheet = shipped_sheet("1")
    route = places([8, 12, 7, 3, 1, 9, 4])
    (six,) = places([6])
    assert route in list(reached_from(sheet, route[:1]))
    onward = list(reached_from(sheet, route))
    assert len(onward) > 1, "the route itself must be able to go on"
    assert not any(six in longer for longer in onward)
    assert any(six in longer for longer in reached_from(sheet, route[:3])), "it was within reach before"


def test_rx3_green_6_green_1_yellow_2_and_its_four_uses() -> None:
    sheet, dice = shipped_sheet("1"), shipped_dice()
    assert (dice["A"][6 - 1], dice["B"][1 - 1], dice["C"][2 - 1]) == ("g", "g", "y")
    assert places([6]), "the 6 as a number"
    assert list(arcs(sheet.ring, "yg")), "yellow and green next to each other"
    assert places([6 + 1]), "the 7 to start with"
    assert [*arcs(sheet.ring, "ggy"), *arcs(sheet.ring, "gyg"), *arcs(sheet.ring, "ygg")]
    assert places([6, 2, 1]) in list(reached_from(sheet, places([6])))


def test_rx5_there_is_an_8_for_5_and_3() -> None:
    assert places([5 + 3])
