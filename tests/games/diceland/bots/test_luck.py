"""Luck."""

from __future__ import annotations

from random import Random

import pytest

from games.diceland.bots.positions import new_scratch, one_event, some_game, some_weights
from rollwright.games.diceland.bots import luck
from rollwright.games.diceland.bots.levels import EXPERT
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.contract import Knowledge


@pytest.mark.slow
def test_luck_is_zero_on_average() -> None:
    know = Knowledge(EXPERT, [], some_weights().tolist(), [])
    phases = set()
    for seed in range(40):
        game = some_game(seed)
        while not game.awaiting_roll and not game.over:
            one_event(game, Random(seed))
        state, facts = list(game.state), game.setup.facts
        if game.over or (phase := state[k.PHASE]) in phases:
            continue
        phases.add(phase)
        for seat in range(game.seats):
            found = [
                count / all_ * luck.luck(state, 0, facts, seat, outcome, *new_scratch(), know)
                for outcome, count, all_ in game.kind.chance.outcomes(state)
            ]
            assert sum(found) == pytest.approx(0)
            thrower = state[k.OWNER] if phase == k.TREASURE_THROW else state[k.ACTIVE]
            assert any(found) == (seat == thrower)
    assert phases == {k.THROW, k.THROW_AGAIN, k.TREASURE_THROW}
