"""Diceland's coach: its judge, and reasons in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rollwright.core.facets import Coach, Why
from rollwright.core.judge import Judge, Scale
from rollwright.core.setup import Setup

if TYPE_CHECKING:
    from rollwright.core.position import Position


class DicelandCoach(Coach):
    """What it imports needs NumPy, so it is imported when it is asked for."""

    scale = Scale(
        good=0.01,
        mistake=0.08,
        blunder=0.15,
        playouts=96,
        rounds=2,
        levels=(0.0386, 0.0276, 0.0148, 0.0082, 0.0036),
    )

    def judge(self, setup: Setup) -> Judge:
        from rollwright.games.diceland.coach.chances import judge_of

        return judge_of(setup)

    def reasons(self, position: Position, seat: int, played: Sequence[int], better: Sequence[int]) -> Sequence[Why]:
        from rollwright.games.diceland.coach.reasons import reasons

        return reasons(position, seat, played, better)

    def idea(self, position: Position, seat: int, better: Sequence[int]) -> Sequence[Why]:
        from rollwright.games.diceland.coach.reasons import idea

        return idea(position, seat, better)
