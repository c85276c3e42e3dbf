"""Geometry of a board: where hexagons, borders, coordinates and the status bar lie in a picture. It is stated here
once; the SVG, the terminal and the page all follow it."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator

from rollwright.games.diceland.material.board import COLOURS, Board, Place, adjacent

Point = tuple[float, float]

WIDTH = 40.0  # of a hexagon, from edge to edge; it stands on a corner
SIDE = WIDTH / math.sqrt(3)
MARGIN = 30.0  # around the field, for the coordinates
EDGES = ((4, 5), (1, 2), (5, 0), (0, 1), (3, 4), (2, 3))  # the corners of the edge to each of `adjacent`


def centre(column: float, row: int) -> Point:
    """The middle of a hexagon; every second row lies half a space to the right."""
    return (
        MARGIN + WIDTH * (column + 0.5 + (row % 2) / 2),
        MARGIN + SIDE * (1 + 1.5 * row),
    )


def corners(column: int, row: int, inset: float = 0.0) -> list[Point]:
    """The six corners of a hexagon, clockwise from the top one; `inset` moves the edges inwards."""
    x, y = centre(column, row)
    radius = SIDE - inset * 2 / math.sqrt(3)
    angles = (math.radians(60 * corner - 90) for corner in range(6))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def field_size(board: Board) -> Point:
    """Width and height of the field with its coordinates, without title and status bar."""
    shifted = 0.5 if board.rows > 1 else 0.0
    return 2 * MARGIN + WIDTH * (board.columns + shifted), 2 * MARGIN + SIDE * (1.5 * board.rows + 0.5)


def borders(board: Board) -> Iterator[tuple[Point, Point]]:
    """The edges between territories, and of the field, each once."""
    territory: dict[Place, int] = {(space.column, space.row): space.territory for space in board.spaces}
    territory[board.start] = -1
    territory |= {place: -2 - number for number, place in enumerate(board.obstacles)}
    for place, own in territory.items():
        points = corners(*place)
        for (first, second), other in zip(EDGES, adjacent(*place), strict=True):
            beyond = territory.get(other)
            if beyond is None or (beyond != own and place < other):
                yield points[first], points[second]


def coordinates(board: Board) -> Iterator[tuple[str, Point]]:
    """The letters of the columns and the numbers of the rows, on both sides of the field."""
    width, height = field_size(board)
    for column in range(board.columns):
        letter = chr(ord("a") + column)
        yield letter, (centre(column, 0)[0], MARGIN - 8)
        yield letter, (centre(column, board.rows - 1)[0], height - MARGIN + 18)
    for row in range(board.rows):
        y = centre(0, row)[1] + 4.5
        yield str(row + 1), (MARGIN / 2, y)
        yield str(row + 1), (width - MARGIN / 2, y)


def treasure_spaces(board: Board) -> list[int]:
    """The treasures of a board as the status bar has them: by colour, then in reading order (D2)."""
    treasures = [number for number, space in enumerate(board.spaces) if space.treasure]
    return sorted(treasures, key=lambda number: (board.spaces[number].colour, number))


def complete_colours(board: Board, crossed: Collection[int]) -> str:
    """The colours in the left box of the status bar: every space of them is crossed (D2)."""
    open_colours = {space.colour for number, space in enumerate(board.spaces) if number not in crossed}
    return "".join(letter for colour, letter in enumerate(COLOURS) if colour not in open_colours)
