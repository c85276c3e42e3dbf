"""Level 4, the expert: it plays as the planner does, but values a sheet by solved tables (`table_value.py`).

For its own sheets alone no play is better. It does not look at the other seats, except with two seats: against a seat
that rushes it decides as the racer.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots.best_action import best_action
from rollwright.games.ring_and_route.bots.racer import is_rushed, racer
from rollwright.games.ring_and_route.bots.value import RACER
from rollwright.kernel.contract import Facts, Knowledge, Notes, ReadOnlyState, State
from rollwright.kernel.twins import routine


@routine
def expert(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> int:
    """The decision of Ring & Route's level 4, the expert."""
    if is_rushed(state, at, seat, know):
        as_racer = Knowledge(RACER, know.numbers, know.values, know.weights)
        return racer(state, at, facts, seat, out, notes, as_racer)
    return best_action(state, at, facts, seat, out, notes, know)
