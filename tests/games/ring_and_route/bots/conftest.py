"""What holds for all tests of bots: nothing is solved before, and nothing stays behind."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from rollwright.games.ring_and_route.bots import background


@pytest.fixture(autouse=True)
def solved_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where tables are kept."""
    monkeypatch.setenv("ROLLWRIGHT_DATA_CACHE", str(tmp_path))
    return tmp_path / "solved"


@pytest.fixture
def background_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are solved in the background, which tests keep from happening."""
    monkeypatch.delenv(background.SWITCH, raising=False)
    monkeypatch.setattr(os, "nice", lambda by: by, raising=False)


@pytest.fixture
def tasks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What processes would have been started for."""
    started: list[str] = []
    monkeypatch.setattr(subprocess, "Popen", lambda line, **_: started.append(line[-1]))
    return started
