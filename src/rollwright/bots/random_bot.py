"""Any legal move, each as likely as the others."""

from __future__ import annotations

from rollwright.core import loops, stream
from rollwright.core.game import Game


class RandomBot:
    """Its choice depends on the seed, the event's number and the seat only, as in compiled simulations."""

    def __init__(self, seed: int) -> None:
        self._key = stream.derive(stream.key_of(seed), loops.CHOICES)

    @classmethod
    def of_game(cls, game_key: int) -> RandomBot:
        """The random player of a simulated game."""
        bot = cls(0)
        bot._key = stream.derive(game_key, loops.CHOICES)
        return bot

    def choose(self, game: Game, seat: int) -> str:
        moves = game.legal_moves(seat)
        return moves[loops.choice(self._key, len(game.events), seat, len(moves))]
