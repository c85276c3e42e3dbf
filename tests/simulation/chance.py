"""Chance in the virtual world. Every choice follows from the seed, a name and a number, so that leaving one fault out
leaves the others as they are."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from zlib import crc32


class Chance:
    """Random streams by name, and the faults that happen."""

    def __init__(self, seed: int, without: Collection[str] = ()) -> None:
        self._seed, self._without = seed, frozenset(without)
        self._streams: dict[str, Random] = {}
        self._numbers: dict[str, int] = {}
        self.faults: list[str] = []  # those that happened, as `kind:where#number`
        self.is_calm = False  # no faults any more

    def stream(self, name: str) -> Random:
        """The random numbers of this name, which nobody else uses."""
        stream = self._streams.get(name)
        if stream is None:
            stream = self._streams[name] = Random(self._seed << 32 | crc32(name.encode()))
        return stream

    def strikes(self, kind: str, where: str, rate: float) -> bool:
        """Whether a fault of this kind happens here and now, unless it is left out."""
        name = f"{kind}:{where}"
        number = self._numbers[name] = self._numbers.get(name, -1) + 1
        if self.stream(name).random() >= rate or self.is_calm:
            return False
        fault = f"{name}#{number}"
        if fault in self._without or kind in self._without:
            return False
        self.faults.append(fault)
        return True

    def between(self, where: str, least: float, most: float) -> float:
        """A duration."""
        return least + (most - least) * self.stream(where).random()
