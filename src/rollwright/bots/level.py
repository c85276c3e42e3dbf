"""The best move by what is known about the game: levels 3, 4 and 5. What that is, the game knows (`levels.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rollwright.core.knowledge import Paper

if TYPE_CHECKING:
    from rollwright.core.game import Game
    from rollwright.core.knowledge import Mind


class LevelBot:
    """Decides by the newest that is known; with a mind, as in simulations, by that, and plays its set-up only."""

    def __init__(self, level: int, mind: Mind | None = None, data: str = "") -> None:
        self.level, self.data = level, data
        self._given = mind
        self._used: tuple[Mind, Paper] | None = None

    def choose(self, game: Game, seat: int) -> str:
        mind = self._given or game.kind.bots.newest_knowledge(game.setup, self.level, self.data)
        if self._used is None or self._used[0] is not mind:
            self._used = mind, Paper(game.kind)
        action = mind.action(game, seat, self._used[1])
        return game.kind.notation.write_action(game.setup, seat, action)
