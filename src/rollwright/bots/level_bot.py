"""The best move by what is known about the game: levels 3, 4 and 5. What that is, the game knows (`levels.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rollwright.core.mind import Paper

if TYPE_CHECKING:
    from rollwright.core.game import Game
    from rollwright.core.gametype import Setup
    from rollwright.core.mind import Mind


class LevelBot:
    """Decides as in compiled simulations. With a mind it plays one set-up only, that of the mind."""

    def __init__(self, level: int, mind: Mind | None = None) -> None:
        self.level = level
        self._given = mind
        self._known: tuple[Setup, Mind, Paper] | None = None

    def choose(self, game: Game, seat: int) -> str:
        if self._known is None or self._known[0] is not game.setup:
            mind = self._given or game.kind.mind(game.setup, self.level)
            self._known = game.setup, mind, Paper(game.kind)
        _, mind, paper = self._known
        return game.kind.write_action(game.setup, seat, mind.action(game, seat, paper))
