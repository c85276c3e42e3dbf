"""The possible throws and their probabilities."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from rollwright.core.facets import Chance, Outcome
from rollwright.games.ring_and_route.rules import kernel
from rollwright.kernel.stream import FACES


class RingAndRouteChance(Chance):
    """Outcomes depend only on which dice are thrown."""

    def outcomes(self, state: Sequence[int]) -> tuple[Outcome, ...]:
        return _outcomes(state[kernel.THROWN])


@cache
def _outcomes(thrown: int) -> tuple[Outcome, ...]:
    dice = [die for die in range(kernel.DICE_COUNT) if thrown >> die & 1]
    throws = product(range(1, FACES + 1), repeat=len(dice))
    falls = (sum(number << 4 * die for die, number in zip(dice, throw, strict=True)) for throw in throws)
    return tuple((outcome, 1, FACES ** len(dice)) for outcome in sorted(falls))
