"""A player's errors: chances lost per unforced decision, with an interval, and the bot levels that lose as much."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rollwright.coach.report import Errors

if TYPE_CHECKING:
    from rollwright.coach.account import Made
    from rollwright.core.judge import Scale

Z = 1.959963984540054  # for a two-sided interval of 95 %
FEWEST = 5  # unforced decisions for a level


def errors_of(decisions: Sequence[Made], scale: Scale) -> Errors:
    """The errors of one player."""
    losses = [made.loss for made in decisions if not made.forced]
    if not losses:
        return Errors(
            decisions=len(decisions), unforced=0, mean=None, low=None, high=None, level=None, lowest=None, highest=None
        )
    mean, half = mean_and_half(losses, scale.mistake)
    low, high = max(0.0, mean - half), mean + half
    rated = len(losses) >= FEWEST
    return Errors(
        decisions=len(decisions),
        unforced=len(losses),
        mean=mean,
        low=low,
        high=high,
        level=level_at(mean, scale) if rated else None,
        lowest=level_at(high, scale) if rated else None,
        highest=level_at(low, scale) if rated else None,
    )


def mean_and_half(losses: Sequence[float], imagined: float) -> tuple[float, float]:
    """The mean error of a player, and half the width of its 95 % interval.

    The variance includes two imaginary decisions, one without loss and one with a loss of `imagined`, so that a few
    equal decisions don't look certain.
    """
    number = len(losses)
    mean = sum(losses) / number
    squares = sum((loss - mean) ** 2 for loss in losses) + mean**2 + (imagined - mean) ** 2
    return mean, Z * math.sqrt(squares / (number + 2) / number)


def level_at(error: float, scale: Scale) -> int | None:
    """The bot level whose mean error is nearest, by ratio; None if the levels of the game were never measured."""
    if not scale.levels:
        return None
    distances = [abs(math.log((error + 1e-4) / (level + 1e-4))) for level in scale.levels]
    return 1 + distances.index(min(distances))
