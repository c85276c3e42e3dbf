"""Bots in processes of their own: whatever becomes of a process, every table gets its move, and the server can end."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from campaigns import failing_bots
from rollwright.server.bots.compiler import LevelCompiler
from rollwright.server.bots.pool import BotPool
from rollwright.server.bots.process import WorkerProcess
from rollwright.server.bots.worker import STAND_IN, Answer, Question
from rollwright.server.metrics import Metrics
from server.bots import hanging_bot
from server.bots.faulty_bots import question
from support.processes import running
from support.waiting import PATIENCE


def test_a_bot_that_thinks_for_ever_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, legal = question("server.bots.faulty_bots:Slow")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    metrics = Metrics()
    bots = BotPool(1, 0.2, metrics)

    async def ask() -> None:
        assert await bots.choose(asked) in legal

    asyncio.run(ask())
    bots.close()
    assert "rollwright_bot_faults_total 1" in metrics.text()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no signal that stops a process")
def test_a_worker_that_hangs_holds_neither_other_tables_nor_the_end_of_the_server_up() -> None:
    line = [sys.executable, "-m", "server.bots.hanging_bot"]
    folder = Path(__file__).parents[2]
    pipe = subprocess.PIPE
    with running(line, cwd=folder, stdout=pipe, stderr=pipe) as process:
        moves, faults = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, faults
    assert len(moves.splitlines()) == hanging_bot.TABLES


@pytest.mark.skipif(sys.platform != "linux", reason="the campaign finds the workers in /proc")
@pytest.mark.parametrize("case", ["stopped", "no processes"])
def test_a_server_goes_on_and_ends_whatever_becomes_of_its_workers(tmp_path: Path, case: str) -> None:
    result = failing_bots.run(tmp_path, case, tables=3, think=2.0)
    assert result.stuck == 0
    assert '"stopped"' in (tmp_path / "log.txt").read_text("utf-8")  # in order, not by the system


class Compiling(LevelCompiler):
    """A compiler that is ready when the test says so."""

    ready = False

    def is_ready(self) -> bool:
        return self.ready


class Listening(WorkerProcess):
    """Answers at once, and keeps the names of the bots that were asked."""

    def __init__(self, asked: list[str]) -> None:
        super().__init__()
        self._asked = asked

    def ask(self, question: Question, ready: float, seconds: float) -> Answer:
        self._asked.append(question.bot)
        return Answer("pick r", "")


def test_levels_wait_for_their_machine_code_behind_a_simpler_bot() -> None:
    compiler, asked = Compiling(), list[str]()
    bots = BotPool(1, 5.0, Metrics(), compiler=compiler, new_process=lambda: Listening(asked))
    for ready in (False, True):
        compiler.ready = ready
        asyncio.run(bots.choose(question("master")[0]))
    bots.close()
    assert asked == [STAND_IN, "master"]
