"""Watches games of several levels on shipped and invented boards: how many turns positions turned out to need."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np

from rollwright.core import kernel_builds
from rollwright.games.diceland.bots import greedy, levels, novice, scratch
from rollwright.games.diceland.bots.knowledge import knowledge_of
from rollwright.games.diceland.bots.making.board_generator import invent_board
from rollwright.games.diceland.coach import knowledge
from rollwright.games.diceland.coach.making import watch_loops
from rollwright.games.diceland.material.board import shipped_board
from rollwright.games.diceland.rules import kernel
from rollwright.games.diceland.rules.facts import facts_of
from rollwright.kernel import contract, level_deciders, stream
from rollwright.kernel.twins import Program

PROGRAM = Program("diceland-turns", (watch_loops,), (kernel, novice, greedy, levels, level_deciders), contract)
SHIPPED = "ABCDEFGH"
_SAMPLES = 200  # per game and seat, more than there are
_ENDLESS = 127  # treasures that nobody gets
_ROUND_LIMIT = 200  # D19


@dataclass
class Watched:
    """Samples: which table each belongs to, the turns that were expected, and those that were needed."""

    tables: Any
    values: Any
    turns: Any
    by_treasure: Any


@cache
def compiled_watch() -> SimpleNamespace:
    """The loop in which seats are watched (`watch_loops.py`), compiled."""
    return kernel_builds.compiled(PROGRAM)


def watch_tables(seed: int, seats: int, tables: int, games: int, of_levels: tuple[int, ...]) -> Watched:
    """Watches some games at each of so many tables; on every third one with shipped boards, else with invented ones."""
    rng, key = Random(f"{seed} {seats}"), stream.key_of(seed * 8 + seats)
    jobs = []
    for number in range(tables):
        boards = _boards(rng, seats, number)
        mixed = [rng.choice(of_levels) for _ in range(seats)]
        jobs.append((facts_of(boards, _ROUND_LIMIT), stream.derive(key, number), games, mixed))
    _watch(*jobs[0][:2], 1, jobs[0][3])  # compiles, before two threads do it at the same time
    with ThreadPoolExecutor(2) as pool:
        done = list(pool.map(lambda job: _watch(*job), jobs))
    return Watched(
        np.concatenate([each.tables for each in done]),
        np.concatenate([each.values for each in done]),
        np.concatenate([each.turns for each in done]),
        sum(each.by_treasure for each in done),
    )


def _boards(rng: Random, seats: int, number: int) -> list[Any]:
    if number % 3 == 0:
        return [shipped_board(rng.choice(SHIPPED)) for _ in range(seats)]
    treasures = 6 if number % 8 == 7 else 12
    return [invent_board(rng, treasures) for _ in range(seats)]


def _watch(facts: list[int], key: int, games: int, of_levels: list[int]) -> Watched:
    seats = len(of_levels)
    most = _SAMPLES * seats * games
    real: Any = np.array(facts, np.int64)
    endless = real.copy()
    endless[kernel.T_GOAL] = _ENDLESS
    players = tuple(_player(of_levels[seat % seats]) for seat in range(kernel.SEATS))
    memory = watch_loops.Memory(
        _numbers(kernel.STATE_SIZE),
        _numbers(kernel.SEATS),
        _numbers(max(scratch.ALL_OUT, greedy.SCRATCH)),
        _fractions(scratch.ALL_NOTES),
    )
    samples = watch_loops.Samples(most, _numbers(most), _numbers(most), _numbers(most), _fractions(most), _numbers(2))
    weights: Any = knowledge.value()
    count = compiled_watch().watch(watch_loops.Task(real, endless, key, games, weights), players, memory, samples)
    return Watched(samples.tables[:count], samples.values[:count], samples.turns[:count], samples.by_treasure)


def _player(level: int) -> tuple[Any, ...]:
    return (
        level_deciders.PLANNER_AND_UP,
        _numbers(scratch.ALL_OUT),
        _fractions(scratch.ALL_NOTES),
        knowledge_of(level).arguments,
    )


def _numbers(count: int) -> Any:
    return np.zeros(count, np.int64)


def _fractions(count: int) -> Any:
    return np.zeros(count)
