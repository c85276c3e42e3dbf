"""Colours of new territories: neighbours differ, all colours are about equally common, and each is spread over the
board. A local search: every territory in turn takes the colour that costs least.

On a symmetric board a rotation turns every colour into another one, so that a territory and its images differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from rollwright.core.drawing import DeadEnd
from rollwright.core.picks import Picks
from rollwright.games.diceland.material.board import COLOURS
from rollwright.games.diceland.workshop.hexes import CENTRE, around, near, orbit
from rollwright.games.diceland.workshop.territories import Territory

TOUCHING, AT_START, NEAR = 10_000, 400, 60  # what it costs that two territories have the same colour
EVEN = 6  # what each space costs, times those of its colour
UNEVEN = 3  # by so many spaces colours may differ
SWEEPS, STARTS = 12, 3


class Family:
    """A territory and its images. Colours are numbers; image `turn` of colour c is `shifted(c, turn)`."""

    def __init__(self, territory: Territory, order: int) -> None:
        self.images = [tuple(orbit(place, order)[turn] for place in territory) for turn in range(order)]
        self.size = len(territory)
        self.costs: list[tuple[int, int, int]] = []  # another family, its turn, what the same colour costs
        self.colour = 0


def shifted(colour: int, turns: int, order: int) -> int:
    """The colour that a rotation makes of another one: colours stand in circles of `order`."""
    first = colour - colour % order
    return first + (colour - first + turns) % order


def coloured(picks: Picks, territories: Sequence[Territory], order: int) -> list[Family]:
    """The territories as families, with colours."""
    families = [Family(territory, order) for territory in territories]
    _find_costs(families, order)
    for _ in range(STARTS):
        for family in families:
            family.colour = picks.below(len(COLOURS))
        for _ in range(SWEEPS):
            if not _recolour(picks, families, order) and not _exchange(picks, families, order):
                break
        if _is_good(families, order):
            return families
    raise DeadEnd


def _is_good(families: list[Family], order: int) -> bool:
    sums = _sums(families, order)
    return max(sums) - min(sums) <= UNEVEN * order and all(
        _cost(families, family, family.colour, order) < TOUCHING for family in families
    )


def _recolour(picks: Picks, families: list[Family], order: int) -> bool:
    """Gives each territory the colour that costs least; whether any has changed."""
    changed = False
    sums = _sums(families, order)
    for family in picks.shuffled(families):
        sums[family.colour // order] -= family.size * order
        costs = [EVEN * family.size * sums[colour // order] for colour in range(len(COLOURS))]
        for other, turn, cost in family.costs:
            costs[shifted(families[other].colour, turn, order)] += cost
        best = costs.index(min(costs))
        if costs[best] < costs[family.colour]:
            family.colour, changed = best, True
        sums[family.colour // order] += family.size * order
    return changed


def _exchange(picks: Picks, families: list[Family], order: int) -> bool:
    """Exchanges the colours of two territories where that makes colours more even; whether any were exchanged."""
    changed = False
    sums = _sums(families, order)
    for one, other in combinations(picks.shuffled(families), 2):
        more = (other.size - one.size) * order  # that the first colour gets
        a, b = one.colour // order, other.colour // order
        if a == b or more * (sums[a] - sums[b] + more) >= 0:
            continue
        before = _both(families, one, other, order)
        one.colour, other.colour = other.colour, one.colour
        if _both(families, one, other, order) + EVEN * more * (sums[a] - sums[b] + more) < before:
            sums[a], sums[b], changed = sums[a] + more, sums[b] - more, True
        else:
            one.colour, other.colour = other.colour, one.colour
    return changed


def _both(families: list[Family], one: Family, other: Family, order: int) -> int:
    return _cost(families, one, one.colour, order) + _cost(families, other, other.colour, order)


def _cost(families: list[Family], family: Family, colour: int, order: int) -> int:
    return sum(cost for other, turn, cost in family.costs if shifted(families[other].colour, turn, order) == colour)


def _sums(families: Sequence[Family], order: int) -> list[int]:
    """The spaces of each circle of colours; within a circle all are equally common."""
    sums = [0] * (len(COLOURS) // order)
    for family in families:
        sums[family.colour // order] += family.size * order
    return sums


def _find_costs(families: list[Family], order: int) -> None:
    home = {
        place: (number, turn)
        for number, family in enumerate(families)
        for turn, image in enumerate(family.images)
        for place in image
    }
    for number, family in enumerate(families):
        own, gates = family.images[0], around(CENTRE)
        met = (  # what costs more comes later
            (NEAR, set().union(*map(near, own))),
            (AT_START, gates if any(place in gates for place in own) else ()),
            (TOUCHING, set().union(*map(around, own))),
        )
        costs = {home[place]: cost for cost, places in met for place in places if place in home}
        family.costs = [(other, turn, cost) for (other, turn), cost in sorted(costs.items()) if other != number]
