"""`rollwright simulate --cluster` and `rollwright tournament --cluster`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli.terminal import Run
from lab.dask_processes import DaskProcesses
from support.processes import ROLLWRIGHT, running
from support.waiting import PATIENCE, wait_until

BOT = """
from lab.test_simulate import First
class Here(First): ...
"""
LINE = ("simulate", "ring-and-route", "--seed", "3", "--seat", "greedy", "--seat", "random", "--json")


@pytest.fixture(scope="module")
def processes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskProcesses]:
    with DaskProcesses(tmp_path_factory.mktemp("dask"), workers=1) as started:
        yield started


@pytest.mark.compiled
def test_a_cluster_gives_the_same_summary_and_records(run: Run, tmp_path: Path, processes: DaskProcesses) -> None:
    there = run(*LINE, "--games", "3", "--cluster", processes.address, "--records", str(tmp_path / "there"))
    here = run(*LINE, "--games", "3", "--records", str(tmp_path / "here"))
    assert json.loads(there.stdout) == json.loads(here.stdout)
    texts = [[file.read_text("utf-8") for file in sorted((tmp_path / name).iterdir())] for name in ("there", "here")]
    assert texts[0] == texts[1]
    assert len(texts[0]) == 3


@pytest.mark.compiled
def test_a_cluster_gives_the_same_figures_of_a_tournament(run: Run, processes: DaskProcesses) -> None:
    line = ("tournament", "ring-and-route", "greedy", "random", "--seed", "5", "--games", "300", "--no-luck")
    there = run(*line, "--json", "-", "--cluster", processes.address)
    assert there.stdout == run(*line, "--json", "-").stdout != ""


@pytest.mark.compiled
def test_a_bot_that_the_workers_lack(
    run: Run, tmp_path: Path, processes: DaskProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "only_here.py").write_text(BOT, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    result = run("simulate", "diceland", "--games", "1", "--seat", "only_here:Here", "--cluster", processes.address)
    assert result.exit_code == 2
    assert result.stderr.startswith("On ")
    assert "There is no bot “only_here:Here”." in " ".join(result.stderr.split())


@pytest.mark.compiled
def test_interrupting_leaves_nothing_on_the_cluster(processes: DaskProcesses) -> None:
    with endless_job(processes) as process:
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) != 0
        assert "Traceback" not in read(process)
    wait_until(lambda: processes.tasks() == 0)


@pytest.mark.compiled
def test_a_scheduler_that_vanishes_ends_the_command(tmp_path: Path) -> None:
    with DaskProcesses(tmp_path, workers=1) as processes, endless_job(processes) as process:
        processes.scheduler.kill()
        assert process.wait(PATIENCE) == 2
        assert "has broken. The same command with the same seed gives the same games." in read(process)


@contextmanager
def endless_job(processes: DaskProcesses) -> Iterator[subprocess.Popen[str]]:
    """The command at work on a job that it won't finish."""
    command = [*ROLLWRIGHT, *LINE, "--games", "900000000", "--cluster", processes.address]
    with running(command, stderr=subprocess.PIPE) as process:
        wait_until(lambda: processes.tasks() > 100)
        yield process


def read(process: subprocess.Popen[str]) -> str:
    assert process.stderr is not None
    return " ".join(process.stderr.read().split())


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--cluster", "tcp://host:8786", "--workers", "2"), "--workers is about this machine"),
        (("--cluster", "host"), "“host” is not the address of a cluster."),
        (("--cluster", "tcp://127.0.0.1:1"), "No Dask scheduler answers at tcp://127.0.0.1:1."),
    ],
)
def test_mistakes(run: Run, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], words: str) -> None:
    monkeypatch.setattr("rollwright.lab.cluster.PATIENCE", 0.2)
    result = run("simulate", "diceland", *options)
    assert result.exit_code == 2
    assert words in " ".join(result.stderr.split())


def test_without_it_no_dask_is_imported() -> None:
    code = "import sys, rollwright.cli.commands.simulate, rollwright.lab.cluster; print('dask' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
