"""Luck of the made-up third game: an exact one is just what the step that is missing needs."""

from __future__ import annotations

import sys
from dataclasses import replace

from rollwright.core.facets import Bots
from rollwright.kernel.contract import Facts, Knowledge, Notes, State
from rollwright.kernel.twins import step
from third import stairs
from third.stairs import STEPS, TOP


@step
def luck(
    state: State, at: int, facts: Facts, seat: int, outcome: int, out: State, notes: Notes, know: Knowledge
) -> float:
    missing = TOP - state[at + STEPS + seat]
    if missing > 6:
        return 0.0
    return (1.0 if outcome == missing else 0.0) - 1.0 / 6.0


class LuckyBots(Bots):
    luck = sys.modules[__name__]


GAME = replace(stairs.GAME, bots=LuckyBots())
