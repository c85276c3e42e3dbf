"""A loop that plays games and writes down every decision and every throw, for data sets.

The games are those of `loops.play_games`. Decisions and throws go into two blocks of numbers, column by column, with
room for equally many; `log` says how much room there is and how much of it is taken.
"""

from __future__ import annotations

from rollwright.kernel.bits import lowest, raw
from rollwright.kernel.contract import (
    Facts,
    Players,
    State,
    begin,
    choose,
    legal,
    outcome_of,
    pending,
    play,
    ready,
    roll,
    score,
    to_throw,
    turns,
)
from rollwright.kernel.loops import CHOICES, DICE, ROW, write_row
from rollwright.kernel.stream import derive, fraction, word
from rollwright.kernel.twins import entry

# The columns of both
GAME = 0
EVENT = 1  # its place in the game's record
TURN = 2  # finished turns
# Then, of a decision
SEAT = 3
ACTION = 4
LEGAL = 5  # how many actions were legal
SCORE = 6  # of the seat, before it
DECISION_COLUMNS = 7
# And of a throw
DICE_THROWN = 3
OUTCOME = 4
THROW_COLUMNS = 5

# The log
ROOM = 0
DECIDED = 1
THROWN = 2
LOG = 3


@entry
def write_games(
    facts: Facts,
    seats: int,
    key: int,
    start: int,
    stop: int,
    players: Players,
    state: State,
    out: State,
    rows: State,
    decisions: State,
    throws: State,
    log: State,
) -> int:
    """Plays games number `start` to `stop` - 1 of a run, or as many of them as there is room for; returns how many."""
    facts, players, state, out, rows = raw(facts), ready(players), raw(state), raw(out), raw(rows)
    decisions, throws, log = raw(decisions), raw(throws), raw(log)
    room = log[ROOM]
    for number in range(start, stop):
        game = derive(key, number)
        dice = derive(game, DICE)
        choices = derive(game, CHOICES)
        begin(state, 0, facts, number % seats)
        event = 0
        decided = log[DECIDED]
        thrown = log[THROWN]
        while True:
            waiting = pending(state, 0)
            falling = to_throw(state, 0)
            if not waiting and not falling:
                break
            if room in (decided, thrown):
                return number - start
            if waiting:
                seat = lowest(waiting)
                found = legal(state, 0, facts, seat, out)
                action = choose(state, 0, facts, seat, players, choices, event, out)
                decisions[GAME * room + decided] = number
                decisions[EVENT * room + decided] = event
                decisions[TURN * room + decided] = turns(state, 0)
                decisions[SEAT * room + decided] = seat
                decisions[ACTION * room + decided] = action
                decisions[LEGAL * room + decided] = found
                decisions[SCORE * room + decided] = score(state, 0, facts, seat)
                decided += 1
                play(state, 0, facts, seat, action)
            else:
                outcome = outcome_of(state, 0, fraction(word(dice, thrown - log[THROWN])))
                throws[GAME * room + thrown] = number
                throws[EVENT * room + thrown] = event
                throws[TURN * room + thrown] = turns(state, 0)
                throws[DICE_THROWN * room + thrown] = falling
                throws[OUTCOME * room + thrown] = outcome
                thrown += 1
                roll(state, 0, facts, outcome)
            event += 1
        write_row(state, 0, facts, seats, decided - log[DECIDED], rows, (number - start) * ROW)
        log[DECIDED] = decided
        log[THROWN] = thrown
    return stop - start
