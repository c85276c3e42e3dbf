"""How Diceland's five levels decide, and what they know."""

from __future__ import annotations

from types import ModuleType

from rollwright.core.facets import Bots
from rollwright.core.knowledge import BotKnowledge
from rollwright.core.setup import Setup
from rollwright.games.diceland.bots import features, greedy, knowledge, levels, luck, policy, search


class DicelandBots(Bots):
    greedy = (greedy,)
    levels = (features, policy, search, levels)
    luck = luck

    def knowledge(self, setup: Setup, level: int, data: str = "") -> BotKnowledge:
        return knowledge.mind_of(level, data)

    def check_data(self, data: str) -> None:
        knowledge.mind_of(4, data)

    def training(self) -> ModuleType:
        from rollwright.games.diceland.bots.making import learn  # needs NumPy

        return learn

    def luck_knowledge(self, setup: Setup) -> BotKnowledge:
        return knowledge.mind_of(4)
