"""What holds for all tests of bots: nothing is solved before, and nothing stays behind."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def solved_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where tables are kept."""
    monkeypatch.setenv("ROLLWRIGHT_DATA_CACHE", str(tmp_path))
    return tmp_path / "solved"
