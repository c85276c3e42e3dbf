"""What dice do for every ring and every route of the shipped paper.

*Reach*: by how many spaces some dice let it grow, and how many of them can be used for that. *Growth*: how many of the
216 throws let it grow by one, two, three spaces. Both are exact, and as if these dice were used for the ring alone or
for the route alone.
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
from rollwright.games.ring_and_route.chances.knowledge import Signs, some_signs
from rollwright.games.ring_and_route.material.sheet import COLOURS, DICE
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.bits import members

if TYPE_CHECKING:
    Counts = np.ndarray[Any, np.dtype[np.uint8]]

SPACES, DICE_USED = 1, 4  # what a space and a used die count in a reach


def write_growth(sides: tuple[PrintedSide, PrintedSide], file: Path) -> None:
    """Writes what is known of both sides: reach by route or arc and by dice (`some_signs`); growth by arc and then by
    class of routes, and by spaces less 1."""
    data: dict[str, Counts] = {}
    for name, side in zip(("one", "two"), sides, strict=True):
        rings, routes = ring_reach(side), route_reach(side)
        data |= {f"rings-{name}": rings, f"routes-{name}": routes}
        data[name] = np.concatenate([growth(rings, colours_thrown(side)), growth(routes, numbers_thrown())])
    np.savez_compressed(file, **data)  # type: ignore[arg-type]


def colours_thrown(side: PrintedSide) -> list[Signs]:
    """The colours of each throw."""
    faces = ([COLOURS.index(colour) for colour in side.dice[die]] for die in DICE)
    return [tuple(sorted(colours)) for colours in product(*faces)]


def numbers_thrown() -> list[Signs]:
    """The numbers of each throw, less 1."""
    return [tuple(sorted(numbers)) for numbers in product(range(FACES), repeat=k.DICE_COUNT)]


def growth(reach: Counts, throws: list[Signs]) -> Counts:
    columns = [some_signs().index(signs) for signs in throws]
    spaces = reach[:, columns] % DICE_USED
    return np.stack([(spaces > count).sum(1) for count in range(k.DICE_COUNT)], axis=1).astype(np.uint8)


def ring_reach(side: PrintedSide) -> Counts:
    @cache
    def grown(arc: int, colours: Signs) -> int:
        """By how many spaces dice of these colours let an arc grow (R5); each takes a die."""
        seat = seat_with_arc(*divmod(arc, k.RING))
        best = 0
        for space in members(seat[k.ARC]):
            colour = COLOURS.index(side.sheet.ring[space])
            if colour in colours:
                longer = seat.copy()
                k.cross_colour(longer, 0, space)
                place = colours.index(colour)
                best = max(best, 1 + grown(arc_of(longer[k.CROSSED]), colours[:place] + colours[place + 1 :]))
        return best

    spaces = [[grown(arc, colours) for colours in some_signs()] for arc in range(ARCS)]
    return np.array(spaces, dtype=np.uint8) * np.uint8(SPACES + DICE_USED)


def route_reach(side: PrintedSide) -> Counts:
    ways = side.routes.ways

    @cache
    def grown(class_: int, numbers: Signs) -> tuple[int, int]:
        """By how many spaces dice with these numbers, less 1, let a route grow, and how many of them it can take
        (R8)."""
        spaces = dice = 0
        for used, left in _splits(numbers):
            total = sum(used) + len(used)
            for number, longer in ways[class_]:
                if number == total:
                    more_spaces, more_dice = grown(longer, left)
                    spaces, dice = max(spaces, 1 + more_spaces), max(dice, len(used) + more_dice)
        return spaces, dice

    reach = [[grown(class_, numbers) for numbers in some_signs()] for class_ in range(len(ways))]
    found: Counts = (np.array(reach, dtype=np.uint8) * np.array([SPACES, DICE_USED], dtype=np.uint8)).sum(2)
    return found.astype(np.uint8)


@cache
def _splits(numbers: Signs) -> list[tuple[Signs, Signs]]:
    """The ways to use some of the dice and leave the others."""
    return sorted(set(_all_splits(numbers)))


def _all_splits(numbers: Signs) -> Iterator[tuple[Signs, Signs]]:
    places = range(len(numbers))
    for count in range(1, len(numbers) + 1):
        for used in combinations(places, count):
            yield tuple(numbers[i] for i in used), tuple(numbers[i] for i in places if i not in used)
