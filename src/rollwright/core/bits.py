"""Sets of spaces or seats as the bits of a word. Words use bits 0 to 61, so that compiled and plain integers agree."""

from __future__ import annotations

from typing import TypeVar

_Numbers = TypeVar("_Numbers")


def lowest(word: int) -> int:
    """The number of the lowest bit that is set; `word` must not be 0."""
    return (word & -word).bit_length() - 1


def members(word: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, ascending. For plain Python only."""
    return tuple(bit for bit in range(word.bit_length()) if word >> bit & 1)


def raw(numbers: _Numbers) -> _Numbers:
    """The numbers themselves. Compiled, the bare address of an array: counting its users would cost more than
    the rules do. Only for a routine's arguments, which its caller keeps alive."""
    return numbers
