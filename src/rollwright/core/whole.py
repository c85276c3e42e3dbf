"""Whole numbers of any type, such as NumPy's, where a caller gives a seat, a seed or a limit."""

from __future__ import annotations

from operator import index


def whole(value: object) -> int | None:
    """A whole number as an int; None for anything else, also for True and False."""
    if type(value) is int:
        return value
    try:
        return None if isinstance(value, bool) else index(value)  # type: ignore[arg-type]
    except TypeError:
        return None
