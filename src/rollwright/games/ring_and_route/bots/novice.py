"""Level 1, the novice: any legal action that is not pointless, at random."""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import scratch as s
from rollwright.games.ring_and_route.bots.marks import copy_state, list_marks
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.games.ring_and_route.rules.kernel import legal
from rollwright.kernel.contract import Facts, ReadOnlyState, State
from rollwright.kernel.twins import routine, step


@routine
def novice_actions(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State) -> int:
    """Lists the legal actions of Ring & Route that are not pointless, for the novice, and returns how many there are.

    It is pointless to keep dice of which none can be used (R9); to mark nothing although something can be marked (R10);
    to turn a sheet on which something can still be marked, and not to turn one on which nothing can (R13).
    """
    me = at + k.SEAT + seat * k.SEAT_SIZE
    if state[at + k.PHASE] == k.DECIDING:
        return _rerolls(state, at, facts, seat, out)
    if (state[me + k.ARC] | state[me + k.HEAD]) == 0 and state[me + k.SHEET] == 0:
        out[0] = k.TURN
        return 1
    marks = 0
    found = legal(state, at, facts, seat, out)
    while marks < found and out[marks] < k.DONE:
        marks += 1
    return marks if marks > 0 and state[me + k.USED] == 0 else marks + 1  # `done` is the first after the marks


@step
def _rerolls(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State) -> int:
    """All re-rolls, and `keep` if one of the dice could be used."""
    copy_state(state, at, out, s.STACK)
    out[s.STACK + k.PHASE] = k.MARKING
    list_marks(facts, seat, out, s.STACK)
    first = k.KEEP if out[s.STACK + s.F_FOUND] > 0 else k.REROLL + 1
    for action in range(first, k.ALL_DICE + 1):
        out[action - first] = action
    return k.ALL_DICE + 1 - first
