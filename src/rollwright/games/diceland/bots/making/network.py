"""The network that learns the value function: features, one layer of hidden units (ReLU), and Adam as the optimizer."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.games.diceland.bots import features
from rollwright.games.diceland.bots.weights import HEAD, first_guess, pack

Floats = np.ndarray[Any, np.dtype[np.float32]]
_TURNS = 10.0  # the network computes in tens of turns, so that numbers are near 1


class Network:
    """Its layers are the weights of the features, those from them to the hidden units, and those of the units."""

    def __init__(self, seed: int, hidden: int) -> None:
        rng = np.random.default_rng(seed)
        inner = rng.normal(0, (2 / features.FEATURES) ** 0.5, (features.FEATURES, hidden))
        linear = first_guess()[HEAD:] / _TURNS
        self.scale = np.ones(features.FEATURES, np.float32)  # of each feature
        self.layers: list[Floats] = [layer.astype(np.float32) for layer in (linear, inner, np.zeros(hidden))]
        self.slopes = [np.zeros_like(layer) for layer in self.layers]  # Adam's moving averages: of the slopes
        self.squares = [np.zeros_like(layer) for layer in self.layers]  # and of their squares
        self.steps = 0

    def packed(self, others: float, idle: float) -> Floats:
        """The weights as the kernel reads them."""
        linear, inner, outer = (layer.astype(np.float64) for layer in self.layers)
        scale = self.scale.astype(np.float64)
        return pack(linear * scale * _TURNS, inner * scale[:, None], outer * _TURNS, others, idle)

    def rescale(self, seen: Any) -> None:
        """Features of large numbers shall weigh no more than the others; the value stays the same."""
        spread = np.maximum(seen.std(axis=0), 0.2).astype(np.float32)
        spread[features.BIAS] = 1
        self.scale = 1 / spread
        self.layers[0] *= spread

    def turns_needed(self, seen: Any) -> Floats:
        """The turns that positions still need, by their features."""
        return np.concatenate([self._forward(part)[0] for part in np.array_split(seen, 16)]) * np.float32(_TURNS)

    def learn(self, seen: Any, turns: Floats, rate: float) -> None:
        """One step of gradient descent towards the turns that some positions needed."""
        guessed, inputs, units = self._forward(seen)
        targets = turns / np.float32(_TURNS)
        error = np.clip(guessed - targets, -1, 1) * np.float32(2 / len(targets))
        inwards = (error[:, None] * self.layers[2]) * (units > 0)
        self._adam([error @ inputs, inputs.T @ inwards, error @ units], rate)

    def _forward(self, seen: Any) -> tuple[Floats, Floats, Floats]:
        linear, inner, outer = self.layers
        inputs = seen * self.scale
        units = np.maximum(inputs @ inner, 0)
        return inputs @ linear + units @ outer, inputs, units

    def _adam(self, slopes: list[Any], rate: float) -> None:
        self.steps += 1
        rate *= (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for layer, average, square, slope in zip(self.layers, self.slopes, self.squares, slopes, strict=True):
            average += np.float32(0.1) * (slope - average)
            square += np.float32(0.001) * (slope * slope - square)
            layer -= np.float32(rate) * average / (np.sqrt(square) + np.float32(1e-8))
