"""Fitting the table of turns: it finds the distribution that the samples come from."""

from __future__ import annotations

import numpy as np
import pytest

from rollwright.games.diceland.coach import scratch as y
from rollwright.games.diceland.coach.making.fit import fit
from rollwright.games.diceland.coach.making.watch import Watched


def test_the_table_is_the_distribution_of_the_samples() -> None:
    """Here a seat reaches the goal in each turn with the same chance: one in so many as the value says."""
    rng = np.random.default_rng(2)
    tables = np.repeat(np.arange(y.TABLES), 4000)
    values = rng.uniform(1.5, 12, len(tables))
    turns = rng.geometric(1 / values)
    table = fit([Watched(tables, values, turns, np.array([1, 3]))])
    assert table[y.T_BY_TREASURE] == 0.25
    rows = table[y.T_ROWS :].reshape(y.TABLES, y.ROWS, y.AHEAD + 1)
    for row in (12, 16, 20, 24):
        value = (row / y.GRAIN) ** 2
        expected = (1 - 1 / value) ** np.arange(y.AHEAD + 1)
        assert rows[:, row].mean(axis=0) == pytest.approx(expected, abs=0.03)
    assert (np.diff(rows, axis=2) <= 0).all()  # more turns, fewer that need more
    assert (np.diff(rows, axis=1) >= 0).all()  # a higher value, more turns
