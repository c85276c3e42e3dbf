"""Random choices that a seed decides, the same on every machine and in every version of Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from rollwright.core.dice import draws_of
from rollwright.kernel import stream

T = TypeVar("T")


class Picks:
    """A source of random choices. `branch` gives an independent one for the same seed."""

    def __init__(self, seed: int, branch: int = 0) -> None:
        self.below = draws_of(stream.derive(stream.key_of(seed), branch))
        """A random whole number from 0 to n - 1."""

    def between(self, lowest: int, highest: int) -> int:
        """A random whole number; both ends are possible."""
        return lowest + self.below(highest - lowest + 1)

    def one_of(self, choices: Sequence[T]) -> T:
        return choices[self.below(len(choices))]

    def shuffled(self, choices: Sequence[T]) -> list[T]:
        """The choices in a random order (Fisher–Yates)."""
        order = list(choices)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
