"""The observation of a game that has none of its own: it is empty."""

from __future__ import annotations

from rollwright.kernel.contract import Facts, ReadOnlyState, State
from rollwright.kernel.twins import routine


@routine
def observe(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, to: int) -> None:
    """Writes nothing, for a game without an observation of its own."""
    pass
