"""Stands in for the `levels.py` of a game that has none: nothing is pointless, and nobody knows more than greedy."""

from __future__ import annotations

from rollwright.kernel.contract import Knowledge, Notes, State, Table, greedy, legal
from rollwright.kernel.twins import routine

LEVEL_SCRATCH = 0
LEVEL_NOTES = 0


@routine
def purposeful(state: State, at: int, table: Table, seat: int, out: State) -> int:
    return legal(state, at, table, seat, out)


@routine
def decide(state: State, at: int, table: Table, seat: int, out: State, notes: Notes, know: Knowledge) -> int:
    return greedy(state, at, table, seat, out)
