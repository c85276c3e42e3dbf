"""Any legal move, or any that is not pointless (level 1), each as likely as the others."""

from __future__ import annotations

from typing import Self

from rollwright.core.game import Game
from rollwright.core.knowledge import novice_actions
from rollwright.kernel import deciders, loops, stream


class RandomBot:
    """Its choice depends on the seed, the event's number and the seat only, as in compiled simulations."""

    def __init__(self, seed: int) -> None:
        self._key = stream.derive(stream.key_of(seed), loops.CHOICES)

    @classmethod
    def of_game(cls, game_key: int) -> Self:
        """The random player of a simulated game."""
        bot = cls(0)
        bot._key = stream.derive(game_key, loops.CHOICES)
        return bot

    def choose(self, game: Game, seat: int) -> str:
        moves = self.moves(game, seat)
        return moves[deciders.choice(self._key, len(game.events), seat, len(moves))]

    def moves(self, game: Game, seat: int) -> list[str]:
        """The moves that it chooses from."""
        return game.legal_moves(seat)


class NoviceBot(RandomBot):
    """Level 1. What is pointless, the game knows (`levels.py`)."""

    def moves(self, game: Game, seat: int) -> list[str]:
        return game.kind.notation.write_actions(game.setup, seat, novice_actions(game, seat))
