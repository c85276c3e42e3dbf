"""The rules written once more, in C for the benchmark: the same results, game by game."""

from __future__ import annotations

import pytest
from benchmarks.c_games import differing, is_written

import rollwright
from rollwright.core.registry import game_type


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", rollwright.game_names())
def test_games_end_as_in_c(name: str, seats: int) -> None:
    kind = game_type(name)
    assert is_written(kind)
    assert differing(kind, seats, 500, seed=70 + seats) == 0
