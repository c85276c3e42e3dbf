"""The best action of levels 3 to 5: the best mark and the best re-roll, by what the sheet is worth afterwards
(`value.py`).

Nothing is cut off: the search looks at whatever can be marked with the dice, and before a re-roll at every throw.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import scratch as s
from rollwright.games.ring_and_route.bots.marks import copy_state, list_marks, next_frame
from rollwright.games.ring_and_route.bots.sheet_state import sheet_state
from rollwright.games.ring_and_route.bots.throws import mean_of_throws, note_throws
from rollwright.games.ring_and_route.bots.value import sheet_value, tolerance
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.games.ring_and_route.rules.kernel import dice_due, play
from rollwright.kernel.bits import count
from rollwright.kernel.contract import Facts, Knowledge, Notes, ReadOnlyState, State
from rollwright.kernel.twins import routine, step


@routine
def best_action(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge
) -> int:
    """The best action of a pending seat by the value of its sheet, a mark or a re-roll; the first of equals."""
    if state[at + k.PHASE] == k.DECIDING:
        return _best_reroll(state, at, facts, seat, out, notes, know)
    return best_mark(state, at, facts, seat, out, notes, know)


@routine
def best_mark(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> int:
    """The best mark by the value of the sheet: the first one on the way to the best that can be made of the dice; else
    `done`, or `turn` (R13)."""
    copy_state(state, at, out, s.STACK)
    list_marks(facts, seat, out, s.STACK)
    best = _value_at_end(out, s.STACK, facts, seat, notes, know)
    action = k.DONE
    for i in range(out[s.STACK + s.F_FOUND] - 1, -1, -1):
        mark = out[s.STACK + s.F_MARKS + i]
        copy_state(state, at, out, s.STACK + s.FRAME)
        play(out, s.STACK + s.FRAME, facts, seat, mark)
        value = _best_value(facts, seat, out, notes, know)
        if value >= best:  # backwards, so that the first of equals is left; a mark goes before `done`
            best = value
            action = mark
    if action == k.DONE and _turns(state, at, facts, seat, notes, know):
        return k.TURN
    return action


@routine
def _best_value(facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> float:
    """The best that a seat can still make of its part after its first mark, which led to the second frame."""
    first = s.STACK + s.FRAME
    best = _value_at_end(out, first, facts, seat, notes, know)
    frame = next_frame(facts, seat, out, first, first)
    while frame >= first:
        best = max(best, _value_at_end(out, frame, facts, seat, notes, know))
        frame = next_frame(facts, seat, out, first, frame)
    return best


@step
def _value_at_end(state: ReadOnlyState, at: int, facts: Facts, seat: int, notes: Notes, know: Knowledge) -> float:
    """The value of finishing the part like this."""
    sheet = sheet_state(state, at, facts, seat, misthrows_at_end(state, at, seat), 1, know)
    return sheet_value(facts, sheet, notes, know)


@step
def misthrows_at_end(state: ReadOnlyState, at: int, seat: int) -> int:
    """For the best mark (R11): the misthrows of a seat that finishes its part like this."""
    me = at + k.SEAT + seat * k.SEAT_SIZE
    return state[me + k.MISTHROWS] + (1 if count(state[me + k.USED]) < dice_due(state, at, seat) else 0)


@step
def _turns(state: ReadOnlyState, at: int, facts: Facts, seat: int, notes: Notes, know: Knowledge) -> bool:
    """R13: whether nothing is lost by ending the first sheet now."""
    turned = sheet_state(state, at, facts, seat, k.MISTHROWS_ALLOWED, 1, know)
    if turned.which == 1:
        return False
    going_on = _value_at_end(state, at, facts, seat, notes, know)
    return sheet_value(facts, turned, notes, know) >= going_on - tolerance(know)


@routine
def _best_reroll(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge
) -> int:
    """R9: the dice to throw again, by the mean over how they can fall."""
    note_throws(state, at, facts, seat, out, notes, know)
    best = -1e9
    action = 0
    for again in range(k.ALL_DICE + 1):
        mean = mean_of_throws(state[at + k.DICE], again, notes)
        if mean > best + 1e-6:
            best = mean
            action = again
    return action
