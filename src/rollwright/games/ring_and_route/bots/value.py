"""The value of a sheet to a level, after a throw has been played: by formula to the planner, by tables to the expert,
as a chance to the racer."""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import table_value as t
from rollwright.games.ring_and_route.bots.formula_value import formula_value
from rollwright.games.ring_and_route.bots.sheet_state import SheetState
from rollwright.games.ring_and_route.bots.table_value import inexactness, table_value
from rollwright.games.ring_and_route.bots.winning_chance import winning_chance
from rollwright.kernel.contract import Facts, Knowledge, Notes
from rollwright.kernel.twins import routine, step

# `Knowledge.way`: the level that it is enough for
PLANNER = 3
EXPERT = 4
MASTER = 5
RACER = 6  # level 5 where it has tables only

_COMPRESSED_CHANCE = 0.01  # by how much a chance by compressed tables may be wrong


@routine
def sheet_value(facts: Facts, sheet: SheetState, notes: Notes, know: Knowledge) -> float:
    """The value of a sheet to a level: in points to the planner and the expert, as a chance to the racer."""
    if know.way == PLANNER:
        return formula_value(facts, sheet, know)
    if know.way == EXPERT:
        return table_value(facts, sheet, know)
    return winning_chance(facts, sheet, notes, know)


@step
def tolerance(know: Knowledge) -> float:
    """The tolerance of values: by how much ending a first sheet may seem worse than going on, and is done all the same
    (R13): compressed tables are not exact, and going on by mistake costs more than ending a sheet a little early."""
    if know.way == PLANNER or know.weights[t.W_RANK] == 0:
        return t.EXACT
    return _COMPRESSED_CHANCE if know.way == RACER else inexactness(know)
