"""Plays: the ways to make a decision, each with all its actions, by the chances that they lead to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rollwright.coach.report import Play
from rollwright.core.judge import Chances, Judge

if TYPE_CHECKING:
    from rollwright.core.position import Position

MOST_POSITIONS = 400  # that are looked at for one decision


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

    Of ways that lead to the same position only the first is listed. A judge assumes that a seat goes on with the best
    marks, so what has lost too much needs no second look.
    """
    values = judge.after_actions(position, seat)
    best = max(chances[seat] for chances in values.values())
    found: dict[tuple[int, ...], Way] = {}
    seen: set[tuple[int, ...]] = set()
    waiting: list[tuple[tuple[int, ...], Position, dict[int, Chances]]] = [((), position, values)]
    while waiting and len(seen) < MOST_POSITIONS:
        actions, before, values = waiting.pop()
        for action, chances in sorted(values.items(), key=lambda item: item[1][seat]):
            if best - chances[seat] > tolerance:
                continue
            after = before.copy()
            after.act(seat, action)
            key = tuple(after.numbers)
            if key in seen:
                continue
            seen.add(key)
            if ends_decision(before, after, seat, action):
                found[key] = Way((*actions, action), chances, max(0.0, best - chances[seat]), after)
            else:
                waiting.append(((*actions, action), after, judge.after_actions(after, seat)))
    return sorted(found.values(), key=lambda way: way.loss)


def best_way(judge: Judge, position: Position, seat: int) -> Way:
    """The best way alone, which is found faster."""
    actions: tuple[int, ...] = ()
    while True:
        values = judge.after_actions(position, seat)
        action = max(values, key=lambda each: values[each][seat])
        after = position.copy()
        after.act(seat, action)
        actions = (*actions, action)
        if ends_decision(position, after, seat, action):
            return Way(actions, values[action], 0.0, after)
        position = after


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
