"""Treasures of a new board: the same number in each colour, in different territories, away from the start and from each
other."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.core.drawing import DeadEnd
from rollwright.core.picks import Picks
from rollwright.games.diceland.material.board import COLOURS
from rollwright.games.diceland.workshop.colours import Family
from rollwright.games.diceland.workshop.hexes import Hex, distance, orbit

SWEEPS = 3
_CLOSE, _START, _CHANCE = 12_000, 16_000, 700  # weights: close to another treasure, close to the start, and chance


def hide(picks: Picks, families: Sequence[Family], each: int, order: int) -> set[Hex]:
    """The places of the treasures."""
    hidden: list[tuple[int, Hex]] = []  # the family, and the place in its first image
    for circle in range(len(COLOURS) // order):
        ours = [number for number, family in enumerate(families) if family.colour // order == circle]
        if len(ours) < each:
            raise DeadEnd
        hidden += [(number, picks.one_of(families[number].images[0])) for number in picks.shuffled(ours)[:each]]
    liking = {place: picks.below(_CHANCE) for family in families for place in family.images[0]}
    for _ in range(SWEEPS):
        for at, (number, _) in enumerate(hidden):
            hidden[at] = _best(
                families, families[number].colour // order, hidden[:at] + hidden[at + 1 :], liking, order
            )
    return {image for _, place in hidden for image in orbit(place, order)}


def _best(
    families: Sequence[Family], circle: int, others: list[tuple[int, Hex]], liking: dict[Hex, int], order: int
) -> tuple[int, Hex]:
    taken = {number for number, _ in others}
    hidden = [image for _, place in others for image in orbit(place, order)]
    free = [
        (number, place)
        for number, family in enumerate(families)
        if family.colour // order == circle and number not in taken
        for place in family.images[0]
    ]
    return min(free, key=lambda one: _crowding(one[1], hidden, order) + liking[one[1]])


def _crowding(place: Hex, hidden: list[Hex], order: int) -> int:
    near = [distance(place, other) for other in (*hidden, *orbit(place, order)[1:])]
    return _START // distance(place) ** 3 + sum(_CLOSE // steps**3 for steps in near)
