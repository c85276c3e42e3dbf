"""A look ahead, against plain enumeration of all throws that can come next."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.diceland.bots.positions import ALL_COLOURS, new_scratch, some_game, some_weights
from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots.look_ahead import LEFT_OVER, look_ahead_after
from rollwright.games.diceland.bots.phase_1 import note_rerolls, value_of_stopping
from rollwright.games.diceland.bots.uses import note_uses, turns_after_best_use
from rollwright.games.diceland.rules import kernel as k

WEIGHTS = some_weights().tolist()


def position(seed: int) -> tuple[list[int], Any]:
    """A state in which seat 0 is owed nothing, and the facts."""
    game = some_game(seed)
    state = list(game.state)
    state[k.SEAT + k.OWED] = 0
    return state, game.setup.facts


def looked_ahead(state: list[int], facts: Any, *, active: bool) -> float:
    low, high = state[k.SEAT + k.CROSSED], state[k.SEAT + k.CROSSED + 1]
    return look_ahead_after(state, k.SEAT, facts, facts[k.T_BOARD], low, high, active, WEIGHTS, new_scratch())


def notes_on_uses(state: list[int], facts: Any) -> Any:
    out, notes = new_scratch()
    note_uses(state, 0, facts, 0, ALL_COLOURS, WEIGHTS, out, notes)
    return notes


def word(throw: tuple[int, ...]) -> int:
    return sum(1 << 4 * face for face in throw)


def test_the_average_over_a_treasure_throw() -> None:
    state, facts = position(6)
    notes = notes_on_uses(state, facts)
    state[k.SEAT + k.OWED] = 1
    throws = list(product(range(6), repeat=5))
    total = sum(turns_after_best_use(0, word(throw), notes) for throw in throws)
    assert looked_ahead(state, facts, active=False) == pytest.approx(total / len(throws))


def test_the_average_over_a_turn_of_ones_own() -> None:
    state, facts = position(7)
    notes = notes_on_uses(state, facts)
    best: dict[tuple[int, int], float] = {}
    for colour in range(6):
        note_rerolls(facts, 0, colour, 1, WEIGHTS, notes)
        for dice in range(1, 7):
            stop = value_of_stopping(facts, 0, colour, dice, 0, WEIGHTS, notes)
            best[colour, dice] = max(stop, notes[s.REROLLS + dice]) if dice < 6 else stop
    total = 0.0
    for throw in product(range(6), repeat=6):
        total += max(best[colour, throw.count(colour)] for colour in set(throw))
    assert looked_ahead(state, facts, active=True) == pytest.approx(1 - total / 6**6)


def test_the_average_over_what_others_leave() -> None:
    state, facts = position(8)
    notes = notes_on_uses(state, facts)
    average = 0.0
    for dice, share in enumerate(LEFT_OVER):
        replies = [
            turns_after_best_use(0, word(throw), notes)
            for taken in range(6)
            for throw in product([colour for colour in range(6) if colour != taken], repeat=dice)
        ]
        average += share * sum(replies) / len(replies)
    assert looked_ahead(state, facts, active=False) == pytest.approx(1 + average)
    assert sum(LEFT_OVER) == pytest.approx(1)
