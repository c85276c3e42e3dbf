"""The levels' ways to decide, compiled, with one face: `decide` for those that know, `purposeful` for level 1."""

from __future__ import annotations

from rollwright.core.bits import raw
from rollwright.core.compiled import entry, routine
from rollwright.core.contract import State, Table
from rollwright.games.diceland.policy import Notes, Weights, purposeful, thoughtful
from rollwright.games.diceland.search import SEARCH_NOTES, SEARCH_OUT, searching
from rollwright.games.diceland.value import SCRATCH

THOUGHTFUL = 0  # levels 3 and 4, which differ in their weights
SEARCHING = 1  # level 5
LEVEL_SCRATCH = max(SEARCH_OUT, SCRATCH)
LEVEL_NOTES = SEARCH_NOTES
Knowledge = tuple[int, Weights]
"""A way to decide and its weights."""


@routine
def decide(state: State, at: int, table: Table, seat: int, out: State, notes: Notes, know: Knowledge) -> int:
    """The best action of a pending seat. `out` and `notes` keep what was found out; at first they are all 0."""
    if know[0] == SEARCHING:
        return searching(state, at, table, seat, know[1], out, notes)
    return thoughtful(state, at, table, seat, know[1], out, notes)


@entry
def decide_for(state: State, table: Table, seat: int, out: State, notes: Notes, way: int, weights: Weights) -> int:
    return decide(raw(state), 0, raw(table), seat, raw(out), raw(notes), (way, raw(weights)))


@entry
def purposeful_for(state: State, table: Table, seat: int, out: State) -> int:
    """Level 1's choices: how many there are, in `out`."""
    return purposeful(raw(state), 0, raw(table), seat, raw(out))
