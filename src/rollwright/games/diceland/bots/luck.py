"""Luck in Diceland: the turns that a throw saves the seat that throws it, compared with the average of all throws.

A throw is valued as the expert values it, whoever plays; the other seats are left out. The average luck of the throws
that can fall is exactly zero, whatever bots play and however good the value is. The better the value, the more of the
results luck explains.
"""

from __future__ import annotations

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots.look_ahead import (
    after_first_throw,
    after_setting_aside,
    after_stop,
    after_throwing_on,
    look_ahead,
)
from rollwright.games.diceland.bots.scratch import ScratchPart
from rollwright.games.diceland.bots.uses import turns_after_best_use
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.contract import Facts, Knowledge, Notes, State
from rollwright.kernel.twins import unit


@unit
def luck(
    state: State, at: int, facts: Facts, seat: int, outcome: int, out: State, notes: Notes, know: Knowledge
) -> float:
    """Luck in Diceland: how many turns the throw that is due saves a seat beyond the average, if this is its
    outcome."""
    treasure = state[at + k.PHASE] == k.TREASURE_THROW
    if seat != (state[at + k.OWNER] if treasure else state[at + k.ACTIVE]):
        return 0.0
    me = at + k.SEAT + seat * k.SEAT_SIZE
    for i in range(k.SEAT_SIZE):
        out[s.PART + i] = state[me + i]
    average = look_ahead(facts, facts[k.T_BOARD + seat], 1.0, know.values, ScratchPart(out, notes))
    if treasure:
        return average - turns_after_best_use(0, outcome, notes)
    if state[at + k.PHASE] == k.THROW_AGAIN:
        colour, have = state[at + k.COLOUR], state[at + k.ASIDE]
        brought = (outcome >> (4 * colour)) & 15
        after = after_setting_aside(colour, have + brought, notes) if brought else after_stop(colour, have, notes)
        return after_throwing_on(colour, have, notes) - after
    return average - 1.0 - after_first_throw(outcome, notes)
