"""Single steps of one game for Python to call: begin, roll, legal, play, observe, greedy … of the contract, with the
state at index 0."""

from __future__ import annotations

from rollwright.kernel.bits import raw
from rollwright.kernel.contract import (
    Facts,
    ReadOnlyState,
    State,
    begin,
    greedy,
    legal,
    observe,
    outcome_of,
    pending,
    play,
    reason,
    roll,
    score,
    to_throw,
    turns,
    winners,
)
from rollwright.kernel.twins import entry

# What `status` returns
ASKED_SEATS = 0
ASKED_DICE = 1
ASKED_WINNERS = 2
ASKED_REASON = 3
ASKED_TURNS = 4


@entry
def begin_game(state: State, facts: Facts, first: int) -> None:
    """`begin` of the contract, for Python to call."""
    begin(raw(state), 0, raw(facts), first)


@entry
def status(state: ReadOnlyState, asked: int) -> int:
    """`pending`, `to_throw`, `winners`, `reason` or `turns` of the contract, for Python to call: one entry to compile
    and load instead of five."""
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
def score_of(state: ReadOnlyState, facts: Facts, seat: int) -> int:
    """`score` of the contract, for Python to call."""
    return score(raw(state), 0, raw(facts), seat)


@entry
def legal_for(state: ReadOnlyState, facts: Facts, seat: int, out: State) -> int:
    """`legal` of the contract, for Python to call."""
    return legal(raw(state), 0, raw(facts), seat, raw(out))


@entry
def greedy_for(state: State, facts: Facts, seat: int, out: State) -> int:
    """`greedy` of the contract, for Python to call."""
    return greedy(raw(state), 0, raw(facts), seat, raw(out))


@entry
def observe_for(state: ReadOnlyState, facts: Facts, seat: int, out: State) -> None:
    """`observe` of the contract, for Python to call."""
    observe(raw(state), 0, raw(facts), seat, raw(out), 0)


@entry
def play_one(state: State, facts: Facts, seat: int, action: int) -> None:
    """`play` of the contract, for Python to call."""
    play(raw(state), 0, raw(facts), seat, action)


@entry
def outcome_from(state: ReadOnlyState, part: int) -> int:
    """`outcome_of` of the contract, for Python to call."""
    return outcome_of(raw(state), 0, part)


@entry
def roll_one(state: State, facts: Facts, outcome: int) -> None:
    """`roll` of the contract, for Python to call."""
    roll(raw(state), 0, raw(facts), outcome)
