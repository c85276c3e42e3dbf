"""What a seat sees of a game of Climb, as bytes: the die, then the steps of each seat, its own first."""

from __future__ import annotations

from climb.kernel import FACE, PENDING, SEATS, STEPS
from rollwright.kernel.contract import Facts, ReadOnlyState, State
from rollwright.kernel.pack import pack
from rollwright.kernel.twins import step

HEAD_WORDS, SEAT_WORDS = 1, 1  # words of eight bytes
HEAD_FIELDS = (("face", 1), ("unused", 7))
SEAT_FIELDS = (("steps", 1), ("pending", 1), ("unused", 6))


@step
def observe(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, to: int) -> None:
    out[to] = pack(state[at + FACE], 0, 0, 0, 0, 0, 0, 0)
    for place in range(facts[SEATS]):
        other = (seat + place) % facts[SEATS]
        out[to + 1 + place] = pack(state[at + STEPS + other], (state[at + PENDING] >> other) & 1, 0, 0, 0, 0, 0, 0)
