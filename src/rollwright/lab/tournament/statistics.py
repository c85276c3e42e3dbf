"""Statistics of a tournament: win shares of bots, Elo and their intervals, from the scores of pairs.

A pair is one observation: its games share their dice, so they are not independent. Every estimate of a variance
includes two imaginary pairs, one lost and one won, so that no interval has width zero after few pairs.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

Numbers = np.ndarray[Any, np.dtype[Any]]

Z = 1.959963984540054  # for a two-sided interval of 95 %
ELO = 400 / math.log(10)  # Elo for a logit of 1
REPLICATES = 1000  # of the bootstrap
CELLS = 2048  # weights per replicate, at most; if there are more pairs, neighbours share a weight
_BOOTSTRAP_SEED = 95
_STEPS = 200  # more than Newton's method needs
_LONGEST_STEP = 2.0


@dataclass(frozen=True)
class Estimate:
    """A figure and the ends of its 95 % interval."""

    value: float
    low: float
    high: float


def share_at(elo: float) -> float:
    """The win share for a difference in Elo."""
    return 1 / (1 + math.exp(-elo / ELO))


def elo_at(share: float) -> float:
    """The difference in Elo for a win share; infinite if it is 0 or 1."""
    if share <= 0:
        return -math.inf
    return math.inf if share >= 1 else ELO * math.log(share / (1 - share))


def moments(scores: Numbers) -> tuple[float, float]:
    """Mean and variance of the scores of pairs, with the two imaginary ones."""
    mean = (float(scores.sum()) + 1) / (len(scores) + 2)
    squares = float(((scores - mean) ** 2).sum()) + mean**2 + (1 - mean) ** 2
    return mean, squares / (len(scores) + 2)


def win_share(pairings: Sequence[Numbers]) -> Estimate:
    """The mean share over pairings that were played on the same dice, given the scores of their pairs.

    The interval is Wilson's, for the number of independent games that would give the same variance.
    """
    value = float(np.mean([scores.mean() for scores in pairings]))
    middle = float(np.mean([moments(scores)[0] for scores in pairings]))
    inner = _inner(middle, max(map(len, pairings)))  # luck can carry an adjusted share beyond 0 or 1
    return _wilson(min(max(value, 0.0), 1.0), inner * (1 - inner) / _variance_of_mean(pairings))


def _variance_of_mean(pairings: Sequence[Numbers]) -> float:
    """The variance of the mean over pairings. Pairs of equal number share their dice, so their deviations are added
    before they are squared."""
    together = np.zeros(max(len(scores) for scores in pairings))
    imagined = 0.0
    for scores in pairings:
        mean, weight = moments(scores)[0], len(scores) * (len(scores) + 2)
        together[: len(scores)] += (scores - mean) / math.sqrt(weight)
        imagined += (mean**2 + (1 - mean) ** 2) / weight
    return (float((together**2).sum()) + imagined) / len(pairings) ** 2


def _wilson(share: float, games: float) -> Estimate:
    scale = 1 + Z**2 / games
    middle = (share + Z**2 / (2 * games)) / scale
    half = Z * math.sqrt(share * (1 - share) / games + Z**2 / (4 * games**2)) / scale
    return Estimate(share, min(max(middle - half, 0.0), share), max(min(middle + half, 1.0), share))


def elo_difference(share: Estimate, pairs: int) -> Estimate:
    """A share in Elo. A share of 0 or 1 is moved inwards by half a pair; the end of its interval stays infinite."""
    return Estimate(elo_at(_inner(share.value, pairs)), elo_at(share.low), elo_at(share.high))


def _inner(share: float, pairs: int) -> float:
    edge = 1 / (2 * pairs + 2)
    return min(max(share, edge), 1 - edge)


# Luck


@dataclass(frozen=True)
class Adjusted:
    """Scores of pairs without what luck explains, and the factor by which their variance fell."""

    scores: Numbers
    slopes: tuple[float, float]  # for pairs of even and of odd number
    factor: float


def adjusted(scores: Numbers, luck: Numbers) -> Adjusted:
    """Subtracts a multiple of the pair's luck from each score; the factor is fitted to the other half of the pairs.

    A factor fitted to the same pairs that it is applied to would overfit them and bias the mean.
    """
    even = np.arange(len(scores)) % 2 == 0
    slopes = _slope(scores[~even], luck[~even]), _slope(scores[even], luck[even])
    left = scores - np.where(even, *slopes) * luck
    variance = float(left.var())
    return Adjusted(left, slopes, float(scores.var()) / variance if variance > 0 else 1.0)


def _slope(scores: Numbers, luck: Numbers) -> float:
    spread = float(((luck - luck.mean()) ** 2).sum()) if len(luck) else 0.0
    return float(((luck - luck.mean()) * scores).sum()) / spread if spread > 0 else 0.0


# One scale for all


def ladder(
    bots: int, pairings: Sequence[tuple[int, int]], scores: Sequence[Numbers], anchor: int | None
) -> list[Estimate]:
    """Elo of all bots: a Bradley-Terry model, the anchor at 0, or the mean of all if there is none.

    The intervals are those of a Bayesian bootstrap. Pairs of equal number have the same weight in all pairings, as they
    have the same dice; the imaginary pairs have weights of their own.
    """
    counts = np.array([len(each) for each in scores], dtype=np.float64)
    shares = np.array([[_inner(float(each.mean()), len(each)) for each in scores]])
    found = _anchored(bradley_terry(bots, pairings, shares, counts[None]), anchor)[0]
    replicates = _anchored(bradley_terry(bots, pairings, *_replicates(scores)), anchor)
    replicates += found - replicates.mean(axis=0)  # the imaginary pairs pull towards 0
    low, high = np.percentile(replicates, [2.5, 97.5], axis=0)
    return [Estimate(*map(float, ends)) for ends in zip(found, low, high, strict=True)]


def _anchored(elo: Numbers, anchor: int | None) -> Numbers:
    zero = elo.mean(axis=1) if anchor is None else elo[:, anchor]
    moved: Numbers = elo - zero[:, None]
    return moved


def _replicates(scores: Sequence[Numbers]) -> tuple[Numbers, Numbers]:
    """The pairings' shares and weights in each replicate."""
    random = np.random.default_rng(_BOOTSTRAP_SEED)
    longest = max(map(len, scores))
    cells = min(longest, CELLS)
    cell_of = np.arange(longest) * cells // longest
    weights = random.standard_exponential((REPLICATES, cells))
    lost, won = random.standard_exponential((2, REPLICATES, len(scores)))
    sums = np.array([np.bincount(cell_of[: len(each)], each, cells) for each in scores])
    counts = np.array([np.bincount(cell_of[: len(each)], minlength=cells) for each in scores])
    totals = weights @ counts.T + lost + won
    shares = (weights @ sums.T + won) / totals
    edge = 1e-9  # keeps logits finite
    return np.clip(shares, edge, 1 - edge), totals


def bradley_terry(bots: int, pairings: Sequence[tuple[int, int]], shares: Numbers, weights: Numbers) -> Numbers:
    """The maximum likelihood Elo of each bot, with mean 0, for each row of win shares of the pairings' first bots."""
    design = np.zeros((len(pairings), bots))
    for row, (first, second) in enumerate(pairings):
        design[row, first], design[row, second] = 1, -1
    weights = weights / weights.sum(axis=1, keepdims=True)
    logits = np.zeros((len(shares), bots))
    for _ in range(_STEPS):
        expected = 1 / (1 + np.exp(-logits @ design.T))
        gradient = (weights * (shares - expected)) @ design
        information = np.einsum("rp,pi,pj->rij", weights * expected * (1 - expected), design, design)
        # Only differences are determined; the term 1 / bots holds the mean at 0.
        step = np.linalg.solve(information + 1 / bots, gradient[..., None])[..., 0]
        logits += np.clip(step, -_LONGEST_STEP, _LONGEST_STEP)
        if np.abs(step).max() < 1e-10:
            break
    return logits * ELO
