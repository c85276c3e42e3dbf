"""Level 3, the planner: it looks at all that can be done with the dice, and values the sheet afterwards by a formula.

The formula (`formula_value.py`) adds to the points what ring and route promise. A first sheet is ended early where the
formula promises nothing more.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots.best_action import best_action
from rollwright.kernel.contract import Facts, Knowledge, Notes, ReadOnlyState, State
from rollwright.kernel.twins import routine


@routine
def planner(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> int:
    """The decision of Ring & Route's level 3, the planner."""
    return best_action(state, at, facts, seat, out, notes, know)
