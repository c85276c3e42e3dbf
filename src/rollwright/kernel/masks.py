"""Action masks: a byte for each action, eight of them packed into a word."""

from __future__ import annotations

from rollwright.kernel.contract import Facts, ReadOnlyState, State, legal
from rollwright.kernel.twins import step


@step
def write_mask(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, mask: State, row: int) -> None:
    """Writes 1 to the bytes of a pending seat's legal actions, in words of `mask` from index `row` on that are 0."""
    for i in range(legal(state, at, facts, seat, out)):
        mask[row + (out[i] >> 3)] |= 1 << (8 * (out[i] & 7))
