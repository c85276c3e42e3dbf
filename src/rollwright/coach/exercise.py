"""Find a better move: the position before a decision of a review, and a try at it."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.coach.plays import ends_decision
from rollwright.coach.report import Attempt, Decision
from rollwright.core.game import Game
from rollwright.core.position import Position


def position_before(game: Game, decision: Decision) -> Position:
    """The position of an exercise: that in which a decision is judged, where nobody else has moved at the same time."""
    position = Position(game.kind, game.setup, state=game.earlier(decision.phase))
    for who, words in game.events[decision.phase : decision.events[0]]:
        if who == decision.seat:
            position.play(decision.seat, words)
    return position


def attempt(position: Position, seat: int, moves: Sequence[str]) -> Attempt:
    """Judges a try at an exercise; IllegalMove if a move isn't legal.

    Any decision that can't be told from the best is right. One that is not complete is right if it can still become so.
    """
    judge = position.kind.coach.judge(position.setup)
    began, lost, complete, position = position, 0.0, False, position.copy()
    for words in moves:
        action = position.action(seat, words)
        values = judge.after_own_actions(position, seat, began)
        lost += max(chances[seat] for chances in values.values()) - values[action][seat]
        before = position.copy()
        position.act(seat, action)
        complete = ends_decision(before, position, seat, action)
    return Attempt(complete=complete, right=lost <= position.kind.coach.scale.good, loss=lost)
