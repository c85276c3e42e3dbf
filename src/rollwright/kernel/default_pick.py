"""A random choice in a game that has no faster way than to list its legal actions."""

from __future__ import annotations

from rollwright.kernel.contract import Facts, ReadOnlyState, State, legal
from rollwright.kernel.stream import below
from rollwright.kernel.twins import step


@step
def pick(state: ReadOnlyState, at: int, facts: Facts, seat: int, random: int, out: State) -> int:
    """A legal action at random, from the list of all."""
    return out[below(random, legal(state, at, facts, seat, out))]
