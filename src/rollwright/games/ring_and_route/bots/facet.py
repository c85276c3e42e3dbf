"""Ring & Route's bots: the modules of the levels, and what levels 3 to 5 know about a set-up."""

from __future__ import annotations

import math
from types import ModuleType

from rollwright.core.errors import OptionError, presentable
from rollwright.core.facets import Bots, Progress
from rollwright.core.knowledge import BotKnowledge
from rollwright.core.setup import Setup
from rollwright.games.ring_and_route.bots import background, greedy, knowledge, levels, luck, novice
from rollwright.games.ring_and_route.bots.making import solve
from rollwright.games.ring_and_route.bots.printed import printed_paper
from rollwright.games.ring_and_route.bots.solved import HIGHEST_PRICE


class RingAndRouteBots(Bots):
    novice = novice
    greedy = greedy
    levels = levels
    luck = luck

    def knowledge(self, setup: Setup, level: int, data: str = "") -> BotKnowledge:
        return knowledge.knowledge_of(setup, level, _price(data))

    def newest_knowledge(self, setup: Setup, level: int, data: str = "") -> BotKnowledge | None:
        return self.knowledge(setup, level, data) if data else background.growing_knowledge(setup, level)

    def prepare(
        self, setup: Setup, level: int, data: str = "", workers: int | None = None, progress: Progress | None = None
    ) -> None:
        if knowledge.needs_tables(setup, level, _price(data)):
            solve.prepare(printed_paper(setup.material), setup.seats, _price(data), workers, progress)

    def check_data(self, data: str) -> None:
        _price(data)

    def solving(self) -> ModuleType:
        return solve

    def luck_knowledge(self, setup: Setup) -> BotKnowledge:
        return knowledge.shipped_knowledge(setup)


def _price(data: str) -> float | None:
    """The price of a turn, if a bot's name states one."""
    if not data:
        return None
    try:
        price = float(data)
    except ValueError:
        price = math.nan
    if not 0 <= price <= HIGHEST_PRICE:  # NaN fails here, too
        raise OptionError("ring-and-route-option-data", data=presentable(data), most=HIGHEST_PRICE)
    return price
