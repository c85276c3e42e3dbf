"""The figures of a tournament: by hand where a hand can, by simulation where chance is the point."""

from __future__ import annotations

import math

import numpy as np
import pytest

import rollwright
from rollwright.lab.tournament.sprt import BETTER, NOT_BETTER, OPEN, Sprt
from rollwright.lab.tournament.statistics import (
    CELLS,
    Estimate,
    Numbers,
    adjusted,
    bradley_terry,
    elo_at,
    elo_difference,
    ladder,
    moments,
    share_at,
    win_share,
)

TRIALS = 600


def pairs(random: np.random.Generator, share: float, count: int) -> Numbers:
    """Scores of pairs of two games each."""
    return random.binomial(2, share, count) / 2


# Shares and Elo ------------------------------------------------------------------------------------------


def test_elo_is_the_familiar_scale() -> None:
    assert elo_at(0.75) == pytest.approx(190.8485)
    assert elo_at(10 / 11) == pytest.approx(400)
    assert share_at(-400) == pytest.approx(1 / 11)
    assert [elo_at(0), elo_at(0.5), elo_at(1)] == [-math.inf, 0, math.inf]


def test_an_interval_by_hand() -> None:
    """Two pairs won, one drawn, one lost: mean 5/8; with those imagined, mean 7/12 and variance 1.208333/6."""
    scores = np.array([1.0, 1.0, 0.5, 0.0])
    assert moments(scores) == pytest.approx((7 / 12, 1.208333 / 6), abs=1e-6)
    found = win_share([scores])  # Wilson's formula for a share of 0.625 in 4.827586 games
    assert found.value == 0.625
    assert (found.low, found.high) == pytest.approx((0.242614, 0.896604), abs=5e-6)


@pytest.mark.parametrize(("score", "low", "high"), [(1.0, 0.9630, 1.0), (0.0, 0.0, 0.0370), (0.5, 0.4863, 0.5137)])
def test_pairs_that_are_all_equal_have_an_interval(score: float, low: float, high: float) -> None:
    found = win_share([np.full(100, score)])
    assert (found.low, found.high) == pytest.approx((low, high), abs=2e-4)


def test_more_pairs_make_it_narrower_and_shared_dice_count_once() -> None:
    scores = pairs(np.random.default_rng(1), 0.6, 400)
    one = win_share([scores])
    assert win_share([scores[:100]]).high - win_share([scores[:100]]).low > 1.8 * (one.high - one.low)
    twice = win_share([scores, scores])  # nothing new
    assert (twice.low, twice.high) == pytest.approx((one.low, one.high), abs=1e-3)
    mirrored = win_share([scores, 1 - scores])  # what one gains the other loses
    assert mirrored.value == 0.5
    assert mirrored.high - mirrored.low < 0.3 * (one.high - one.low)


@pytest.mark.parametrize(("share", "count"), [(0.5, 40), (0.8, 100), (0.95, 400)])
def test_intervals_cover_the_truth_95_times_of_100(share: float, count: int) -> None:
    random = np.random.default_rng(95)
    found = [win_share([pairs(random, share, count)]) for _ in range(TRIALS)]
    covered = sum(estimate.low <= share <= estimate.high for estimate in found) / TRIALS
    assert 0.93 <= covered <= 0.98


def test_an_unbeaten_bot_has_no_upper_end() -> None:
    found = elo_difference(Estimate(1.0, 0.963, 1.0), 100)
    assert found.value == pytest.approx(elo_at(201 / 202))
    assert found.low == pytest.approx(elo_at(0.963))
    assert found.high == math.inf


# One scale -----------------------------------------------------------------------------------------------

FIELD = [(first, second) for first in range(4) for second in range(first + 1, 4)]
STRENGTHS = (0.0, 120.0, -80.0, 400.0)


def test_strengths_are_found_again() -> None:
    exact = np.array([[share_at(STRENGTHS[a] - STRENGTHS[b]) for a, b in FIELD]])
    found = bradley_terry(4, FIELD, exact, np.ones((1, 6)))[0]
    assert found.sum() == pytest.approx(0, abs=1e-6)
    assert found - found[0] == pytest.approx(np.array(STRENGTHS), abs=1e-6)


def test_two_bots_have_the_difference_of_their_pairing() -> None:
    scores = pairs(np.random.default_rng(2), 0.7, 300)
    first, second = ladder(2, [(0, 1)], [scores], 1)
    assert first.value == pytest.approx(elo_at(float(scores.mean())))
    assert second == Estimate(0, 0, 0)


def test_the_ladder_covers_the_truth() -> None:
    random = np.random.default_rng(3)
    covered = np.zeros(4)
    for _ in range(100):
        scores = [pairs(random, share_at(STRENGTHS[a] - STRENGTHS[b]), 60) for a, b in FIELD]
        found = ladder(4, FIELD, scores, 0)
        covered += [each.low <= strength <= each.high for each, strength in zip(found, STRENGTHS, strict=True)]
    assert covered[0] == 100  # the anchor
    assert (covered[1:] >= 89).all()


@pytest.mark.parametrize("anchor", [None, 1])
def test_extremes_have_finite_strengths_with_width(anchor: int | None) -> None:
    scores = [np.ones(50), np.ones(50), np.full(50, 0.5)]
    found = ladder(3, [(0, 1), (0, 2), (1, 2)], scores, anchor)
    assert all(math.isfinite(end) for each in found for end in (each.value, each.low, each.high))
    assert all(each.low < each.value < each.high for place, each in enumerate(found) if place != anchor)


def test_very_many_pairs_are_weighed_together() -> None:
    random = np.random.default_rng(4)
    scores = pairs(random, 0.6, 3 * CELLS + 7)
    found = ladder(2, [(0, 1)], [scores], 1)[0]
    exact = elo_difference(win_share([scores]), len(scores))
    assert (found.low, found.high) == pytest.approx((exact.low, exact.high), abs=1.0)


# Luck ----------------------------------------------------------------------------------------------------


def test_luck_is_taken_out_without_bias() -> None:
    random = np.random.default_rng(5)
    means, factors = [], []
    for _ in range(300):
        luck = random.normal(size=60)
        found = adjusted(0.6 + 0.2 * luck + 0.1 * random.normal(size=60), luck)
        means.append(found.scores.mean())
        factors.append(found.factor)
    assert np.mean(means) == pytest.approx(0.6, abs=0.002)
    assert np.mean(factors) == pytest.approx(5, rel=0.1)  # variances 0.04 + 0.01 and 0.01


def test_a_half_is_adjusted_by_the_slope_of_the_other() -> None:
    luck = np.array([1.0, 1.0, -1.0, -1.0])
    scores = np.array([0.9, 0.6, 0.1, 0.4])  # slopes: 0.4 of the even pairs, 0.1 of the odd ones
    found = adjusted(scores, luck)
    assert found.slopes == pytest.approx((0.1, 0.4))
    assert found.scores == pytest.approx([0.8, 0.2, 0.2, 0.8])


@pytest.mark.parametrize("count", [1, 2, 3])
def test_luck_that_tells_nothing_changes_nothing(count: int) -> None:
    scores = np.linspace(0, 1, count)
    assert adjusted(scores, np.zeros(count)).scores.tolist() == scores.tolist()


# The test ------------------------------------------------------------------------------------------------


def verdict_of(test: Sprt, scores: Numbers) -> str:
    checks = (test.verdict(scores[:end]) for end in range(32, len(scores) + 1, 32))
    return next((verdict for verdict in checks if verdict != OPEN), OPEN)


@pytest.mark.parametrize(("elo", "right"), [(0, NOT_BETTER), (60, BETTER)])
def test_the_test_errs_as_seldom_as_it_promises(elo: float, right: str) -> None:
    random, test = np.random.default_rng(6), Sprt(0, 60)
    verdicts = [verdict_of(test, pairs(random, share_at(elo), 1600)) for _ in range(TRIALS)]
    assert verdicts.count(right) / TRIALS >= 0.95
    assert OPEN not in verdicts


def test_a_ratio_by_hand() -> None:
    """Without the imagined pairs it is n/2 · log of the ratio of the mean squares around both shares."""
    scores = np.tile([1.0, 0.5], 5000)
    squares = [((scores - share) ** 2).mean() for share in (0.5, share_at(100))]
    assert Sprt(0, 100).ratio(scores) == pytest.approx(5000 * math.log(squares[0] / squares[1]), rel=1e-3)
    assert Sprt().bounds == pytest.approx((-2.944439, 2.944439))


def test_equal_bots_are_told_apart_from_better_ones() -> None:
    assert Sprt(0, 10).verdict(np.full(500, 0.5)) == NOT_BETTER


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ((10, 0), "tournament-sprt"),
        ((0, 0), "tournament-sprt"),
        ((math.nan, 10), "tournament-sprt"),
        ((0, math.inf), "tournament-sprt"),
        ((-3000, 0), "tournament-sprt"),
        ((0, 10, 0), "tournament-sprt-errors"),
        ((0, 10, 0.05, 0.5), "tournament-sprt-errors"),
    ],
)
def test_a_test_that_can_decide_nothing_is_refused(given: tuple[float, ...], code: str) -> None:
    with pytest.raises(rollwright.OptionError) as caught:
        Sprt(*given)
    assert caught.value.code == code
