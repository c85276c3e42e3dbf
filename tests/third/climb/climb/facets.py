"""What Climb is played with, how it is written, and how it is drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from climb import kernel
from rollwright.core.facets import Material, Notation, Picture, Segments, Why
from rollwright.core.position import Position
from rollwright.core.setup import Setup, first_seat

MOVES = ("climb", "rest")
FACES = ("1", "2", "3", "4", "5", "6")


class ClimbMaterial(Material):
    def set_up(self, names: tuple[str, ...], first: int, pieces: Sequence[str], options: dict[str, Any]) -> Setup:
        return Setup(names, first_seat(first, len(names)), (len(names),), None)

    def from_record(self, record: Mapping[str, Any], names: Sequence[str]) -> Setup:
        return self.set_up(tuple(names), record["first"], (), {})

    def to_record(self, setup: Setup) -> dict[str, Any]:
        return {"options": {}, "seats": [{} for _ in setup.names]}


class ClimbNotation(Notation):
    def write_action(self, setup: Setup, seat: int, action: int) -> str:
        return MOVES[action]

    def read_action(self, setup: Setup, seat: int, text: str) -> int | None:
        return MOVES.index(text) if text in MOVES else None

    def write_throw(self, setup: Setup, outcome: int) -> str:
        return str(outcome)

    def read_throw(self, setup: Setup, state: Sequence[int], text: str) -> int | Why:
        return int(text) if text in FACES else ("climb-throw", {})


class ClimbPicture(Picture):
    def seat_lines(self, position: Position, seat: int) -> list[Segments]:
        steps = position.scores[seat]
        return [[("#" * steps, "green"), ("." * (kernel.TOP - steps), "")]]

    def dice_line(self, position: Position) -> Segments:
        return [(str(position.numbers[kernel.FACE]), "bold")] if position.pending else []
