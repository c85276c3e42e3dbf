"""What a game is played with: seats, who begins, and the material before each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rollwright.core.errors import BoardError, OptionError, RecordError

MOST_SEATS = 4
USUAL_SEATS = 2


@dataclass(frozen=True)
class Setup:
    """What a game is played with, fixed before the first throw."""

    names: tuple[str, ...]
    first: int
    facts: tuple[int, ...]  # the same for the kernel: a flat sequence of numbers that never change
    material: Any  # the game's own: boards, sheets, dice, options

    @property
    def seats(self) -> int:
        return len(self.names)


def seat_names(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """The names of the seats, checked; numbered ones if there are none."""
    if not 1 <= seats <= MOST_SEATS:
        raise OptionError("option-seats", seats=seats, most=MOST_SEATS)
    if names is None:
        return tuple(f"Player {seat + 1}" for seat in range(seats))
    if not is_list(names) or len(names) != seats or not all(isinstance(name, str) for name in names):
        raise OptionError("option-names", seats=seats)
    return tuple(names)


def first_seat(first: object, seats: int) -> int:
    """The seat that begins, checked."""
    if not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < seats:
        raise OptionError("option-first", last=seats - 1)
    return first


def is_list(value: object) -> bool:
    """Whether it is a sequence of things, which a text is not meant as."""
    return isinstance(value, Sequence) and not isinstance(value, str)


def in_record(field: str, error: BoardError | OptionError) -> RecordError:
    """A fault of the material, found in a record; `field` is the part of the record that it is in."""
    if "field" not in error.params:
        return RecordError(error.code, field=field, cause=error)
    inner = str(error.params["field"])
    name = f".{error.params['board']}" if "board" in error.params else ""
    place = inner if inner.startswith(field) else f"{field}{name}.{inner}"
    return RecordError(error.code, cause=None, **{**error.params, "field": place})
