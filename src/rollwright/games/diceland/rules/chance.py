"""The possible throws and their probabilities."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

from rollwright.core.facets import Chance, Outcome
from rollwright.games.diceland.rules import kernel


class DicelandChance(Chance):
    """The dice are indistinguishable."""

    def outcomes(self, state: Sequence[int]) -> tuple[Outcome, ...]:
        return _outcomes(kernel.to_throw(state, 0))


@cache
def _outcomes(dice: int) -> tuple[Outcome, ...]:
    found = []
    for colours in combinations_with_replacement(range(kernel.COLOURS), dice):
        ways = factorial(dice)
        for colour in set(colours):
            ways //= factorial(colours.count(colour))
        found.append((sum(1 << 4 * colour for colour in colours), ways, kernel.COLOURS**dice))
    return tuple(sorted(found))
