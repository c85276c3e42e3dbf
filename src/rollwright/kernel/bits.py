"""Sets of spaces or seats as bits of a word, and arrays as bare pointers (`raw`, `beyond`). Only bits 0 to 61 are used,
so that compiled and plain integers agree."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from typing import Any, TypeVar

_Numbers = TypeVar("_Numbers")


def lowest(word: int) -> int:
    """The index of the lowest set bit; `word` must not be 0."""
    return (word & -word).bit_length() - 1


def count(word: int) -> int:
    """The number of set bits."""
    return word.bit_count()


def nth(word: int, place: int) -> int:
    """The index of the set bit that has so many others below it; there must be one."""
    for _ in range(place):
        word &= word - 1
    return lowest(word)


@lru_cache(4096)
def members(word: int) -> tuple[int, ...]:
    """The indices of the set bits, ascending. Only for plain Python."""
    return tuple(bit for bit in range(word.bit_length()) if word >> bit & 1)


def raw(numbers: _Numbers) -> _Numbers:
    """The same numbers; compiled, the bare pointer to an array's data.

    Reference counting of arrays would cost more time than the rules themselves. Only for the arguments of an entry,
    whose caller keeps the arrays alive.
    """
    return numbers


def write_bits(word: int, out: MutableSequence[int], to: int) -> None:
    """Writes bits 0 to 63 of a word as bytes, each 0 or 1: eight words of `out` from index `to`."""
    for i in range(8):
        out[to + i] = sum((word >> (8 * i + bit) & 1) << (8 * bit) for bit in range(8))


def beyond(numbers: Sequence[Any], start: int) -> Any:
    """An array from an index on, for a call. Compiled, it is a pointer into `numbers`, which must be a bare pointer
    (`raw`); in plain Python, it is a copy."""
    return numbers[start:]
