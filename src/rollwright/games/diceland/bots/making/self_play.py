"""The loop of self-play, in the language of the kernel (see `kernel/twins.py`): games to learn from, as samples.

A sample is a seat's position on the way, with the turns that it turned out to need (its target).
"""

from __future__ import annotations

from typing import NamedTuple

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots.features import FEATURES
from rollwright.games.diceland.bots.greedy import greedy
from rollwright.games.diceland.bots.look_ahead import look_ahead
from rollwright.games.diceland.bots.planner import best_action
from rollwright.games.diceland.bots.scratch import ScratchPart
from rollwright.games.diceland.bots.value import turns_needed
from rollwright.games.diceland.rules import kernel as k
from rollwright.games.diceland.rules.kernel import begin, has_won, outcome_of, pending, play, roll, turns
from rollwright.kernel.bits import beyond, lowest, raw
from rollwright.kernel.contract import Facts, Floats, Notes, State
from rollwright.kernel.stream import derive, fraction, word
from rollwright.kernel.twins import entry, step

LONGEST = 40  # rounds of a game


class Task(NamedTuple):
    """The games that are played, all at one table."""

    facts: Facts
    endless: Facts  # the same with a goal that nobody reaches, so that each seat can be watched until it has won
    key: int  # which all dice come from
    games: int
    trace: float  # the λ of TD(λ): how far targets trust the game more than the value
    weights: Floats


class Memory(NamedTuple):
    """What is written over while they are played."""

    state: State
    finished: State  # for each seat the turn in which it won, -1 before
    out: State
    notes: Notes


class Samples(NamedTuple):
    """What comes of it, an entry for each sample."""

    most: int  # how many there is room for
    features: State
    seats: State
    turns: State
    values: Notes  # the turns that the value said
    expected: Notes  # those that a look ahead said
    targets: Notes


@entry
def practise(task: Task, memory: Memory, samples: Samples) -> int:
    """The loop of self-play: plays games and writes samples to learn from; returns how many. A seat that has won plays
    on as the greedy player does."""
    task, memory, samples = _raw_task(task), _raw_memory(memory), _raw_samples(samples)
    state, finished = memory.state, memory.finished
    seats = task.facts[k.T_SEATS]
    count = 0
    for number in range(task.games):
        dice = derive(derive(task.key, number), 0)
        begin(state, 0, task.endless, number % seats)
        for seat in range(k.SEATS):
            finished[seat] = -1
        first = count
        throws = 0
        going = seats
        while going > 0 and turns(state, 0) < LONGEST * seats and count < samples.most - k.SEATS:
            turn = turns(state, 0)
            waiting = pending(state, 0)
            if waiting:
                seat = lowest(waiting)
                _play(task, memory, seat)
                me = k.SEAT + seat * k.SEAT_SIZE
                if finished[seat] < 0 and state[me + k.CROSSES] == 0:
                    if has_won(state, me, task.facts):
                        finished[seat] = turn
                        going -= 1
                    elif state[me + k.OWED] > 0:
                        _write_sample(task, memory, samples, seat, turn, count)
                        count += 1
            else:
                roll(state, 0, task.endless, outcome_of(state, 0, fraction(word(dice, throws))))
                throws += 1
            if turns(state, 0) > turn:
                for seat in range(seats):
                    if finished[seat] < 0:
                        _write_sample(task, memory, samples, seat, turn, count)
                        count += 1
        _write_targets(task, samples, first, count)
    return count


@step
def _raw_task(task: Task) -> Task:
    return Task(raw(task.facts), raw(task.endless), task.key, task.games, task.trace, raw(task.weights))


@step
def _raw_memory(memory: Memory) -> Memory:
    return Memory(raw(memory.state), raw(memory.finished), raw(memory.out), raw(memory.notes))


@step
def _raw_samples(samples: Samples) -> Samples:
    return Samples(
        samples.most,
        raw(samples.features),
        raw(samples.seats),
        raw(samples.turns),
        raw(samples.values),
        raw(samples.expected),
        raw(samples.targets),
    )


@step
def _play(task: Task, memory: Memory, seat: int) -> None:
    state, out = memory.state, memory.out
    if memory.finished[seat] >= 0:
        action = greedy(state, 0, task.facts, seat, out)
    else:
        action = best_action(state, 0, task.facts, seat, task.weights, out, memory.notes)
    play(state, 0, task.endless, seat, action)


@step
def _write_sample(task: Task, memory: Memory, samples: Samples, seat: int, turn: int, at: int) -> None:
    facts, weights, state, out, notes = task.facts, task.weights, memory.state, memory.out, memory.notes
    me = k.SEAT + seat * k.SEAT_SIZE
    board = facts[k.T_BOARD + seat]
    samples.values[at] = turns_needed(state, me, facts, board, weights, out, notes)
    for i in range(FEATURES):
        samples.features[at * FEATURES + i] = out[s.BASE_FEATURES + i]
    inner = ScratchPart(beyond(out, s.OUT), beyond(notes, s.NOTES))
    for i in range(k.SEAT_SIZE):
        inner.out[s.PART + i] = state[me + i]
    samples.expected[at] = look_ahead(facts, board, 1.0 / facts[k.T_SEATS], weights, inner)
    samples.seats[at] = seat
    samples.turns[at] = turn


@step
def _write_targets(task: Task, samples: Samples, first: int, end: int) -> None:
    """The targets of one game's samples, from the last to the first (temporal-difference learning).

    A target is what the dice give on average next, plus λ times what the value turned out to be wrong by afterwards.
    The luck of the dice is in neither.
    """
    for seat in range(task.facts[k.T_SEATS]):
        wrong = 0.0
        for i in range(end - 1, first - 1, -1):
            if samples.seats[i] == seat:
                samples.targets[i] = samples.expected[i] + task.trace * wrong
                wrong = samples.targets[i] - samples.values[i]
