"""Obstacles of a new board: scattered, or together as lakes. The rest stays in one part, and the start is free."""

from __future__ import annotations

from rollwright.core.drawing import DeadEnd
from rollwright.core.picks import Picks
from rollwright.games.diceland.workshop.hexes import Hex, around, distance, is_connected, orbit

APART = 3  # steps between obstacles, at least
SHORE = 2  # steps from the start, at least
LAKE = (3, 4, 4, 5)  # hexagons of a lake; the last one has what is left


def scattered(picks: Picks, places: set[Hex], count: int, order: int, *, lakes: bool = False) -> set[Hex]:
    """So many obstacles among the places."""
    blocked: set[Hex] = set()
    inland = [place for place in sorted(places) if all(other in places for other in around(place))]
    for place in picks.shuffled(inland):
        if len(blocked) >= count:
            break
        size = min(picks.one_of(LAKE), count - len(blocked)) if lakes else 1
        fresh = {image for each in _lake(picks, place, set(inland), size) for image in orbit(each, order)}
        if _has_room(fresh, blocked, size * order) and _stays_whole(fresh, blocked, places):
            blocked |= fresh
    if len(blocked) != count:
        raise DeadEnd
    return blocked


def _lake(picks: Picks, first: Hex, inland: set[Hex], size: int) -> set[Hex]:
    lake = {first}
    while len(lake) < size:
        shore = sorted({other for place in lake for other in around(place)} & inland - lake)
        if not shore:
            break
        lake.add(max(shore, key=lambda place: 2 * sum(other in lake for other in around(place)) + picks.below(3)))
    return lake


def _has_room(fresh: set[Hex], blocked: set[Hex], size: int) -> bool:
    """Whether new obstacles are as many as they should be, and away from the start and from the others."""
    return (
        len(fresh) == size
        and all(distance(place) >= SHORE for place in fresh)
        and all(distance(place, other) >= APART for place in fresh for other in blocked)
    )


def _stays_whole(fresh: set[Hex], blocked: set[Hex], places: set[Hex]) -> bool:
    """Whether the places that stay free are connected, and none of them has only one way in."""
    free = places - blocked - fresh
    beside = {other for place in fresh for other in around(place)} & free
    return all(sum(other in free for other in around(place)) >= 2 for place in beside) and is_connected(free)
