"""Where dice come from. A source gives the faces of throw number n; the same n always gives the same faces."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Protocol

from rollwright.core.errors import OptionError
from rollwright.kernel import stream

LOT = 2  # the stream of a seed that decides what the rules leave to chance before the first throw


class DiceSource(Protocol):
    """Anything that can say how the dice of a game's n-th throw (from 0) fall, as faces from 0 to 5."""

    def faces(self, throw: int, count: int) -> list[int]: ...


Draw = Callable[[int], int]
"""Gives a random number below n."""


def draws_of(key: int) -> Draw:
    """The numbers of a stream, one after the other."""
    numbers = count()
    return lambda n: stream.below(stream.word(key, next(numbers)), n)


def draw_from(dice: DiceSource | None) -> Draw:
    """What boards or sheets are dealt by: the lot of the dice, if they have one (`lot()`), else chance."""
    lot = getattr(dice, "lot", None)
    return Random().randrange if lot is None else lot()


class SeededDice:
    """Dice that follow from a seed: reproducible, and the same in plain and compiled games."""

    def __init__(self, seed: int | None = None) -> None:
        if seed is not None and not isinstance(seed, int):
            raise OptionError("option-seed", seed=seed)
        self.seed = secrets.randbits(62) if seed is None else seed
        self._key = stream.key_of(self.seed)

    @classmethod
    def from_key(cls, key: int) -> SeededDice:
        """The dice of a simulated game, whose key follows from the run's."""
        dice = cls(0)
        dice._key = key
        return dice

    def lot(self) -> Draw:
        """Random numbers that belong to no throw: what is decided before the first one."""
        return draws_of(stream.derive(self._key, LOT))

    def faces(self, throw: int, count: int) -> list[int]:
        part = stream.fraction(stream.word(self._key, throw))
        faces = []
        for _ in range(count):
            faces.append(stream.face(part))
            part = stream.rest(part)
        return faces
