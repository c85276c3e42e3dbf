"""How lucky a throw is for whoever throws it, in turns: what it leaves to be needed, next to the average of all throws.

The worth of a throw is level 4's, whoever plays, and leaves the others out. Luck is zero on average over the throws
that can fall, for any bots and whatever the value is; the better the value, the more of the results it explains.
"""

from __future__ import annotations

from rollwright.games.diceland.bots.policy import reply
from rollwright.games.diceland.bots.search import (
    PART,
    after_picking,
    after_setting_aside,
    after_stop,
    after_throwing_on,
    look_ahead,
)
from rollwright.games.diceland.rules.kernel import (
    ACTIVE,
    ASIDE,
    COLOUR,
    OWNER,
    PHASE,
    SEAT,
    SEAT_SIZE,
    T_BOARD,
    THROW_AGAIN,
    TREASURE_THROW,
)
from rollwright.kernel.contract import Facts, Knowledge, Notes, State
from rollwright.kernel.twins import routine


@routine
def luck(
    state: State, at: int, table: Facts, seat: int, outcome: int, out: State, notes: Notes, know: Knowledge
) -> float:
    """How many turns the throw that is due saves a seat if it falls like this, beyond the average."""
    treasure = state[at + PHASE] == TREASURE_THROW
    if seat != (state[at + OWNER] if treasure else state[at + ACTIVE]):
        return 0.0
    me = at + SEAT + seat * SEAT_SIZE
    for i in range(SEAT_SIZE):
        out[PART + i] = state[me + i]
    average = look_ahead(table, table[T_BOARD + seat], 1.0, know[2], out, notes)
    if treasure:
        return average - reply(0, outcome, notes)
    if state[at + PHASE] == THROW_AGAIN:
        colour, have = state[at + COLOUR], state[at + ASIDE]
        brought = (outcome >> (4 * colour)) & 15
        left = after_setting_aside(colour, have + brought, notes) if brought else after_stop(colour, have, notes)
        return after_throwing_on(colour, have, notes) - left
    return average - 1.0 - after_picking(outcome, notes)
