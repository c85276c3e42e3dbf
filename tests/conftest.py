"""What holds for all tests."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

from deploy.nginx import NONE as NO_NGINX
from e2e.browser import NONE, find_browser
from support.postgresql import NONE as NO_POSTGRESQL
from support.postgresql import postgresql, postgresql_cluster
from support.thorough import THOROUGH

__all__ = ["postgresql", "postgresql_cluster"]

# Whose tests measure coverage:
ROOMS = ("bots", "coach", "core", "games", "golden", "kernel", "picture", "third")
FILES = ("envs/test_observations.py", "envs/test_render.py", "lab/test_dataset.py", "test_words.py")
MEASURED = [Path(__file__).parent / place for place in (*ROOMS, *FILES)]
UNTRACED = ("compiled", "slow")

# No test fails since the machine is busy, nor with inputs that nobody sees again; `make thorough` looks for new ones.
settings.register_profile(
    "rollwright", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=not THOROUGH
)
settings.load_profile("rollwright")


@pytest.fixture(autouse=True)
def nothing_runs_in_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor in processes that tests start: nobody shall solve sheets for minutes beside them."""
    monkeypatch.setenv("ROLLWRIGHT_BACKGROUND", "0")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: many tests wait for another process."""
    return 1 + (os.cpu_count() or 1)


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        measured = any(map(item.path.is_relative_to, MEASURED))
        if measured and not any(map(item.get_closest_marker, UNTRACED)):
            item.add_marker(pytest.mark.traced)


def pytest_collection_finish() -> None:
    """Modules and tests stay to the end: the garbage collector need not look at them again and again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    with nullcontext() if item.get_closest_marker("traced") else without_coverage():
        return (yield)


@contextmanager
def without_coverage() -> Iterator[None]:
    """Here and in processes that are started meanwhile: tracing slows Python down."""
    coverage = Coverage.current()
    if coverage is None:
        yield
        return
    coverage.stop()
    with pytest.MonkeyPatch.context() as environment:
        for name in ("COVERAGE_PROCESS_START", "COVERAGE_PROCESS_CONFIG"):
            environment.delenv(name, raising=False)
        try:
            yield
        finally:
            coverage.start()


def pytest_sessionfinish() -> None:
    """Saves what was measured: a worker that takes long to exit, on a busy machine, is killed by xdist."""
    gc.unfreeze()
    coverage = Coverage.current()
    if coverage is not None:
        coverage.save()


@pytest.hookimpl(wrapper=True, tryfirst=True)  # its lines are the last
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None]:
    """Tests that could not run for want of a browser, of PostgreSQL or of nginx are not passed over in silence."""
    yield
    skipped = [str(report.longrepr) for report in terminalreporter.getreports("skipped")]
    for missing in [*([NONE] if find_browser() is None else []), NO_POSTGRESQL, NO_NGINX]:
        if any(missing in why for why in skipped):
            terminalreporter.write_line(missing, red=True, bold=True)
