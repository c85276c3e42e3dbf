"""The rules of Climb, on a flat sequence of integers: a die falls, everyone climbs so many steps or rests."""

from __future__ import annotations

from rollwright.kernel.contract import Facts, State
from rollwright.kernel.stream import face
from rollwright.kernel.twins import step

PENDING, FACE, TURNS, WINNERS, REASON, STEPS = range(6)  # where a state has what; STEPS: one for each seat
STATE_SIZE = STEPS + 4
CLIMB, REST, ACTIONS = 0, 1, 2
SEATS = 0  # where the facts of a set-up have the number of seats
TOP, LIMIT = 15, 60
REASONS = (None, "top", "tired")  # why the game is over


@step
def begin(state: State, at: int, facts: Facts, first: int) -> None:
    for i in range(STATE_SIZE):
        state[at + i] = 0


@step
def pending(state: State, at: int) -> int:
    return state[at + PENDING]


@step
def to_throw(state: State, at: int) -> int:
    return 1 if state[at + PENDING] == 0 and state[at + REASON] == 0 else 0


@step
def outcome_of(state: State, at: int, part: int) -> int:
    return face(part) + 1


@step
def roll(state: State, at: int, facts: Facts, outcome: int) -> None:
    state[at + FACE] = outcome
    state[at + PENDING] = (1 << facts[SEATS]) - 1


@step
def legal(state: State, at: int, facts: Facts, seat: int, out: State) -> int:
    climbs = 1 if state[at + STEPS + seat] + state[at + FACE] <= TOP else 0
    out[0], out[climbs] = CLIMB, REST
    return climbs + 1


@step
def play(state: State, at: int, facts: Facts, seat: int, action: int) -> None:
    if action == CLIMB:
        state[at + STEPS + seat] += state[at + FACE]
    state[at + PENDING] &= ~(1 << seat)
    if state[at + PENDING] == 0:
        state[at + TURNS] += 1
        for other in range(facts[SEATS]):
            state[at + WINNERS] |= (state[at + STEPS + other] == TOP) << other
        state[at + REASON] = 1 if state[at + WINNERS] else (2 if state[at + TURNS] == LIMIT else 0)


@step
def winners(state: State, at: int) -> int:
    return state[at + WINNERS]


@step
def reason(state: State, at: int) -> int:
    return state[at + REASON]


@step
def turns(state: State, at: int) -> int:
    return state[at + TURNS]


@step
def score(state: State, at: int, facts: Facts, seat: int) -> int:
    return state[at + STEPS + seat]
