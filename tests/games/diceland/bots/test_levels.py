"""Planner, expert and master: legal decisions, the same plain and compiled, whatever was noted before."""

from __future__ import annotations

from typing import Any

import pytest

from games.diceland.bots.positions import new_scratch, some_game, some_weights
from rollwright import Game
from rollwright.core.knowledge import knowledge_from_values
from rollwright.games.diceland.bots import weights
from rollwright.games.diceland.bots.levels import EXPERT, LEVEL_NOTES, LEVEL_SCRATCH, MASTER, PLANNER, decide
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.contract import Knowledge

EACH_LEVEL = pytest.mark.parametrize("level", [PLANNER, EXPERT, MASTER])


def compiled_action(game: Game, seat: int, level: int, packed: Any, scratch: tuple[Any, Any] | None = None) -> int:
    import numpy as np

    out, notes = scratch or (np.zeros(LEVEL_SCRATCH, np.int64), np.zeros(LEVEL_NOTES))
    state, facts = np.array(game.state), np.array(game.setup.facts)
    decide_for = game.kind.builds.compiled_levels.decide_for
    action = int(decide_for(state, facts, seat, out, notes, *knowledge_from_values(level, packed).arguments))
    assert tuple(state) == game.state, "thinking changes nothing"
    assert action in game.legal_actions(seat)
    return action


def plain_action(game: Game, seat: int, level: int, packed: Any) -> int:
    know = Knowledge(level, [], packed.tolist(), [])
    return decide(list(game.state), 0, game.setup.facts, seat, *new_scratch(), know)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_was_noted_before_changes_no_decision(seats: int) -> None:
    import numpy as np

    kept = np.zeros(LEVEL_SCRATCH, np.int64), np.zeros(LEVEL_NOTES)
    for seed in range(6):
        game = some_game(seed, seats)
        levels = ((weights.learned(), MASTER), (some_weights(0.5), PLANNER), (weights.learned(), EXPERT))
        for packed, level in levels * 14:
            while not game.over and game.awaiting_roll:
                game.roll()
            if game.over:
                break
            seat = game.pending[-1]
            action = compiled_action(game, seat, level, packed)
            assert action == compiled_action(game, seat, level, packed, kept)
            game.act(seat, action)


@EACH_LEVEL
def test_decisions_are_legal_without_machine_code(level: int) -> None:
    packed = some_weights(0.5, float(level == MASTER))
    phases = set()
    for seed in range(24):
        game = some_game(seed)
        phase = game.state[k.PHASE], game.state[k.SEAT + k.CROSSES] > 0
        if game.over or phase in phases:
            continue
        phases.add(phase)
        seat = game.pending[0]
        assert plain_action(game, seat, level, packed) in game.legal_actions(seat)
    assert len(phases) > 2


@pytest.mark.compiled
@EACH_LEVEL
def test_plain_and_compiled_decide_alike(level: int) -> None:
    packed = some_weights(0.5, float(level == MASTER))
    for seed in range(3):
        game = some_game(seed, 2)
        for seat in game.pending:
            assert plain_action(game, seat, level, packed) == compiled_action(game, seat, level, packed)
