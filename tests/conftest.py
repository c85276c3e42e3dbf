"""What holds for all tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.browser import NONE, find_browser

ABOVE = [Path(__file__).parent / folder for folder in ("cli", "e2e", "legacy", "server")]


@pytest.fixture(autouse=True)
def nothing_runs_in_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor in processes that tests start: nobody shall solve sheets for minutes beside them."""
    monkeypatch.setenv("ROLLWRIGHT_BACKGROUND", "0")


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in ABOVE):
            item.add_marker(pytest.mark.above)


@pytest.hookimpl(wrapper=True, tryfirst=True)  # its lines are the last
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None]:
    """Tests that could not run for want of a browser are not passed over in silence."""
    yield
    if find_browser() is None and any(
        NONE in str(report.longrepr) for report in terminalreporter.getreports("skipped")
    ):
        terminalreporter.write_line(NONE, red=True, bold=True)
