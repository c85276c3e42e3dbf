"""The best mark and the best re-roll, by what the sheet is worth afterwards (`value.py`).

Nothing is cut off: the search looks at whatever can be marked with the dice, and before a re-roll at every throw.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots.marks import (
    FOUND,
    LEVEL,
    MARKS,
    STACK,
    copy_state,
    list_marks,
    next_level,
)
from rollwright.games.ring_and_route.bots.sheet_state import sheet_state
from rollwright.games.ring_and_route.bots.throws import dice_due, mean_of_throws, note_throws
from rollwright.games.ring_and_route.bots.value import sheet_value, tolerance
from rollwright.games.ring_and_route.rules.kernel import (
    ALL_DICE,
    DECIDING,
    DICE,
    DONE,
    MISTHROWS,
    MISTHROWS_ALLOWED,
    PHASE,
    SEAT,
    SEAT_SIZE,
    TURN,
    USED,
    play,
)
from rollwright.kernel.bits import count
from rollwright.kernel.contract import Facts, Knowledge, Notes, ReadOnlyState, State
from rollwright.kernel.twins import routine, step


@routine
def best_action(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge
) -> int:
    """The best action of a pending seat; the first of equals."""
    if state[at + PHASE] == DECIDING:
        return _best_reroll(state, at, facts, seat, out, notes, know)
    return best_mark(state, at, facts, seat, out, notes, know)


@routine
def best_mark(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> int:
    """The first mark on the way to the best that can be made of the dice; else `done`, or `turn` (R13)."""
    copy_state(state, at, out, STACK)
    list_marks(facts, seat, out, STACK)
    best = _value_at_end(out, STACK, facts, seat, notes, know)
    action = DONE
    for i in range(out[STACK + FOUND] - 1, -1, -1):
        mark = out[STACK + MARKS + i]
        copy_state(state, at, out, STACK + LEVEL)
        play(out, STACK + LEVEL, facts, seat, mark)
        value = _best_value(facts, seat, out, notes, know)
        if value >= best:  # backwards, so that the first of equals is left; a mark goes before `done`
            best = value
            action = mark
    if action == DONE and _turns(state, at, facts, seat, notes, know):
        return TURN
    return action


@routine
def _best_value(facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> float:
    """The best that a seat can still make of its part after its first mark, which led to the second level."""
    first = STACK + LEVEL
    best = _value_at_end(out, first, facts, seat, notes, know)
    level = next_level(facts, seat, out, first, first)
    while level >= first:
        best = max(best, _value_at_end(out, level, facts, seat, notes, know))
        level = next_level(facts, seat, out, first, level)
    return best


@step
def _value_at_end(state: ReadOnlyState, at: int, facts: Facts, seat: int, notes: Notes, know: Knowledge) -> float:
    """The value of finishing the part like this."""
    sheet = sheet_state(state, at, facts, seat, misthrows_at_end(state, at, seat), 1, know)
    return sheet_value(facts, sheet, notes, know)


@step
def misthrows_at_end(state: ReadOnlyState, at: int, seat: int) -> int:
    """R11: the misthrows of a seat that finishes its part like this."""
    me = at + SEAT + seat * SEAT_SIZE
    return state[me + MISTHROWS] + (1 if count(state[me + USED]) < dice_due(state, at, seat) else 0)


@step
def _turns(state: ReadOnlyState, at: int, facts: Facts, seat: int, notes: Notes, know: Knowledge) -> bool:
    """R13: whether nothing is lost by ending the first sheet now."""
    turned = sheet_state(state, at, facts, seat, MISTHROWS_ALLOWED, 1, know)
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
    for again in range(ALL_DICE + 1):
        mean = mean_of_throws(state[at + DICE], again, notes)
        if mean > best + 1e-6:
            best = mean
            action = again
    return action
