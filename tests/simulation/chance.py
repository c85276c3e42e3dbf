"""Chance in the virtual world. Every choice follows from the seed, a name and a number, so that leaving one fault out
leaves the others as they are."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from zlib import crc32


class Point:
    """Where a fault of some kind may happen: its random numbers, and how often it has been asked."""

    __slots__ = ("number", "random")

    def __init__(self, random: Callable[[], float]) -> None:
        self.random, self.number = random, -1


class Chance:
    """Random streams by name, and the faults that happen."""

    def __init__(self, seed: int, without: Collection[str] = ()) -> None:
        self._seed, self._without = seed, frozenset(without)
        self._streams: dict[str, Random] = {}
        self._points: dict[tuple[str, str], Point] = {}
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
        if self.is_calm:
            return False
        point = self._points.get((kind, where))
        if point is None:
            point = self._points[kind, where] = Point(self.stream(f"{kind}:{where}").random)
        point.number += 1
        if point.random() >= rate:
            return False
        fault = f"{kind}:{where}#{point.number}"
        if fault in self._without or kind in self._without:
            return False
        self.faults.append(fault)
        return True

    def between(self, where: str, least: float, most: float) -> float:
        """A duration."""
        return least + (most - least) * self.stream(where).random()
