"""Level 1, the novice: any legal action that is not pointless, at random."""

from __future__ import annotations

from rollwright.games.diceland.rules import kernel as k
from rollwright.games.diceland.rules.kernel import legal, usable
from rollwright.kernel.contract import Facts, ReadOnlyState, State
from rollwright.kernel.twins import step


@step
def novice_actions(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State) -> int:
    """Lists the legal actions of Diceland that are not pointless, for the novice, and returns how many there are.

    It is pointless to pick a colour that can't be used if another one can (D8); to throw on if one die more could not
    be used, and else to stop with dice that can't be used (D9, D11); to decline (D12, D14).
    """
    found = legal(state, at, facts, seat, out)
    phase = state[at + k.PHASE]
    me = at + k.SEAT + seat * k.SEAT_SIZE
    board = facts[k.T_BOARD + seat]
    if phase == k.GOING_ON:
        if not usable(state, me, facts, board, state[at + k.COLOUR], state[at + k.ASIDE] + 1):
            out[0] = k.STOP
            return 1
        return found - 1 if not usable(state, me, facts, board, state[at + k.COLOUR], state[at + k.ASIDE]) else found
    if phase == k.PICKING:
        kept = 0
        for i in range(found):
            action = out[i]
            dice = (state[at + k.DICE] >> (4 * (action - k.PICK))) & 15
            if usable(state, me, facts, board, action - k.PICK, dice):
                out[kept] = action
                kept += 1
        return kept if kept > 0 else found
    return found - 1 if out[found - 1] == k.PASS else found
