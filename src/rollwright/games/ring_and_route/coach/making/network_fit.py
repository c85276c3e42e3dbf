"""Fits the weights of the network (`coach/network.py`) to positions whose chances are known, by gradient descent
(Adam)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rollwright.games.ring_and_route.coach import features as f
from rollwright.games.ring_and_route.coach import network
from rollwright.games.ring_and_route.coach.features import FEATURES
from rollwright.games.ring_and_route.coach.scratch import HIDDEN, LEADS, WIDTH

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[np.float32]]

_SHAPES = ((FEATURES, HIDDEN), (HIDDEN,), (WIDTH, HIDDEN), (HIDDEN,), (WIDTH, HIDDEN), (LEADS, HIDDEN), (HIDDEN,))
_SCALES = (0.7, 0.3, 0.3, 0.2, 0.3, 0.3, 0.3)
_BATCH = 1024


def new_weights(seed: int) -> Array:
    """Random weights of the network to begin with, in its order."""
    random = np.random.default_rng(seed)
    parts = [random.standard_normal(shape) * scale for shape, scale in zip(_SHAPES, _SCALES, strict=True)]
    weights = np.concatenate([part.reshape(-1) for part in parts]).astype(np.float32)
    assert len(weights) == network.NETWORK
    return weights


def fit(weights: Array, features: Array, chances: Array, steps: int, rate: float, seed: int) -> Array:
    """Fits the network: the weights after so many steps of descent. `features` by position, seat and feature; `chances`
    by side."""
    random = np.random.default_rng(seed)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, steps + 1):
        rows = random.integers(0, len(features), _BATCH)
        slope = gradient(weights, features[rows], chances[rows])
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        cooled = rate * (0.501 + 0.5 * np.cos(np.pi * step / steps))
        pace = np.sqrt(square / (1 - 0.999**step)) + 1e-8
        weights = (weights - cooled / (1 - 0.9**step) * mean / pace).astype(np.float32)
    return weights


def estimate(weights: Array, features: Array) -> Array:
    """For the fit: the chances by position and side, as the network estimates them."""
    return _forward(_parts(weights), features)[0]


def gradient(weights: Array, features: Array, chances: Array) -> Array:
    """The gradient of the cross entropy: where it falls, the network's estimates come closer to the chances."""
    parts = _parts(weights)
    _, _, own, _, other, _, last = parts
    estimated, first, layer, second, top = _forward(parts, features)
    to_score = (estimated - chances)[:, : features.shape[1]] / len(features)
    to_second = to_score[..., None] * last / (1 + np.abs(second)) ** 2
    to_others = to_second.sum(1, keepdims=True) - to_second
    to_layer = to_second @ own[:HIDDEN].T + to_others @ other[:HIDDEN].T
    to_first = to_layer / (1 + np.abs(first)) ** 2
    slopes = (
        _outer(features, to_first),
        to_first.sum((0, 1)),
        _outer(layer, to_second),
        to_second.sum((0, 1)),
        _outer(layer, to_others),
        _outer(leads(features), to_second),
        np.einsum("ps,psh->h", to_score, top),
    )
    return np.concatenate([slope.reshape(-1) for slope in slopes])


def _forward(parts: list[Array], features: Array) -> tuple[Array, Array, Array, Array, Array]:
    """The estimates, and what the layers hold before and after they are squashed."""
    into_first, first_bias, own, own_bias, other, lead, last = parts
    first = features @ into_first + first_bias
    layer = np.concatenate([first / (1 + np.abs(first)), features], axis=2)
    others = layer @ other
    second = layer @ own + own_bias + others.sum(1, keepdims=True) - others + leads(features) @ lead
    top = second / (1 + np.abs(second))
    scores = top @ last
    if scores.shape[1] == 1:
        scores = np.concatenate([scores, np.zeros_like(scores)], axis=1)  # that of par
    shares = np.exp(scores - scores.max(1, keepdims=True))
    return shares / shares.sum(1, keepdims=True), first, layer, second, top


def leads(features: Array) -> Array:
    """For the fit: who is ahead, by position, seat and input, as `network.py` notes it."""
    points = features[..., f.POINTS] * f.POINTS_UNIT
    can_end = features[..., f.SECOND] * features[..., f.TWO_MISTHROWS]
    found = np.zeros((*points.shape, LEADS), dtype=features.dtype)
    for seat in range(points.shape[1]):
        others = [each for each in range(points.shape[1]) if each != seat]
        if not others:
            break
        ahead = np.round(points[:, seat] - points[:, others].max(1))
        theirs = can_end[:, others].max(1)
        for i, lead in enumerate((np.sign(ahead), ahead / (network.CLEAR_LEAD + np.abs(ahead)))):
            found[:, seat, i], found[:, seat, 2 + i], found[:, seat, 4 + i] = (
                lead,
                lead * can_end[:, seat],
                lead * theirs,
            )
    return found


def _parts(weights: Array) -> list[Array]:
    ends = np.cumsum([int(np.prod(shape)) for shape in _SHAPES])
    return [part.reshape(shape) for part, shape in zip(np.split(weights, ends[:-1]), _SHAPES, strict=True)]


def _outer(inputs: Array, slopes: Array) -> Array:
    product: Array = inputs.reshape(-1, inputs.shape[-1]).T @ slopes.reshape(-1, slopes.shape[-1])
    return product
