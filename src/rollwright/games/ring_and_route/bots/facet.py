"""Ring & Route's bots: the modules of the levels, and what levels 3 to 5 know about a set-up."""

from __future__ import annotations

import math

from rollwright.core.errors import OptionError, presentable
from rollwright.core.facets import Bots, Progress
from rollwright.core.knowledge import Mind
from rollwright.core.setup import Setup
from rollwright.games.ring_and_route.bots import greedy, knowledge, levels, luck, worth
from rollwright.games.ring_and_route.bots.making import solve_beside, solve_loops


class RingAndRouteBots(Bots):
    greedy = greedy
    levels = (solve_loops, worth, levels)
    luck = luck

    def knowledge(self, setup: Setup, level: int, data: str = "") -> Mind:
        return knowledge.mind_of(setup, level, _price(data))

    def newest_knowledge(self, setup: Setup, level: int, data: str = "") -> Mind:
        return self.knowledge(setup, level, data) if data else solve_beside.newest_mind(setup, level)

    def prepare(
        self, setup: Setup, level: int, data: str = "", workers: int | None = None, progress: Progress | None = None
    ) -> None:
        if level in knowledge.LEVELS_WITH_TABLES:
            knowledge.solve_setup(setup, workers, progress, _price(data))

    def check_data(self, data: str) -> None:
        _price(data)

    def luck_knowledge(self, setup: Setup) -> Mind:
        return knowledge.by_copy(setup)


def _price(data: str) -> float | None:
    """The price of a turn, if a bot's name states one."""
    if not data:
        return None
    try:
        price = float(data)
    except ValueError:
        price = math.nan
    if not 0 <= price <= knowledge.HIGHEST_PRICE:  # NaN fails here, too
        raise OptionError("ring-and-route-option-data", data=presentable(data), most=knowledge.HIGHEST_PRICE)
    return price
