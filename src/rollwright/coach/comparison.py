"""Comparing moves by playing them on, with the same dice for all: which is best, and how much the played one loses.

What was chosen as the best of several looks better than it is. So one half of the games chooses, the other estimates.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from rollwright.coach.report import Confirmation

if TYPE_CHECKING:
    from rollwright.core.position import Position

MOST_RIVALS = 2  # good moves that are played on
BATCH = 32  # games that are played on at a time
NOISE = 2.0  # standard errors that a loss must clear
SURELY = 3.0  # standard errors; looking often finds twice the error by chance
Results = Callable[["Position", range], Sequence[Sequence[float]]]
"""The share of each side in each of some games that are played on from a position."""


class Comparison:
    """A position after the move that was played, and those after good moves, which are expected to be better."""

    def __init__(self, results: Results, seat: int, played: Position, good: Sequence[Position]) -> None:
        self._results, self._seat = results, seat
        self._played, self._good = played, good[:MOST_RIVALS]
        self.best = 0
        """The index of the good move that the played one is compared with."""

        self._games, self._sum, self._squares = 0, 0.0, 0.0

    def steps(self, games: int, least: float) -> Iterator[None]:
        """Plays on a few games at a time, until the loss is surely below `least` or above it, or all are played."""
        first = 0
        if len(self._good) > 1:
            first = games // 2
            yield from self._choose(range(first))
        for batch in _batches(range(first, games)):
            better, played = (self._shares(each, batch) for each in (self._good[self.best], self._played))
            lost = [one - other for one, other in zip(better, played, strict=True)]
            self._games += len(lost)
            self._sum += sum(lost)
            self._squares += sum(each**2 for each in lost)
            yield
            known = self.confirmation()
            if known.loss + NOISE * known.error < least or known.loss - SURELY * known.error >= least:
                return

    def confirmation(self) -> Confirmation:
        """What is known of the loss."""
        games = max(self._games, 1)
        loss = self._sum / games
        variance = max(self._squares / games - loss**2, 0.0) + 1 / games  # a few equal games don't make it certain
        return Confirmation(games=self._games, loss=loss, error=math.sqrt(variance / games))

    def _choose(self, games: range) -> Iterator[None]:
        """Chooses the best of the good moves."""
        totals = [0.0] * len(self._good)
        for batch in _batches(games):
            for place, position in enumerate(self._good):
                totals[place] += sum(self._shares(position, batch))
            yield
        self.best = totals.index(max(totals))

    def _shares(self, position: Position, games: range) -> list[float]:
        return [shares[self._seat] for shares in self._results(position, games)]


def _batches(games: range) -> Iterator[range]:
    return (games[start : start + BATCH] for start in range(0, len(games), BATCH))
