"""Level 3, the planner: it takes the action after which the fewest turns are needed, by a value made by hand.

With dice to use it tries every group of spaces (`best_crosses.py`); in phase 1 it averages over all throws
(`phase_1.py`). Expert and master decide in the same way, but by a learned value, and look ahead from some positions or
from all.
"""

from __future__ import annotations

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots import weights as w
from rollwright.games.diceland.bots.best_crosses import find_best_crosses
from rollwright.games.diceland.bots.phase_1 import colours_in_question, decide_phase_1, is_phase_1
from rollwright.games.diceland.bots.uses import ALL_COLOURS, note_uses
from rollwright.games.diceland.bots.value import turns_needed
from rollwright.games.diceland.rules import kernel as k
from rollwright.games.diceland.rules.kernel import legal
from rollwright.kernel.contract import Facts, Floats, Knowledge, Notes, State
from rollwright.kernel.twins import routine


@routine
def planner(state: State, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> int:
    """The decision of Diceland's level 3, the planner."""
    return best_action(state, at, facts, seat, know.values, out, notes)


@routine
def best_action(state: State, at: int, facts: Facts, seat: int, weights: Floats, out: State, notes: Notes) -> int:
    """Planning: the action after which the seat needs the fewest turns on average, by the value that these weights
    give."""
    me = at + k.SEAT + seat * k.SEAT_SIZE
    if is_phase_1(state, at):
        note_uses(state, at, facts, seat, colours_in_question(state, at), weights, out, notes)
        if weights[w.OTHERS] != 0.0:
            for other in range(facts[k.T_SEATS]):
                if other != seat:
                    note_uses(state, at, facts, other, ALL_COLOURS, weights, out, notes)
        return decide_phase_1(state, at, facts, seat, weights, notes)
    if state[me + k.CROSSES] > 0:
        return decide_cross(state, at, facts, seat, weights, out, notes)
    note_uses(state, at, facts, seat, state[me + k.USABLE], weights, out, notes)
    return decide_use(state, at, facts, seat, weights, out, notes)


@routine
def decide_use(state: State, at: int, facts: Facts, seat: int, weights: Floats, out: State, notes: Notes) -> int:
    """The planner's use of dice: the colour after which the fewest turns are needed, or none (D12, D14). The notes must
    have the seat's uses."""
    uses = s.USES + seat * s.SEAT_USES
    best = notes[uses + s.NO_USE] + weights[w.IDLE]
    action = k.PASS
    for i in range(legal(state, at, facts, seat, out)):
        if out[i] != k.PASS:
            colour = out[i] - k.USE
            turns = notes[uses + colour * 7 + ((state[at + k.DICE] >> (4 * colour)) & 15)]
            if turns < best:
                best = turns
                action = out[i]
    return action


@routine
def decide_cross(state: State, at: int, facts: Facts, seat: int, weights: Floats, out: State, notes: Notes) -> int:
    """The planner's cross: the first space of the best group for all the crosses that are left."""
    me = at + k.SEAT + seat * k.SEAT_SIZE
    board = facts[k.T_BOARD + seat]
    crosses = state[me + k.CROSSES]
    turns_needed(state, me, facts, board, weights, out, notes)
    unread = s.REROLLS - crosses  # only the spaces are of interest
    find_best_crosses(facts, board, state[me + k.USING], crosses, crosses, weights, out, notes, unread)
    for i in range(legal(state, at, facts, seat, out)):
        space = out[i] - k.CROSS
        if (out[s.BEST + crosses * 2 + space // k.HALF] >> (space % k.HALF)) & 1:
            return out[i]
    return out[0]
