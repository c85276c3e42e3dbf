"""Makes all of `coach/data/`, the weights of the networks:
`python -m rollwright.games.ring_and_route.coach.making.make_data`.

There is a network for each number of seats, once by the tables that ship and once by the planner's formula. Each is
fitted in two stages:

1. to the results of games between levels 3 to 5, in which everybody slips now and then;
2. to itself, in rounds: to the exact average over the throws of the next turn, each of them played in the best way by
   the network of the round before. So the chances of a position agree with those of what follows on it.

Alone, the result is how many of level 5's results are worse.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from rollwright.core import kernel_builds
from rollwright.core.knowledge import BotKnowledge
from rollwright.core.setup import Setup
from rollwright.games.ring_and_route.bots.dice_uses import THROWS
from rollwright.games.ring_and_route.bots.knowledge import planner_knowledge, racing_knowledge
from rollwright.games.ring_and_route.coach import knowledge, network
from rollwright.games.ring_and_route.coach import scratch as c
from rollwright.games.ring_and_route.coach.features import FEATURES
from rollwright.games.ring_and_route.coach.making import position_loops
from rollwright.games.ring_and_route.coach.making.network_fit import estimate, fit, new_weights
from rollwright.games.ring_and_route.coach.making.self_play import Seen, see_games
from rollwright.games.ring_and_route.coach.turn_table import TurnTable
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.twins import Program

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[np.float32]]

PROGRAM = Program("ring-and-route-coach-making", (position_loops,))
SEED = 15_000_000  # + seats * 10: seeds that no reported figure stands on
SLIPS = ((20, 2), (120, 1))  # in 1,000 decisions, and in how many parts of the games
PAR_GAMES = 10_000
MASTER = 5
KEPT = 2  # rounds that are fitted to at once
CHECKED = 300  # positions that a round is checked on


@dataclass(frozen=True)
class Effort:
    games: int = 18_000
    steps: int = 3_000
    rounds: int = 8
    work: int = 7_000  # positions times seats that each round looks at
    round_steps: int = 1_200
    rate: float = 8e-3
    round_rate: float = 4e-3


EFFORTS = {knowledge.TABLES: Effort(), knowledge.FORMULA: Effort(games=9_000, rounds=2)}  # a formula isn't worth more


def main(only: tuple[str, ...]) -> None:
    """Makes all data that the coach of Ring & Route ships with."""
    for source in (knowledge.TABLES, knowledge.FORMULA):
        for seats in (2, 3, 4, 1):
            if not only or f"{source}-{seats}" in only:
                make(source, seats, EFFORTS[source], knowledge.file_of(source, seats))


def make(source: str, seats: int, effort: Effort, file: Path) -> None:
    """Makes the weights of one network, as `coach/network.py` takes them; it writes them after each round, so it may be
    stopped."""
    par = beaten_by_points() if seats == 1 else np.zeros(network.MOST_POINTS + 1, dtype=np.float32)
    fitting = Fitting(source, seats, par, effort)
    file.parent.mkdir(exist_ok=True)
    fitting.fit_results()
    for number in range(effort.rounds):
        np.save(file, fitting.weights.astype(np.float32))
        fitting.fit_averages(number)
        say(f"{source}-{seats}, round {number}: {fitting.check()}")
    np.save(file, fitting.weights.astype(np.float32))


def beaten_by_points() -> Array:
    """Data for a seat that is alone: by points, how often level 5 gets fewer; equally many count half."""
    scores: dict[int, int] = {}
    for seen in see_games(1, PAR_GAMES, SEED, crews=((MASTER,),)):
        scores |= dict(zip(seen.games.tolist(), seen.scores[:, 0].tolist(), strict=True))
    counts = np.bincount(list(scores.values()), minlength=network.MOST_POINTS + 1)[: network.MOST_POINTS + 1]
    below = np.cumsum(counts) - counts / 2
    beaten: Array = (below / len(scores)).astype(np.float32)
    return beaten


class Fitting:
    """The network of a source and a number of seats, as far as it is fitted."""

    def __init__(self, source: str, seats: int, par: Array, effort: Effort) -> None:
        self._source, self._seats, self._par, self._effort = source, seats, par, effort
        parts = sum(part for _, part in SLIPS)
        self._seen = [
            seen
            for slips, part in SLIPS
            for seen in see_games(seats, effort.games * part // parts, SEED + seats * 10 + slips, slips=slips)
        ]
        self._clean = list(see_games(seats, effort.games // 60, SEED + seats * 10 + 1))
        self._random = np.random.default_rng(seats)
        self._fitted = new_weights(seats)
        self._averages: list[tuple[Array, Array]] = []
        self._out, self._notes = np.zeros(c.ALL_OUT, dtype=np.int64), np.zeros(c.ALL_NOTES)

    @property
    def weights(self) -> Array:
        return np.concatenate([self._fitted, self._par])

    def fit_results(self) -> None:
        features = np.concatenate([self._features(seen, np.arange(len(seen.states))) for seen in self._seen])
        chances = np.concatenate([self._results(seen) for seen in self._seen])
        effort = self._effort
        self._fitted = fit(self._fitted, features, chances, effort.steps, effort.rate, 0)
        say(f"{self._source}-{self._seats}, results: {self.check()}")

    def fit_averages(self, number: int) -> None:
        """Goes half of the way: what a seat gains by being active it loses in the next turn, when another seat is, so
        the whole way leads beyond the goal, and back in the next round."""
        effort = self._effort
        parts = [self._looked_at(seen, rows) for seen, rows in self._sample(self._seen, effort.work // self._seats)]
        features, averages = _joined(parts)
        halfway: Array = ((averages + estimate(self._fitted, features)) / 2).astype(np.float32)
        self._averages.append((features, halfway))
        features, chances = _joined(self._averages[-KEPT:])
        self._fitted = fit(self._fitted, features, chances, effort.round_steps, effort.round_rate, number + 1)

    def check(self) -> str:
        """How far the averages are from the estimates, in games without slips, by distance from the active seat."""
        differences = []
        for seen, rows in self._sample(self._clean, CHECKED):
            features, averages = self._looked_at(seen, rows)
            for row, each in zip(rows, averages - estimate(self._fitted, features), strict=True):
                differences.append(np.roll(each, -int(seen.states[row, k.ACTIVE])))
        found = np.array(differences)
        return f"spread {found.std(0).round(4)}, mean {found.mean(0).round(4)}"

    def _results(self, seen: Seen) -> Array:
        if self._seats > 1:
            return seen.shares.astype(np.float32)
        beaten = self._par[np.minimum(seen.scores[:, 0], network.MOST_POINTS)]
        return np.stack([beaten, 1 - beaten], axis=1)

    def _sample(self, seen: list[Seen], positions: int) -> Iterator[tuple[Seen, Any]]:
        """About so many positions, the same number from each block of games."""
        each = -(-positions // len(seen))
        for number in self._random.permutation(len(seen))[: -(-positions // each)]:
            block = seen[number]
            yield block, self._random.choice(len(block.states), min(each, len(block.states)), replace=False)

    def _looked_at(self, seen: Seen, rows: Any) -> tuple[Array, Array]:
        """The features of positions, and the exact averages over their next throws."""
        states = np.ascontiguousarray(seen.states[rows])
        tables = np.zeros((len(rows), THROWS, c.SIDES))
        compiled_loops().write_tables(
            states.reshape(-1),
            len(rows),
            np.array(seen.setup.facts),
            self._out,
            self._notes,
            *self._knows(seen.setup).arguments,
            self.weights.astype(np.float64),
            tables.reshape(-1),
        )
        sides = max(self._seats, 2)
        averages = [
            TurnTable(table[:, :sides], int(active)).expected()
            for table, active in zip(tables, states[:, k.ACTIVE], strict=True)
        ]
        return self._features(seen, rows), np.array(averages, dtype=np.float32)

    def _features(self, seen: Seen, rows: Any) -> Array:
        states = np.ascontiguousarray(seen.states[rows])
        features = np.zeros((len(states), self._seats, FEATURES))
        knows, facts = self._knows(seen.setup).arguments, np.array(seen.setup.facts)
        compiled_loops().write_features(states.reshape(-1), len(states), facts, *knows, features.reshape(-1))
        return features.astype(np.float32)

    def _knows(self, setup: Setup) -> BotKnowledge:
        racing = racing_knowledge(setup) if self._source == knowledge.TABLES else None
        return racing or planner_knowledge(setup)


def _joined(parts: list[tuple[Array, Array]]) -> tuple[Array, Array]:
    return np.concatenate([features for features, _ in parts]), np.concatenate([chances for _, chances in parts])


def say(text: str) -> None:
    """Prints how far making the data has come."""
    print(text, flush=True)


@cache
def compiled_loops() -> SimpleNamespace:
    """The loops over positions (`position_loops.py`) that the data are made with, compiled."""
    return kernel_builds.compiled(PROGRAM)


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
