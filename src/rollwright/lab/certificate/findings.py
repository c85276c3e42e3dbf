"""What the games of one judge at tables of one size tell: the share of each board, with its interval.

A board's share is the mean over its tables of the share that a seat with it wins there. Each table is a stratum whose
observations are independent, so the variances of the tables add up (stratified sampling).
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from typing import NamedTuple

import numpy as np

from rollwright.lab.certificate.trial import Part, Trial
from rollwright.lab.tournament.statistics import Estimate, Numbers, Z

TWELFTHS = 12  # a win shared by two, three or four is a whole number of them


class Observed(NamedTuple):
    """Some observations of a table."""

    part: Part
    table: int
    start: int  # the number of the first one
    won: list[list[int]]  # for each piece of the table and each observation, in twelfths over all places
    places: list[int]  # the same by place in the order of turns, over all observations
    turns: dict[int, int]  # how many games were so long

    @property
    def key(self) -> tuple[Part, int, int]:
        return self.part, self.table, self.start


class Findings:
    """What was found so far for a part of a trial."""

    def __init__(self, trial: Trial, part: Part) -> None:
        self.trial, self.part = trial, part
        self.tables = trial.tables(part.seats)
        self.rounds = 0
        self.games = 0
        self.turns: Counter[int] = Counter()
        self._won: list[list[Observed]] = [[] for _ in self.tables]

    def add(self, observed: Observed) -> None:
        """Takes in observations of a table, in any order."""
        self._won[observed.table].append(observed)
        self.turns.update(observed.turns)
        self.games += sum(observed.turns.values())
        self.rounds = min(map(len, self._won))

    @property
    def equal(self) -> float:
        """The share of a seat if all boards are equally good."""
        return 1 / self.part.seats

    def shares(self) -> list[Estimate]:
        """The share of each board; with a focus, of that one only."""
        means: dict[int, list[float]] = defaultdict(list)
        variances: dict[int, list[float]] = defaultdict(list)
        seen: Counter[int] = Counter()
        for table, observed in zip(self.tables, self._won, strict=True):
            for piece, scores in zip(sorted(set(table)), self._scores(table, observed), strict=True):
                means[piece].append(float(scores.mean()))
                variances[piece].append(float(scores.var(ddof=1)) / len(scores))
                seen[piece] += len(scores)
        judged = range(len(self.trial.pieces)) if self.trial.focus is None else [self.trial.focus]
        return [_estimate(means[piece], variances[piece], seen[piece]) for piece in judged]

    def _scores(self, table: tuple[int, ...], observed: list[Observed]) -> Numbers:
        """For each piece of a table and each observation, the share that a seat with the piece won on average."""
        won = np.concatenate([np.array(each.won) for each in sorted(observed, key=lambda each: each.start)], axis=1)
        seats = np.array([table.count(piece) for piece in sorted(set(table))])
        scores: Numbers = won / (TWELFTHS * len(table) * seats[:, None])
        return scores

    def half_width(self) -> float:
        """Half of the width of the widest interval."""
        return max((share.high - share.low) / 2 for share in self.shares())

    def by_place(self) -> list[float]:
        """The share by place in the order of turns, the first to throw first."""
        sums = np.sum([each.places for observed in self._won for each in observed], axis=0)
        return [float(won) / (TWELFTHS * self.games) for won in sums]

    def length(self) -> dict[str, float]:
        """How many turns the games had: mean, standard deviation, and the ends."""
        mean = sum(length * count for length, count in self.turns.items()) / self.games
        square = sum((length - mean) ** 2 * count for length, count in self.turns.items()) / self.games
        ends = {"min": min(self.turns), "max": max(self.turns)}
        return {"mean": round(mean, 4), "sd": round(math.sqrt(square), 4), **ends}


def _estimate(means: list[float], variances: list[float], observations: int) -> Estimate:
    """As if one half of an observation might have gone the other way, so that no interval has width zero."""
    value = sum(means) / len(means)
    half = Z * math.sqrt(sum(variances) / len(means) ** 2 + 1 / (2 * observations) ** 2)
    return Estimate(value, value - half, value + half)
