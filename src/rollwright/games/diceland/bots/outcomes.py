"""All outcomes of a throw, one after the other, and how often each of them falls.

An outcome is a word with four bits per colour: how many dice show it. The first outcome has all dice in the first
colour, the last one in the last colour.
"""

from __future__ import annotations

from rollwright.games.diceland.rules.kernel import COLOURS
from rollwright.kernel.bits import lowest
from rollwright.kernel.twins import step

_FACTORIALS = (1, 1, 2, 6, 24, 120, 720)


@step
def first_outcome(dice: int) -> int:
    """The first of all outcomes of so many dice."""
    return dice


@step
def last_outcome(dice: int) -> int:
    """The last of all outcomes of so many dice."""
    return dice << (4 * (COLOURS - 1))


@step
def next_outcome(outcome: int) -> int:
    """The outcome of a throw after one that is not the last."""
    colour = lowest(outcome) >> 2
    number = (outcome >> (4 * colour)) & 15
    return outcome - (number << (4 * colour)) + (1 << (4 * colour + 4)) + number - 1


@step
def ways_to_throw(dice: int, outcome: int) -> int:
    """How often an outcome falls: in how many of the 6^dice cases (a multinomial coefficient)."""
    alike = 1
    while outcome:
        alike *= _FACTORIALS[outcome & 15]
        outcome >>= 4
    return _FACTORIALS[dice] // alike


@step
def colours_missing(outcome: int) -> int:
    """How many colours no die of an outcome shows."""
    missing = COLOURS
    while outcome:
        missing -= 1 if outcome & 15 else 0
        outcome >>= 4
    return missing
