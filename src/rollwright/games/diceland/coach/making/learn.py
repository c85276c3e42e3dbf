"""Learns the coach's own value function: the bots' one, with more hidden units, learned further on the shipped boards.

The bots' value is good enough for decisions, which compare positions of one board. Chances compare different boards,
and a value that is wrong by a turn on one of them is wrong about who is ahead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from rollwright.games.diceland.bots import features, weights
from rollwright.games.diceland.bots.making.board_generator import invent_board
from rollwright.games.diceland.bots.making.network import Network
from rollwright.games.diceland.bots.making.practice import Batch, play_games
from rollwright.games.diceland.material.board import Board, shipped_board
from rollwright.games.diceland.rules.facts import facts_of
from rollwright.kernel import stream

SHIPPED = "ABCDEFGH"
_SEATS = (2, 3, 4)
_INVENTED = 5  # every fifth table has invented boards
MINIBATCH = 512
_ROUND_LIMIT = 200  # D19


@dataclass(frozen=True)
class Recipe:
    """All that a run depends on."""

    seed: int = 15
    hidden: int = 256
    batches: int = 40
    tables: int = 48  # in a batch
    games: int = 8  # at each of them
    replay: int = 6  # batches that are learned from at a time
    epochs: int = 2
    rate: float = 3e-4  # Adam's learning rate at first
    slowest: float = 3e-5  # and at last
    trust: int = 1  # batches with λ = 1
    trace: float = 0.8  # λ afterwards


def learn(recipe: Recipe, start: Any) -> Iterator[tuple[Any, float]]:
    """Learns the coach's value function on from some weights: after each batch the new ones, and the error before it
    (root mean square)."""
    others, idle = float(start[weights.OTHERS]), float(start[weights.IDLE])
    packed, network = start, None
    recent: list[Batch] = []
    for number in range(recipe.batches):
        batch = _play(recipe, number, packed)
        if network is None:
            network = Network(recipe.seed, recipe.hidden)
            take_over(start, network, batch.features)
        error = float(np.sqrt(np.mean((network.turns_needed(batch.features) - batch.targets) ** 2)))
        recent = [*recent, batch][-recipe.replay :]
        improve(network, recipe, number, recent)
        packed = network.packed(others, idle)
        yield packed, error


def _play(recipe: Recipe, number: int, packed: Any) -> Batch:
    rng = Random(f"{recipe.seed} {number}")
    key = stream.derive(stream.key_of(recipe.seed), number)
    trace = 1.0 if number < recipe.trust else recipe.trace
    tables = [facts_of(_boards(rng, i), _ROUND_LIMIT) for i in range(recipe.tables)]
    jobs: list[Any] = [(np.array(facts, np.int64), stream.derive(key, i)) for i, facts in enumerate(tables)]
    if number == 0:
        play_games(jobs[0][0], jobs[0][1], 1, trace, packed)  # compiles, before two threads do it at the same time
    with ThreadPoolExecutor(2) as pool:
        done = list(pool.map(lambda job: play_games(job[0], job[1], recipe.games, trace, packed), jobs))
    return Batch(
        np.concatenate([each.features for each in done]),
        np.concatenate([each.targets for each in done]),
        np.concatenate([each.after_first_turn for each in done]),
    )


def _boards(rng: Random, table: int) -> list[Board]:
    seats = _SEATS[table % len(_SEATS)]
    if table % _INVENTED:
        return [shipped_board(rng.choice(SHIPPED)) for _ in range(seats)]
    treasures = 6 if table % (4 * _INVENTED) == 0 else 12
    return [invent_board(rng, treasures) for _ in range(seats)]


def take_over(packed: Any, network: Network, seen: Any) -> None:
    """Has a network give the same value as these weights; if it has more hidden units, they count nothing at first."""
    network.rescale(seen)
    old, size = int(packed[weights.HIDDEN]), features.FEATURES
    turns = np.float32(10.0)
    linear = packed[weights.HEAD : weights.HEAD + size]
    inner = packed[weights.HEAD + size : weights.HEAD + size + size * old].reshape(size, old)
    scale = network.scale[:size]
    network.layers[0][:size] = linear / scale / turns
    network.layers[1][:size, :old] = inner / scale[:, None]
    network.layers[2][:old] = packed[weights.HEAD + size + size * old :][:old] / turns


def improve(network: Network, recipe: Recipe, number: int, recent: Sequence[Batch]) -> None:
    """Learns from the last batches, at a rate that falls from batch to batch."""
    seen = np.concatenate([batch.features for batch in recent])
    targets = np.concatenate([batch.targets for batch in recent])
    rate = recipe.rate * (recipe.slowest / recipe.rate) ** (number / recipe.batches)
    rng = np.random.default_rng([recipe.seed, number])
    for _ in range(recipe.epochs):
        order = rng.permutation(len(targets))
        for start in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
            chosen = order[start : start + MINIBATCH]
            network.learn(seen[chosen], targets[chosen], rate)
