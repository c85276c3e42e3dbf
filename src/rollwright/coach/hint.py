"""A hint while playing: first the idea, with its exact chances, then the moves that are good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rollwright.coach.plays import play_of, ways
from rollwright.coach.report import Hint
from rollwright.coach.sentences import sentences

if TYPE_CHECKING:
    from rollwright.core.position import Position


def hint(position: Position, seat: int, language: str = "en") -> Hint:
    """A hint for a pending seat."""
    coach = position.kind.coach
    judge = coach.judge(position.setup)
    good = ways(judge, position, seat, coach.scale.good)
    idea = coach.idea(position, seat, good[0].actions)
    return Hint(
        hash=judge.name,
        chances=list(good[0].chances),
        idea=sentences(idea, language),
        good=[play_of(position, seat, way) for way in good],
    )
