"""The levels' ways to decide, with one face. Level 1 is `policy.novice_actions`."""

from __future__ import annotations

from rollwright.games.diceland.bots.policy import thoughtful
from rollwright.games.diceland.bots.search import SEARCH_NOTES, SEARCH_OUT, attentive, searching
from rollwright.kernel.contract import Facts, Knowledge, Notes, State
from rollwright.kernel.twins import routine

THOUGHTFUL = 0  # level 3
ATTENTIVE = 1  # level 4
SEARCHING = 2  # level 5
LEVEL_SCRATCH = SEARCH_OUT
LEVEL_NOTES = SEARCH_NOTES


@routine
def decide(state: State, at: int, table: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> int:
    """The best action of a pending seat. `out` and `notes` keep what was found out; at first they are all 0."""
    if know[0] == SEARCHING:
        return searching(state, at, table, seat, know[2], out, notes)
    if know[0] == ATTENTIVE:
        return attentive(state, at, table, seat, know[2], out, notes)
    return thoughtful(state, at, table, seat, know[2], out, notes)
