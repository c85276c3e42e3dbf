"""The terminal in tests: English, 80 columns, no colours, a data folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cli.terminal import Run
from rollwright.cli.app import app


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of saved games."""
    for name, value in {"ROLLWRIGHT_DATA": str(tmp_path / "data"), "ROLLWRIGHT_LANG": "en", "COLUMNS": "80"}.items():
        monkeypatch.setenv(name, value)
    for name in ("FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "data"


@pytest.fixture
def run(data: Path) -> Run:
    """Runs a command line; an error that the program does not answer itself fails the test."""

    def run_line(*arguments: str, input: str = "") -> Result:
        return CliRunner().invoke(app, list(arguments), input=input, catch_exceptions=False, prog_name="rollwright")

    return run_line
