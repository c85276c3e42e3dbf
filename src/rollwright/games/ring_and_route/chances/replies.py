"""What the seats make of a throw together: each pending seat chooses the ending that is best for itself.

Seats play a throw at the same time (R10), and what is best for one may depend on the others, above all when somebody
can end the game (R15). Everybody begins with the ending that the tables value most, then seat by seat changes to what
is best against the others' choices, until nobody wants to change: a Nash equilibrium. Now and then there is none, and
they would go on for ever; then what is expected of everybody is the point at which the next one to change would gain
least, and each chooses what is best against that.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.chances import scratch as c
from rollwright.games.ring_and_route.chances.desk import Desk
from rollwright.games.ring_and_route.chances.network import note_chances
from rollwright.kernel.contract import State
from rollwright.kernel.twins import routine, step, unit

ROUNDS = 6  # after which they stop in any case
_LESS = 1e-9  # by which nobody changes


@unit
def settle(seats: int, desk: Desk) -> None:
    """Has the seats choose among the endings listed for each, and notes the chances then."""
    out = desk.out
    for seat in range(seats):
        _choose_by_value(seat, desk)
    least = 1.0
    content = 0  # seats in a row that have nothing better
    for turn in range(ROUNDS * seats):
        seat = turn % seats
        before = out[c.CHOSEN + seat]
        gain = _choose_best(seats, seat, desk) if out[c.LISTED + seat] > 1 else 0.0
        content = content + 1 if gain == 0.0 else 1
        if content == seats:
            break
        if turn >= seats and 0.0 < gain < least:
            least = gain
            _expect_chosen(seats, out)
            out[c.EXPECTED + seat] = before
    if content == seats:
        _expect_chosen(seats, out)
    else:
        _reply_at_once(seats, desk)
    note_chances(seats, desk)


@step
def _expect_chosen(seats: int, out: State) -> None:
    for slot in range(seats):
        out[c.EXPECTED + slot] = out[c.CHOSEN + slot]


@routine
def _reply_at_once(seats: int, desk: Desk) -> None:
    """Has everybody choose what is best against what is expected of the others."""
    out = desk.out
    for seat in range(seats):
        for slot in range(seats):
            out[c.CHOSEN + slot] = out[c.EXPECTED + slot]
        _choose_best(seats, seat, desk)
        out[c.REPLIES + seat] = out[c.CHOSEN + seat]
    for seat in range(seats):
        out[c.CHOSEN + seat] = out[c.REPLIES + seat]


@step
def _choose_by_value(slot: int, desk: Desk) -> None:
    out, notes = desk.out, desk.notes
    best = -1e9
    for i in range(c.LIST + slot * c.MOST_ENDINGS, c.LIST + slot * c.MOST_ENDINGS + out[c.LISTED + slot]):
        value = notes[c.ENDINGS + out[i] * c.ENDING + c.E_VALUE]
        if value > best:
            best = value
            out[c.CHOSEN + slot] = out[i]


@routine
def _choose_best(seats: int, seat: int, desk: Desk) -> float:
    """Has a seat choose what is best against the others' choices; returns what it gains by that."""
    out, notes = desk.out, desk.notes
    slot = seat
    best = out[c.CHOSEN + slot]
    note_chances(seats, desk)
    before = notes[c.CHANCES + seat]
    most = before
    for i in range(c.LIST + slot * c.MOST_ENDINGS, c.LIST + slot * c.MOST_ENDINGS + out[c.LISTED + slot]):
        out[c.CHOSEN + slot] = out[i]
        note_chances(seats, desk)
        if notes[c.CHANCES + seat] > most + _LESS:
            most = notes[c.CHANCES + seat]
            best = out[i]
    out[c.CHOSEN + slot] = best
    return most - before
