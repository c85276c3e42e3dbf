"""Hexagons around the start: neighbours, distances, rotations, and the board text of a drawing.

A hexagon is a pair (q, r) of axial coordinates: r counts rows downwards, and a step in q goes one space to the right.
The start is (0, 0). In these coordinates a rotation is a formula, which it is not for columns and rows.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

from rollwright.games.diceland.material.board import OUTSIDE

Hex = tuple[int, int]
CENTRE: Hex = (0, 0)
_KNOWN = 4096  # more than all boards have


@lru_cache(_KNOWN)
def around(place: Hex) -> tuple[Hex, ...]:
    """The six neighbours, clockwise (D3)."""
    q, r = place
    return (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)


@lru_cache(_KNOWN)
def near(place: Hex) -> tuple[Hex, ...]:
    """The twelve places that are two steps away, and the neighbours."""
    return tuple({far for other in around(place) for far in around(other)} - {place})


def distance(one: Hex, other: Hex = CENTRE) -> int:
    """The number of steps from one place to another."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def turned(place: Hex, sixths: int) -> Hex:
    """A place turned clockwise about the start."""
    q, r = place
    for _ in range(sixths):
        q, r = -r, q + r
    return q, r


@lru_cache(4 * _KNOWN)
def orbit(place: Hex, order: int) -> tuple[Hex, ...]:
    """A place and its images under the rotations of a symmetry of this order: 1 (none), 2, 3 or 6."""
    return tuple(turned(place, turn * (6 // order)) for turn in range(order))


def disc(radius: int) -> list[Hex]:
    """All places at most so far from the start, in reading order."""
    reach = range(-radius, radius + 1)
    return [(q, r) for r in reach for q in reach if abs(q + r) <= radius]


def is_connected(places: Collection[Hex]) -> bool:
    """Whether one can walk from any place to any other."""
    if not places:
        return False
    left = set(places)
    waiting = [left.pop()]
    while waiting:
        for other in around(waiting.pop()):
            if other in left:
                left.remove(other)
                waiting.append(other)
    return not left


def board_text(marks: Mapping[Hex, str]) -> str:
    """A drawing as a board text (docs/notation.md)."""
    top = min(r for _, r in marks)
    placed = {(q + (r - top) // 2, r - top): mark for (q, r), mark in marks.items()}
    columns = [column for column, _ in placed]
    width = range(min(columns), max(columns) + 1)
    height = range(max(row for _, row in placed) + 1)
    rows = [" ".join(placed.get((column, row), OUTSIDE) for column in width) for row in height]
    return "".join(" " * (number % 2) + row + "\n" for number, row in enumerate(rows))
