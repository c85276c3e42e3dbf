"""A hint while playing: first the idea, with its exact chances, then the moves that are good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rollwright.coach.plays import Way, play_of, ways
from rollwright.coach.report import Hint
from rollwright.coach.sentences import sentences

if TYPE_CHECKING:
    from rollwright.core.position import Position

MOST_LOST = 0.2  # chances that a plain move may lose, to be shown beside a bold one


def hint(position: Position, seat: int, language: str = "en") -> Hint:
    """A hint for a pending seat."""
    coach = position.kind.coach
    judge = coach.judge(position.setup)
    good = ways(judge, position, seat, coach.scale.good)
    bold = [coach.is_bold(position, seat, way.actions) for way in good]
    good = [way for _, way in sorted(zip(bold, good, strict=True), key=lambda each: each[0])]  # stable
    plain = _plain(position, seat) if all(bold) else None
    idea = coach.idea(position, seat, good[0].actions)
    return Hint(
        hash=judge.name,
        chances=list(good[0].chances),
        idea=sentences(idea, language),
        good=[play_of(position, seat, way) for way in good],
        plain=play_of(position, seat, plain) if plain else None,
    )


def _plain(position: Position, seat: int) -> Way | None:
    """The best way that is not bold."""
    coach = position.kind.coach
    found = ways(coach.judge(position.setup), position, seat, MOST_LOST)
    return next((way for way in found if not coach.is_bold(position, seat, way.actions)), None)
