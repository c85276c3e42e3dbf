"""What the seats make of a throw together: each pending seat chooses the ending that is best for itself.

Seats play a throw at the same time (R10), and what is best for one may depend on the others, above all when somebody
can end the game (R15). Everybody begins with the ending that the tables value most, then seat by seat changes to what
is best against the others' choices, until nobody wants to change: a Nash equilibrium.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.coach import scratch as c
from rollwright.games.ring_and_route.coach.network import note_chances
from rollwright.kernel.contract import Notes, State, Weights
from rollwright.kernel.twins import routine, step, unit

ROUNDS = 4  # after which they stop in any case
_LESS = 1e-9  # by which nobody changes


@unit
def settle(base: int, seats: int, out: State, notes: Notes, net: Weights) -> None:
    """Has the seats choose among the endings listed for each, and notes the chances then. `base` is the first slot."""
    for seat in range(seats):
        _choose_by_value(base + seat, out, notes)
    note_chances(base, seats, out, notes, net)
    for _ in range(ROUNDS):
        changed = 0
        for seat in range(seats):
            if out[c.LISTED + base + seat] > 1:
                changed += _choose_best(base, seats, seat, out, notes, net)
        if changed == 0 or seats == 1:
            break
    note_chances(base, seats, out, notes, net)


@step
def _choose_by_value(slot: int, out: State, notes: Notes) -> None:
    best = -1e9
    for i in range(c.LIST + slot * c.MOST_ENDINGS, c.LIST + slot * c.MOST_ENDINGS + out[c.LISTED + slot]):
        value = notes[c.ENDINGS + out[i] * c.ENDING + c.E_VALUE]
        if value > best:
            best = value
            out[c.CHOSEN + slot] = out[i]


@routine
def _choose_best(base: int, seats: int, seat: int, out: State, notes: Notes, net: Weights) -> int:
    """Has a seat choose what is best against the others' choices; returns 1 if that is another ending than before."""
    slot = base + seat
    before = out[c.CHOSEN + slot]
    note_chances(base, seats, out, notes, net)
    most = notes[c.CHANCES + seat]
    best = before
    for i in range(c.LIST + slot * c.MOST_ENDINGS, c.LIST + slot * c.MOST_ENDINGS + out[c.LISTED + slot]):
        out[c.CHOSEN + slot] = out[i]
        note_chances(base, seats, out, notes, net)
        if notes[c.CHANCES + seat] > most + _LESS:
            most = notes[c.CHANCES + seat]
            best = out[i]
    out[c.CHOSEN + slot] = best
    return 1 if best != before else 0
