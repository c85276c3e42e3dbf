"""Ring & Route's coach: its judge, and reasons in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rollwright.core.facets import Coach, Why
from rollwright.core.judge import Judge, Scale
from rollwright.core.setup import Setup

if TYPE_CHECKING:
    from rollwright.core.position import Position


class RingAndRouteCoach(Coach):
    scale = Scale(good=0.01, mistake=0.16, blunder=0.25, playouts=128, levels=(0.106, 0.050, 0.035, 0.022, 0.002))

    def judge(self, setup: Setup) -> Judge:
        from rollwright.games.ring_and_route.coach.judge import judge_of
        from rollwright.games.ring_and_route.coach.knowledge import is_known

        return judge_of(setup) if is_known(setup) else super().judge(setup)

    def reasons(self, position: Position, seat: int, played: Sequence[int], better: Sequence[int]) -> Sequence[Why]:
        from rollwright.games.ring_and_route.coach.reasons import reasons

        return reasons(position, seat, played, better)

    def idea(self, position: Position, seat: int, better: Sequence[int]) -> Sequence[Why]:
        from rollwright.games.ring_and_route.coach.reasons import idea

        return idea(position, seat, better)

    def is_bold(self, position: Position, seat: int, better: Sequence[int]) -> bool:
        from rollwright.games.ring_and_route.coach.reasons import is_bold

        return is_bold(position, seat, better)
