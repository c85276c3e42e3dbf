"""A histogram of durations, as plain numbers: some are observed with every move, so that has to be cheap."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

BOUNDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)  # seconds


class Histogram:
    """How many durations were at most as long as each bound, and their sum."""

    __slots__ = ("_counts", "sum")

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Counts a duration."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> Iterator[tuple[str, float]]:
        """Each bound, the last one infinite, and how many durations don't exceed it."""
        return zip((*map(str, BOUNDS), "+Inf"), accumulate(self._counts), strict=True)
