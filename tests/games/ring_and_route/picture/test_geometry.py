"""Where the parts of a sheet lie, and which links are still open."""

from __future__ import annotations

from itertools import combinations
from math import dist

from rollwright.games.ring_and_route.material.sheet import Sheet, read_sheet, shipped_sheet
from rollwright.games.ring_and_route.picture.geometry import (
    INSIDE,
    MIDDLE,
    RADIUS,
    RING_PLACES,
    close_passes,
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


def test_r4_no_link_of_a_shipped_sheet_looks_as_if_it_touched_a_third_space(sheet: Sheet) -> None:
    assert list(close_passes(sheet)) == []


def test_r4_a_link_that_passes_a_space_closer_than_its_disc_is_found() -> None:
    row = [{"value": 1, "x": 100 * n, "y": 100 * (n % 2)} for n in range(11)]
    beside = [{"value": 2, "x": 50, "y": 52}, {"value": 3, "x": 150, "y": 900}]  # 1.4 beside the first link; far away
    chain = [[n, n + 1] for n in range(12)]
    sheet = read_sheet({"ring": "rygbpsrygbpsrygb", "numbers": row + beside, "links": chain})
    assert ((0, 1), 11) in list(close_passes(sheet))
    assert all(third != 12 for _, third in close_passes(sheet))


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
