"""Territories of a new board: the free hexagons are divided into connected groups of the usual sizes (D3a).

On a symmetric board a territory is grown together with its images, and never into one of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from rollwright.core.drawing import DeadEnd
from rollwright.core.picks import Picks
from rollwright.games.diceland.material.board import USUAL_TERRITORY
from rollwright.games.diceland.workshop.hexes import CENTRE, Hex, around, orbit

Territory = list[Hex]
LARGEST = USUAL_TERRITORY[-1]
_LOOSE = 3  # how much chance there is in the shape of a territory; 0 makes all as round as they can be


def divide(picks: Picks, free: set[Hex], sizes: Sequence[int], order: int) -> list[Territory]:
    """Divides the free hexagons into territories; on a symmetric board, the first of each family of images."""
    left = set(free)
    territories: list[Territory] = []
    gates = [place for place in around(CENTRE) if place in left]  # several territories begin at the start
    for first in picks.shuffled(gates):
        if first in left:
            _take(picks, first, left, sizes, order, territories)
    while left:
        _take(picks, _tightest(picks, left), left, sizes, order, territories)
    return _without_single(territories, order)


def _take(
    picks: Picks, first: Hex, left: set[Hex], sizes: Sequence[int], order: int, territories: list[Territory]
) -> None:
    territory = _grow(picks, first, left, picks.one_of(sizes), order)
    left.difference_update(image for place in territory for image in orbit(place, order))
    territories.append(territory)


def _tightest(picks: Picks, left: set[Hex]) -> Hex:
    """A hexagon with few free neighbours: whatever is left in a corner has to be used first."""
    return min(sorted(left), key=lambda place: 8 * _free(place, left) + picks.below(8))


def _grow(picks: Picks, first: Hex, left: set[Hex], size: int, order: int) -> Territory:
    """A territory that is rather round, and that leaves no hexagon alone."""
    territory, used = [first], set(orbit(first, order))
    while len(territory) < size:
        rest = left - used
        edge = sorted(rest.intersection(chain.from_iterable(map(around, territory))))
        if first in around(CENTRE):
            edge = [place for place in edge if place not in around(CENTRE)]
        if not edge:
            break
        best = max(edge, key=lambda place: _fits(picks, place, territory, rest))
        territory.append(best)
        used.update(orbit(best, order))
    return territory


def _fits(picks: Picks, place: Hex, territory: Territory, rest: set[Hex]) -> int:
    beside = len(set(territory).intersection(around(place)))
    return 2 * beside - _free(place, rest) + picks.below(1 + _LOOSE)


def _free(place: Hex, left: set[Hex]) -> int:
    return len(left.intersection(around(place)))


def _without_single(territories: list[Territory], order: int) -> list[Territory]:
    """Gives every hexagon that stayed alone to the smallest territory beside it that has room."""
    home = {place: number for number, territory in enumerate(territories) for place in territory}
    images = {image: place for place in home for image in orbit(place, order)}
    for number, territory in enumerate(territories):
        if len(territory) > 1:
            continue
        (single,) = territory
        joins = [
            (len(territories[home[images[other]]]), step)
            for step, other in enumerate(around(single))
            if other in images and home[images[other]] != number
        ]
        joins = [(size, step) for size, step in joins if 1 < size < LARGEST]
        if not joins:
            raise DeadEnd
        neighbour = around(single)[min(joins)[1]]
        _join(territories[home[images[neighbour]]], single, neighbour, order)
        territories[number] = []
        home[single] = home[images[neighbour]]
    return [territory for territory in territories if territory]


def _join(territory: Territory, single: Hex, neighbour: Hex, order: int) -> None:
    """Adds that image of a hexagon to a territory which lies beside it."""
    turn = next(turn for turn in range(order) if orbit(neighbour, order)[turn] in territory)
    territory.append(orbit(single, order)[turn])
