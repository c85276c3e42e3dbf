"""Layouts of number spaces: thirteen points in a square of about a hundred units, none too close to another."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import combinations

from rollwright.core.picks import Picks
from rollwright.games.ring_and_route.material.sheet import NUMBER_SPACES

Point = tuple[int, int]
Layout = Callable[[Picks], list[Point]]

SIDE = 100
APART = 23  # between two points, at least: the discs of number spaces have a diameter of 14
TRIES = 40  # candidates for each point that is scattered
GRIDS = ((3, 2, 3, 2, 3), (4, 5, 4), (3, 4, 3, 3), (3, 3, 4, 3), (2, 3, 3, 3, 2), (4, 3, 3, 3), (3, 3, 3, 4))
RINGS = ((1, 6, 6), (1, 4, 8), (1, 5, 7), (4, 9), (3, 10), (1, 12))


def grid(picks: Picks) -> list[Point]:
    """Rows, each evenly filled; upright or lying."""
    rows = picks.one_of(GRIDS)
    widest = max(rows)
    points = []
    for number, count in enumerate(rows):
        y = number * SIDE // (len(rows) - 1)
        inset = 0 if count == widest or picks.below(3) == 0 else SIDE // (2 * (widest - 1))
        points += [(inset + at * (SIDE - 2 * inset) // (count - 1), y) for at in range(count)]
    return points if picks.below(2) else [(y, x) for x, y in points]


def rings(picks: Picks) -> list[Point]:
    """Circles around the middle, the outermost as wide as the square."""
    counts = picks.one_of(RINGS)
    points: list[Point] = []
    turn = picks.below(360)
    for number, count in enumerate(counts):
        radius = SIDE / 2 * number / (len(counts) - 1) if counts[0] == 1 else SIDE / 2 * (2 * number + 1) / 3
        turn += 180 // count if picks.below(4) else 0
        points += [_on_circle(radius, turn + 360 * at / count) for at in range(count)]
    return points


def scatter(picks: Picks) -> list[Point]:
    """Anywhere, but evenly: each point is the one of several candidates that is farthest from the others."""
    points: list[Point] = [_anywhere(picks)]
    while len(points) < NUMBER_SPACES:
        points.append(max((_anywhere(picks) for _ in range(TRIES)), key=lambda point: _room(point, points)))
    return points


def mirror(picks: Picks) -> list[Point]:
    """Scattered, and the right half is the image of the left one."""
    points: list[Point] = []
    axis = picks.one_of((1, 3, 3))
    for number in range(axis):
        points.append((SIDE // 2, (SIDE * number // (axis - 1) if axis > 1 else SIDE // 2)))
    while len(points) < NUMBER_SPACES:
        tries = [(picks.below(SIDE // 2 - APART // 2), picks.below(SIDE + 1)) for _ in range(TRIES)]
        x, y = max(tries, key=lambda point: _room(point, points))
        points += [(x, y), (SIDE - x, y)]
    return points


def spiral(picks: Picks) -> list[Point]:
    """A spiral outwards from the middle, turning either way."""
    angle, hand, radius = float(picks.below(360)), picks.one_of((1, -1)), 11.0
    step, pitch = picks.between(25, 27), picks.between(25, 28)  # along the spiral, and between its turns
    points = []
    for _ in range(NUMBER_SPACES):
        points.append(_on_circle(radius, angle))
        turn = 360 * step / (2 * math.pi * radius)
        angle += hand * turn
        radius += pitch * turn / 360
    return points


def is_roomy(points: list[Point]) -> bool:
    """Whether no two points are too close."""
    return all(math.dist(one, other) >= APART for one, other in combinations(points, 2))


def _on_circle(radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return round(SIDE / 2 + radius * math.cos(angle)), round(SIDE / 2 + radius * math.sin(angle))


def _anywhere(picks: Picks) -> Point:
    return picks.below(SIDE + 1), picks.below(SIDE + 1)


def _room(point: Point, others: list[Point]) -> float:
    return min((math.dist(point, other) for other in others), default=SIDE)
