"""Games to learn from: positions on the way, and the turns that their seats still needed.

Written for `learn.py`, in the language of the kernel.
"""

from __future__ import annotations

from rollwright.games.diceland.bots.features import FEATURES
from rollwright.games.diceland.bots.greedy import greedy
from rollwright.games.diceland.bots.policy import NOTES_SIZE, OUT, SEEN_AT, Notes, Weights, begin_with, thoughtful
from rollwright.games.diceland.bots.search import PART, look_ahead
from rollwright.games.diceland.rules.kernel import (
    CROSSES,
    OWED,
    SEAT,
    SEAT_SIZE,
    SEATS,
    T_BOARD,
    T_SEATS,
    begin,
    has_won,
    outcome_of,
    pending,
    play,
    roll,
    turns,
)
from rollwright.kernel.bits import beyond, lowest, raw
from rollwright.kernel.contract import Facts, State
from rollwright.kernel.stream import derive, fraction, word
from rollwright.kernel.twins import entry, step

# What is written about a position beside its features
M_SEAT = 0
M_TURN = 1
MARK = 2
LONGEST = 40  # rounds of a game


@entry
def practise(
    table: Facts,
    endless: Facts,
    seats: int,
    key: int,
    start: int,
    stop: int,
    trace: float,
    weights: Weights,
    state: State,
    out: State,
    notes: Notes,
    seen: State,
    marks: State,
    values: Notes,
    expected: Notes,
    targets: Notes,
    most: int,
    finished: State,
) -> int:
    """Plays games `start` to `stop` - 1 and writes at most `most` positions with their targets; returns how many.

    `endless` is the table with a goal that nobody reaches, so that every seat can be watched until it is there.
    `targets` are the turns still needed, as far as `trace` (the λ of TD(λ)) trusts the game more than the value.
    """
    table, endless, state, out, seen = raw(table), raw(endless), raw(state), raw(out), raw(seen)
    weights, notes, values, expected, targets = raw(weights), raw(notes), raw(values), raw(expected), raw(targets)
    marks, finished = raw(marks), raw(finished)
    count = 0
    for number in range(start, stop):
        dice = derive(derive(key, number), 0)
        begin(state, 0, endless, number % seats)
        for seat in range(SEATS):
            finished[seat] = -1
        first = count
        throws = 0
        going = seats
        while going > 0 and turns(state, 0) < LONGEST * seats and count < most - SEATS:
            turn = turns(state, 0)
            waiting = pending(state, 0)
            if waiting:
                seat = lowest(waiting)
                me = SEAT + seat * SEAT_SIZE
                if finished[seat] >= 0:
                    action = greedy(state, 0, table, seat, out)
                else:
                    action = thoughtful(state, 0, table, seat, weights, out, notes)
                play(state, 0, endless, seat, action)
                if finished[seat] < 0:
                    if has_won(state, me, table) and state[me + CROSSES] == 0:
                        finished[seat] = turn
                        going -= 1
                    elif state[me + CROSSES] == 0 and state[me + OWED] > 0:
                        _take_down(table, seat, turn, weights, state, out, notes, seen, marks, values, expected, count)
                        count += 1
            else:
                roll(state, 0, endless, outcome_of(state, 0, fraction(word(dice, throws))))
                throws += 1
            if turns(state, 0) > turn:
                for seat in range(seats):
                    if finished[seat] < 0:
                        _take_down(table, seat, turn, weights, state, out, notes, seen, marks, values, expected, count)
                        count += 1
        _look_back(seats, first, count, trace, marks, values, expected, targets)
    return count


@step
def _take_down(
    table: Facts,
    seat: int,
    turn: int,
    weights: Weights,
    state: State,
    out: State,
    notes: Notes,
    seen: State,
    marks: State,
    values: Notes,
    expected: Notes,
    count: int,
) -> None:
    me = SEAT + seat * SEAT_SIZE
    values[count] = begin_with(state, me, table, table[T_BOARD + seat], weights, out, notes)
    for i in range(FEATURES):
        seen[count * FEATURES + i] = out[SEEN_AT + i]
    inner, inner_notes = beyond(out, OUT), beyond(notes, NOTES_SIZE)
    for i in range(SEAT_SIZE):
        inner[PART + i] = state[me + i]
    expected[count] = look_ahead(table, table[T_BOARD + seat], 1.0 / table[T_SEATS], weights, inner, inner_notes)
    marks[count * MARK + M_SEAT] = seat
    marks[count * MARK + M_TURN] = turn


@step
def _look_back(
    seats: int, first: int, count: int, trace: float, marks: State, values: Notes, expected: Notes, targets: Notes
) -> None:
    """The targets of one game's positions, from the last to the first: what the dice would give on average, and what
    the value has turned out to be wrong by afterwards. The luck of the dice is in neither."""
    for seat in range(seats):
        wrong = 0.0
        for i in range(count - 1, first - 1, -1):
            if marks[i * MARK + M_SEAT] == seat:
                targets[i] = expected[i] + trace * wrong
                wrong = targets[i] - values[i]
