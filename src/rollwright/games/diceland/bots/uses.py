"""What a seat can make of any dice: the turns it needs after the best use of one to six dice of each colour, as
notes."""

from __future__ import annotations

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots.best_crosses import find_best_crosses
from rollwright.games.diceland.bots.memo import is_known, write_key
from rollwright.games.diceland.bots.value import turns_needed
from rollwright.games.diceland.bots.weights import PRINT
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.bits import lowest
from rollwright.kernel.contract import Facts, Floats, Notes, ReadOnlyState, State
from rollwright.kernel.twins import routine, step

ALL_COLOURS = (1 << k.COLOURS) - 1


@routine
def note_uses(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, colours: int, weights: Floats, out: State, notes: Notes
) -> None:
    """Sees to it that the notes have a seat's uses of any dice of these colours: the turns it needs after each; what
    they have already is kept."""
    me = at + k.SEAT + seat * k.SEAT_SIZE
    board = facts[k.T_BOARD + seat]
    uses = s.USES + seat * s.SEAT_USES
    key = s.MEMO + seat * s.MEMO_KEY
    known = is_known(out, key, state, me, facts, int(weights[PRINT]))
    missing = colours & ~out[key + s.M_COLOURS] if known else colours
    if known and missing == 0:
        return
    unchanged = turns_needed(state, me, facts, board, weights, out, notes)
    if not known:
        write_key(out, key, state, me, facts, int(weights[PRINT]))
        notes[uses + s.NO_USE] = unchanged
    out[key + s.M_COLOURS] |= missing
    while missing:
        colour = lowest(missing)
        missing &= missing - 1
        find_best_crosses(facts, board, colour, 1, k.ALL_DICE, weights, out, notes, uses + colour * 7)


@step
def turns_after_best_use(seat: int, dice: int, notes: Notes) -> float:
    """The turns that a seat needs after the best use of one colour of these dice, or of none (D12, D14)."""
    uses = s.USES + seat * s.SEAT_USES
    turns = notes[uses + s.NO_USE]
    while dice:
        colour = lowest(dice) >> 2
        number = (dice >> (4 * colour)) & 15
        turns = min(turns, notes[uses + colour * 7 + number])
        dice &= ~(15 << (4 * colour))
    return turns
