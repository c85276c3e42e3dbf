"""Where the parts of a sheet lie, and which links are still open."""

from __future__ import annotations

from itertools import combinations
from math import dist

from rollwright.games.ring_and_route.material.sheet import Sheet, shipped_sheet
from rollwright.games.ring_and_route.picture.geometry import (
    INSIDE,
    MIDDLE,
    RADIUS,
    RING_PLACES,
    number_places,
    open_links,
)

RX2 = [3, 2, 1, 5, 8, 11, 9]  # 8 (start), 12, 7, 3, 1, 9, 4 on sheet 1


def test_r3_the_ring_goes_round_clockwise_and_encloses_the_numbers(sheet: Sheet) -> None:
    for (ax, ay), (bx, by) in zip(RING_PLACES, RING_PLACES[1:] + RING_PLACES[:1], strict=True):
        assert (ax - MIDDLE) * (by - MIDDLE) - (ay - MIDDLE) * (bx - MIDDLE) > 0
    places = number_places(sheet)
    assert all(abs(x - MIDDLE) <= INSIDE / 2 + 0.01 and abs(y - MIDDLE) <= INSIDE / 2 + 0.01 for x, y in places)
    assert min(dist(one, other) for one, other in combinations(places, 2)) > 3 * RADIUS


def test_r7_links_across_the_route_and_to_spaces_behind_its_head_are_closed() -> None:
    sheet = shipped_sheet("1")
    still_open = open_links(sheet, RX2)
    assert (4, 9) in sheet.links  # from the 4 to the 2, across the line from 3 to 1
    assert (4, 9) not in still_open
    assert {link for link in still_open if 9 in link} == {(6, 9), (7, 9), (9, 10), (9, 12)}
    assert not any(set(link) & set(RX2[:-1]) for link in still_open)


def test_without_a_route_all_links_are_open(sheet: Sheet) -> None:
    assert open_links(sheet, []) == list(sheet.links)
    assert open_links(sheet, [0]) == list(sheet.links)
