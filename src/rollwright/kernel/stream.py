"""Random streams by a counter-based generator: a random word depends only on a key and a position, and numbers and dice
are taken from it.

A word has 62 bits: products of signed 64-bit integers keep their low bits when they overflow, and plain integers are
truncated to the same bits. `word(key, n)` is the n-th word of a stream. Nothing is stored, so a throw that was taken
back falls the same way again, and games on different threads share nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.kernel.twins import step

MASK = (1 << 62) - 1
_STRIDE = 0x1E3779B97F4A7C15  # odd, near 2^62 / golden ratio: spreads consecutive positions
_FIRST = 0x3F58476D1CE4E5B9
_SECOND = 0x14D049BB133111EB
FACES = 6
_FRACTION_BITS = 58

# The streams of a game, as branches of its key
DICE = 0
CHOICES = 1


@step
def mix(word: int) -> int:
    """A bijective mixing function of 62-bit words."""
    word = ((word ^ (word >> 30)) * _FIRST) & MASK
    word = ((word ^ (word >> 27)) * _SECOND) & MASK
    return word ^ (word >> 31)


@step
def word(key: int, position: int) -> int:
    """The word at a position of the stream `key`."""
    return mix((key + (position + 1) * _STRIDE) & MASK)


@step
def derive(key: int, branch: int) -> int:
    """The key of an independent stream: of game number `branch` of a run, or of the dice or the choices of a game."""
    return mix(word(key, branch) ^ _STRIDE)


@step
def below(random: int, limit: int) -> int:
    """A random number from 0 to limit - 1, from a random word; `limit` is at most 2^30."""
    return ((random >> 31) * limit) >> 31


@step
def fraction(random: int) -> int:
    """A random binary fraction from a random word; `face` and `rest` take one die after the other from it."""
    return random >> (62 - _FRACTION_BITS)


@step
def face(part: int) -> int:
    """The leading base-6 digit of a fraction: a die's face from 0 to 5."""
    return (part * FACES) >> _FRACTION_BITS


@step
def rest(part: int) -> int:
    """The fraction without its leading base-6 digit."""
    return (part * FACES) & ((1 << _FRACTION_BITS) - 1)


def key_of(seed: int) -> int:
    """The key of a seed, which may be any integer, however large or negative."""
    key = mix(1 if seed < 0 else 0)
    seed = abs(seed)
    while True:
        key = derive(key ^ (seed & MASK), 0)
        seed >>= 62
        if not seed:
            return key


def fraction_of(faces: Sequence[int]) -> int:
    """A fraction whose leading base-6 digits are these faces: the inverse of `face` and `rest`."""
    value = 0
    for digit in faces:
        value = value * FACES + digit
    whole = FACES ** len(faces)
    return int(-(-(value << _FRACTION_BITS) // whole))  # rounded up, so that no digit falls short
