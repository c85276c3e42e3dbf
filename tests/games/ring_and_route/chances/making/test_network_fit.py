"""Fitting the network: the estimates are the judge's, and descent brings them closer to the chances."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from games.ring_and_route.chances.making.seen import seen
from games.ring_and_route.coach.positions import positions as positions_of
from rollwright.games.ring_and_route.chances import knowledge, network
from rollwright.games.ring_and_route.chances.making.network_fit import Fit
from rollwright.games.ring_and_route.chances.making.positions import Positions
from rollwright.games.ring_and_route.coach.judge import RingAndRouteJudge, compiled_judge
from rollwright.games.ring_and_route.coach.knowledge import insight_of
from rollwright.games.ring_and_route.rules import kernel as k

PAR = np.linspace(0, 1, network.MOST_POINTS + 1, dtype=np.float32)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_judge_estimates_what_was_fitted(seats: int) -> None:
    positions = Positions(knowledge.TABLES, seats, PAR)
    pool = positions.pool([seen(seats, 3)])
    sight = positions.seen(pool)
    fit = Fit(sight.features, 1)
    fit.descend(sight, pool.results, 20, 1e-2)
    weights = np.concatenate([fit.weights, PAR]).astype(np.float64)
    throws = [each for each in positions_of(seats, 3) if each.numbers[k.PHASE] == k.THROW]
    setup = throws[0].setup
    judge = RingAndRouteJudge(setup, compiled_judge(), replace(insight_of(setup), network=weights))
    for number in (0, -1):  # at the start, and where the next throw may be the last one
        assert judge.chances(throws[number]) == pytest.approx(fit.estimate(sight)[number], abs=1e-4)


def test_descent_brings_estimates_closer_to_the_chances() -> None:
    positions = Positions(knowledge.FORMULA, 2, PAR)
    pool = positions.pool([seen(2, 4)])
    sight = positions.seen(pool)
    fit, same = Fit(sight.features, 1), Fit(sight.features, 1)

    def wrong() -> float:
        return float(np.abs(fit.estimate(sight) - pool.results).mean())

    before = wrong()
    for each in (fit, same):
        each.descend(sight, pool.results, 60, 1e-2, 1e-3)
    assert wrong() < before / 2
    assert (fit.weights == same.weights).all()
