"""The correction of the race: what the win shares of seats that are independent of each other leave out.

Seats deny each other dice, choose better than the value function alone would, and throw for treasures out of turn. How
much that changes the race is learned (`making/balance.py`) by a small network with one layer of hidden units (ReLU).
It sees a summary of each seat's outlook, and is fitted so that the chances before a throw are the average of those
after it.
"""

from __future__ import annotations

import math

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots import weights as w
from rollwright.games.diceland.coach import scratch as y
from rollwright.games.diceland.coach.scratch import Desk, Sense
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.contract import Facts
from rollwright.kernel.twins import routine, step


@routine
def write_summary(facts: Facts, order: int, owed: int, sense: Sense, desk: Desk, to: int) -> None:
    """Writes the summary of an outlook that was found by looking ahead from the position at `PART`, for the
    correction."""
    notes, part, seen = desk.notes, desk.inner, to + y.SEEN
    for i in range(y.SIGHTS):
        notes[seen + i] = 0.0
    turns, squares, before = 0.0, 0.0, 1.0
    for turn in range(y.AHEAD + 1):
        open_ = notes[to + y.OPEN + turn]
        turns += open_
        squares += (2.0 * turn + 1.0) * open_
        if turn < y.S_CHANCES:
            notes[seen + turn] = before - open_
        before = open_
    for i in range(5):
        notes[seen + y.S_OPEN + i] = notes[to + y.OPEN + 7 + i * (i + 3)]
    value = max(part.notes[s.USES + s.NO_USE], 0.0)
    notes[seen + y.S_TURNS] = turns / 10.0
    notes[seen + y.S_TURNS + 1] = math.log(turns + 0.5)
    notes[seen + y.S_TURNS + 2] = math.sqrt(max(squares - turns * turns, 0.0)) / 5.0
    notes[seen + y.S_TURNS + 3] = math.log(value + 0.5)
    notes[seen + y.S_TURNS + 4] = (value - turns) / (1.0 + 0.2 * turns)
    notes[seen + y.S_OWED] = 1.0 if owed > 0 else 0.0
    notes[seen + y.S_OWED + 1] = 1.0 if owed > 1 else 0.0
    notes[seen + y.S_BOARD] = 1.0 if sense.weights[w.SPACES] != 0.0 else 0.0
    notes[seen + y.S_ORDER + order] = 1.0
    _see_board(facts, desk, seen)
    _weigh(sense, desk, to)


@step
def _see_board(facts: Facts, desk: Desk, seen: int) -> None:
    """The part of the summary that is read off the board: what is missing, and with how many dice the goal is
    reached."""
    notes, part = desk.notes, desk.inner
    wins, colours, nearest, second = 0, 0, 127, 127
    for colour in range(k.COLOURS):
        winning = 0
        for dice in range(1, k.ALL_DICE + 1):
            winning += 1 if part.notes[s.USES + colour * 7 + dice] == 0.0 else 0
        wins += winning
        colours += 1 if winning else 0
        left = (part.out[s.PART + k.LEFT] >> (k.EACH * colour)) & 127
        if left < nearest:
            nearest, second = left, nearest
        elif left < second:
            second = left
    notes[seen + y.S_WINS] = wins / 6.0
    notes[seen + y.S_WINS + 1] = colours / 3.0
    notes[seen + y.S_LEFT] = max(facts[k.T_GOAL] - part.out[s.PART + k.TREASURES], 0) / 6.0
    notes[seen + y.S_LEFT + 1] = nearest / 10.0
    notes[seen + y.S_LEFT + 2] = second / 10.0


@step
def _weigh(sense: Sense, desk: Desk, to: int) -> None:
    """What the summary adds to the hidden units: of its own seat, and of any."""
    notes, units = desk.notes, to + y.ADDS
    for unit in range(2 * y.UNITS):
        notes[units + unit] = 0.0
    for i in range(y.SIGHTS):
        seen = notes[to + y.SEEN + i]
        if seen != 0.0:
            row = y.T_INNER + i * 2 * y.UNITS
            for unit in range(2 * y.UNITS):
                notes[units + unit] += seen * sense.table[row + unit]


@step
def is_decided(seats: int, desk: Desk) -> bool:
    """Whether somebody has reached the goal in this turn, so that nothing is left to correct."""
    won = 0.0
    for seat in range(seats):
        won += desk.notes[desk.out[y.USED + seat] + y.WON]
    return won > 0.0


@routine
def note_corrections(seats: int, sense: Sense, desk: Desk) -> None:
    """Notes the correction for each seat, by which the logarithm of its share is to be raised."""
    notes = desk.notes
    for unit in range(y.UNITS):
        total = float(sense.table[y.T_BIASES + seats * y.UNITS + unit])
        for seat in range(seats):
            total += notes[desk.out[y.USED + seat] + y.ADDS + y.UNITS + unit]
        notes[y.SUMS + unit] = total
    for seat in range(seats):
        own = desk.out[y.USED + seat] + y.ADDS
        raised = 0.0
        for unit in range(y.UNITS):
            raised += max(notes[y.SUMS + unit] + notes[own + unit], 0.0) * sense.table[y.T_OUTER + unit]
        notes[y.RAISED + seat] = raised


@step
def correct(seats: int, desk: Desk, to: int) -> None:
    """Applies the corrections that were noted to win shares."""
    total = 0.0
    for seat in range(seats):
        desk.notes[to + seat] *= math.exp(desk.notes[y.RAISED + seat])
        total += desk.notes[to + seat]
    for seat in range(seats):
        desk.notes[to + seat] /= total
