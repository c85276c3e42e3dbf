"""Where the parts of a board lie, and what its status bar lists."""

from __future__ import annotations

import pytest

from rollwright.games.diceland.material.board import COLOURS, Board, adjacent
from rollwright.games.diceland.picture.geometry import (
    SIDE,
    WIDTH,
    borders,
    centre,
    complete_colours,
    corners,
    field_size,
    treasure_spaces,
)


@pytest.mark.parametrize("place", [(3, 3), (3, 4)], ids=["shifted", "not-shifted"])
def test_touching_hexagons_are_a_width_apart_and_share_two_corners(place: tuple[int, int]) -> None:
    x, y = centre(*place)
    own = {(round(a, 6), round(b, 6)) for a, b in corners(*place)}
    for other in adjacent(*place):
        a, b = centre(*other)
        assert (a - x) ** 2 + (b - y) ** 2 == pytest.approx(WIDTH**2)
        assert len(own & {(round(c, 6), round(d, 6)) for c, d in corners(*other)}) == 2


def test_an_inset_hexagon_keeps_its_distance_from_the_edges() -> None:
    x = centre(2, 2)[0]
    assert max(a for a, _ in corners(2, 2, inset=3)) - x == pytest.approx(WIDTH / 2 - 3)


def test_the_field_has_room_for_all_hexagons(board: Board) -> None:
    width, height = field_size(board)
    points = [point for space in board.spaces for point in corners(space.column, space.row)]
    assert all(0 < x < width and 0 < y < height for x, y in points)


def test_borders_lie_between_territories_only(board: Board) -> None:
    """As many edges as there are pairs of neighbours that don't belong together, none twice."""
    territory = {(space.column, space.row): space.territory for space in board.spaces}
    owner = territory | {board.start: "start"} | {place: place for place in board.obstacles}
    expected = 0
    for place in owner:
        for other in adjacent(*place):
            if other not in owner:
                expected += 2
            elif owner[other] != owner[place]:
                expected += 1  # met from both sides
    edges = list(borders(board))
    assert 2 * len(edges) == expected
    middles = {(round((a + c) / 2, 3), round((b + d) / 2, 3)) for (a, b), (c, d) in edges}
    assert len(middles) == len(edges)
    assert all((a - c) ** 2 + (b - d) ** 2 == pytest.approx(SIDE**2) for (a, b), (c, d) in edges)


def test_d2_treasures_in_the_order_of_the_status_bar(small: Board) -> None:
    order = [small.spaces[number].name for number in treasure_spaces(small)]
    assert order == ["a1", "d1", "a3", "d2", "c3", "e3"]


def test_complete_colours_need_every_space(small: Board) -> None:
    yellow = {number for number, space in enumerate(small.spaces) if space.colour == COLOURS.index("y")}
    assert complete_colours(small, yellow) == "y"
    assert complete_colours(small, yellow - {min(yellow)}) == ""
    assert complete_colours(small, range(len(small.spaces))) == COLOURS
