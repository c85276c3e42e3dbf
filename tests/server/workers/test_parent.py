"""A parent and its workers: those that die are replaced, none outlives it, and all can be renewed under load."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.workers.telling import FAILURE
from support.processes import running
from support.waiting import PATIENCE, wait_until

TELLING = Path(__file__).with_name("telling.py")
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}

if sys.platform == "win32":
    pytest.skip("Windows has no such processes", allow_module_level=True)


class Staff:
    """A parent, and its workers as one who connects meets them."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process, self._port = process, port

    def ask(self) -> int:
        """The process id of any worker."""
        with socket.create_connection(("127.0.0.1", self._port), timeout=PATIENCE) as connection:
            return int(connection.recv(20))

    def meet(self, number: int, *, but: frozenset[int] = frozenset()) -> frozenset[int]:
        """The process ids of so many workers, other than those."""
        met: set[int] = set()

        def meet_one() -> bool:
            met.add(self.ask())
            return len(met - but) >= number

        wait_until(meet_one)
        return frozenset(met - but)


@contextmanager
def staff(folder: Path, workers: int = 2) -> Iterator[Staff]:
    command: list[str | Path] = [sys.executable, TELLING, str(workers), folder / "fails"]
    with (
        (folder / "log").open("w") as log,
        running(command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=log) as process,
    ):
        assert process.stdout is not None
        yield Staff(process, int(process.stdout.readline()))


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_worker_that_dies_is_replaced_and_all_end_together(tmp_path: Path) -> None:
    with staff(tmp_path) as found:
        first = found.meet(2)
        killed = min(first)
        os.kill(killed, signal.SIGKILL)
        second = found.meet(1, but=first) | {max(first)}
        assert len(second) == 2
        found.process.terminate()
        assert found.process.wait(PATIENCE) == 0
        assert all(map(is_gone, first | second))
    assert '"what": "worker died"' in (tmp_path / "log").read_text("utf-8")


def test_all_are_renewed_one_after_the_other(tmp_path: Path) -> None:
    with staff(tmp_path) as found:
        first = found.meet(2)
        found.process.send_signal(signal.SIGHUP)
        wait_until(lambda: found.ask() and '"what": "workers replaced"' in (tmp_path / "log").read_text("utf-8"))
        assert not found.meet(2) & first
        wait_until(lambda: all(map(is_gone, first)))


def test_a_renewal_that_fails_changes_nothing(tmp_path: Path) -> None:
    with staff(tmp_path) as found:
        first = found.meet(2)
        (tmp_path / "fails").touch()
        found.process.send_signal(signal.SIGHUP)
        wait_until(lambda: "the others stay" in (tmp_path / "log").read_text("utf-8"))
        assert found.meet(2) == first


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    with staff(tmp_path) as found:
        workers = found.meet(2)
        found.process.kill()
        wait_until(lambda: all(map(is_gone, workers)))


def test_a_first_worker_that_cannot_start_ends_it(tmp_path: Path) -> None:
    (tmp_path / "fails").touch()
    command: list[str | Path] = [sys.executable, TELLING, "2", tmp_path / "fails"]
    with running(command, env=ENVIRONMENT, stderr=subprocess.PIPE) as process:
        assert process.wait(PATIENCE) == FAILURE
