"""Level 4, the expert: it decides as the planner does, but by a learned value, and looks ahead where uses are close.

Close are uses of dice after which about as many turns are needed as after the best one. Of these it takes the one that
a look ahead prefers.
"""

from __future__ import annotations

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots.best_crosses import UNUSABLE, find_best_crosses
from rollwright.games.diceland.bots.look_ahead import is_next, look_ahead_after
from rollwright.games.diceland.bots.planner import best_action
from rollwright.games.diceland.bots.scratch import ScratchPart
from rollwright.games.diceland.bots.value import turns_needed
from rollwright.games.diceland.rules import kernel as k
from rollwright.games.diceland.rules.kernel import legal
from rollwright.kernel.bits import beyond
from rollwright.kernel.contract import Facts, Floats, Knowledge, Notes, ReadOnlyState, State
from rollwright.kernel.twins import routine, step

CLOSE = 0.06  # turns by which close uses may differ
# Scratch memory, in the second part
_CROSSED_AFTER = s.OUT  # + colour * 2: two words, the crossed spaces after using the dice of a colour
_TURNS_AFTER = s.NOTES  # turns needed after crossing nothing, then after using the dice of each colour
_FOUND = _TURNS_AFTER + 1 + k.COLOURS  # + dice


@routine
def expert(state: State, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> int:
    """The decision of Diceland's level 4, the expert."""
    choosing_use = state[at + k.PHASE] == k.MARKING or state[at + k.PHASE] == k.TREASURE_USE
    if not choosing_use or state[at + k.SEAT + seat * k.SEAT_SIZE + k.CROSSES] > 0:
        return best_action(state, at, facts, seat, know.values, out, notes)
    uses = legal(state, at, facts, seat, out)
    best, close = _compare_uses(state, at, facts, seat, uses, know.values, out, notes)
    return best if close < 2 else _best_by_look_ahead(state, at, facts, seat, uses, know.values, out, notes)


@routine
def _compare_uses(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, uses: int, weights: Floats, out: State, notes: Notes
) -> tuple[int, int]:
    """The use after which the fewest turns are needed, and how many are close to it, itself included.

    `out` begins with the uses. The notes get the turns needed after each of them.
    """
    me = at + k.SEAT + seat * k.SEAT_SIZE
    board = facts[k.T_BOARD + seat]
    notes[_TURNS_AFTER] = turns_needed(state, me, facts, board, weights, out, notes)
    best, action = UNUSABLE, k.PASS
    for i in range(uses):
        use = out[i]
        if use != k.PASS:
            colour = use - k.USE
            dice = (state[at + k.DICE] >> (4 * colour)) & 15
            find_best_crosses(facts, board, colour, dice, dice, weights, out, notes, _FOUND)
            notes[_TURNS_AFTER + 1 + colour] = notes[_FOUND + dice]
            out[_CROSSED_AFTER + colour * 2] = out[s.BEST + dice * 2]
            out[_CROSSED_AFTER + colour * 2 + 1] = out[s.BEST + dice * 2 + 1]
        turns = notes[_turns_after(use)]
        if turns < best:
            best, action = turns, use
    close = 0
    for i in range(uses):
        close += 1 if notes[_turns_after(out[i])] <= best + CLOSE else 0
    return action, close


@step
def _turns_after(use: int) -> int:
    return _TURNS_AFTER if use == k.PASS else _TURNS_AFTER + 1 + use - k.USE


@routine
def _best_by_look_ahead(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, uses: int, weights: Floats, out: State, notes: Notes
) -> int:
    """The best of the uses that are close."""
    inner = ScratchPart(beyond(out, 2 * s.OUT), beyond(notes, 2 * s.NOTES))
    me = at + k.SEAT + seat * k.SEAT_SIZE
    mine = is_next(state, at, facts, seat)
    limit = UNUSABLE
    for i in range(uses):
        limit = min(limit, notes[_turns_after(out[i])] + CLOSE)
    best, action = UNUSABLE, k.PASS
    for i in range(uses):
        use = out[i]
        if notes[_turns_after(use)] <= limit:
            low, high = state[me + k.CROSSED], state[me + k.CROSSED + 1]
            if use != k.PASS:
                low = out[_CROSSED_AFTER + (use - k.USE) * 2]
                high = out[_CROSSED_AFTER + (use - k.USE) * 2 + 1]
            turns = look_ahead_after(state, me, facts, facts[k.T_BOARD + seat], low, high, mine, weights, inner)
            if turns < best:
                best, action = turns, use
    return action
