"""Fits the correction of the race so that chances agree with each other: those before a throw with the average of those
after it, each of them used in the best way by the chances so far (fitted value iteration).

Positions are drawn from games of levels 3 to 5. The averages are exact, so what is fitted to has no noise of dice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np

from rollwright.core import kernel_builds
from rollwright.games.diceland.bots import greedy, levels, novice, scratch
from rollwright.games.diceland.bots.knowledge import knowledge_of
from rollwright.games.diceland.bots.levels import EXPERT, PLANNER
from rollwright.games.diceland.bots.outcomes import ways_to_throw
from rollwright.games.diceland.coach import knowledge
from rollwright.games.diceland.coach import scratch as y
from rollwright.games.diceland.coach.chances import OFTEN, compiled_judge
from rollwright.games.diceland.coach.making import balance_loops
from rollwright.games.diceland.coach.making.correction_fit import Correction, Seen
from rollwright.games.diceland.coach.making.watch import draw_boards, player, racing_expert
from rollwright.games.diceland.rules import kernel
from rollwright.games.diceland.rules.facts import facts_of
from rollwright.kernel import contract, level_deciders, stream
from rollwright.kernel.twins import Program

PROGRAM = Program("diceland-balance", (balance_loops,), (kernel, novice, greedy, levels, level_deciders), contract)
_ROUND_LIMIT = 200  # D19
_OUTCOMES = 462  # of six dice
# The numbers of tables with so many seats, which boards, players and dice follow from
TABLES = {2: (*range(90), *range(140, 230)), 3: range(40), 4: range(30)}


@dataclass(frozen=True)
class Effort:
    """All that the correction depends on."""

    seed: int = 51
    rounds: int = 1
    tables: Mapping[int, Sequence[int]] = field(default_factory=lambda: TABLES)  # of each round, by seats
    games: int = 6  # at each table
    chance: int = 110  # in 1000, that a position is drawn
    most: int = 600  # positions of a table
    epochs: int = 150


def balance(effort: Effort) -> Iterator[tuple[Any, str]]:
    """Fits the correction in rounds: after each of them the weights, and how far the chances were from agreeing."""
    correction = Correction(effort.seed)
    all_seen: list[Seen] = []
    for number in range(effort.rounds):
        seen = [look(effort, number, seats, correction) for seats in effort.tables]
        off = _off(correction, seen)
        all_seen += seen
        correction.fit(all_seen, effort.epochs, effort.seed + number)
        yield correction.packed(), f"off by {off} with 2, 3, 4 seats, once fitted by {_off(correction, seen)}"


def _off(correction: Correction, seen: list[Seen]) -> str:
    return " ".join(f"{correction.off_by(each):.4f}" for each in seen)


def look(effort: Effort, number: int, seats: int, correction: Correction) -> Seen:
    """Positions of a round, and what the chances in them should be by those so far."""
    key = stream.derive(stream.key_of(effort.seed * 8 + seats), number)
    table = knowledge.table_with(correction.packed())
    found = [
        row
        for each in effort.tables[seats]
        for row in _look_at_table(effort, seats, stream.derive(key, each), table, each)
    ]
    sights, chances, targets = (np.array([row[i] for row in found]) for i in range(3))
    raised = correction.raised(seats, sights)
    return Seen(seats, sights, np.log(np.maximum(chances, 1e-12)) - raised, targets)


def _look_at_table(effort: Effort, seats: int, key: int, table: Any, number: int) -> Iterator[Any]:
    rng = Random(key)
    boards = draw_boards(rng, seats, 0 if number % 5 else 1)
    facts: Any = np.array(facts_of(boards, _ROUND_LIMIT), np.int64)
    who = [rng.choice((PLANNER, EXPERT, 0, 0)) for _ in range(kernel.SEATS)]
    players = tuple(player(knowledge_of(level) if level else racing_expert()) for level in who)
    drawn = np.zeros(effort.most * kernel.STATE_SIZE, np.int64)
    task = balance_loops.Draw(facts, key, effort.games, effort.chance, effort.most)
    out = np.zeros(max(scratch.ALL_OUT, greedy.SCRATCH), np.int64)
    count = compiled_draw().draw_positions(task, players, np.zeros(kernel.STATE_SIZE, np.int64), out, drawn)
    weights, memory = knowledge.weights_of(boards), (np.zeros(y.ALL_OUT, np.int64), np.zeros(y.ALL_NOTES))
    memory[1][y.OFTEN] = OFTEN
    for state in drawn.reshape(effort.most, -1)[:count]:
        yield _look_at(state, facts, seats, weights, table, memory)


def _look_at(state: Any, facts: Any, seats: int, weights: Any, table: Any, memory: Any) -> tuple[Any, Any, Any]:
    """The summaries of all seats in a position, the chances, and the average of those after the throw."""
    judge, notes, shares = compiled_judge(), memory[1], np.zeros(_OUTCOMES * seats)
    judge.position_chances(state, facts, weights, table, *memory, shares)
    chances = shares[:seats].copy()
    outlooks = notes[y.AFRESH : y.AFRESH + seats * y.OUTLOOK].reshape(seats, -1)
    sights = outlooks[:, y.SEEN : y.SEEN + y.SIGHTS].astype(np.float32)
    outcomes = np.zeros(_OUTCOMES, np.int64)
    count = judge.throw_chances(state, facts, weights, table, *memory, outcomes, shares)
    dice = kernel.to_throw(state, 0)
    ways = np.array([ways_to_throw(dice, int(outcome)) for outcome in outcomes[:count]])
    return sights, chances, ways @ shares.reshape(-1, seats)[:count] / ways.sum()


@cache
def compiled_draw() -> SimpleNamespace:
    """The loop in which positions are drawn (`balance_loops.py`), compiled."""
    return kernel_builds.compiled(PROGRAM)
