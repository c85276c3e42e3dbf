"""The best crosses, against every order of crosses that the kernel allows."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.diceland.bots.positions import ALL_COLOURS, new_scratch, some_game, some_weights
from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots.best_crosses import UNUSABLE
from rollwright.games.diceland.bots.uses import note_uses
from rollwright.games.diceland.bots.value import turns_needed
from rollwright.games.diceland.rules import kernel as k


def value_of(state: Any, facts: Any) -> float:
    if k.has_won(state, k.SEAT, facts):
        return 0.0
    return turns_needed(state, k.SEAT, facts, facts[k.T_BOARD], some_weights().tolist(), *new_scratch())


def fewest_turns(state: list[int], facts: Any, colour: int, dice: int) -> float:
    """The lowest value after so many crosses of seat 0, in any order that the kernel allows."""
    state = list(state)
    state[k.PHASE], state[k.SEAT + k.USING], state[k.SEAT + k.CROSSES] = k.MARKING, colour, dice
    waiting, known, best = [state], set(), UNUSABLE
    while waiting:
        state = waiting.pop()
        crossed = tuple(state[k.SEAT :][:2])
        if crossed in known:
            continue
        known.add(crossed)
        if state[k.SEAT + k.CROSSES] == 0:
            best = min(best, value_of(state, facts))
            continue
        out = [0] * k.ACTIONS
        for i in range(k.legal(state, 0, facts, 0, out)):
            after = list(state)
            k.cross(after, k.SEAT, facts, facts[k.T_BOARD], out[i] - k.CROSS)
            after[k.SEAT + k.CROSSES] -= 1
            waiting.append(after)
    return best


@pytest.mark.parametrize("seed", range(4))
def test_the_best_crosses_are_found(seed: int) -> None:
    game = some_game(seed)
    facts = game.setup.facts
    out, notes = new_scratch()
    note_uses(game.state, 0, facts, 0, ALL_COLOURS, some_weights().tolist(), out, notes)
    checked = 0
    for colour, dice in product(range(k.COLOURS), range(1, 5)):
        turns = notes[s.USES + colour * 7 + dice]
        if k.usable(game.state, k.SEAT, facts, facts[k.T_BOARD], colour, dice):
            assert turns == pytest.approx(fewest_turns(list(game.state), facts, colour, dice))
            checked += 1
        else:
            assert turns == UNUSABLE
    assert checked > 5
