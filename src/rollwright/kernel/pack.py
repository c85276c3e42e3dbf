"""Eight small numbers packed into the bytes of one word, the first in the lowest byte."""

from __future__ import annotations

from rollwright.kernel.twins import step


@step
def spread(bits: int) -> int:
    """Eight bits packed into a word: each as a byte, 0 or 1."""
    low = ((bits & 15) * 0x00204081) & 0x01010101
    high = (((bits >> 4) & 15) * 0x00204081) & 0x01010101
    return low | (high << 32)


@step
def pack(a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int) -> int:
    """Eight numbers from 0 to 127 packed into the bytes of a word."""
    return a | (b << 8) | (c << 16) | (d << 24) | (e << 32) | (f << 40) | (g << 48) | (h << 56)


@step
def small(number: int) -> int:
    """A number, limited to 127 so that it can be packed into a byte."""
    return min(number, 127)
