"""The move that gains most at once; what that is, the game knows (`value.py`)."""

from __future__ import annotations

from rollwright.core.game import Game


class GreedyBot:
    def choose(self, game: Game, seat: int) -> str:
        return game.kind.write_action(game.setup, seat, game.greedy_action(seat))
