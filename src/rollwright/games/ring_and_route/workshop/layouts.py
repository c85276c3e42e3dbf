"""Layouts of number spaces: thirteen points in a square of about a hundred units, none too close to another, and the
symmetry that they have."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from rollwright.core.picks import Picks
from rollwright.games.ring_and_route.material.sheet import NUMBER_SPACES

Point = tuple[int, int]
Symmetry = tuple[tuple[int, ...], ...]
"""For each image of the whole, where each point goes: points are given by their indices. The first is no change."""

SIDE = 100
APART = 23  # between two points, at least: the discs of number spaces have a diameter of 14
TRIES = 30  # candidates for each point that is scattered
ROUNDS = 3  # in which scattered points move away from each other
MARGIN = 14  # a point at the edge counts as so far from others
GRIDS = (
    (3, 2, 3, 2, 3),
    (4, 5, 4),
    (3, 4, 3, 3),
    (3, 3, 4, 3),
    (2, 3, 3, 3, 2),
    (4, 3, 3, 3),
    (2, 3, 3, 3, 2),
    (3, 4, 4, 2),
)
RINGS = ((1, 6, 6), (1, 6, 6), (1, 4, 8), (1, 3, 9), (4, 9), (3, 10), (1, 5, 7), (5, 8))
NO_CHANGE = tuple(range(NUMBER_SPACES))


@dataclass(frozen=True)
class Plan:
    """Where the number spaces lie."""

    points: list[Point]
    symmetry: Symmetry = (NO_CHANGE,)

    def is_roomy(self) -> bool:
        """Whether no two points are too close."""
        return all(math.dist(one, other) >= APART for one, other in combinations(self.points, 2))


Layout = Callable[[Picks], Plan]


def grid(picks: Picks) -> Plan:
    """Rows, each evenly filled; upright or lying. One half is the image of the other."""
    rows = picks.one_of(GRIDS)
    widest = max(rows)
    points = []
    for number, count in enumerate(rows):
        y = number * SIDE // (len(rows) - 1)
        inset = 0 if count == widest or picks.below(3) == 0 else SIDE // (2 * (widest - 1))
        points += [(inset + at * (SIDE - 2 * inset) // (count - 1), y) for at in range(count)]
    ends = [sum(rows[:number]) for number in range(len(rows) + 1)]
    image = [start + end - 1 - at for start, end in pairwise(ends) for at in range(start, end)]
    upright = points if picks.below(2) else [(y, x) for x, y in points]
    return Plan(upright, (NO_CHANGE, tuple(image)))


def rings(picks: Picks) -> Plan:
    """Circles around the middle, the outermost as wide as the square. What can be turned looks the same all round."""
    counts = picks.one_of(RINGS)
    points: list[Point] = []
    turn = float(picks.below(360))
    for number, count in enumerate(counts):
        radius = SIDE / 2 * number / (len(counts) - 1) if counts[0] == 1 else SIDE / 2 * (2 * number + 1) / 3
        turn += 180 / count if picks.below(4) else 0
        points += [_on_circle(radius, turn + 360 * at / count) for at in range(count)]
    order = math.gcd(*(count for count in counts if count > 1))
    return Plan(points, tuple(_turned(counts, part, order) for part in range(order)))


def scatter(picks: Picks) -> Plan:
    """Anywhere, but evenly."""
    points: list[Point] = []
    while len(points) < NUMBER_SPACES:
        points.append(_roomiest(points, [_near(picks, (SIDE // 2, SIDE // 2), SIDE // 2) for _ in range(TRIES)]))
    for _ in range(ROUNDS):
        for at, point in enumerate(points):
            tries = [point, *(_near(picks, point, MARGIN) for _ in range(TRIES // 3))]
            points[at] = _roomiest(points[:at] + points[at + 1 :], tries)
    return Plan(points)


def mirror(picks: Picks) -> Plan:
    """Scattered, and the right half is the image of the left one."""
    axis = picks.one_of((1, 3, 3))
    points: list[Point] = [(SIDE // 2, SIDE * at // (axis - 1) if axis > 1 else SIDE // 2) for at in range(axis)]
    while len(points) < NUMBER_SPACES:
        tries = [(picks.below((SIDE - APART) // 2), picks.below(SIDE + 1)) for _ in range(TRIES)]
        x, y = _roomiest(points, tries)
        points += [(x, y), (SIDE - x, y)]
    image = [*range(axis), *(at + 1 - 2 * ((at - axis) % 2) for at in range(axis, NUMBER_SPACES))]
    return Plan(points, (NO_CHANGE, tuple(image)))


def spiral(picks: Picks) -> Plan:
    """A spiral outwards from the middle, turning either way."""
    angle, hand, radius = float(picks.below(360)), picks.one_of((1, -1)), 11.0
    step, pitch = picks.between(25, 27), picks.between(25, 28)  # along the spiral, and between its turns
    points = []
    for _ in range(NUMBER_SPACES):
        points.append(_on_circle(radius, angle))
        turn = 360 * step / (2 * math.pi * radius)
        angle += hand * turn
        radius += pitch * turn / 360
    return Plan(points)


def _turned(counts: Sequence[int], part: int, order: int) -> tuple[int, ...]:
    """Where points on circles go by a part of a full turn."""
    image: list[int] = []
    for count in counts:
        first, step = len(image), count * part // order
        image += [first + (at + step) % count for at in range(count)]
    return tuple(image)


def _on_circle(radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return round(SIDE / 2 + radius * math.cos(angle)), round(SIDE / 2 + radius * math.sin(angle))


def _near(picks: Picks, point: Point, reach: int) -> Point:
    x, y = (min(max(place + picks.between(-reach, reach), 0), SIDE) for place in point)
    return x, y


def _roomiest(others: Sequence[Point], tries: Sequence[Point]) -> Point:
    return max(tries, key=lambda point: _room(point, others))


def _room(point: Point, others: Sequence[Point]) -> float:
    """The distance to the nearest of the others, or what the distance to the edge counts for."""
    x, y = point
    edge = 2 * min(x, SIDE - x, y, SIDE - y) + MARGIN
    return min((math.dist(point, other) for other in others), default=SIDE) * 2 + min(edge, MARGIN * 2)
