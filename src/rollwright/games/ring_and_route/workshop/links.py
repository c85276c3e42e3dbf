"""Links of a new sheet: short ones first, as many of them crossing others as the style likes (R4)."""

from __future__ import annotations

import math
from itertools import combinations

from rollwright.core.picks import Picks
from rollwright.games.ring_and_route.material.sheet import NUMBER_SPACES, Link
from rollwright.games.ring_and_route.workshop.layouts import Point

CLEAR = 11  # from a link to a third space, at least; its disc has a radius of 7
ANGLE = 0.93  # the cosine of the least angle between two links at a space
FEWEST = 2  # links at each space


def linked(picks: Picks, points: list[Point], count: int, crossings: int, mirrored: bool = False) -> list[Link] | None:
    """So many links, or one more on a mirrored sheet, with about so many crossings; None if that isn't possible."""
    image = _images(points) if mirrored else list(range(NUMBER_SPACES))
    groups = _groups(points, image)
    chosen: list[Link] = []
    for group in groups:  # none of them crosses another
        if _fits(points, group, chosen, 0):
            chosen += group
    more = [group for group in groups if not set(group) & set(chosen)]
    left = crossings
    for group in more:
        crossed = sum(_cross(points, link, other) for link in group for other in chosen)
        if 0 < crossed <= left and _fits(points, group, chosen, 2):
            chosen += group
            left -= crossed
    return _thinned(picks, groups, chosen, count)


def _images(points: list[Point]) -> list[int]:
    """For each point, the one at the other side of the middle."""
    width = max(x for x, _ in points) + min(x for x, _ in points)
    return [points.index((width - x, y)) for x, y in points]


def _groups(points: list[Point], image: list[int]) -> list[list[Link]]:
    """All links that pass no third space closely, together with their images, the shortest first."""
    groups = {
        tuple(sorted({(a, b), _sorted(image[a], image[b])}))
        for a, b in combinations(range(NUMBER_SPACES), 2)
        if _is_clear(points, (a, b))
    }
    return [list(group) for group in sorted(groups, key=lambda group: (_length(points, group[0]), group))]


def _fits(points: list[Point], group: list[Link], chosen: list[Link], most: int) -> bool:
    """Whether links can be added: each crosses at most so many others, and none lies almost along another."""
    for number, link in enumerate(group):
        others = chosen + group[:number]
        if sum(_cross(points, link, other) for other in others) > most:
            return False
        if any(_is_narrow(points, link, other) for other in others):
            return False
    return True


def _thinned(picks: Picks, groups: list[list[Link]], chosen: list[Link], count: int) -> list[Link] | None:
    """Takes links away until so many are left, long ones rather than short ones; each space keeps some."""
    kept = [group for group in groups if group[0] in chosen]
    order = sorted(range(len(kept)), key=lambda at: at + picks.below(len(kept)), reverse=True)
    left = set(chosen)
    for at in order:
        if len(left) <= count:
            break
        rest = left.difference(kept[at])
        if min(sum(space in link for link in rest) for space in range(NUMBER_SPACES)) >= FEWEST:
            left = rest
    return sorted(left) if count - 1 <= len(left) <= count + 1 else None


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
    shared = set(one) & set(other)
    if not shared:
        return False
    (space,) = shared
    (a, b), (c, d) = (
        (points[end][0] - points[space][0], points[end][1] - points[space][1])
        for link in (one, other)
        for end in link
        if end != space
    )
    return a * c + b * d > ANGLE * math.sqrt(a * a + b * b) * math.sqrt(c * c + d * d)


def _cross(points: list[Point], one: Link, other: Link) -> bool:
    if set(one) & set(other):
        return False
    a, b, c, d = (points[end] for end in (*one, *other))
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _length(points: list[Point], link: Link) -> int:
    (a, b), (c, d) = points[link[0]], points[link[1]]
    return (a - c) ** 2 + (b - d) ** 2


def _sorted(a: int, b: int) -> Link:
    return (a, b) if a < b else (b, a)
