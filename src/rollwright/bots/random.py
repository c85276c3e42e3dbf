"""Random moves: any legal one, or any that is not pointless (level 1), each equally likely."""

from __future__ import annotations

from rollwright.core.game import Game
from rollwright.core.knowledge import novice_actions
from rollwright.kernel import deciders, stream


class RandomBot:
    """Its choice depends on the key, the event's number and the seat only. With the key of a simulated game it makes
    the same choices as the compiled kernel."""

    def __init__(self, key: int) -> None:
        self._choices = stream.derive(key, stream.CHOICES)

    def choose(self, game: Game, seat: int) -> str:
        moves = self.moves(game, seat)
        return moves[deciders.choice(self._choices, len(game.events), seat, len(moves))]

    def moves(self, game: Game, seat: int) -> list[str]:
        """The moves that it chooses from."""
        return game.legal_moves(seat)


class NoviceBot(RandomBot):
    """Level 1. The game defines which moves are pointless (`novice_actions`)."""

    def moves(self, game: Game, seat: int) -> list[str]:
        return game.kind.notation.write_actions(game.setup, seat, novice_actions(game, seat))
