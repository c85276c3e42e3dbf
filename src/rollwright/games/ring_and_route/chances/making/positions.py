"""Positions to fit the network to: how all seats stand before a throw, with features, results and exact averages."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from rollwright.core import kernel_builds
from rollwright.core.setup import Setup
from rollwright.games.ring_and_route.bots.dice_uses import THROWS
from rollwright.games.ring_and_route.bots.knowledge import planner_knowledge, racing_knowledge
from rollwright.games.ring_and_route.chances import knowledge, network
from rollwright.games.ring_and_route.chances import scratch as c
from rollwright.games.ring_and_route.chances.desk import Desk
from rollwright.games.ring_and_route.chances.features import FEATURES, HASTES
from rollwright.games.ring_and_route.chances.making import position_loops
from rollwright.games.ring_and_route.chances.making.network_fit import Sight
from rollwright.games.ring_and_route.chances.making.self_play import Seen
from rollwright.games.ring_and_route.material.sheet import SHIPPED
from rollwright.kernel.twins import Program

if TYPE_CHECKING:
    from numpy.random import Generator

    Array = np.ndarray[Any, np.dtype[np.float32]]
    Rows = np.ndarray[Any, np.dtype[np.int64]]

PROGRAM = Program("ring-and-route-chances-making", (position_loops,))
_WHICH, _MISTHROWS, _PHASE = 1, 4, 5  # in a standing
_AT_ONCE = 4_000  # positions, which bounds the memory


@dataclass(frozen=True)
class Pool:
    """Positions, and the chances by how their games ended."""

    rows: Rows  # by position, seat and number of a standing
    results: Array  # by position and side

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def active(self) -> Rows:
        """The active seat of each position."""
        found: Rows = self.rows[:, :, _PHASE].argmin(1)
        return found

    def some(self, numbers: Rows) -> Pool:
        return Pool(self.rows[numbers], self.results[numbers])

    @property
    def haste(self) -> Rows:
        """The largest of any seat in each position (`features.haste_of`)."""
        found: Rows = (self.rows[:, :, _WHICH] * (1 + self.rows[:, :, _MISTHROWS])).max(1)
        return found

    def drawn(self, count: int, random: Generator) -> Pool:
        """So many of them at most, each once."""
        return self.some(random.permutation(len(self))[:count])

    def drawn_evenly(self, count: int, random: Generator) -> Pool:
        """The same, equally many of each haste as far as there are enough: near the end, most is at stake."""
        haste = self.haste
        parts = [self.some(np.flatnonzero(haste == each)).drawn(count // HASTES, random) for each in range(HASTES)]
        return Pool(np.concatenate([each.rows for each in parts]), np.concatenate([each.results for each in parts]))

    def joined(self, other: Pool) -> Pool:
        return Pool(np.concatenate([self.rows, other.rows]), np.concatenate([self.results, other.results]))


class Positions:
    """What is known of the positions with so many seats, by the tables or by the formula. `par` has by points how often
    level 5 gets fewer alone."""

    def __init__(self, source: str, seats: int, par: Array) -> None:
        from rollwright.games.ring_and_route import GAME

        self.seats, self.par = seats, par
        self._setup: Setup = GAME.set_up(None, pieces=[SHIPPED[0]] * seats)
        racing = racing_knowledge(self._setup) if source == knowledge.TABLES else None
        self._growth: Any = knowledge.growth_of(source)
        self._knows = (racing or planner_knowledge(self._setup)).arguments
        self._out, self._notes = np.zeros(c.ALL_OUT, dtype=np.int64), np.zeros(c.ALL_NOTES)

    def pool(self, games: Iterable[Seen]) -> Pool:
        """The positions of some games."""
        pools = [Pool(self._rows(seen), self._results(seen)) for seen in games]
        return Pool(np.concatenate([each.rows for each in pools]), np.concatenate([each.results for each in pools]))

    def seen(self, pool: Pool) -> Sight:
        """What the network sees of them."""
        features = np.zeros((len(pool), self.seats, FEATURES), dtype=np.float32)
        now = np.zeros((len(pool), self.seats, position_loops.NOW_INPUTS), dtype=np.float32)
        for start in range(0, len(pool), _AT_ONCE):
            rows = pool.rows[start : start + _AT_ONCE]
            for write, found in ((compiled_loops().write_features, features), (compiled_loops().write_now, now)):
                part = np.zeros((len(rows), *found.shape[1:]))
                write(rows.reshape(-1), len(rows), self._desk(), part.reshape(-1))
                found[start : start + _AT_ONCE] = part
        return Sight(features, now)

    def averages(self, pool: Pool, weights: Array, random: Generator) -> tuple[Array, Pool]:
        """The exact averages over the next throws, by position and side; and positions after one throw of each, drawn
        evenly and played in the best way, as far as the game goes on."""
        throws = random.integers(0, THROWS, len(pool))
        averages, after = np.zeros((len(pool), c.SIDES)), np.zeros_like(pool.rows)
        compiled_loops().write_averages(
            pool.rows.reshape(-1), len(pool), self._desk(weights), throws, averages.reshape(-1), after.reshape(-1)
        )
        going_on = np.flatnonzero(after[:, 0, 0] != position_loops.OVER)
        return averages[:, : max(self.seats, 2)].astype(np.float32), Pool(after, pool.results).some(going_on)

    def _rows(self, seen: Seen) -> Rows:
        states = np.ascontiguousarray(seen.states)
        rows = np.zeros((len(states), self.seats, c.STANDING_SIZE), dtype=np.int64)
        compiled_loops().write_standings(
            states.reshape(-1), len(states), self._desk(facts=seen.setup.facts), rows.reshape(-1)
        )
        return rows

    def _results(self, seen: Seen) -> Array:
        if self.seats > 1:
            return seen.shares.astype(np.float32)
        beaten = self.par[np.minimum(seen.scores[:, 0], network.MOST_POINTS)]
        return np.stack([beaten, 1 - beaten], axis=1)

    def _desk(self, weights: Array | None = None, facts: Any = None) -> Desk:
        net = np.zeros(1) if weights is None else weights.astype(np.float64)
        parts: Any = np.array(facts or self._setup.facts), self._out, self._notes, self._knows, net, self._growth
        return Desk(*parts)


@cache
def compiled_loops() -> SimpleNamespace:
    """The loops over positions (`position_loops.py`) that the data are made with, compiled."""
    return kernel_builds.compiled(PROGRAM)
