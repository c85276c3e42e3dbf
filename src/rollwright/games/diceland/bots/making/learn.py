"""Learning what a position is worth, by self-play on invented boards: TD(λ) with a small network.

Batch after batch, games are played with the weights so far while these are improved on the batches before (Adam), so
that both cores are busy. What comes out depends on the recipe only; an interrupted run goes on from its checkpoint.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np

from rollwright.games.diceland.bots import features, greedy, policy, search
from rollwright.games.diceland.bots.making import self_play
from rollwright.games.diceland.bots.making.board_generator import invent_board
from rollwright.games.diceland.bots.weights import first_guess, pack
from rollwright.games.diceland.rules import kernel
from rollwright.games.diceland.rules.facts import facts_of
from rollwright.kernel import stream, twins

Floats = np.ndarray[Any, np.dtype[np.float32]]
_SAMPLES = 200  # per game and seat, more than there are
_SCALE = 10.0  # turns; the network learns numbers near 1
_MINIBATCH = 512
_ENDLESS = 127  # treasures that nobody gets
_WORKERS = 2
_TABLES_EACH = 12  # invented for each batch at most, so that a short run doesn't wait for boards it hardly sees


@dataclass(frozen=True)
class Recipe:
    """All that a run depends on."""

    seed: int = 1
    hidden: int = 128
    batches: int = 150
    tables: int = 240  # invented for the run
    deals: int = 48  # tables in a batch
    games: int = 8  # in a row at each of them
    warm: int = 4  # batches at first that are played with the first guess
    replay: int = 6  # batches that are learned from at a time
    epochs: int = 2
    rate: float = 1e-3  # of Adam, at first
    slowest: float = 3e-5  # and at last
    trust: float = 0.1  # of the run, with λ = 1
    trace: float = 0.8  # λ afterwards
    idle: float = 5.0  # turns that crossing nothing costs as long as λ = 1
    others: float = 0.5  # what a turn of the others counts


SHIPPED = Recipe()


@dataclass
class Batch:
    """Positions and the turns that their seats still needed."""

    seen: np.ndarray[Any, np.dtype[np.int16]]
    targets: Floats
    whole: Floats  # the targets after the first turn of each game


@dataclass(frozen=True)
class Point:
    """A point of the learning curve."""

    batch: int
    turns: float  # that a seat needs for a game
    error: float  # of the value before it learned from the batch: root mean square, in turns


Progress = Callable[[Point], None]


class OtherRun(Exception):
    """A checkpoint that can't be gone on with: of another recipe, or damaged."""


def recipe(seed: int | None = None, batches: int | None = None) -> Recipe:
    """The recipe of the shipped weights, with what is said instead."""
    said = {"seed": seed, "batches": batches}
    changed = replace(SHIPPED, **{name: greedy for name, greedy in said.items() if greedy is not None})
    return replace(changed, tables=min(changed.tables, _TABLES_EACH * changed.batches))


def write(learner: Learner, file: Path) -> None:
    """Writes the weights as they are shipped."""
    with file.open("wb") as opened:  # np.save would give a path another name
        np.save(opened, learner.packed())


def learn(recipe: Recipe, checkpoint: Path | None = None, progress: Progress | None = None, every: int = 10) -> Learner:
    """Carries out a recipe, or the rest of it if the checkpoint has a part; it is written `every` so many batches."""
    learner = Learner(recipe)
    if checkpoint is not None and checkpoint.exists():
        learner.load(checkpoint)
    with ThreadPoolExecutor(_WORKERS) as pool:
        while learner.batch < recipe.batches:
            weights = learner.packed() if learner.batch >= recipe.warm else first_guess()
            games = start_batch(pool, recipe, learner.batch, weights)
            learner.improve()
            learner.take(join(games))
            if checkpoint is not None and (learner.batch % every == 0 or learner.batch == recipe.batches):
                learner.save(checkpoint)
            if progress is not None:
                progress(learner.curve[-1])
        learner.improve()
    return learner


class Learner:
    """The network, Adam's averages, and the last batches."""

    def __init__(self, recipe: Recipe) -> None:
        rng = np.random.default_rng(recipe.seed)
        inner = rng.normal(0, (2 / features.FEATURES) ** 0.5, (features.FEATURES, recipe.hidden))
        self.recipe = recipe
        self.scale = np.ones(features.FEATURES, np.float32)
        linear = first_guess()[policy.W_HEAD :] / _SCALE
        self.layers = [layer.astype(np.float32) for layer in (linear, inner, np.zeros(recipe.hidden))]
        self.first = [np.zeros_like(layer) for layer in self.layers]
        self.second = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0
        self.batch = 0
        self.recent: list[Batch] = []
        self.curve: list[Point] = []

    def packed(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The weights as the kernel reads them."""
        linear, inner, outer = (layer.astype(np.float64) for layer in self.layers)
        scale = self.scale.astype(np.float64)
        idle = self.recipe.idle if self.batch < self.recipe.trust * self.recipe.batches else 0.0
        return pack(linear * scale * _SCALE, inner * scale[:, None], outer * _SCALE, self.recipe.others, idle)

    def take(self, batch: Batch) -> None:
        """Receives a batch of games."""
        if not self.recent:
            self._rescale(batch)
        error = float(np.sqrt(np.mean((self.guess(batch.seen) - batch.targets) ** 2)))
        self.curve.append(Point(self.batch, float(batch.whole.mean()), error))
        self.recent = [*self.recent, batch][-self.recipe.replay :]
        self.batch += 1

    def _rescale(self, batch: Batch) -> None:
        """Features of large numbers weigh no more than the others; the value stays the same."""
        spread = np.maximum(batch.seen.std(axis=0), 0.2).astype(np.float32)
        spread[features.SEEN] = 1
        self.scale = 1 / spread
        self.layers[0] *= spread

    def improve(self) -> None:
        """Learns from the last batches."""
        if not self.recent:
            return
        seen = np.concatenate([batch.seen for batch in self.recent])
        targets = (np.concatenate([batch.targets for batch in self.recent]) / _SCALE).astype(np.float32)
        rng = np.random.default_rng([self.recipe.seed, self.batch])
        for _ in range(self.recipe.epochs):
            order = rng.permutation(len(targets))
            for start in range(0, len(order) - _MINIBATCH + 1, _MINIBATCH):
                chosen = order[start : start + _MINIBATCH]
                self._step(seen[chosen], targets[chosen])

    def guess(self, seen: Any) -> Floats:
        """The turns that positions still need."""
        return np.concatenate([self._guess(part)[0] for part in np.array_split(seen, 16)]) * np.float32(_SCALE)

    def _guess(self, seen: Any) -> tuple[Floats, Floats, Floats]:
        linear, inner, outer = self.layers
        inputs = seen * self.scale
        units = np.maximum(inputs @ inner, 0)
        return inputs @ linear + units @ outer, inputs, units

    def _step(self, seen: Any, targets: Floats) -> None:
        guessed, inputs, units = self._guess(seen)
        error = np.clip(guessed - targets, -1, 1) * np.float32(2 / len(targets))
        inwards = (error[:, None] * self.layers[2]) * (units > 0)
        self._adam([error @ inputs, inputs.T @ inwards, error @ units])

    def _adam(self, slopes: list[Any]) -> None:
        self.steps += 1
        share = min(self.batch / self.recipe.batches, 1)
        rate = self.recipe.rate * (self.recipe.slowest / self.recipe.rate) ** share
        rate *= (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for layer, first, second, slope in zip(self.layers, self.first, self.second, slopes, strict=True):
            first += np.float32(0.1) * (slope - first)
            second += np.float32(0.001) * (slope * slope - second)
            layer -= np.float32(rate) * first / (np.sqrt(second) + np.float32(1e-8))

    # Checkpoints

    def save(self, path: Path) -> None:
        arrays = {f"{name}{i}": layer for name in ("layers", "first", "second") for i, layer in self._numbered(name)}
        for i, batch in enumerate(self.recent):
            arrays |= {f"seen{i}": batch.seen, f"targets{i}": batch.targets, f"whole{i}": batch.whole}
        curve = np.array([(point.batch, point.turns, point.error) for point in self.curve])
        new = path.with_suffix(".new.npz")
        np.savez_compressed(
            new,
            scale=self.scale,
            counts=[self.steps, self.batch],
            curve=curve,
            recipe=repr(asdict(self.recipe)),
            **arrays,
        )
        new.replace(path)  # an interruption leaves the old one

    def _numbered(self, name: str) -> Any:
        return enumerate(getattr(self, name))

    def load(self, path: Path) -> None:
        """OtherRun if the file isn't a part of this run."""
        try:
            with path.open("rb") as file, np.load(file) as stored:
                self._load(stored)
        except OSError:
            raise
        except Exception as error:  # whatever a file that is no checkpoint makes NumPy raise
            raise OtherRun(str(path)) from error

    def _load(self, stored: Any) -> None:
        if str(stored["recipe"]) != repr(asdict(self.recipe)):
            raise ValueError(f"another recipe: {stored['recipe']}")
        for name in ("layers", "first", "second"):
            setattr(self, name, [stored[f"{name}{i}"] for i in range(3)])
        self.scale = stored["scale"]
        self.steps, self.batch = (int(number) for number in stored["counts"])
        self.curve = [Point(int(batch), turns, error) for batch, turns, error in stored["curve"].tolist()]
        count = sum(name.startswith("seen") for name in stored.files)
        fields = ("seen", "targets", "whole")
        self.recent = [Batch(*(stored[f"{field}{i}"] for field in fields)) for i in range(count)]


# Games


@cache
def kernels() -> SimpleNamespace:
    modules = (stream, kernel, greedy, features, policy, search, self_play)
    return twins.compile_modules("diceland-practice", modules)


@cache
def invented_tables(seed: int, tables: int) -> tuple[np.ndarray[Any, np.dtype[np.int64]], ...]:
    """Tables with 2, 3 or 4 invented boards; at every eighth there are boards with 6 treasures (D20)."""
    rng = Random(seed)
    found = []
    for number in range(tables):
        treasures = 6 if number % 8 == 7 else 12
        boards = [invent_board(rng, treasures) for _ in range((2, 3, 2, 4)[number % 4])]
        found.append(np.array(facts_of(boards, 200), np.int64))
    return tuple(found)


def start_batch(pool: ThreadPoolExecutor, recipe: Recipe, number: int, weights: Any) -> list[Any]:
    """Has the games of a batch played; every table's depend on the seed, the batch and the weights only."""
    key = stream.derive(stream.key_of(recipe.seed), number)
    tables = invented_tables(recipe.seed, recipe.tables)
    trace = 1.0 if number < recipe.trust * recipe.batches else recipe.trace
    work = []
    if number == 0:
        play_deal(tables[0], key, 0, 1, trace, weights)  # compiles, before two threads would
    for deal in range(recipe.deals):
        table = tables[stream.below(stream.word(key, deal), len(tables))]
        work.append(pool.submit(play_deal, table, stream.derive(key, deal), 0, recipe.games, trace, weights))
    return work


def join(games: list[Any]) -> Batch:
    parts = [each.result() for each in games]
    return Batch(*(np.concatenate([getattr(part, field) for part in parts]) for field in ("seen", "targets", "whole")))


def play_deal(table: Any, key: int, start: int, stop: int, trace: float, weights: Any) -> Batch:
    """Some games at one table, and what there is to learn from them."""
    seats = int(table[kernel.T_SEATS])
    most = _SAMPLES * seats * (stop - start)
    endless = table.copy()
    endless[kernel.T_GOAL] = _ENDLESS
    seen = np.zeros(most * features.FEATURES, np.int64)
    marks = np.zeros(most * self_play.MARK, np.int64)
    values, expected, targets = np.zeros(most), np.zeros(most), np.zeros(most)
    state = np.zeros(kernel.STATE_SIZE, np.int64)
    out = np.zeros(max(search.SEARCH_OUT, greedy.SCRATCH), np.int64)
    finished = np.zeros(kernel.SEATS, np.int64)
    notes = np.zeros(search.SEARCH_NOTES)
    count = kernels().practise(
        table,
        endless,
        seats,
        key,
        start,
        stop,
        trace,
        weights,
        state,
        out,
        notes,
        seen,
        marks,
        values,
        expected,
        targets,
        most,
        finished,
    )
    rows = seen.reshape(most, features.FEATURES)[:count].astype(np.int16)
    found = targets[:count].astype(np.float32)
    after_turn = (marks.reshape(most, self_play.MARK)[:count, self_play.M_TURN] == 0) & (rows[:, features.OWING] == 0)
    return Batch(rows, found, found[after_turn])
