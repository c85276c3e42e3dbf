"""Fitting the network: the estimates are the judge's, and descent brings them closer to the chances."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from games.ring_and_route.coach.making.seen import seen
from games.ring_and_route.coach.positions import some
from rollwright.games.ring_and_route.coach import knowledge, network
from rollwright.games.ring_and_route.coach.chances import RingAndRouteJudge, compiled_judge
from rollwright.games.ring_and_route.coach.knowledge import insight_of
from rollwright.games.ring_and_route.coach.making.network_fit import Fit
from rollwright.games.ring_and_route.coach.making.positions import Positions
from rollwright.games.ring_and_route.rules import kernel as k

PAR = np.linspace(0, 1, network.MOST_POINTS + 1, dtype=np.float32)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_judge_estimates_what_was_fitted(seats: int) -> None:
    positions = Positions(knowledge.TABLES, seats, PAR)
    pool = positions.pool([seen(seats, 3)])
    features = positions.features(pool)
    fit = Fit(features, 1)
    fit.descend(features, pool.results, 20, 1e-2)
    early = some(seats, 3, k.THROW, 1)[0]
    weights = np.concatenate([fit.weights, PAR]).astype(np.float64)
    judge = RingAndRouteJudge(early.setup, compiled_judge(), replace(insight_of(early.setup), network=weights))
    assert judge.chances(early) == pytest.approx(fit.estimate(features)[0], abs=1e-4)


def test_descent_brings_estimates_closer_to_the_chances() -> None:
    positions = Positions(knowledge.FORMULA, 2, PAR)
    pool = positions.pool([seen(2, 4)])
    features = positions.features(pool)
    fit, same = Fit(features, 1), Fit(features, 1)

    def wrong() -> float:
        return float(np.abs(fit.estimate(features) - pool.results).mean())

    before = wrong()
    for each in (fit, same):
        each.descend(features, pool.results, 60, 1e-2, 1e-3)
    assert wrong() < before / 2
    assert (fit.weights == same.weights).all()
