"""Bots in processes of their own: whatever becomes of a process, every table gets its move, and the server can end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from server import hanging_bot
from support.processes import running
from support.waiting import PATIENCE


@pytest.mark.skipif(sys.platform == "win32", reason="there is no signal that stops a process")
def test_a_worker_that_hangs_holds_neither_other_tables_nor_the_end_of_the_server_up() -> None:
    line = [sys.executable, "-m", "server.hanging_bot"]
    folder = Path(__file__).parents[1]
    pipe = subprocess.PIPE
    with running(line, cwd=folder, stdout=pipe, stderr=pipe) as process:
        moves, faults = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, faults
    assert len(moves.splitlines()) == hanging_bot.TABLES
