"""Watches games on shipped and invented boards: how many turns positions turned out to need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np

from rollwright.core import kernel_builds
from rollwright.core.knowledge import BotKnowledge, knowledge_from_values
from rollwright.games.diceland.bots import greedy, levels, novice, scratch, weights
from rollwright.games.diceland.bots.knowledge import knowledge_of
from rollwright.games.diceland.bots.levels import EXPERT, MASTER
from rollwright.games.diceland.bots.making.board_generator import invent_board
from rollwright.games.diceland.coach import knowledge
from rollwright.games.diceland.coach.making import watch_loops
from rollwright.games.diceland.material.board import BOARDS, Board, shipped_board
from rollwright.games.diceland.rules import kernel
from rollwright.games.diceland.rules.facts import facts_of
from rollwright.kernel import contract, level_deciders, stream
from rollwright.kernel.twins import Program

PROGRAM = Program("diceland-turns", (watch_loops,), (kernel, novice, greedy, levels, level_deciders), contract)
_SAMPLES = 200  # per game and seat, more than there are
_ENDLESS = 127  # treasures that nobody gets
_ROUND_LIMIT = 200  # D19


@dataclass
class Watched:
    """Samples: which table each belongs to, the turns that the value said, and those that were needed."""

    tables: Any
    values: Any
    turns: Any
    by_treasure: Any


@dataclass
class Lesson:
    """Samples to learn from, in the order in which they were taken: whose they are, what the value saw and said, and
    the turns that a look ahead says."""

    games: Any
    seats: Any
    seen: Any
    values: Any
    expected: Any


@cache
def compiled_watch() -> SimpleNamespace:
    """The loop in which seats are watched (`watch_loops.py`), compiled."""
    return kernel_builds.compiled(PROGRAM)


def watch_tables(seed: int, seats: int, tables: int, games: int) -> Watched:
    """Watches some games at each of so many tables; on every other one with shipped boards, else with invented ones.

    Experts play who count the race, as masters do: they deny others what these need, and are ten times as fast. Alone
    there is no race; par is what level 5 reaches, so it plays there, too.
    """
    rng, key = Random(f"{seed} {seats}"), stream.key_of(seed * 8 + seats)
    done = []
    for number in range(tables):
        boards = draw_boards(rng, seats, number)
        players = [racing_expert()] * seats if seats > 1 else [knowledge_of(rng.choice((EXPERT, MASTER)), alone=True)]
        packed = knowledge.weights_of(boards)
        count, samples = _watch(boards, stream.derive(key, number), games, players, packed, learning=False)
        done.append(Watched(samples.tables[:count], samples.values[:count], samples.turns[:count], samples.by_treasure))
    return Watched(
        np.concatenate([each.tables for each in done]),
        np.concatenate([each.values for each in done]),
        np.concatenate([each.turns for each in done]),
        sum(each.by_treasure for each in done),
    )


def watch_to_learn(boards: Sequence[Board], key: int, games: int, level: int, packed: Any) -> Lesson:
    """Watches some games of one level at a table to learn from, by the weights of each seat's board."""
    count, samples = _watch(boards, key, games, [knowledge_of(level)] * len(boards), packed, learning=True)
    all_seen: Any = samples.seen
    seen = all_seen.reshape(-1, watch_loops.SEEN)
    return Lesson(*(each[:count] for each in (samples.games, samples.seats, seen, samples.values, samples.expected)))


def draw_boards(rng: Random, seats: int, number: int) -> list[Any]:
    if number % 2 == 0:
        return [shipped_board(rng.choice(BOARDS)) for _ in range(seats)]
    treasures = 6 if number % 8 == 7 else 12
    return [invent_board(rng, treasures) for _ in range(seats)]


def _watch(
    boards: Sequence[Board], key: int, games: int, players: list[BotKnowledge], packed: Any, *, learning: bool
) -> tuple[int, watch_loops.Samples]:
    seats = len(boards)
    most = _SAMPLES * seats * games
    real: Any = np.array(facts_of(boards, _ROUND_LIMIT), np.int64)
    endless = real.copy()
    endless[kernel.T_GOAL] = _ENDLESS
    seated = tuple(player(players[seat % seats]) for seat in range(kernel.SEATS))
    memory = watch_loops.Memory(
        _numbers(kernel.STATE_SIZE),
        _numbers(kernel.SEATS),
        _numbers(max(scratch.ALL_OUT, greedy.SCRATCH)),
        _fractions(scratch.ALL_NOTES),
    )
    seen = _numbers(most * watch_loops.SEEN if learning else 1)
    samples = watch_loops.Samples(
        most=most,
        tables=_numbers(most),
        seats=_numbers(most),
        turns=_numbers(most),
        values=_fractions(most),
        expected=_fractions(most),
        games=_numbers(most),
        seen=seen,
        by_treasure=_numbers(2),
    )
    task = watch_loops.Task(real, endless, key, games, packed, learning)
    return compiled_watch().watch(task, seated, memory, samples), samples


@cache
def racing_expert() -> BotKnowledge:
    return knowledge_from_values(EXPERT, weights.racing(weights.learned()))


def player(knows: BotKnowledge) -> tuple[Any, ...]:
    scratch_memory = _numbers(scratch.ALL_OUT), _fractions(scratch.ALL_NOTES)
    return (level_deciders.PLANNER_AND_UP, *scratch_memory, knows.arguments)


def _numbers(count: int) -> Any:
    return np.zeros(count, np.int64)


def _fractions(count: int) -> Any:
    return np.zeros(count)
