"""Single decisions of the bot levels for Python to call, `decide` and `novice_actions` of the contract."""

from __future__ import annotations

from rollwright.kernel.bits import raw
from rollwright.kernel.contract import (
    Facts,
    Floats,
    Knowledge,
    Notes,
    Numbers,
    ReadOnlyState,
    State,
    Weights,
    decide,
    novice_actions,
)
from rollwright.kernel.twins import entry


@entry
def novice_actions_for(state: ReadOnlyState, facts: Facts, seat: int, out: State) -> int:
    """`novice_actions` of the contract, for Python to call."""
    return novice_actions(raw(state), 0, raw(facts), seat, raw(out))


@entry
def decide_for(
    state: State,
    facts: Facts,
    seat: int,
    out: State,
    notes: Notes,
    way: int,
    numbers: Numbers,
    values: Floats,
    weights: Weights,
) -> int:
    """`decide` of the contract, for Python to call. The knowledge is passed in parts, since numba is slow to find the
    type of a named tuple."""
    know = Knowledge(way, raw(numbers), raw(values), raw(weights))
    return decide(raw(state), 0, raw(facts), seat, raw(out), raw(notes), know)
