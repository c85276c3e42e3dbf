"""Set-ups: the seats, the first seat to play, and the material; and checks of what a caller gives for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rollwright.core.errors import OptionError
from rollwright.core.whole import whole

MOST_SEATS = 4
USUAL_SEATS = 2


@dataclass(frozen=True)
class Setup:
    """Everything that is fixed before the first throw."""

    names: tuple[str, ...]
    first: int
    facts: tuple[int, ...]  # the material as the kernel reads it: a flat sequence of integers
    material: Any  # game-specific: boards, sheets, dice, options

    @property
    def seats(self) -> int:
        return len(self.names)


def seat_names(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """Validates the names of the seats; the default is "Player 1", "Player 2", …"""
    if not 1 <= seats <= MOST_SEATS:
        raise OptionError("option-seats", seats=seats, most=MOST_SEATS)
    if names is None:
        return tuple(f"Player {seat + 1}" for seat in range(seats))
    if not is_list(names) or len(names) != seats or not all(isinstance(name, str) for name in names):
        raise OptionError("option-names", seats=seats)
    return tuple(names)


def first_seat(first: object, seats: int) -> int:
    """Validates the first seat to play."""
    seat = whole(first)
    if seat is None or not 0 <= seat < seats:
        raise OptionError("option-first", last=seats - 1)
    return seat


def is_list(value: object) -> bool:
    """Whether what a caller gives as names or pieces is a list: a sequence other than a string."""
    return isinstance(value, Sequence) and not isinstance(value, str)
