"""Links of a new sheet: short ones first, as many of them crossing others as the style likes (R4)."""

from __future__ import annotations

import math
from itertools import combinations

from rollwright.core.drawing import DeadEnd
from rollwright.core.picks import Picks
from rollwright.games.ring_and_route.material.sheet import NUMBER_SPACES, Link
from rollwright.games.ring_and_route.workshop.layouts import Plan, Point

CLEAR = 11  # from a link to a third space, at least; its disc has a radius of 7
ANGLE = 0.93  # the cosine of the least angle between two links at a space
FEWEST = 2  # links at each space
CROSSED = 2  # links that one link may cross


def linked(picks: Picks, plan: Plan, count: int, crossings: int) -> list[Link]:
    """About so many links, with at most so many crossings, each with its images."""
    points = plan.points
    groups = _groups(plan)
    chosen: list[Link] = []
    for group in groups:  # none of them crosses another
        if _fits(points, group, chosen, 0):
            chosen += group
    for group in [group for group in groups if group[0] not in chosen]:
        crossed = sum(_cross(points, link, other) for link in group for other in (*chosen, *group))
        if 0 < crossed <= crossings and _fits(points, group, chosen, CROSSED):
            chosen += group
            crossings -= crossed
    return _thinned(picks, [group for group in groups if group[0] in chosen], count)


def _groups(plan: Plan) -> list[list[Link]]:
    """All links that pass no third space closely, each with its images, the shortest first."""
    groups = {
        tuple(sorted({_link(image[a], image[b]) for image in plan.symmetry}))
        for a, b in combinations(range(NUMBER_SPACES), 2)
    }
    clear = [list(group) for group in groups if all(_is_clear(plan.points, link) for link in group)]
    return sorted(clear, key=lambda group: (_length(plan.points, group[0]), group))


def _fits(points: list[Point], group: list[Link], chosen: list[Link], most: int) -> bool:
    """Whether links can be added: each crosses at most so many others, and none lies almost along another."""
    for number, link in enumerate(group):
        others = chosen + group[:number]
        if sum(_cross(points, link, other) for other in others) > most:
            return False
        if any(_is_narrow(points, link, other) for other in others):
            return False
    return True


def _thinned(picks: Picks, groups: list[list[Link]], count: int) -> list[Link]:
    """Takes links away until about so many are left, long ones rather than short ones; each space keeps some."""
    left = {link for group in groups for link in group}
    for at in sorted(range(len(groups)), key=lambda at: at + picks.below(len(groups)), reverse=True):
        rest = left.difference(groups[at])
        if len(rest) >= count and min(sum(space in link for link in rest) for space in range(NUMBER_SPACES)) >= FEWEST:
            left = rest
    if not count <= len(left) <= count + max(1, *map(len, groups)):
        raise DeadEnd
    return sorted(left)


def _is_clear(points: list[Point], link: Link) -> bool:
    a, b = points[link[0]], points[link[1]]
    along = b[0] - a[0], b[1] - a[1]
    length = along[0] ** 2 + along[1] ** 2
    for third, point in enumerate(points):
        if third in link:
            continue
        off = point[0] - a[0], point[1] - a[1]
        beside = off[0] * along[0] + off[1] * along[1]
        across = off[0] * along[1] - off[1] * along[0]
        if 0 < beside < length and across**2 < CLEAR**2 * length:
            return False
    return True


def _is_narrow(points: list[Point], one: Link, other: Link) -> bool:
    """Whether two links leave a space in almost the same direction."""
    if one[0] not in other and one[1] not in other:
        return False
    space = one[0] if one[0] in other else one[1]
    (a, b), (c, d) = (
        (points[end][0] - points[space][0], points[end][1] - points[space][1])
        for end in (sum(one) - space, sum(other) - space)
    )
    return a * c + b * d > ANGLE * math.sqrt(a * a + b * b) * math.sqrt(c * c + d * d)


def _cross(points: list[Point], one: Link, other: Link) -> bool:
    if one[0] in other or one[1] in other:
        return False
    a, b, c, d = points[one[0]], points[one[1]], points[other[0]], points[other[1]]
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _length(points: list[Point], link: Link) -> int:
    (a, b), (c, d) = points[link[0]], points[link[1]]
    return (a - c) ** 2 + (b - d) ** 2


def _link(a: int, b: int) -> Link:
    return (a, b) if a < b else (b, a)
