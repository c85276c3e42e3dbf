"""Games in which every seat is watched until it reaches the goal, in the language of the kernel (`kernel/twins.py`).

A sample is a seat's position on the way: the turns that the value function said it needs, those that it needed, and, to
learn from, what the value sees and what a look ahead says. It is taken at the end of a turn, and whenever a treasure
throw is owed.
"""

from __future__ import annotations

from typing import NamedTuple

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots.features import FEATURES
from rollwright.games.diceland.bots.greedy import greedy
from rollwright.games.diceland.bots.look_ahead import look_ahead
from rollwright.games.diceland.bots.value import turns_needed
from rollwright.games.diceland.coach import scratch as y
from rollwright.games.diceland.coach.outlook import order_of, table_of
from rollwright.games.diceland.rules import kernel as k
from rollwright.games.diceland.rules.kernel import begin, has_won, outcome_of, pending, play, roll, turns
from rollwright.kernel.bits import beyond, lowest, raw
from rollwright.kernel.contract import Facts, Floats, Notes, Players, State, choose, ready
from rollwright.kernel.stream import derive, fraction, word
from rollwright.kernel.twins import entry, step

NOT_YET = -1
LONGEST = 60  # rounds of a game
SEEN = FEATURES + 2


class Task(NamedTuple):
    """The games that are played, all at one table."""

    facts: Facts
    endless: Facts  # the same with a goal that nobody reaches
    key: int  # which all dice come from
    games: int
    weights: Floats  # of all seats
    learning: bool  # whether samples are to be learned from


class Memory(NamedTuple):
    """What is written over while they are played."""

    state: State
    finished: State  # for each seat the turn in which it reached the goal
    out: State
    notes: Notes


class Samples(NamedTuple):
    """What comes of it, an entry for each sample."""

    most: int  # how many there is room for
    tables: State  # which of the tables it belongs to (`scratch.TABLES`)
    seats: State
    turns: State  # when it was taken; at last, the turns that were needed
    values: Notes  # the turns that the value function said
    expected: Notes  # those that a look ahead says
    games: State
    seen: State  # the features, then two words with the crossed spaces
    by_treasure: State  # how often the goal was reached with a treasure throw, and how often in phase 2


@entry
def watch(task: Task, players: Players, memory: Memory, samples: Samples) -> int:
    """The loop in which seats are watched: plays the games and writes samples; returns how many. A seat that is there
    plays on as the greedy player does."""
    task = Task(raw(task.facts), raw(task.endless), task.key, task.games, raw(task.weights), task.learning)
    players = ready(players)
    memory = Memory(raw(memory.state), raw(memory.finished), raw(memory.out), raw(memory.notes))
    samples = _raw_samples(samples)
    state, finished, seats = memory.state, memory.finished, task.facts[k.T_SEATS]
    count = 0
    for number in range(task.games):
        own = derive(task.key, number)
        dice, choices = derive(own, 0), derive(own, 1)
        begin(state, 0, task.endless, number % seats)
        for seat in range(k.SEATS):
            finished[seat] = NOT_YET
        first, throws, decisions, going = count, 0, 0, seats
        while going > 0 and turns(state, 0) < LONGEST * seats and count < samples.most - k.SEATS:
            turn, active = turns(state, 0), state[k.ACTIVE]
            waiting = pending(state, 0)
            if waiting:
                seat = lowest(waiting)
                phase, me = state[k.PHASE], k.SEAT + seat * k.SEAT_SIZE
                if finished[seat] == NOT_YET:
                    action = choose(state, 0, task.facts, seat, seat, players, choices, decisions, memory.out)
                else:
                    action = greedy(state, 0, task.facts, seat, memory.out)
                play(state, 0, task.endless, seat, action)
                decisions += 1
                if finished[seat] == NOT_YET and state[me + k.CROSSES] == 0 and phase >= k.MARKING:
                    if has_won(state, me, task.facts):
                        finished[seat] = turn
                        going -= 1
                        samples.by_treasure[0 if phase == k.TREASURE_USE else 1] += 1
                    elif state[me + k.OWED] > 0:
                        _write(task, memory, samples, seat, active, turn, count)
                        count += 1
            else:
                roll(state, 0, task.endless, outcome_of(state, 0, fraction(word(dice, throws))))
                throws += 1
            if turns(state, 0) > turn:
                for seat in range(seats):
                    if finished[seat] == NOT_YET:
                        _write(task, memory, samples, seat, active, turn, count)
                        count += 1
        for i in range(first, count):
            samples.games[i] = number
            end = finished[samples.seats[i]]
            samples.turns[i] = end - samples.turns[i] if end != NOT_YET else LONGEST
    return count


@step
def _raw_samples(samples: Samples) -> Samples:
    return Samples(
        samples.most,
        raw(samples.tables),
        raw(samples.seats),
        raw(samples.turns),
        raw(samples.values),
        raw(samples.expected),
        raw(samples.games),
        raw(samples.seen),
        raw(samples.by_treasure),
    )


@step
def _write(task: Task, memory: Memory, samples: Samples, seat: int, active: int, turn: int, at: int) -> None:
    facts, state, me, seats = task.facts, memory.state, k.SEAT + seat * k.SEAT_SIZE, task.facts[k.T_SEATS]
    board, weights = facts[k.T_BOARD + seat], beyond(task.weights, seat * y.WEIGHTS)
    samples.values[at] = turns_needed(state, me, facts, board, weights, memory.out, memory.notes)
    owing = 1 if state[me + k.OWED] > 0 else 0
    samples.tables[at] = table_of(seats, order_of(active, seats, seat), owing, weights)
    samples.seats[at] = seat
    samples.turns[at] = turn
    if task.learning:
        _write_seen(task, memory, samples, me, board, weights, at)


@step
def _write_seen(task: Task, memory: Memory, samples: Samples, me: int, board: int, weights: Floats, at: int) -> None:
    """What the value sees of the position that it was last asked about, and what a look ahead says of it."""
    state, out = memory.state, memory.out
    for i in range(FEATURES):
        samples.seen[at * SEEN + i] = out[s.BASE_FEATURES + i]
    for half in range(2):
        samples.seen[at * SEEN + FEATURES + half] = state[me + k.CROSSED + half]
    inner = s.ScratchPart(beyond(out, s.OUT), beyond(memory.notes, s.NOTES))
    for i in range(k.SEAT_SIZE):
        inner.out[s.PART + i] = state[me + i]
    samples.expected[at] = look_ahead(task.facts, board, 1.0 / task.facts[k.T_SEATS], weights, inner)
