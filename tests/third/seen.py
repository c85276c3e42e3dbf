"""Stairs with a view, so that environments can show it."""

from __future__ import annotations

import sys
from dataclasses import replace

from rollwright.core.facets import Observation
from rollwright.kernel.contract import Facts, ReadOnlyState, State
from rollwright.kernel.pack import pack
from rollwright.kernel.twins import step
from third import stairs
from third.stairs import FACE, PENDING, STEPS

HEAD_WORDS = 1
SEAT_WORDS = 1
HEAD_FIELDS = (("face", 1), ("unused", 7))
SEAT_FIELDS = (("steps", 1), ("pending", 1), ("unused", 6))


@step
def observe(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, to: int) -> None:
    out[to] = pack(state[at + FACE], 0, 0, 0, 0, 0, 0, 0)
    for place in range(facts[0]):
        other = (seat + place) % facts[0]
        out[to + 1 + place] = pack(state[at + STEPS + other], (state[at + PENDING] >> other) & 1, 0, 0, 0, 0, 0, 0)


GAME = replace(stairs.GAME, name="seen-stairs", observation=Observation(sys.modules[__name__]))
