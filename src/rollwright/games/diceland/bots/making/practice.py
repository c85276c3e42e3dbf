"""Batches of self-play: games on invented boards, played by compiled code on several threads."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np

from rollwright.core import kernel_builds
from rollwright.games.diceland.bots import features, greedy, scratch
from rollwright.games.diceland.bots.making import self_play
from rollwright.games.diceland.bots.making.board_generator import invent_board
from rollwright.games.diceland.bots.making.recipe import Recipe
from rollwright.games.diceland.rules import kernel
from rollwright.games.diceland.rules.facts import facts_of
from rollwright.kernel import stream
from rollwright.kernel.twins import Program

Floats = np.ndarray[Any, np.dtype[np.float32]]
PROGRAM = Program("diceland-practice", (self_play,))
_SAMPLES = 200  # per game and seat, more than there are
_ENDLESS = 127  # treasures that nobody gets
_ROUND_LIMIT = 200  # D19


@dataclass
class Batch:
    """Samples: the features of positions, and the turns that their seats still needed."""

    features: np.ndarray[Any, np.dtype[np.int16]]
    targets: Floats
    after_first_turn: Floats  # the targets of positions after a seat's first turn, about the length of a game


@cache
def compiled_self_play() -> SimpleNamespace:
    """The loop of self-play (`self_play.py`), compiled."""
    return kernel_builds.compiled(PROGRAM)


@cache
def invented_tables(seed: int, tables: int) -> tuple[np.ndarray[Any, np.dtype[np.int64]], ...]:
    """The facts of a batch's tables, with 2, 3 or 4 invented boards; at every eighth, boards have 6 treasures (D20)."""
    rng = Random(seed)
    found = []
    for number in range(tables):
        treasures = 6 if number % 8 == 7 else 12
        boards = [invent_board(rng, treasures) for _ in range((2, 3, 2, 4)[number % 4])]
        found.append(np.array(facts_of(boards, _ROUND_LIMIT), np.int64))
    return tuple(found)


def start_batch(pool: ThreadPoolExecutor, recipe: Recipe, number: int, weights: Floats) -> list[Future[Batch]]:
    """Begins to play a batch: some games at each of its tables. They depend on the recipe, the number of the batch and
    the weights only."""
    key = stream.derive(stream.key_of(recipe.seed), number)
    tables = invented_tables(recipe.seed, recipe.tables)
    trace = 1.0 if number < recipe.trust * recipe.batches else recipe.trace
    if number == 0:
        play_games(tables[0], key, 1, trace, weights)  # compiles, before two threads do it at the same time
    parts = []
    for deal in range(recipe.deals):
        table = tables[stream.below(stream.word(key, deal), len(tables))]
        parts.append(pool.submit(play_games, table, stream.derive(key, deal), recipe.games, trace, weights))
    return parts


def finish_batch(parts: list[Future[Batch]]) -> Batch:
    """Waits for all games of a batch."""
    done = [part.result() for part in parts]
    return Batch(
        np.concatenate([part.features for part in done]),
        np.concatenate([part.targets for part in done]),
        np.concatenate([part.after_first_turn for part in done]),
    )


def play_games(facts: Any, key: int, games: int, trace: float, weights: Any) -> Batch:
    """Plays some games of a batch at one table of invented boards, and gives what there is to learn from them."""
    most = _SAMPLES * int(facts[kernel.T_SEATS]) * games
    endless = facts.copy()
    endless[kernel.T_GOAL] = _ENDLESS
    memory = self_play.Memory(
        state=_numbers(kernel.STATE_SIZE),
        finished=_numbers(kernel.SEATS),
        out=_numbers(max(scratch.ALL_OUT, greedy.SCRATCH)),
        notes=_fractions(scratch.ALL_NOTES),
    )
    seen, turns, targets = _numbers(most * features.FEATURES), _numbers(most), _fractions(most)
    samples = self_play.Samples(most, seen, _numbers(most), turns, _fractions(most), _fractions(most), targets)
    count = compiled_self_play().practise(self_play.Task(facts, endless, key, games, trace, weights), memory, samples)
    rows = seen.reshape(most, features.FEATURES)[:count].astype(np.int16)
    found = targets[:count].astype(np.float32)
    return Batch(rows, found, found[(turns[:count] == 0) & (rows[:, features.OWING] == 0)])


def _numbers(count: int) -> Any:
    return np.zeros(count, np.int64)


def _fractions(count: int) -> Any:
    return np.zeros(count)
