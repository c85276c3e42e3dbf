"""The command line, as `python -m rollwright` starts it, but in the process of the tests: starting takes longest."""

from __future__ import annotations

import io
import runpy
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from legacy.reading import Run

SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """Runs command lines in the test's folder, which is the data folder as well."""
    for name, value in {"ROLLWRIGHT_DATA": str(tmp_path), "ROLLWRIGHT_LANG": "en", "COLUMNS": "80"}.items():
        monkeypatch.setenv(name, value)
    for name in ("FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)

    def run_line(*arguments: str, input: str = "", expect: int = 0) -> str:
        monkeypatch.setattr(sys, "argv", ["rollwright", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(input))
        with pytest.raises(SystemExit) as ended:
            runpy.run_module("rollwright", run_name="__main__")
        out, error = capsys.readouterr()
        assert (ended.value.code or 0) == expect, error
        return out

    handlers = [signal.getsignal(kind) for kind in SIGNALS]
    yield run_line
    for kind, handler in zip(SIGNALS, handlers, strict=True):  # the program sets its own
        signal.signal(kind, handler)
