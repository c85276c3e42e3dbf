"""A run of learning: the network, the last batches of games, and the learning curve."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rollwright.games.diceland.bots.making.network import Floats, Network
from rollwright.games.diceland.bots.making.practice import Batch
from rollwright.games.diceland.bots.making.recipe import Recipe

_MINIBATCH = 512


@dataclass(frozen=True)
class CurvePoint:
    """A point of the learning curve."""

    batch: int
    turns: float  # that a seat needs for a game
    error: float  # of the value before it learned from the batch: root mean square, in turns


class Learner:
    """A run so far."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.network = Network(recipe.seed, recipe.hidden)
        self.batch = 0  # how many have been played
        self.recent: list[Batch] = []
        self.curve: list[CurvePoint] = []

    def packed(self) -> Floats:
        """The weights as the kernel reads them."""
        idle = self.recipe.idle if self.batch < self.recipe.trust * self.recipe.batches else 0.0
        return self.network.packed(self.recipe.others, idle)

    def take(self, batch: Batch) -> None:
        """Adds a batch to those that are learned from."""
        if not self.recent:
            self.network.rescale(batch.features)
        error = float(np.sqrt(np.mean((self.network.turns_needed(batch.features) - batch.targets) ** 2)))
        self.curve.append(CurvePoint(self.batch, float(batch.after_first_turn.mean()), error))
        self.recent = [*self.recent, batch][-self.recipe.replay :]
        self.batch += 1

    def improve(self) -> None:
        """Learns from the last batches."""
        if not self.recent:
            return
        seen = np.concatenate([batch.features for batch in self.recent])
        targets = np.concatenate([batch.targets for batch in self.recent])
        share = min(self.batch / self.recipe.batches, 1)
        rate = self.recipe.rate * (self.recipe.slowest / self.recipe.rate) ** share
        rng = np.random.default_rng([self.recipe.seed, self.batch])
        for _ in range(self.recipe.epochs):
            order = rng.permutation(len(targets))
            for start in range(0, len(order) - _MINIBATCH + 1, _MINIBATCH):
                chosen = order[start : start + _MINIBATCH]
                self.network.learn(seen[chosen], targets[chosen], rate)
