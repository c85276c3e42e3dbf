"""How level 3, 4 or 5 is asked to decide, by what it knows. Levels 1 and 2 need to know nothing: `novice.py` and
`greedy.py`."""

from __future__ import annotations

from rollwright.games.ring_and_route.bots.expert import expert
from rollwright.games.ring_and_route.bots.master import master
from rollwright.games.ring_and_route.bots.planner import planner
from rollwright.games.ring_and_route.bots.racer import racer
from rollwright.games.ring_and_route.bots.value import EXPERT, MASTER, PLANNER
from rollwright.games.ring_and_route.chances.scratch import ALL_NOTES, ALL_OUT
from rollwright.kernel.contract import Facts, Knowledge, Notes, State
from rollwright.kernel.twins import unit

LEVEL_SCRATCH = ALL_OUT
LEVEL_NOTES = ALL_NOTES

__all__ = ["EXPERT", "LEVEL_NOTES", "LEVEL_SCRATCH", "MASTER", "PLANNER", "decide"]


@unit
def decide(state: State, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> int:
    """Asks Ring & Route's level 3, 4 or 5 for the best action of a pending seat."""
    if know.way == PLANNER:
        return planner(state, at, facts, seat, out, notes, know)
    if know.way == EXPERT:
        return expert(state, at, facts, seat, out, notes, know)
    if know.way == MASTER:
        return master(state, at, facts, seat, out, notes, know)
    return racer(state, at, facts, seat, out, notes, know)
