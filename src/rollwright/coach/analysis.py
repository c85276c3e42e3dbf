"""Looking at a position: the chances of all sides, and what each move of the pending seats is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rollwright.coach.plays import play_of, ways
from rollwright.coach.report import Analysis, SeatMoves

if TYPE_CHECKING:
    from rollwright.core.position import Position


def analyse(position: Position) -> Analysis:
    """Analyses any position; that of a finished game has its result."""
    judge = position.kind.coach.judge(position.setup)
    moves = []
    for seat in position.pending:
        plays = [play_of(position, seat, way) for way in ways(judge, position, seat)]
        moves.append(SeatMoves(seat=seat, plays=plays))
    return Analysis(hash=judge.name, chances=list(judge.chances(position)), moves=moves)
