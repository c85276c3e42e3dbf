"""Tournaments for tests: two plans, and how they are played."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from rollwright.lab.tournament import Plan, TournamentResults, play_tournament

FIRST = "lab.test_simulate:First"
COMPILED = Plan("ring-and-route", ("greedy", "random", "greedy"), games=300, seed=5, luck=False)
SMALL = Plan("stairs", (FIRST, "random"), games=37, seed=2)  # 19 pairs in five blocks


def play(plan: Plan, journal: Path | None = None, **more: Any) -> TournamentResults:
    """Plays in threads of this process, which has the made-up game."""
    with ThreadPoolExecutor(2) as pool:
        return play_tournament(plan, executor=pool, journal=journal, **more)


def text(results: TournamentResults) -> str:
    return json.dumps(results.figures())
