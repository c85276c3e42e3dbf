"""The campaigns of stores, in short."""

from __future__ import annotations

from pathlib import Path

import pytest

from campaigns import damaged_bytes, store_copy
from rollwright.server.upkeep import copying


def test_damaged_bytes_that_matter_are_found(tmp_path: Path, postgresql: str) -> None:
    for figures in (damaged_bytes.in_sqlite(tmp_path, 15, seed=2), damaged_bytes.in_postgresql(postgresql, 15, seed=2)):
        assert figures.missed == []
        assert figures.mattered == 15


def test_a_copy_there_and_back_is_identical(tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "AT_ONCE", 10)
    monkeypatch.setattr(store_copy, "LONGEST", 2 * copying.PART + 1)
    figures = store_copy.run(tmp_path, postgresql, 50)
    assert figures.is_same
    assert 0 < figures.resumed < 50
