"""Who plays the seats of a batch that its caller does not play, in the form that the compiled loops take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rollwright.core.game_type import GameType
from rollwright.core.knowledge import BotKnowledge, Scratch, no_knowledge
from rollwright.core.setup import MOST_SEATS, Setup
from rollwright.kernel import deciders

ASKED = -1  # in place of a bot's number: the caller plays this seat, too


@dataclass(frozen=True)
class Opponent:
    """A bot in a batch: its number in `deciders` or `level_deciders`, or ASKED; for planner, expert and master also the
    level and the data after the @."""

    number: int
    level: int = 0
    data: str = ""

    @property
    def is_fast(self) -> bool:
        """Whether it plays in the loops without bot levels."""
        return self.number in (deciders.RANDOM, deciders.GREEDY)


class Opponents:
    """The opponents in a batch, clockwise from the caller's seat, which is place 0."""

    def __init__(self, kind: GameType, setups: Sequence[Setup], opponents: Sequence[Opponent]) -> None:
        self._given = kind, setups, opponents
        nobody = [Opponent(deciders.RANDOM)] * (MOST_SEATS - 1 - len(opponents))
        self._kind, self._at = kind, (Opponent(ASKED), *opponents, *nobody)
        self.asked = self._places(lambda bot: bot.number == ASKED)
        self.levels = self._places(lambda bot: bot.number != ASKED and not bot.is_fast)
        self.fast = np.array([bot.number for bot in self._at], dtype=np.int64)
        self.crews: list[tuple[Any, ...]] = []
        """The players as the loops with all levels take them. Deals that bots know the same about share a crew."""
        self.crew_of = np.zeros(len(setups), dtype=np.int64)
        if self.levels:
            self._find_crews(setups)

    def __reduce__(self) -> tuple[Any, ...]:
        return Opponents, self._given  # without scratch memory, and without tables that may be large

    def _places(self, which: Callable[[Opponent], bool]) -> int:
        return sum(1 << place for place, bot in enumerate(self._at) if which(bot))

    def _find_crews(self, setups: Sequence[Setup]) -> None:
        known: dict[tuple[int, ...], int] = {}
        for deal, setup in enumerate(setups):
            knowledge = [self._knowledge(setup, bot) for bot in self._at]
            crew = known.setdefault(tuple(map(id, knowledge)), len(known))
            if crew == len(self.crews):
                self.crews.append(self._crew(knowledge))
            self.crew_of[deal] = crew

    def _knowledge(self, setup: Setup, bot: Opponent) -> BotKnowledge:
        return self._kind.bots.knowledge(setup, bot.level, bot.data) if bot.level else no_knowledge()

    def _crew(self, knowledge: Sequence[BotKnowledge]) -> tuple[Any, ...]:
        scratches = [Scratch(self._kind) for _ in self._at]
        return tuple(
            (bot.number, scratch.out, scratch.notes, know.arguments)
            for bot, scratch, know in zip(self._at, scratches, knowledge, strict=True)
        )
