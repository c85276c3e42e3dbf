"""Levels 3, 4 and 5: the best move by the game's knowledge (its `bots/knowledge.py` and `bots/levels.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rollwright.bots.greedy import GreedyBot
from rollwright.core.knowledge import Scratch

if TYPE_CHECKING:
    from rollwright.core.game import Game
    from rollwright.core.knowledge import BotKnowledge


class LevelBot:
    """Plays with the given knowledge, as simulations do; otherwise with the best that the game has so far."""

    def __init__(self, level: int, knowledge: BotKnowledge | None = None, data: str = "") -> None:
        self.level, self.data = level, data
        self._given = knowledge
        self._used: tuple[BotKnowledge, Scratch] | None = None

    def choose(self, game: Game, seat: int) -> str:
        knowledge = self._given or game.kind.bots.newest_knowledge(game.setup, self.level, self.data)
        if knowledge is None:
            return GreedyBot().choose(game, seat)
        if self._used is None or self._used[0] is not knowledge:
            self._used = knowledge, Scratch(game.kind)
        action = knowledge.action(game, seat, self._used[1])
        return game.kind.notation.write_action(game.setup, seat, action)
