"""Arcs: the crossed part of a ring, numbered.

Crosses are made side by side (R5), so they form an *arc*: its length * 16 + its first space, clockwise. While nothing
or all is crossed, the first space does not matter, and all 16 numbers mean the same.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.bits import count, lowest
from rollwright.kernel.twins import step

ARCS = (k.RING + 1) * k.RING


@step
def arc_of(crossed: int) -> int:
    """The arc of some crossed ring spaces."""
    length = count(crossed)
    if length in (0, k.RING):
        return length * k.RING
    followers = (crossed << 1) | (crossed >> (k.RING - 1))
    return length * k.RING + lowest(crossed & ~followers)


def seat_with_arc(length: int, first: int) -> list[int]:
    """A seat's part of a state in which this arc is crossed."""
    seat = [0] * k.SEAT_SIZE
    k.new_sheet(seat, 0)
    for step_ in range(length):
        k.cross_colour(seat, 0, (first + step_) % k.RING)
    return seat
