"""Learns a value function for each shipped board, from games of experts on it (temporal-difference learning).

The value for all boards sees numbers that mean the same on each of them, so it takes positions for alike that are not.
On one board it can also see which spaces are crossed, and learn what each of them is worth there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from rollwright.games.diceland.bots import weights
from rollwright.games.diceland.bots.features import FEATURES
from rollwright.games.diceland.bots.making.network import Network
from rollwright.games.diceland.bots.making.practice import Batch
from rollwright.games.diceland.coach import scratch
from rollwright.games.diceland.coach.making.learn import Recipe, improve, take_over
from rollwright.games.diceland.coach.making.watch import Lesson, watch_to_learn
from rollwright.games.diceland.material.board import BOARDS, shipped_board
from rollwright.games.diceland.rules.kernel import HALF, MOST_SPACES
from rollwright.kernel import stream

LEVEL = 4  # that plays: hardly worse than level 5, and ten times as fast
RECIPE = Recipe(
    seed=31, hidden=256, batches=22, tables=15, games=8, replay=6, epochs=2, rate=1e-3, slowest=5e-5, trust=0, trace=0.5
)


class FaceNetwork(Network):
    """A network that sees the features and which spaces are crossed. At first, these count nothing."""

    def __init__(self, seed: int, hidden: int) -> None:
        super().__init__(seed, hidden)
        linear, inner, outer = self.layers
        spaces = np.zeros((MOST_SPACES, hidden), np.float32)
        self.scale = np.ones(FEATURES + MOST_SPACES, np.float32)
        self.layers = [np.concatenate([linear, spaces[:, 0]]), np.concatenate([inner, spaces]), outer]
        self.slopes = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]

    def packed(self, others: float, idle: float) -> Any:
        """The weights as the kernel reads them."""
        whole = super().packed(others, idle)
        linear, inner, outer = np.split(whole[weights.HEAD :], self._ends())
        inner = inner.reshape(len(linear), -1)
        shared = weights.pack(linear[:FEATURES], inner[:FEATURES], outer, others, idle)
        spaces = np.column_stack([linear[FEATURES:], inner[FEATURES:]])
        shared[weights.SPACES] = 1
        return np.concatenate([shared, spaces.reshape(-1).astype(np.float32)])

    def _ends(self) -> list[int]:
        linear, inner, _ = self.layers
        return [len(linear), len(linear) + inner.size]


def _batch(lessons: list[Lesson], trace: float) -> Batch:
    found = np.concatenate([targets(lesson, trace) for lesson in lessons])
    return Batch(np.concatenate([inputs(lesson.seen) for lesson in lessons]), found, found[:0])


def learn_face(recipe: Recipe, face: str, start: Any) -> Iterator[tuple[Any, float]]:
    """Learns the value of a shipped board, beginning with that of all boards: after each batch the weights, and by how
    much a look ahead differed from the value before it (root mean square)."""
    others, idle = float(start[weights.OTHERS]), float(start[weights.IDLE])
    packed, network = start, FaceNetwork(recipe.seed, recipe.hidden)
    recent: list[Batch] = []
    for number in range(recipe.batches):
        lessons = _lessons(recipe, face, number, packed)
        recent = [*recent, _batch(lessons, recipe.trace)][-recipe.replay :]
        if number == 0:
            take_over(start, network, recent[0].features)
        error = np.concatenate([lesson.expected - lesson.values for lesson in lessons])
        improve(network, recipe, number, recent)
        packed = network.packed(others, idle)
        yield packed, float(np.sqrt(np.mean(error**2)))


def _lessons(recipe: Recipe, face: str, number: int, packed: Any) -> list[Lesson]:
    key = stream.derive(stream.derive(stream.key_of(recipe.seed), BOARDS.index(face)), number)
    found = []
    for table in range(recipe.tables):
        boards = [shipped_board(face)] * (2 + table % 3)
        rows = np.zeros((len(boards), scratch.WEIGHTS), np.float32)
        rows[:, : len(packed)] = packed
        found.append(watch_to_learn(boards, stream.derive(key, table), recipe.games, LEVEL, rows.reshape(-1)))
    return found


def inputs(seen: Any) -> Any:
    """The features, and a 1 for each crossed space."""
    places = np.arange(HALF)
    spaces = [seen[:, FEATURES + half, None] >> places & 1 for half in range(2)]
    return np.concatenate([seen[:, :FEATURES], *spaces], axis=1).astype(np.int8)


def targets(lesson: Lesson, trace: float) -> Any:
    """What the value should have said: what the dice give on average next, plus λ times what it turned out to be wrong
    by afterwards. The luck of the dice is in neither."""
    found = np.zeros(len(lesson.values), np.float32)
    wrong: dict[tuple[int, int], float] = {}
    for i in range(len(found) - 1, -1, -1):
        whose = int(lesson.games[i]), int(lesson.seats[i])
        found[i] = lesson.expected[i] + trace * wrong.get(whose, 0.0)
        wrong[whose] = found[i] - lesson.values[i]
    return found
