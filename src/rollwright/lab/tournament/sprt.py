"""The sequential probability ratio test (SPRT): stops as soon as it is clear whether a bot is stronger.

As in the testing of chess engines: the scores of pairs are taken as normally distributed with unknown variance, and the
likelihoods of two differences in Elo are compared, each with its maximum likelihood variance (a generalised SPRT).
"""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass

from rollwright.core.errors import OptionError
from rollwright.lab.tournament.statistics import Numbers, moments, share_at

BETTER, NOT_BETTER, OPEN = "better", "not-better", "open"
LARGEST_ELO = 2000


@dataclass(frozen=True)
class Sprt:
    """Is the first bot of a pairing stronger by `elo1` (better) or only by `elo0` (not better)?"""

    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = 0.05  # the largest probability of a wrong “better”
    beta: float = 0.05  # … and of a wrong “not better”

    def __post_init__(self) -> None:
        known = all(math.isfinite(value) for value in (self.elo0, self.elo1, self.alpha, self.beta))
        if not known or not -LARGEST_ELO <= self.elo0 < self.elo1 <= LARGEST_ELO:
            raise OptionError("tournament-sprt", most=LARGEST_ELO)
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise OptionError("tournament-sprt-errors")

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which the test ends."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, scores: Numbers) -> float:
        """The log-likelihood ratio of “better” to “not better”."""
        mean, variance = float(scores.mean()), moments(scores)[1]
        under0, under1 = (variance + (mean - share_at(elo)) ** 2 for elo in (self.elo0, self.elo1))
        return len(scores) / 2 * math.log(under0 / under1)

    def verdict(self, scores: Numbers) -> str:
        ratio = self.ratio(scores)
        lower, upper = self.bounds
        return BETTER if ratio >= upper else NOT_BETTER if ratio <= lower else OPEN

    def description(self) -> dict[str, float]:
        return asdict(self)
