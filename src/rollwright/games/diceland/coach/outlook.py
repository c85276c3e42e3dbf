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
from rollwright.games.diceland.coach.correction import write_summary
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
    _cross_spaces(state, me, facts, board, low, high, desk)
    won = has_won(desk.inner.out, s.PART, facts)
    desk.notes[to + y.WON] = 1.0 if won else 0.0
    if won:
        for turn in range(y.AHEAD + 1):
            desk.notes[to + y.OPEN + turn] = 0.0
        return
    owed = desk.inner.out[s.PART + k.OWED]
    _look_ahead(facts, board, order, sense, desk, to)
    write_summary(facts, order, owed, sense, desk, to)


@step
def _cross_spaces(state: ReadOnlyState, me: int, facts: Facts, board: int, low: int, high: int, desk: Desk) -> None:
    """Has `PART` be a seat's part of the state, once these spaces are crossed, too."""
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


@step
def _look_ahead(facts: Facts, board: int, order: int, sense: Sense, desk: Desk, to: int) -> None:
    """Adds up what can follow the position at `PART`, after frequent uses by looking ahead again."""
    part, seats = desk.inner, facts[k.T_SEATS]
    later = _note_next_dice(facts, board, order, sense, desk, to)
    following = (order + seats - later) % seats
    for use in range(y.USES):
        mass, needed = desk.notes[y.MASS + use], part.notes[s.USES + use]
        if mass > 0.0 and needed != 0.0:  # with none needed, it has won
            if mass >= desk.notes[y.OFTEN]:
                _add_outlook(facts, board, use, following, mass, later, sense, desk, to)
            else:
                table = table_of(seats, following, desk.out[y.OWING + use], sense.weights)
                _add_row(sense, table, needed, mass, later, desk, to)


@routine
def _add_outlook(
    facts: Facts, board: int, use: int, order: int, mass: float, later: int, sense: Sense, desk: Desk, to: int
) -> None:
    """Adds the chances that the goal is not reached after so many turns, by the outlook after a use."""
    out, notes = beyond(desk.out, y.OUT), beyond(desk.notes, y.NOTES)
    then = Desk(out, notes, s.ScratchPart(beyond(out, s.OUT), beyond(notes, s.NOTES)))
    low, high = desk.out[y.SPACES + use * 2], desk.out[y.SPACES + use * 2 + 1]
    _cross_spaces(desk.inner.out, s.PART, facts, board, low, high, then)
    _look_ahead_once(facts, board, order, sense, then, y.TRIED)
    for turn in range(y.AHEAD + 1 - later):
        desk.notes[to + y.OPEN + later + turn] += mass * then.notes[y.TRIED + y.OPEN + turn]


@step
def _look_ahead_once(facts: Facts, board: int, order: int, sense: Sense, desk: Desk, to: int) -> None:
    part, seats = desk.inner, facts[k.T_SEATS]
    later = _note_next_dice(facts, board, order, sense, desk, to)
    following = (order + seats - later) % seats
    for use in range(y.USES):
        mass, needed = desk.notes[y.MASS + use], part.notes[s.USES + use]
        if mass > 0.0 and needed != 0.0:
            table = table_of(seats, following, desk.out[y.OWING + use], sense.weights)
            _add_row(sense, table, needed, mass, later, desk, to)


@routine
def _note_next_dice(facts: Facts, board: int, order: int, sense: Sense, desk: Desk, to: int) -> int:
    """Begins an outlook from `PART`, and notes how the next dice are used; returns how many turns later that is."""
    part, notes = desk.inner, desk.notes
    for turn in range(y.AHEAD + 1):
        notes[to + y.OPEN + turn] = 0.0
    owed = part.out[s.PART + k.OWED] > 0
    if owed:
        part.out[s.PART + k.OWED] -= 1
    _note_uses(facts, board, sense, desk)
    if owed:
        note_treasure_throw(desk)
        return 0
    notes[to + y.OPEN] = 1.0
    if order == 0:
        note_own_turn(desk)
    else:
        note_others_turn(facts[k.T_SEATS], desk)
    return 1


@routine
def _note_uses(facts: Facts, board: int, sense: Sense, desk: Desk) -> None:
    """Notes the turns needed after the best use of any dice, the crossed spaces then, and whether a treasure throw is
    owed."""
    out, notes = desk.inner.out, desk.inner.notes
    owing = 1 if out[s.PART + k.OWED] > 0 else 0
    notes[s.USES + s.NO_USE] = turns_needed(out, s.PART, facts, board, sense.weights, out, notes)
    desk.out[y.OWING + s.NO_USE] = owing
    for half in range(2):
        desk.out[y.SPACES + s.NO_USE * 2 + half] = out[s.PART + k.CROSSED + half]
    low = facts[board + k.B_TREASURE] & ~out[s.PART + k.CROSSED]
    high = facts[board + k.B_TREASURE + 1] & ~out[s.PART + k.CROSSED + 1]
    for colour in range(k.COLOURS):
        find_best_crosses(facts, board, colour, 1, k.ALL_DICE, sense.weights, out, notes, s.USES + colour * 7)
        for dice in range(1, k.ALL_DICE + 1):
            use = colour * 7 + dice
            for half in range(2):
                desk.out[y.SPACES + use * 2 + half] = out[s.BEST + dice * 2 + half]
            taken = (out[s.BEST + dice * 2] & low) | (out[s.BEST + dice * 2 + 1] & high)
            desk.out[y.OWING + use] = 1 if taken else owing


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
