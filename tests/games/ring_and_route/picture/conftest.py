"""Sheets to draw."""

from __future__ import annotations

from itertools import combinations

import pytest

from rollwright.games.ring_and_route.material.sheet import SHIPPED, Sheet, read_sheet, shipped_sheet


@pytest.fixture(params=SHIPPED)
def sheet(request: pytest.FixtureRequest) -> Sheet:
    return shipped_sheet(str(request.param))


@pytest.fixture
def crowded() -> Sheet:
    """The most links a sheet can have, the longest values, and far-away positions."""
    return read_sheet(
        {
            "ring": "rygbpsrygbpsrygb",
            "numbers": [{"value": 18, "x": n * 800, "y": n * n * 60 - 5000} for n in range(13)],
            "links": [list(link) for link in combinations(range(13), 2)],
        }
    )
