"""Level 1: random, but never pointless."""

from __future__ import annotations

from games.diceland.bots.positions import some_game
from rollwright.games.diceland.bots.novice import novice_actions
from rollwright.games.diceland.rules import kernel as k


def test_a_novice_is_never_pointless() -> None:
    for seed in range(80):
        game = some_game(seed, 3)
        for seat in game.pending:
            out = [0] * k.ACTIONS
            found = novice_actions(game.state, 0, game.setup.facts, seat, out)
            moves = [game.kind.notation.write_action(game.setup, seat, action) for action in out[:found]]
            legal = game.legal_moves(seat)
            assert moves and {*moves} <= {*legal}
            assert "pass" not in moves
            if legal == ["reroll", "stop"]:
                stopped = game.copy()
                stopped.play(seat, "stop")
                assert ("stop" in moves) or seat not in stopped.pending
            if legal[0].startswith("cross"):
                assert moves == legal
