"""The outlook of a seat: the distribution of the turns that it still needs.

The next dice that the seat can use are averaged exactly: a treasure throw if one is owed (D14), else its next turn,
whether it is active or not. What the value function says of the positions after them is turned into a distribution by a
table of how often so much turned out to be how many turns (`making/`).
"""

from __future__ import annotations

import math

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots import weights as w
from rollwright.games.diceland.bots.best_crosses import find_best_crosses
from rollwright.games.diceland.bots.value import turns_needed
from rollwright.games.diceland.coach import scratch as y
from rollwright.games.diceland.coach.next_dice import note_others_turn, note_own_turn, note_treasure_throw
from rollwright.games.diceland.coach.scratch import Desk, Sense
from rollwright.games.diceland.rules import kernel as k
from rollwright.games.diceland.rules.kernel import cross, has_won
from rollwright.kernel.bits import beyond, lowest
from rollwright.kernel.contract import Facts, Floats, ReadOnlyState
from rollwright.kernel.twins import routine, step


@step
def order_of(active: int, seats: int, seat: int) -> int:
    """How many turns of others come between this turn and the seat's next own one (D16), which its outlook depends
    on."""
    return (seat - active - 1 + seats) % seats


@step
def sense_of(seat: int, sense: Sense) -> Sense:
    """What a seat's board is judged by."""
    return Sense(beyond(sense.weights, seat * y.WEIGHTS), sense.table)


@step
def table_of(seats: int, order: int, owing: int, weights: Floats) -> int:
    """The number of the table of turns for a seat whose own turn comes after so many others."""
    own_value = 2 * y.ORDERS if weights[w.SPACES] != 0.0 else 0
    return own_value + (y.ORDERS if owing else 0) + seats * (seats - 1) // 2 + order


@routine
def write_outlook_after(
    state: ReadOnlyState,
    me: int,
    facts: Facts,
    board: int,
    low: int,
    high: int,
    order: int,
    sense: Sense,
    desk: Desk,
    to: int,
) -> None:
    """Writes the outlook of a seat's part of the state once these spaces are crossed to the notes."""
    part = desk.inner.out
    for i in range(k.SEAT_SIZE):
        part[s.PART + i] = state[me + i]
    low &= ~state[me + k.CROSSED]
    high &= ~state[me + k.CROSSED + 1]
    while low:
        cross(part, s.PART, facts, board, lowest(low))
        low &= low - 1
    while high:
        cross(part, s.PART, facts, board, k.HALF + lowest(high))
        high &= high - 1
    won = has_won(part, s.PART, facts)
    desk.notes[to + y.WON] = 1.0 if won else 0.0
    for turn in range(y.AHEAD + 1):
        desk.notes[to + y.OPEN + turn] = 0.0
    if not won:
        _look_ahead(facts, board, order, sense, desk, to)


@step
def _look_ahead(facts: Facts, board: int, order: int, sense: Sense, desk: Desk, to: int) -> None:
    """Adds up what can follow the position at `PART`."""
    part, seats = desk.inner, facts[k.T_SEATS]
    owed = part.out[s.PART + k.OWED] > 0
    if owed:
        part.out[s.PART + k.OWED] -= 1
    _note_uses(facts, board, sense, desk)
    if owed:
        note_treasure_throw(desk)
    elif order == 0:
        note_own_turn(desk)
    else:
        note_others_turn(seats, desk)
    following = order if owed else (order + seats - 1) % seats
    later = 0 if owed else 1
    if not owed:
        desk.notes[to + y.OPEN] = 1.0
    for use in range(y.USES):
        mass = desk.notes[y.MASS + use]
        if mass > 0.0 and part.notes[s.USES + use] != 0.0:  # with none needed, it has won
            table = table_of(seats, following, desk.out[y.OWING + use], sense.weights)
            _add_row(sense, table, part.notes[s.USES + use], mass, later, desk, to)


@routine
def _note_uses(facts: Facts, board: int, sense: Sense, desk: Desk) -> None:
    """Notes the turns needed after the best use of any dice, and whether a treasure throw is owed then."""
    out, notes = desk.inner.out, desk.inner.notes
    owing = 1 if out[s.PART + k.OWED] > 0 else 0
    notes[s.USES + s.NO_USE] = turns_needed(out, s.PART, facts, board, sense.weights, out, notes)
    desk.out[y.OWING + s.NO_USE] = owing
    low = facts[board + k.B_TREASURE] & ~out[s.PART + k.CROSSED]
    high = facts[board + k.B_TREASURE + 1] & ~out[s.PART + k.CROSSED + 1]
    for colour in range(k.COLOURS):
        find_best_crosses(facts, board, colour, 1, k.ALL_DICE, sense.weights, out, notes, s.USES + colour * 7)
        for dice in range(1, k.ALL_DICE + 1):
            taken = (out[s.BEST + dice * 2] & low) | (out[s.BEST + dice * 2 + 1] & high)
            desk.out[y.OWING + colour * 7 + dice] = 1 if taken else owing


@step
def _add_row(sense: Sense, table: int, needed: float, mass: float, later: int, desk: Desk, to: int) -> None:
    """Adds the chances that the goal is not reached after so many turns, if about so many are `needed`."""
    place = min(math.sqrt(max(needed, 0.0)) * y.GRAIN, y.ROWS - 1.001)
    row = int(place)
    above = mass * (place - row)
    below = mass - above
    first = y.T_ROWS + table * y.TABLE + row * (y.AHEAD + 1)
    second = first + y.AHEAD + 1
    target = to + y.OPEN + later
    for turn in range(y.AHEAD + 1 - later):
        desk.notes[target + turn] += below * sense.table[first + turn] + above * sense.table[second + turn]
