"""The fields of an observation by name, so that nobody has to count bytes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rollwright.envs.common import kind_of

UNUSED = "unused"


def fields(game: str, seats: int) -> dict[str, slice]:
    """Where each field of an observation lies: "dice", "0.crossed" of the observing seat, "1.crossed" of the next one.

    `observation[fields("diceland", 2)["0.crossed"]]` has the crosses of the observing seat.
    """
    module = kind_of(game, seats).observation.module
    assert module is not None
    names = list(module.HEAD_FIELDS)
    for seat in range(seats):
        names += [(name if name == UNUSED else f"{seat}.{name}", count) for name, count in module.SEAT_FIELDS]
    return {name: place for name, place in _places(names) if name != UNUSED}


def _places(names: Iterable[tuple[str, int]]) -> Iterator[tuple[str, slice]]:
    start = 0
    for name, count in names:
        yield name, slice(start, start + count)
        start += count
