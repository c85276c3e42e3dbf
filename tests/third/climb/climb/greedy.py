"""The greedy bot of Climb: it climbs whenever it may, unless that leaves a single step to go."""

from __future__ import annotations

from climb.kernel import CLIMB, FACE, REST, STEPS, TOP
from rollwright.kernel.contract import Facts, State
from rollwright.kernel.twins import routine


@routine
def greedy(state: State, at: int, facts: Facts, seat: int, out: State) -> int:
    left = TOP - state[at + STEPS + seat] - state[at + FACE]
    return REST if left < 0 or left == 1 else CLIMB
