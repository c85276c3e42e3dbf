"""What a bot of level 3, 4 or 5 knows: its weights, which are the same for all boards."""

from __future__ import annotations

from functools import cache

from rollwright.core.mind import Mind, blank
from rollwright.games.diceland import levels, policy, weights


@cache
def mind_of(level: int) -> Mind:
    if level == 3:
        return blank(levels.THOUGHTFUL, weights.hand_made())
    if level == 4:
        return blank(levels.THOUGHTFUL, weights.learned())
    return blank(levels.SEARCHING, racing(weights.learned()))


def racing(packed: weights.Array) -> weights.Array:
    """The same weights for who counts the chance to be first."""
    changed = packed.copy()
    changed[policy.W_RACE] = changed[policy.W_OTHERS] = 1.0
    changed[policy.W_PRINT] = weights.print_of(changed)
    return changed
