"""How many games there are: event sequences of each length from a position. A change of the rules shows here."""

from __future__ import annotations

from collections.abc import Iterator

from rollwright.core.position import Position


def count_nodes(position: Position, depth: int) -> int:
    """The number of sequences of `depth` events that can follow.

    Every distinct throw counts once, whatever its chance; of several seats that are asked, the lowest goes first.
    """
    if depth == 1:
        return _choices(position)
    return sum(count_nodes(after, depth - 1) for after in _followers(position))


def _choices(position: Position) -> int:
    """In how many ways it can go on."""
    if position.pending:
        return len(position.legal_actions(position.pending[0]))
    return sum(1 for _ in position.kind.chance.outcomes(position.numbers)) if position.awaiting_roll else 0


def _followers(position: Position) -> Iterator[Position]:
    """The positions after the next event."""
    if position.pending:
        seat = position.pending[0]
        for action in position.legal_actions(seat):
            after = position.copy()
            after.act(seat, action)
            yield after
    elif position.awaiting_roll:
        for outcome, _, _ in position.kind.chance.outcomes(position.numbers):
            after = position.copy()
            after.fall(outcome)
            yield after
