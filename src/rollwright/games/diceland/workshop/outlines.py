"""Outlines of boards: which hexagons belong to one. Most take those that are nearest to the start by a measure of their
own, so that every size is possible."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rollwright.core.picks import Picks
from rollwright.games.diceland.workshop.hexes import CENTRE, Hex, around, disc, distance, orbit, turned

FARTHEST = 10  # from the start; a board then has at most 21 columns and rows
CORNERS = 10  # places that may be missing at the corners of a field
TIPS = 3  # places that an island loses when its coast is made smooth, about
BAYS = 11  # directions in which an island's coast is drawn; between them it changes gradually

Measure = Callable[[Hex], float]
Outline = Callable[[Picks, int, int], set[Hex]]
"""Picks, about how many hexagons, and the order of the symmetry → the hexagons."""


def field(picks: Picks, size: int, order: int) -> set[Hex]:
    """A rectangle, upright or lying, of which corners may be missing, the same at all four (D3a)."""
    places = picks.one_of([places for places in _fields() if 0 <= len(places) - size <= CORNERS])
    half, rows = (max(place[axis] for place in map(_from_middle, places)) for axis in (0, 1))
    groups: dict[tuple[int, int], list[Hex]] = {}
    for place in places:
        groups.setdefault(_from_middle(place), []).append(place)
    left = set(places)
    for across, down in sorted(groups, key=lambda group: (group[0] * rows + group[1] * half, group), reverse=True):
        if len(left) <= size:
            break
        left.difference_update(groups[across, down])
    return left


@cache
def _fields() -> list[list[Hex]]:
    """All rectangles that are not too narrow."""
    sizes = [(half, rows) for rows in range(3, 8) for half in range(5, 17) if 0.7 <= half / 2 / rows <= 1.7]
    return [
        [place for place in disc(FARTHEST) if _from_middle(place)[0] <= half and _from_middle(place)[1] <= rows]
        for half, rows in sizes
    ]


def _from_middle(place: Hex) -> tuple[int, int]:
    """How far a place is from the middle of a field, to the left or right in half spaces, and up or down in rows."""
    return abs(2 * place[0] + place[1]), abs(place[1])


def hexagon(picks: Picks, size: int, order: int) -> set[Hex]:
    """A regular hexagon, perhaps without its corners."""
    radius = min(range(FARTHEST), key=lambda radius: abs(len(disc(radius)) - size))
    corners = {turned((radius, 0), sixth) for sixth in range(6)} if picks.below(2) else set()
    return set(disc(radius)) - corners


def star(picks: Picks, size: int, order: int) -> set[Hex]:
    """A star of six points: two triangles, of which each place is in one or in both."""

    def measure(place: Hex) -> float:
        corners = (*place, -sum(place))
        return min(max(corners), -min(corners)) * 1000 + _round(place)

    return _nearest(measure, size, order)


def island(picks: Picks, size: int, order: int) -> set[Hex]:
    """A coast with bays and headlands."""
    bays = [72 + picks.below(56) for _ in range(BAYS)]

    def measure(place: Hex) -> float:
        at = _direction(place) * BAYS
        bay, share = int(at), at - int(at)
        reach = bays[bay] * (1 - share) + bays[(bay + 1) % BAYS] * share
        return _round(place) / (reach * reach)

    return _smooth(_nearest(measure, size + TIPS, order))


def _nearest(measure: Measure, size: int, order: int) -> set[Hex]:
    """The start and the hexagons with the least measure; images of each other are all in it, or none of them."""
    found = {CENTRE}
    for place in sorted(disc(FARTHEST), key=lambda place: (measure(place), place)):
        if len(found) >= size:
            break
        found.update(orbit(place, order))
    return found


def _smooth(places: set[Hex]) -> set[Hex]:
    """Cuts off what sticks out, one hexagon wide, and fills notches."""
    while tips := {place for place in places if _inside(place, places) <= 2}:
        places = places - tips
    edge = {other for place in places for other in around(place)} - places
    return places | {place for place in edge if _inside(place, places) >= 5}


def _inside(place: Hex, places: set[Hex]) -> int:
    return sum(other in places for other in around(place))


def _round(place: Hex) -> int:
    """The square of the distance as the crow flies."""
    q, r = place
    return q * q + q * r + r * r


def _direction(place: Hex) -> float:
    """The direction from the start, as a share of a full turn (along the hexagon, which is exact in small numbers)."""
    far = distance(place)
    q, r = place
    if far == 0:
        return 0.0
    sides = (
        (q == far and r <= 0, far + r), (q + r == far, far + r), (r == far, 2 * far - q),
        (q == -far and r >= 0, 4 * far - r), (q + r == -far, 4 * far - r), (r == -far, 5 * far + q),
    )  # fmt: skip
    return next(steps for is_here, steps in sides if is_here) % (6 * far) / (6 * far)
