"""An axis of a picture: where a value lies between two ends, and the round values that are marked."""

from __future__ import annotations

import math
from collections.abc import Sequence

_TOLERANCE = 1e-9  # of a step: a tick that rounding has put beyond an end still counts


class Axis:
    """Values from `low` to `high` between two places of the picture."""

    def __init__(
        self, low: float, high: float, start: float, end: float, *, most_ticks: int, rounds: Sequence[float]
    ) -> None:
        """`rounds` are the first digits that the step between two ticks may have, ascending up to 10."""
        self.low, self.high = low, high
        self.start, self.end = start, end
        rough = (high - low) / most_ticks
        size = 10.0 ** math.floor(math.log10(rough))
        self.step = next(size * part for part in rounds if size * part >= rough)

    def begin_at_tick(self) -> None:
        """Moves the low end down to a round value."""
        self.low = math.floor(self.low / self.step) * self.step

    def at(self, value: float) -> float:
        """The place of a value."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self) -> list[float]:
        """The multiples of the step between both ends."""
        first = math.ceil(self.low / self.step - _TOLERANCE)
        last = math.floor(self.high / self.step + _TOLERANCE)
        return [tick * self.step for tick in range(first, last + 1)]
