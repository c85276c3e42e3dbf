"""Geometry of a sheet: where ring spaces, number spaces and links lie in a picture. It is stated here once; the SVG,
the terminal and the page all follow it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from rollwright.games.ring_and_route.material.sheet import Link, Sheet

Point = tuple[float, float]

# In units of the picture. A corner of the ring is a quarter of a circle as long as a straight space.
SPACE_LENGTH = 150.0
BAND = 74.0  # width of the ring
GAP = 10.0  # between ring spaces
CORNER = SPACE_LENGTH * 2 / math.pi
SIDE = 3 * SPACE_LENGTH + 2 * CORNER
MARGIN = 30.0
TITLE = 50.0  # height of a title above the rest
MIDDLE = MARGIN + BAND / 2 + SIDE / 2
RADIUS = 33.0  # of a number space
INSIDE = SIDE - BAND - 2 * (RADIUS + 19)  # side of the square in which number spaces have their centres
WIDTH = MARGIN + BAND + SIDE + 110
CELL = 44.0  # width of a column of the point tables
TABLES = MARGIN + BAND + SIDE + 44  # y of the point tables
BEADS = TABLES - 14  # y of the row of dots above each of them
HEIGHT = TABLES + 92 + MARGIN - 10
SOFT = 12.0  # twice the radius of a ring space's rounded corners


def _turned(x: float, y: float, quarters: int) -> Point:
    """A point turned clockwise about the middle of the ring."""
    x, y = x - MIDDLE, y - MIDDLE
    for _ in range(quarters):
        x, y = -y, x
    return x + MIDDLE, y + MIDDLE


def _ring_place(index: int) -> Point:
    quarter, along = divmod(index, 4)
    low = MIDDLE - SIDE / 2
    if along == 0:  # a corner: the middle of its arc
        inset = CORNER * (1 - math.sqrt(0.5))
        return _turned(low + inset, low + inset, quarter)
    return _turned(low + CORNER + (along - 0.5) * SPACE_LENGTH, low, quarter)


RING_PLACES: tuple[Point, ...] = tuple(_ring_place(index) for index in range(16))
"""The middles of the ring spaces."""


def ring_outline(index: int) -> str:
    """The path data of a ring space as it lies at the top left, before `ring_turn` turns it to its own side."""
    along = index % 4
    low = MIDDLE - SIDE / 2
    if along == 0:
        return _corner_outline(low + CORNER)
    x = low + CORNER + (along - 1) * SPACE_LENGTH + GAP / 2 + SOFT / 2
    y = low - BAND / 2 + SOFT / 2
    return f"M{x:.1f} {y:.1f}h{SPACE_LENGTH - GAP - SOFT:.1f}v{BAND - SOFT:.1f}h{GAP + SOFT - SPACE_LENGTH:.1f}z"


def _corner_outline(centre: float) -> str:
    outer, inner = CORNER + BAND / 2 - SOFT / 2, CORNER - BAND / 2 + SOFT / 2
    end = centre - GAP / 2 - SOFT / 2  # the arcs end here, so that the gap to the neighbours is even
    out, near = (centre - math.sqrt(radius**2 - (centre - end) ** 2) for radius in (outer, inner))
    return (
        f"M{out:.1f} {end:.1f}A{outer:.1f} {outer:.1f} 0 0 1 {end:.1f} {out:.1f}"
        f"V{near:.1f}A{inner:.1f} {inner:.1f} 0 0 0 {near:.1f} {end:.1f}z"
    )


def ring_turn(index: int) -> int:
    """By how many degrees a ring space is turned in a picture, clockwise about the middle of the ring."""
    return index // 4 * 90


def number_places(sheet: Sheet) -> list[Point]:
    """The places of the number spaces in a picture: the sheet's positions, scaled to the inside of the ring."""
    xs, ys = [space.x for space in sheet.numbers], [space.y for space in sheet.numbers]
    scale = INSIDE / max(max(xs) - min(xs), max(ys) - min(ys))
    middle_x, middle_y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return [(MIDDLE + (x - middle_x) * scale, MIDDLE + (y - middle_y) * scale) for x, y in zip(xs, ys, strict=True)]


def close_passes(sheet: Sheet) -> Iterator[tuple[Link, int]]:
    """Links that pass a third space, as they are drawn, closer than the edge of its disc, with that space (R4)."""
    places = number_places(sheet)
    for link in sheet.links:
        for third, place in enumerate(places):
            if third not in link and _distance(place, places[link[0]], places[link[1]]) < RADIUS:
                yield link, third


def _distance(point: Point, start: Point, end: Point) -> float:
    """From a point to the nearest point of a line between two others."""
    length = math.dist(start, end)
    along = sum((p - s) * (e - s) for p, s, e in zip(point, start, end, strict=True)) / length**2
    along = min(max(along, 0.0), 1.0)
    nearest = [s + along * (e - s) for s, e in zip(start, end, strict=True)]
    return math.dist(point, nearest)


def open_links(sheet: Sheet, route: Sequence[int]) -> list[Link]:
    """The links to be drawn as open, which a route may still use: they don't cross its line and touch no space behind
    its head (R7)."""
    drawn = _drawn_links(sheet, route)
    behind = set(route[:-1])
    return [
        link
        for index, link in enumerate(sheet.links)
        if behind.isdisjoint(link) and drawn.isdisjoint(sheet.crossings[index])
    ]


def _drawn_links(sheet: Sheet, route: Sequence[int]) -> set[int]:
    steps = {(min(step), max(step)) for step in pairwise(route)}
    return {index for index, link in enumerate(sheet.links) if link in steps}
