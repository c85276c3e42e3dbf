"""Fits the network (`chances/network.py`) to positions whose chances are known, by gradient descent (Adam).

While it is fitted, features are standardised, and the rows for who is ahead are made of a few smooth curves and a
little for each row by itself, so that rows that are seldom seen resemble their neighbours. `Fit.weights` is the same
network in the form that it is used in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from rollwright.games.ring_and_route.chances import features as f
from rollwright.games.ring_and_route.chances import network
from rollwright.games.ring_and_route.chances.features import FEATURES, HASTES
from rollwright.games.ring_and_route.chances.scratch import HIDDEN, WIDTH

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[np.float32]]
    Rows = np.ndarray[Any, np.dtype[np.int64]]

BATCH = 1024
_CURVES = 5
_ROWS = HASTES**2 * network.LEADS
_SHAPES = (
    (FEATURES, HIDDEN),
    (HIDDEN,),
    (WIDTH, HIDDEN),
    (HIDDEN,),
    (WIDTH, HIDDEN),
    ((HASTES**2 + 1) * _CURVES, HIDDEN),
    (_ROWS, HIDDEN),
    (HIDDEN,),
    (2, HIDDEN),
)
_SCALES = (0.15, 0.1, 0.1, 0.1, 0.1, 0.1, 0.0, 0.2, 0.3)
_BY_ITSELF = 0.1  # how much faster rows learn together than each by itself
_DECAY = 0.02  # of the weights, times the rate
_POWERS = [percent / 100 for percent in range(70, 101)]
_SLOW = 0.998  # the share of the mean of past weights that remains in a step


class Sight(NamedTuple):
    """What the network sees of positions."""

    features: Array  # by position, seat and feature
    now: Array  # by position and seat: three numbers about a throw that may be the last (`position_loops.write_now`)


class Batch(NamedTuple):
    """The same of a few, as it is fitted to."""

    features: Array  # standardised
    leads: Rows
    now: Array


class Fit:
    """A network as far as it is fitted. What counts is the mean of its weights over the last steps."""

    def __init__(self, features: Array, seed: int) -> None:
        """For features like these, by position, seat and feature."""
        self._random = np.random.default_rng(seed)
        parts = [self._random.standard_normal(shape) * scale for shape, scale in zip(_SHAPES, _SCALES, strict=True)]
        self._now = np.concatenate([part.reshape(-1) for part in parts]).astype(np.float32)
        self._mean = self._now.copy()
        self._slope, self._square, self._steps = np.zeros_like(self._now), np.zeros_like(self._now), 0
        self._seats = features.shape[1]
        flat = features.reshape(-1, FEATURES)
        spread = flat.std(0)
        self._centre: Array = np.where(spread > 1e-6, flat.mean(0), 0).astype(np.float32)
        self._spread: Array = np.where(spread > 1e-6, spread, 1).astype(np.float32)

    def descend(self, seen: Sight, chances: Array, steps: int, rate: float, last_rate: float | None = None) -> None:
        """Takes steps towards the chances, by position and side; the rate falls from the first to the last."""
        standard, leads = self._standard(seen.features), lead_rows(seen.features)
        last_rate = rate if last_rate is None else last_rate
        for step in range(steps):
            rows = self._random.integers(0, len(leads), BATCH)
            slope = _gradient(self._now, Batch(standard[rows], leads[rows], seen.now[rows]), chances[rows])
            self._steps += 1
            self._slope += 0.1 * (slope - self._slope)
            self._square += 0.001 * (slope**2 - self._square)
            pace = np.sqrt(self._square / (1 - 0.999**self._steps)) + 1e-8
            cooled = last_rate + (rate - last_rate) * 0.5 * (1 + np.cos(np.pi * step / steps))
            self._now -= np.float32(cooled / (1 - 0.9**self._steps)) * self._slope / pace
            self._now *= np.float32(1 - cooled * _DECAY)
            keep = min(_SLOW, self._steps / (self._steps + 10))
            self._mean += np.float32(1 - keep) * (self._now - self._mean)

    def temper(self, seen: Sight, results: Array) -> float:
        """Multiplies the network's scores by the power with which estimates come closest to real results; returns
        it."""
        parts = _parts(self._mean)
        batch = Batch(self._standard(seen.features), lead_rows(seen.features), seen.now)
        scores, known = _forward(parts, batch)[-1] @ parts[-2], np.log(seen.now[..., 0])
        wrong = [((_shares(np.float32(power) * scores + known) - results) ** 2).mean() for power in _POWERS]
        power = _POWERS[int(np.argmin(wrong))]
        parts[-2] *= np.float32(power)  # a view of the mean of its weights
        return power

    def estimate(self, seen: Sight) -> Array:
        """The chances by position and side."""
        batch = Batch(self._standard(seen.features), lead_rows(seen.features), seen.now)
        return _forward(_parts(self._mean), batch)[0]

    @property
    def weights(self) -> Array:
        """As `network.py` takes them."""
        first, first_bias, own, own_bias, other, curves, rows, last, now = _parts(self._mean)
        shift = self._centre / self._spread
        own_bias = own_bias - shift @ own[HIDDEN:] - (self._seats - 1) * shift @ other[HIDDEN:]
        parts = (
            first / self._spread[:, None],
            first_bias - shift @ first,
            self._unscaled(own),
            own_bias,
            self._unscaled(other),
            _lead_table(curves, rows),
            last,
            now,
        )
        weights: Array = np.concatenate([part.reshape(-1) for part in parts]).astype(np.float32)
        assert len(weights) == network.NETWORK
        return weights

    def _unscaled(self, matrix: Array) -> Array:
        return np.concatenate([matrix[:HIDDEN], matrix[HIDDEN:] / self._spread[:, None]])

    def _standard(self, features: Array) -> Array:
        standard: Array = (features - self._centre) / self._spread
        return standard


def lead_rows(features: Array) -> Rows:
    """By position and seat: the row for who is ahead, as `network.py` finds it."""
    points = features[..., f.POINTS] * f.POINTS_UNIT
    haste = (features[..., f.SECOND] * (1 + features[..., f.ONE_MISTHROW] + features[..., f.TWO_MISTHROWS])).astype(int)
    rows = np.zeros(points.shape, dtype=np.int64)
    for seat in range(points.shape[1]):
        others = [each for each in range(points.shape[1]) if each != seat]
        ahead = np.round(points[:, seat] - points[:, others].max(1)).astype(int) if others else 0
        theirs = haste[:, others].max(1) if others else 0
        lead = np.clip(ahead, -network.CLEAR_LEAD, network.CLEAR_LEAD) + network.CLEAR_LEAD
        rows[:, seat] = (haste[:, seat] * HASTES + theirs) * network.LEADS + lead
    return rows


def _curves() -> Array:
    """By row for who is ahead: smooth functions of the lead, for all hastes and for each pair of them."""
    lead = np.arange(network.LEADS) - network.CLEAR_LEAD
    far = np.abs(lead)
    smooth = np.stack([np.ones_like(lead), np.sign(lead), lead / (2 + far), lead / (8 + far), lead / 20], axis=1)
    all_, each = np.tile(smooth, (HASTES**2, 1)), np.kron(np.eye(HASTES**2), smooth)
    return np.concatenate([all_, each], axis=1).astype(np.float32)


_LEAD_CURVES = _curves()


def _lead_table(curves: Array, rows: Array) -> Array:
    table: Array = _LEAD_CURVES @ curves + _BY_ITSELF * rows
    return table


def _gradient(weights: Array, batch: Batch, chances: Array) -> Array:
    """Of the squared error: where it falls, the estimates come closer to the chances."""
    parts = _parts(weights)
    _, _, own, _, other, _, _, last, _ = parts
    features, leads, now = batch
    estimated, first, layer, second, top = _forward(parts, batch)
    wrong = (estimated - chances) * (2 / len(features))
    to_score = (estimated * (wrong - (wrong * estimated).sum(1, keepdims=True)))[:, : features.shape[1]]
    to_second = to_score[..., None] * last / (1 + np.abs(second)) ** 2
    to_others = to_second.sum(1, keepdims=True) - to_second
    to_layer = to_second @ own[:HIDDEN].T + to_others @ other[:HIDDEN].T
    to_first = to_layer / (1 + np.abs(first)) ** 2
    to_table = _sums(leads.reshape(-1), to_second.reshape(-1, HIDDEN))
    slopes = (
        _outer(features, to_first),
        to_first.sum((0, 1)),
        _outer(layer, to_second),
        to_second.sum((0, 1)),
        _outer(layer, to_others),
        _LEAD_CURVES.T @ to_table,
        _BY_ITSELF * to_table,
        np.einsum("ps,psh->h", to_score, top),
        _outer(now[..., 1:], to_second),
    )
    return np.concatenate([slope.reshape(-1) for slope in slopes])


def _forward(parts: list[Array], batch: Batch) -> tuple[Array, Array, Array, Array, Array]:
    """The estimates, and what the layers hold before and after they are squashed."""
    into_first, first_bias, own, own_bias, other, curves, rows, last, into_now = parts
    features, leads, now = batch
    first = features @ into_first + first_bias
    layer = np.concatenate([first / (1 + np.abs(first)), features], axis=2)
    others = layer @ other
    second = layer @ own + own_bias + others.sum(1, keepdims=True) - others + _lead_table(curves, rows)[leads]
    second += now[..., 1:] @ into_now
    top = second / (1 + np.abs(second))
    return _shares(top @ last + np.log(now[..., 0])), first, layer, second, top


def _shares(scores: Array) -> Array:
    """The softmax of the scores."""
    if scores.shape[1] == 1:
        scores = np.concatenate([scores, np.zeros_like(scores)], axis=1)  # that of par
    shares = np.exp(scores - scores.max(1, keepdims=True))
    found: Array = shares / shares.sum(1, keepdims=True)
    return found


def _parts(weights: Array) -> list[Array]:
    ends = np.cumsum([int(np.prod(shape)) for shape in _SHAPES])
    return [part.reshape(shape) for part, shape in zip(np.split(weights, ends[:-1]), _SHAPES, strict=True)]


def _outer(inputs: Array, slopes: Array) -> Array:
    product: Array = inputs.reshape(-1, inputs.shape[-1]).T @ slopes.reshape(-1, slopes.shape[-1])
    return product


def _sums(rows: Rows, slopes: Array) -> Array:
    """The sum of the slopes of each row."""
    order = np.argsort(rows, kind="stable")
    starts = np.flatnonzero(np.diff(rows[order], prepend=-1))
    table = np.zeros((_ROWS, HIDDEN), dtype=np.float32)
    table[rows[order][starts]] = np.add.reduceat(slopes[order], starts)
    return table
