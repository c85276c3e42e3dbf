"""How many games there are: event sequences of each length from a position. A change of the rules shows here."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from rollwright.core.game import Game
from rollwright.kernel import single_steps
from rollwright.kernel.bits import lowest


def count_nodes(game: Game, depth: int) -> int:
    """The number of sequences of `depth` events that can follow.

    Every distinct throw counts once, whatever its chance; of several seats that are asked, the lowest goes first.
    """
    return _count(game, list(game.state), depth)


def _count(game: Game, state: list[int], depth: int) -> int:
    kernel, table = game.kind.twins.plain, game.setup.facts
    choices = _choices(game, kernel, state)
    if depth == 1:
        return len(choices)
    total = 0
    for seat, choice in choices:
        after = state.copy()
        if seat is None:
            kernel.roll_one(after, table, choice)
        else:
            kernel.play_one(after, table, seat, choice)
        total += _count(game, after, depth - 1)
    return total


def _choices(game: Game, kernel: SimpleNamespace, state: list[int]) -> list[tuple[int | None, Any]]:
    """What can happen next: the actions of a seat, or throws (None)."""
    if waiting := kernel.status(state, single_steps.ASKED_SEATS):
        out = [0] * game.kind.twins.scratch
        seat = lowest(waiting)
        found = kernel.legal_for(state, game.setup.facts, seat, out)
        return [(seat, action) for action in out[:found]]
    if kernel.status(state, single_steps.ASKED_DICE):
        return [(None, outcome) for outcome, _, _ in game.kind.outcomes(state)]
    return []
