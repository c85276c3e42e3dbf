"""Diceland's coach: its judge, and reasons in words."""

from __future__ import annotations

from rollwright.core.facets import Coach
from rollwright.core.judge import Judge
from rollwright.core.setup import Setup


class DicelandCoach(Coach):
    def judge(self, setup: Setup) -> Judge:
        from rollwright.games.diceland.coach.chances import judge_of  # needs NumPy

        return judge_of(setup)
