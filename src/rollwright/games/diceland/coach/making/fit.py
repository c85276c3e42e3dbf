"""Fits the table of how many turns a position turns out to need, given the turns that the value function says.

The chance that more than so many turns are needed is a smooth function of the value: around each row of the table it is
fitted by a straight line through the samples near it (local linear regression).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.games.diceland.coach import scratch as y
from rollwright.games.diceland.coach.making.watch import Watched

WIDTH = 0.8  # of the window, in rows: the standard deviation of the weights
LEAST = 400.0  # the least weight of samples in a window, which is widened until it has them


def fit(watched: list[Watched]) -> Any:
    """Fits the whole table, as `scratch.py` describes it."""
    table = np.zeros(y.ALL_ROWS, np.float32)
    by_treasure = sum(each.by_treasure for each in watched)
    table[y.T_BY_TREASURE] = by_treasure[0] / by_treasure.sum()
    rows = table[y.T_ROWS :].reshape(y.TABLES, y.ROWS, y.AHEAD + 1)
    tables, values, turns = (
        np.concatenate([getattr(each, field) for each in watched]) for field in ("tables", "values", "turns")
    )
    for number in range(y.TABLES):
        mine = tables == number
        rows[number] = _fit_table(np.sqrt(np.maximum(values[mine], 0.0)) * y.GRAIN, turns[mine])
    return table


def _fit_table(places: Any, turns: Any) -> Any:
    order = np.argsort(places)
    places, turns = places[order], np.minimum(turns[order], y.AHEAD + 1).astype(np.int64)
    rows = np.array([_fit_row(float(row), places, turns) for row in range(y.ROWS)])
    return np.maximum.accumulate(rows, axis=0)  # who needs more on average needs more


def _fit_row(row: float, places: Any, turns: Any) -> Any:
    width = WIDTH
    row = min(
        max(row, places[len(places) // 1000]), places[-1 - len(places) // 1000]
    )  # beyond the samples: as at their end
    while True:
        first, last = np.searchsorted(places, [row - 3 * width, row + 3 * width])
        off = places[first:last] - row
        weights = np.exp(-0.5 * (off / width) ** 2)
        if weights.sum() >= LEAST or last - first == len(places):
            break
        width *= 1.25
    total, slant, square = weights.sum(), (weights * off).sum(), (weights * off * off).sum()
    near = weights * (square - slant * off) / (total * square - slant * slant)
    needed = np.bincount(turns[first:last], near, y.AHEAD + 2)
    open_ = 1.0 - np.cumsum(needed)[: y.AHEAD + 1]
    return np.minimum.accumulate(np.clip(open_, 0.0, 1.0))
