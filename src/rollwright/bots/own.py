"""Bots from elsewhere, which see a game whose dice are not the table's."""

from __future__ import annotations

from typing import Any

from rollwright.core.dice import TrialDice
from rollwright.core.game import Game
from rollwright.kernel import stream


class OwnBot:
    """A bot from elsewhere. It decides on a copy of the game with `TrialDice`: it can't look at the throws to come, nor
    change the game by accident."""

    def __init__(self, bot: Any, seed: int) -> None:
        self.bot = bot
        self._dice = TrialDice(stream.key_of(seed))

    def choose(self, game: Game, seat: int) -> str:
        move: str = self.bot.choose(game.copy(self._dice), seat)
        return move
