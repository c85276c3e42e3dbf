"""Diceland's bots: the modules of the levels, and what levels 3 to 5 know."""

from __future__ import annotations

from types import ModuleType

from rollwright.core.facets import Bots
from rollwright.core.knowledge import BotKnowledge
from rollwright.core.setup import Setup
from rollwright.games.diceland.bots import greedy, knowledge, levels, luck, novice


class DicelandBots(Bots):
    novice = novice
    greedy = greedy
    levels = levels
    luck = luck

    def knowledge(self, setup: Setup, level: int, data: str = "") -> BotKnowledge:
        return knowledge.knowledge_of(level, data, alone=setup.seats == 1)

    def check_data(self, data: str) -> None:
        knowledge.knowledge_of(levels.EXPERT, data)

    def training(self) -> ModuleType:
        from rollwright.games.diceland.bots.making import learn  # needs NumPy

        return learn

    def luck_knowledge(self, setup: Setup) -> BotKnowledge:
        return knowledge.knowledge_of(levels.EXPERT)
