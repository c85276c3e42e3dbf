"""The correction of the race while it is fitted: a network with one layer of hidden units (ReLU), by Adam."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rollwright.games.diceland.coach import scratch as y
from rollwright.games.diceland.rules.kernel import SEATS

MINIBATCH = 64
RATE, LAST_RATE = 2e-3, 1e-4
DECAY = 1e-4  # of weights, per step


@dataclass
class Seen:
    """Positions of so many seats: the summaries of their outlooks, the logarithms of the race's shares, and the chances
    that should be."""

    seats: int
    sights: Any
    race: Any
    targets: Any


class Correction:
    """Weights as `coach/correction.py` uses them. At first, nothing is corrected."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        inner = rng.normal(0.0, 0.25, (y.SIGHTS, 2 * y.UNITS))
        biases = rng.normal(0.0, 0.25, (SEATS + 1, y.UNITS))
        self._layers = [biases, inner, np.zeros(y.UNITS)]
        self._slopes = [np.zeros_like(each) for each in self._layers]
        self._squares = [np.zeros_like(each) for each in self._layers]
        self._steps = 0

    def packed(self) -> Any:
        """All weights as one row."""
        return np.concatenate([each.reshape(-1) for each in self._layers]).astype(np.float16).astype(np.float32)

    def raised(self, seats: int, sights: Any) -> Any:
        """The correction of each seat's share."""
        return self._units(seats, sights) @ self._layers[2]

    def off_by(self, seen: Seen) -> float:
        """How far corrected shares are from those that should be (root mean square)."""
        found = _shares(seen.race + self.raised(seen.seats, seen.sights))
        return float(np.sqrt(np.mean((found - seen.targets) ** 2)))

    def fit(self, seen: Sequence[Seen], epochs: int, seed: int) -> None:
        """Fits all weights, at a rate that falls from step to step."""
        rng = np.random.default_rng(seed)
        batches = sum(len(each.race) // MINIBATCH for each in seen) * epochs
        done = 0
        for _ in range(epochs):
            jobs = [(each, part) for each in seen for part in _parts(rng, len(each.race))]
            for number in rng.permutation(len(jobs)):
                each, part = jobs[number]
                self._learn(each, part, RATE * (LAST_RATE / RATE) ** (done / batches))
                done += 1

    def _units(self, seats: int, sights: Any) -> Any:
        biases, inner, _ = self._layers
        adds = sights @ inner
        everyone = adds[..., y.UNITS :].sum(axis=1, keepdims=True)
        return np.maximum(biases[seats] + everyone + adds[..., : y.UNITS], 0.0)

    def _learn(self, seen: Seen, part: Any, rate: float) -> None:
        sights, outer = seen.sights[part], self._layers[2]
        units = self._units(seen.seats, sights)
        shares = _shares(seen.race[part] + units @ outer)
        off = 2.0 * (shares - seen.targets[part]) / len(part)
        raised = shares * (off - (off * shares).sum(axis=1, keepdims=True))
        each = raised[..., None] * outer * (units > 0.0)
        adds = np.concatenate([each, np.broadcast_to(each.sum(axis=1, keepdims=True), each.shape)], axis=2)
        biases = np.zeros_like(self._layers[0])
        biases[seen.seats] = each.sum(axis=(0, 1))
        inner = sights.reshape(-1, y.SIGHTS).T @ adds.reshape(-1, 2 * y.UNITS)
        self._step([biases, inner, (raised[..., None] * units).sum(axis=(0, 1))], rate)

    def _step(self, slopes: list[Any], rate: float) -> None:
        self._steps += 1
        for i, slope in enumerate(slopes):
            self._slopes[i] = 0.9 * self._slopes[i] + 0.1 * slope
            self._squares[i] = 0.999 * self._squares[i] + 0.001 * slope**2
            size = self._slopes[i] / (1 - 0.9**self._steps)
            scale = np.sqrt(self._squares[i] / (1 - 0.999**self._steps)) + 1e-10
            self._layers[i] -= rate * size / scale + DECAY * self._layers[i]


def _shares(logarithms: Any) -> Any:
    powers = np.exp(logarithms - logarithms.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def _parts(rng: Any, count: int) -> list[Any]:
    order = rng.permutation(count)
    return [order[start : start + MINIBATCH] for start in range(0, count - MINIBATCH + 1, MINIBATCH)]
