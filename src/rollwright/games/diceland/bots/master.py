"""Level 5, the master: it looks ahead from every position that dice can lead to, and counts the chance to be first.

Wherever planner and expert take the value of a position, it takes the average over what the seat can do next
(`look_ahead.py`). Only the spaces to cross are chosen by the value itself.
"""

from __future__ import annotations

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots.best_crosses import UNUSABLE, find_best_crosses
from rollwright.games.diceland.bots.look_ahead import is_next, look_ahead_after
from rollwright.games.diceland.bots.memo import is_known, write_key
from rollwright.games.diceland.bots.phase_1 import colours_in_question, decide_phase_1, is_phase_1
from rollwright.games.diceland.bots.planner import decide_cross, decide_use
from rollwright.games.diceland.bots.scratch import ScratchPart
from rollwright.games.diceland.bots.uses import ALL_COLOURS
from rollwright.games.diceland.bots.value import turns_needed
from rollwright.games.diceland.bots.weights import PRINT
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.bits import beyond, lowest
from rollwright.kernel.contract import Facts, Floats, Knowledge, Notes, ReadOnlyState, State
from rollwright.kernel.twins import routine


@routine
def master(state: State, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> int:
    """The decision of Diceland's level 5, the master."""
    own = ScratchPart(out, notes)
    deep = ScratchPart(beyond(out, s.OUT), beyond(notes, s.NOTES))
    inner = ScratchPart(beyond(out, 2 * s.OUT), beyond(notes, 2 * s.NOTES))
    if is_phase_1(state, at):
        for each in range(facts[k.T_SEATS]):
            colours = colours_in_question(state, at) if each == seat else ALL_COLOURS
            _note_deep_uses(state, at, facts, each, colours, know.values, own, deep, inner)
        return decide_phase_1(state, at, facts, seat, know.values, deep.notes)
    me = at + k.SEAT + seat * k.SEAT_SIZE
    if state[me + k.CROSSES] > 0:
        return decide_cross(state, at, facts, seat, know.values, out, notes)
    _note_deep_uses(state, at, facts, seat, state[me + k.USABLE], know.values, own, deep, inner)
    return decide_use(state, at, facts, seat, know.values, out, deep.notes)


@routine
def _note_deep_uses(
    state: ReadOnlyState,
    at: int,
    facts: Facts,
    seat: int,
    colours: int,
    weights: Floats,
    own: ScratchPart,
    deep: ScratchPart,
    inner: ScratchPart,
) -> None:
    """As `note_uses`, but the turns that are noted, in `deep`, are those that a look ahead finds."""
    me = at + k.SEAT + seat * k.SEAT_SIZE
    board = facts[k.T_BOARD + seat]
    key = s.MEMO + seat * s.MEMO_KEY
    mine = is_next(state, at, facts, seat)
    weights_print = int(weights[PRINT]) * 2 + (1 if mine else 0)  # whose turn is next makes a difference, too
    known = is_known(deep.out, key, state, me, facts, weights_print)
    missing = colours & ~deep.out[key + s.M_COLOURS] if known else colours
    if known and missing == 0:
        return
    uses = s.USES + seat * s.SEAT_USES
    if not known:
        write_key(deep.out, key, state, me, facts, weights_print)
        low, high = state[me + k.CROSSED], state[me + k.CROSSED + 1]
        deep.notes[uses + s.NO_USE] = look_ahead_after(state, me, facts, board, low, high, mine, weights, inner)
    deep.out[key + s.M_COLOURS] |= missing
    own.out[key + s.M_PRINTS] = 0  # its notes are written over
    turns_needed(state, me, facts, board, weights, own.out, own.notes)
    while missing:
        colour = lowest(missing)
        missing &= missing - 1
        row = uses + colour * 7
        find_best_crosses(facts, board, colour, 1, k.ALL_DICE, weights, own.out, own.notes, row)
        for dice in range(1, k.ALL_DICE + 1):
            deep.notes[row + dice] = UNUSABLE
            if own.notes[row + dice] < UNUSABLE:
                low, high = own.out[s.BEST + dice * 2], own.out[s.BEST + dice * 2 + 1]
                deep.notes[row + dice] = look_ahead_after(state, me, facts, board, low, high, mine, weights, inner)
