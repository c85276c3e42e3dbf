"""Sets of spaces or seats as the bits of a word. Words use bits 0 to 61, so that compiled and plain integers agree."""

from __future__ import annotations

from collections.abc import MutableSequence
from functools import lru_cache
from typing import Any, TypeVar

_Numbers = TypeVar("_Numbers")


def lowest(word: int) -> int:
    """The number of the lowest bit that is set; `word` must not be 0."""
    return (word & -word).bit_length() - 1


def count(word: int) -> int:
    """How many bits are set."""
    return word.bit_count()


@lru_cache(4096)
def members(word: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, ascending. For plain Python only."""
    return tuple(bit for bit in range(word.bit_length()) if word >> bit & 1)


def raw(numbers: _Numbers) -> _Numbers:
    """The numbers themselves. Compiled, the bare address of an array: counting its users would cost more than
    the rules do. Only for a routine's arguments, which its caller keeps alive."""
    return numbers


def write_bits(word: int, out: MutableSequence[int], to: int) -> None:
    """Writes bits 0 to 63 of a word as bytes, each 0 or 1: eight words of `out` from index `to`."""
    for i in range(8):
        out[to + i] = sum((word >> (8 * i + bit) & 1) << (8 * bit) for bit in range(8))


def beyond(numbers: MutableSequence[Any], start: int) -> MutableSequence[Any]:
    """The numbers from an index on, to write on for the time of a call. Compiled, they stay part of `numbers`, which
    must be an address (`raw`); plain, they are a copy."""
    return numbers[start:]
