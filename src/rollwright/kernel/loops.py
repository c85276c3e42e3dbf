"""Loops over a kernel that know no game: single steps, games played out, their fingerprint.

Written against `contract`; `compiled` puts a game's own functions in the place of the contract's, plain or compiled.
"""

from __future__ import annotations

from rollwright.kernel.bits import lowest, raw
from rollwright.kernel.contract import (
    Facts,
    Players,
    ReadOnlyState,
    State,
    begin,
    choose,
    greedy,
    legal,
    observe,
    outcome_of,
    pending,
    play,
    ready,
    reason,
    roll,
    score,
    to_throw,
    turns,
    winners,
)
from rollwright.kernel.deciders import choice
from rollwright.kernel.stream import MASK, derive, fraction, mix, word
from rollwright.kernel.twins import entry, step

# The streams of a game
DICE = 0
CHOICES = 1

# What `status` is asked for
ASKED_SEATS = 0
ASKED_DICE = 1
ASKED_WINNERS = 2
ASKED_REASON = 3
ASKED_TURNS = 4

# A row of results
WINNERS = 0
REASON = 1
TURNS = 2
DECISIONS = 3
SCORES = 4  # + seat
ROW = 8


@step
def throw(state: State, at: int, facts: Facts, key: int, number: int) -> None:
    """Throw `number` of the game whose dice have this key."""
    roll(state, at, facts, outcome_of(state, at, fraction(word(key, number))))


@step
def write_row(state: ReadOnlyState, at: int, facts: Facts, seats: int, decisions: int, rows: State, row: int) -> None:
    """Writes the results of a game to `rows` from index `row`."""
    rows[row + WINNERS] = winners(state, at)
    rows[row + REASON] = reason(state, at)
    rows[row + TURNS] = turns(state, at)
    rows[row + DECISIONS] = decisions
    for seat in range(seats):
        rows[row + SCORES + seat] = score(state, at, facts, seat)


# One game, step by step: the same functions as in the loops below


@entry
def begin_game(state: State, facts: Facts, first: int) -> None:
    begin(raw(state), 0, raw(facts), first)


@entry
def status(state: State, asked: int) -> int:
    """The seats that are asked, the number of dice that fall, the winners, the reason or the turns."""
    state = raw(state)
    if asked == ASKED_SEATS:
        return pending(state, 0)
    if asked == ASKED_DICE:
        return to_throw(state, 0)
    if asked == ASKED_WINNERS:
        return winners(state, 0)
    if asked == ASKED_REASON:
        return reason(state, 0)
    return turns(state, 0)


@entry
def score_of(state: State, facts: Facts, seat: int) -> int:
    return score(raw(state), 0, raw(facts), seat)


@entry
def legal_for(state: State, facts: Facts, seat: int, out: State) -> int:
    return legal(raw(state), 0, raw(facts), seat, raw(out))


@entry
def greedy_for(state: State, facts: Facts, seat: int, out: State) -> int:
    return greedy(raw(state), 0, raw(facts), seat, raw(out))


@entry
def observe_for(state: ReadOnlyState, facts: Facts, seat: int, out: State) -> None:
    observe(raw(state), 0, raw(facts), seat, raw(out), 0)


@entry
def play_one(state: State, facts: Facts, seat: int, action: int) -> None:
    play(raw(state), 0, raw(facts), seat, action)


@entry
def outcome_from(state: State, part: int) -> int:
    return outcome_of(raw(state), 0, part)


@entry
def roll_one(state: State, facts: Facts, outcome: int) -> None:
    roll(raw(state), 0, raw(facts), outcome)


# Many games


@entry
def play_games(
    facts: Facts,
    seats: int,
    key: int,
    start: int,
    stop: int,
    players: Players,
    state: State,
    out: State,
    rows: State,
) -> None:
    """Plays games number `start` to `stop` - 1 of a run and writes a row of results for each.

    Game i is begun by seat i modulo seats. What happens in it depends on the run's key and i only.
    """
    facts, players, state, out, rows = raw(facts), ready(players), raw(state), raw(out), raw(rows)
    for number in range(start, stop):
        game = derive(key, number)
        dice = derive(game, DICE)
        choices = derive(game, CHOICES)
        begin(state, 0, facts, number % seats)
        decisions = 0
        throws = 0
        while True:
            waiting = pending(state, 0)
            if waiting:
                seat = lowest(waiting)
                action = choose(state, 0, facts, seat, players, choices, decisions + throws, out)
                play(state, 0, facts, seat, action)
                decisions += 1
            elif to_throw(state, 0):
                throw(state, 0, facts, dice, throws)
                throws += 1
            else:
                break
        write_row(state, 0, facts, seats, decisions, rows, (number - start) * ROW)


@entry
def fingerprint(facts: Facts, seats: int, key: int, start: int, stop: int, state: State, out: State) -> int:
    """A number made of every legal action, choice, score and result of random games `start` to `stop` - 1.

    The numbers of disjoint ranges add up (modulo 2^62) to that of their union.
    """
    facts, state, out = raw(facts), raw(state), raw(out)
    total = 0
    for number in range(start, stop):
        game = derive(key, number)
        dice = derive(game, DICE)
        choices = derive(game, CHOICES)
        begin(state, 0, facts, number % seats)
        print_ = mix(number + 1)
        throws = 0
        decisions = 0
        while True:
            waiting = pending(state, 0)
            if waiting:
                seat = lowest(waiting)
                found = legal(state, 0, facts, seat, out)
                for i in range(found):
                    print_ = mix(print_ ^ (out[i] + 1))
                action = out[choice(choices, decisions + throws, seat, found)]
                play(state, 0, facts, seat, action)
                print_ = mix(print_ ^ (waiting * 4096 + action))
                decisions += 1
            elif to_throw(state, 0):
                throw(state, 0, facts, dice, throws)
                throws += 1
            else:
                break
            for seat in range(seats):
                print_ = mix(print_ ^ (score(state, 0, facts, seat) + 65536))
        print_ = mix(print_ ^ (winners(state, 0) * 16 + reason(state, 0)))
        total = (total + print_) & MASK
    return total
