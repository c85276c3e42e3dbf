"""Counts, for every ring and every route of the shipped paper, the throws that let it grow by one, two, three spaces.

Exact, over all 216 throws, as if all dice were used for the ring alone or for the route alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from rollwright.games.ring_and_route.bots.arcs import ARCS, arc_of, seat_with_arc
from rollwright.games.ring_and_route.bots.dice_uses import FACES
from rollwright.games.ring_and_route.bots.printed import PrintedSide
from rollwright.games.ring_and_route.material.sheet import DICE
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.bits import members

if TYPE_CHECKING:
    Counts = np.ndarray[Any, np.dtype[np.uint8]]

Numbers = tuple[int, ...]


def write_growth(sides: tuple[PrintedSide, PrintedSide], file: Path) -> None:
    """Writes the counts of both sides: a row for each arc and then for each class of routes, by spaces less 1."""
    one, two = (np.concatenate([ring_growth(side), route_growth(side)]) for side in sides)
    np.savez_compressed(file, one=one, two=two)


def ring_growth(side: PrintedSide) -> Counts:
    @cache
    def grown(arc: int, colours: str) -> int:
        """By how many spaces dice of these colours let an arc grow (R5)."""
        seat = seat_with_arc(*divmod(arc, k.RING))
        best = 0
        for space in members(seat[k.ARC]):
            if side.sheet.ring[space] in colours:
                longer = seat.copy()
                k.cross_colour(longer, 0, space)
                left = colours.replace(side.sheet.ring[space], "", 1)
                best = max(best, 1 + grown(arc_of(longer[k.CROSSED]), left))
        return best

    throws = ["".join(sorted(colours)) for colours in product(*(side.dice[die] for die in DICE))]
    return _counts([[grown(arc, colours) for colours in throws] for arc in range(ARCS)])


def route_growth(side: PrintedSide) -> Counts:
    ways = side.routes.ways

    @cache
    def grown(class_: int, numbers: Numbers) -> int:
        """By how many spaces dice with these numbers let a route grow (R8)."""
        return max(
            (
                1 + grown(longer, left)
                for used, left in _splits(numbers)
                for number, longer in ways[class_]
                if number == sum(used)
            ),
            default=0,
        )

    throws = [tuple(sorted(numbers)) for numbers in product(range(1, FACES + 1), repeat=k.DICE_COUNT)]
    return _counts([[grown(class_, numbers) for numbers in throws] for class_ in range(len(ways))])


@cache
def _splits(numbers: Numbers) -> list[tuple[Numbers, Numbers]]:
    """The ways to use some of the dice and leave the others."""
    return sorted(set(_all_splits(numbers)))


def _all_splits(numbers: Numbers) -> Iterator[tuple[Numbers, Numbers]]:
    places = range(len(numbers))
    for count in range(1, len(numbers) + 1):
        for used in combinations(places, count):
            yield tuple(numbers[i] for i in used), tuple(numbers[i] for i in places if i not in used)


def _counts(grown: list[list[int]]) -> Counts:
    by_throw = np.array(grown)
    return np.stack([(by_throw > spaces).sum(1) for spaces in range(k.DICE_COUNT)], axis=1).astype(np.uint8)
