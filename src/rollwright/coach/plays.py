"""Plays: the ways to make a decision, each with all its actions, by the chances that they lead to."""

from __future__ import annotations

import heapq
import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rollwright.coach.report import Play
from rollwright.core.judge import Chances, Judge

if TYPE_CHECKING:
    from rollwright.core.position import Position

MOST_POSITIONS = 400  # that are looked at for one decision
_Waiting = tuple[float, int, tuple[int, ...], "Position", Chances | None]


@dataclass(frozen=True)
class Way:
    """A way to make a decision."""

    actions: tuple[int, ...]
    chances: Chances
    loss: float
    """Of the deciding seat's chances, compared with the best way."""

    after: Position


def ways(judge: Judge, position: Position, seat: int, tolerance: float = 1.0) -> list[Way]:
    """The ways to make a decision that lose no more than `tolerance`, the best first.

    As in the account, a way loses what its actions lose together, each compared with the best action in its place. Of
    ways that lead to the same position only the one that loses least is listed.
    """
    found: list[Way] = []
    seen: set[tuple[int, ...]] = set()
    count = itertools.count()  # in the order in which they were found, where losses are equal
    waiting: list[_Waiting] = [(0.0, next(count), (), position, None)]
    while waiting and len(seen) < MOST_POSITIONS:
        loss, _, actions, here, chances = heapq.heappop(waiting)
        if (key := tuple(here.numbers)) in seen:
            continue
        seen.add(key)
        if chances is not None:
            found.append(Way(actions, chances, loss, here))
            continue
        values = judge.after_own_actions(here, seat, position)
        best = max(each[seat] for each in values.values())
        for action, each in values.items():
            lost = loss + best - each[seat]
            if lost > tolerance:
                continue
            after = here.copy()
            after.act(seat, action)
            end = each if ends_decision(here, after, seat, action) else None
            heapq.heappush(waiting, (lost, next(count), (*actions, action), after, end))
    return found


def ends_decision(before: Position, after: Position, seat: int, action: int) -> bool:
    """Whether an action is the last one of a decision: it isn't a mark, or the seat has nothing more to do."""
    notation = before.kind.notation
    return seat not in after.pending or not notation.is_mark(notation.write_action(before.setup, seat, action))


def play_of(position: Position, seat: int, way: Way) -> Play:
    """A way as a report has it."""
    return Play(moves=moves_of(position, seat, way.actions), chances=list(way.chances), loss=way.loss)


def moves_of(position: Position, seat: int, actions: tuple[int, ...] | list[int]) -> list[str]:
    """The actions of a decision in words."""
    return position.kind.notation.write_actions(position.setup, seat, actions)
