"""Set-ups: the seats, the first seat to play, and the material."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rollwright.core.errors import BoardError, OptionError, RecordError

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
    if not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < seats:
        raise OptionError("option-first", last=seats - 1)
    return first


def is_list(value: object) -> bool:
    """Whether a value is a sequence other than a string."""
    return isinstance(value, Sequence) and not isinstance(value, str)


def in_record(field: str, error: BoardError | OptionError) -> RecordError:
    """Converts an error in the material to a RecordError; `field` is the field of the record that contains it."""
    if "field" not in error.params:
        return RecordError(error.code, field=field, cause=error)
    inner = str(error.params["field"])
    name = f".{error.params['board']}" if "board" in error.params else ""
    place = inner if inner.startswith(field) else f"{field}{name}.{inner}"
    return RecordError(error.code, cause=None, **{**error.params, "field": place})
