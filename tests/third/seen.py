"""Stairs with a view, so that environments can show it."""

from __future__ import annotations

import sys

from rollwright.kernel.contract import State, Table, View
from rollwright.kernel.pack import pack
from rollwright.kernel.twins import step
from third.stairs import FACE, PENDING, STEPS, Stairs

VIEW_HEAD = 1
VIEW_SEAT = 1
HEAD_FIELDS = (("face", 1), ("unused", 7))
SEAT_FIELDS = (("steps", 1), ("pending", 1), ("unused", 6))


@step
def observe(state: View, at: int, table: Table, seat: int, out: State, to: int) -> None:
    out[to] = pack(state[at + FACE], 0, 0, 0, 0, 0, 0, 0)
    for place in range(table[0]):
        other = (seat + place) % table[0]
        out[to + 1 + place] = pack(state[at + STEPS + other], (state[at + PENDING] >> other) & 1, 0, 0, 0, 0, 0, 0)


class SeenStairs(Stairs):
    name, rules = "seen-stairs", "seen-stairs/1"
    view = sys.modules[__name__]


GAME = SeenStairs()
