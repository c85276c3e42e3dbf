"""What holds for all tests."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def nothing_runs_in_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor in processes that tests start: nobody shall solve sheets for minutes beside them."""
    monkeypatch.setenv("ROLLWRIGHT_BACKGROUND", "0")
