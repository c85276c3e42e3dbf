"""The greedy bot of a game that has none of its own: it takes the first legal action."""

from __future__ import annotations

from rollwright.kernel.contract import Facts, State, legal
from rollwright.kernel.twins import routine


@routine
def greedy(state: State, at: int, facts: Facts, seat: int, out: State) -> int:
    """The first legal action, for a game without a greedy bot of its own."""
    legal(state, at, facts, seat, out)
    return out[0]
