"""Dice sources: where throws come from, and draws before them: a seed, or true randomness. A source gives the faces of
throw number n, and always the same faces for the same n; only trial dice throw anew each time."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Protocol

from rollwright.core.errors import OptionError
from rollwright.core.whole import whole
from rollwright.kernel import stream

LOT = 2  # the random stream for what is drawn before the first throw, such as boards


class DiceSource(Protocol):
    """Anything that returns the faces, 0 to 5, of the dice in throw number `throw` of a game, counted from 0."""

    def faces(self, throw: int, count: int) -> list[int]: ...


Draw = Callable[[int], int]
"""A function that returns a random integer from 0 to n - 1."""


def draws_of(key: int) -> Draw:
    """The source of draws that takes successive numbers from a random stream."""
    numbers = count()
    return lambda n: stream.below(stream.word(key, next(numbers)), n)


def draw_from(dice: DiceSource | None) -> Draw:
    """The source of draws for dealing boards or sheets: the `lot()` of the dice if they have one, otherwise true
    randomness."""
    lot = getattr(dice, "lot", None)
    return Random().randrange if lot is None else lot()


class SeededDice:
    """Dice that are determined by a seed, in the same way for plain and compiled games."""

    def __init__(self, seed: int | None = None) -> None:
        number = secrets.randbits(62) if seed is None else whole(seed)
        if number is None:
            raise OptionError("option-seed", seed=seed)
        self.seed = number
        self._key = stream.key_of(self.seed)

    @classmethod
    def from_key(cls, key: int) -> SeededDice:
        """The dice of a simulated game, whose stream key is derived from that of the run."""
        dice = cls(0)
        dice._key = key
        return dice

    def lot(self) -> Draw:
        """Random numbers for what is drawn before the first throw; they are independent of all throws."""
        return draws_of(stream.derive(self._key, LOT))

    def faces(self, throw: int, count: int) -> list[int]:
        return _faces(stream.word(self._key, throw), count)


class TrialDice:
    """Dice to try things out with: every throw is a new one, also when the same position is played on again."""

    def __init__(self, key: int) -> None:
        self._key, self._numbers = stream.derive(key, stream.DICE), count()

    def faces(self, throw: int, count: int) -> list[int]:
        return _faces(stream.word(self._key, next(self._numbers)), count)


def _faces(word: int, count: int) -> list[int]:
    """The faces of so many dice, from a word of a random stream."""
    part, faces = stream.fraction(word), []
    for _ in range(count):
        faces.append(stream.face(part))
        part = stream.rest(part)
    return faces
