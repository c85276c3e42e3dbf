"""A histogram of durations. Some are noted with every move, so that costs next to nothing; they are counted later."""

from __future__ import annotations

from bisect import bisect_right
from threading import Lock

BOUNDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)  # seconds


class Histogram:
    """How many durations were at most as long as each bound, and their sum, as of the last `count`."""

    def __init__(self) -> None:
        self.sum = 0.0
        self._new: list[float] = []
        self._counts = [0] * (len(BOUNDS) + 1)
        self._lock = Lock()  # whoever reads the figures may be in another thread
        self.observe = self._new.append  # notes a duration

    def count(self) -> None:
        """Counts what has been noted since the last time: sorted, so that each bound is looked up once for all."""
        with self._lock:
            new = self._new[:]
            del self._new[: len(new)]  # what is noted meanwhile is behind these
            new.sort()
            for place, bound in enumerate(BOUNDS):
                self._counts[place] += bisect_right(new, bound)
            self._counts[-1] += len(new)
            self.sum += sum(new)

    def buckets(self) -> list[tuple[str, float]]:
        """Each bound, the last one infinite, and how many durations don't exceed it."""
        return list(zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True))
