"""The other bot levels of a game that has none of its own: the novice takes any legal action, the rest are greedy."""

from __future__ import annotations

from rollwright.kernel.contract import Facts, Knowledge, Notes, State, greedy, legal
from rollwright.kernel.twins import routine

LEVEL_SCRATCH = 0
LEVEL_NOTES = 0


@routine
def novice_actions(state: State, at: int, facts: Facts, seat: int, out: State) -> int:
    """All legal actions, for a game without a novice of its own."""
    return legal(state, at, facts, seat, out)


@routine
def decide(state: State, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> int:
    """The greedy action, for a game without bot levels of its own."""
    return greedy(state, at, facts, seat, out)
