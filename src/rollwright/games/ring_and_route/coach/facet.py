"""Ring & Route's coach: its judge, and reasons in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rollwright.core.facets import Coach, Why
from rollwright.core.judge import Judge
from rollwright.core.setup import Setup

if TYPE_CHECKING:
    from rollwright.core.position import Position


class RingAndRouteCoach(Coach):
    def judge(self, setup: Setup) -> Judge:
        from rollwright.games.ring_and_route.coach.chances import judge_of

        return judge_of(setup)

    def reasons(self, position: Position, seat: int, played: Sequence[int], better: Sequence[int]) -> Sequence[Why]:
        from rollwright.games.ring_and_route.coach.reasons import reasons

        return reasons(position, seat, played, better)

    def idea(self, position: Position, seat: int, better: Sequence[int]) -> Sequence[Why]:
        from rollwright.games.ring_and_route.coach.reasons import idea

        return idea(position, seat, better)
