"""Level 5: all uses are compared by a look ahead."""

from __future__ import annotations

import pytest

from games.diceland.bots.positions import new_scratch, some_game, some_weights
from games.diceland.rules.positions import FIELD
from rollwright.games.diceland.bots import expert, weights
from rollwright.games.diceland.bots.levels import EXPERT, MASTER
from rollwright.games.diceland.bots.master import master
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.contract import Knowledge
from support.thorough import times


def test_a_master_uses_dice_as_an_expert_to_whom_all_uses_are_close(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert, "CLOSE", 1e6)
    of_expert = Knowledge(EXPERT, [], some_weights().tolist(), [])
    of_master = Knowledge(MASTER, [], weights.racing(some_weights()).tolist(), [])
    decisions = 0
    for seed in range(times(100)):
        game = some_game(seed, events=60, boards=(FIELD, FIELD))
        for seat in game.pending:
            if k.PASS in game.legal_actions(seat):
                state, facts = list(game.state), game.setup.facts
                expected = expert.expert(state, 0, facts, seat, *new_scratch(), of_expert)
                assert master(state, 0, facts, seat, *new_scratch(), of_master) == expected
                decisions += 1
    assert decisions > 5
