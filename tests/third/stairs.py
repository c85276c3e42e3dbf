"""A made-up third game in one file: a die falls, everyone climbs so many steps or rests; exactly 15 wins."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

from rollwright.core.facets import Material, Notation, Picture, Segments, Why
from rollwright.core.game_type import GameType
from rollwright.core.position import Position
from rollwright.core.setup import Setup
from rollwright.kernel.contract import Facts, State
from rollwright.kernel.stream import face
from rollwright.kernel.twins import step

PENDING, FACE, TURNS, WINNERS, REASON, STEPS = range(6)
STATE_SIZE = STEPS + 4
CLIMB, REST, ACTIONS = 0, 1, 2
TOP, LIMIT = 15, 60
REASONS = (None, "top", "tired")


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
    state[at + PENDING] = (1 << facts[0]) - 1


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
        for other in range(facts[0]):
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


class StairsMaterial(Material):
    def set_up(self, names: tuple[str, ...], first: int, pieces: Sequence[str], options: dict[str, Any]) -> Setup:
        return Setup(names, first, (len(names),), None)

    def from_record(self, record: Mapping[str, Any], names: Sequence[str]) -> Setup:
        return self.set_up(tuple(names), record["first"], (), {})

    def to_record(self, setup: Setup) -> dict[str, Any]:
        return {"options": {}, "seats": [{} for _ in setup.names]}


class StairsNotation(Notation):
    def write_action(self, setup: Setup, seat: int, action: int) -> str:
        return ("climb", "rest")[action]

    def read_action(self, setup: Setup, seat: int, text: str) -> int | None:
        return {"climb": CLIMB, "rest": REST}.get(text)

    def write_throw(self, setup: Setup, outcome: int) -> str:
        return str(outcome)

    def read_throw(self, setup: Setup, state: Sequence[int], text: str) -> int | Why:
        return int(text) if text in {"1", "2", "3", "4", "5", "6"} else ("move-not-legal", {})


class StairsPicture(Picture):
    def seat_lines(self, position: Position, seat: int) -> list[Segments]:
        return [[("#" * position.scores[seat], "green"), ("." * (TOP - position.scores[seat]), "")]]

    def dice_line(self, position: Position) -> Segments:
        return [(str(position.state[FACE]), "bold")] if position.pending else []


GAME = GameType(
    name="stairs",
    kernel=sys.modules[__name__],
    material=StairsMaterial(),
    notation=StairsNotation(),
    picture=StairsPicture(),
)
