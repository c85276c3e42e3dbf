"""Bots whose worker is stopped, killed, or starved of memory or processes: does every table go on in time?

    PYTHONPATH=tests python -m campaigns.failing_bots --tables 50 --think 5

A server of its own for each case. When all tables wait for their bot, the worker fails; each table must have its bot's
move within twice THINK, and SIGTERM must end the server within 10 seconds.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from support.processes import end, start
from support.waiting import PATIENCE

CASES = ("stopped", "killed", "no memory", "no processes")
SEATS = [{"kind": "bot", "bot": "greedy"}, {"kind": "person", "name": "Ada"}]
BOT = 0  # its seat
# A server whose workers get too little memory to start, or which can start neither processes nor threads any more, as a
# file says. (The system refuses root no process, so this program does.)
STARVED = """
import multiprocessing.util, resource, sys, threading
from pathlib import Path

flag, begin = Path(sys.argv.pop(1)), threading.Thread.start
spawn = multiprocessing.util.spawnv_passfds

def lacks(what):
    return flag.exists() and flag.read_text() == what

def start_process(*given):
    if lacks("processes"):
        raise BlockingIOError(11, "Resource temporarily unavailable")
    pid = spawn(*given)
    if lacks("memory"):
        resource.prlimit(pid, resource.RLIMIT_AS, (40_000_000, 40_000_000))
    return pid

def start_thread(thread):
    if lacks("processes"):
        raise RuntimeError("can't start new thread")
    begin(thread)

multiprocessing.util.spawnv_passfds = start_process
threading.Thread.start = start_thread

if __name__ == "__main__":
    from rollwright.cli.app import app
    app()
"""


@dataclass
class Result:
    """What became of one case."""

    stuck: int  # tables without a bot's move
    slowest: float  # seconds until the last table had one
    ending: float  # seconds from SIGTERM to the end of the process


class Server:
    """`rollwright serve` as a process, and its tables."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process, self.http = process, httpx.Client(base_url=address, timeout=PATIENCE)

    def make(self) -> str:
        """A table at which the bot begins, by lot."""
        while True:
            answer = self.http.post("/api/tables", json={"game": "diceland", "seats": SEATS, "order": "given"})
            answer.raise_for_status()
            table = str(answer.json()["table"])
            if self.waited(table) is not None or BOT in self._look(table)["table"]["pending"]:
                return table

    def waited(self, table: str) -> float | None:
        """The seconds from the making of the table to the bot's first move, by the log; None if there is none yet."""
        entries = self._look(table)["entries"]
        moves = (entry["at"] for entry in entries if entry["what"] == "event" and entry["who"] == BOT)
        return next((at - entries[0]["at"] for at in moves), None)

    def _look(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get(f"/api/tables/{table}").json()
        return found

    def workers(self) -> list[int]:
        """The processes of bots: children of the server that are not multiprocessing's resource tracker."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text("utf-8").split()
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        found = {int(pid) for path in threads for pid in path.read_text("utf-8").split()} | set(map(int, children))
        return [pid for pid in found if b"spawn_main" in _command(pid)]


def _command(pid: int) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


@contextmanager
def serving(folder: Path, think: float) -> Iterator[Server]:
    program = folder / "starved.py"
    program.write_text(STARVED, "utf-8")
    limits = dict.fromkeys(("TABLES", "REQUESTS", "LOOKS", "ARRIVALS"), "1e9/1e9")
    settings = {"THINK": str(think), "WARM": "0", **limits}
    environment = {**os.environ, **{f"ROLLWRIGHT_SERVE_{name}": value for name, value in settings.items()}}
    line = [sys.executable, str(program), str(folder / "flag"), "serve", "--port", "0", "--no-open", "--lang", "en"]
    with (folder / "log.txt").open("w") as log:
        command = [*line, "--data", str(folder / "data")]
        process = start(command, env=environment, stdout=subprocess.PIPE, stderr=log)
        try:
            assert process.stdout is not None
            address = re.search(r"http://\S+:\d+", process.stdout.readline())
            assert address is not None, (folder / "log.txt").read_text("utf-8")
            server = Server(process, address[0].replace("localhost", "127.0.0.1"))
            with server.http:
                yield server
        finally:
            end(process)


def run(folder: Path, case: str, *, tables: int, think: float) -> Result:
    with serving(folder, think) as server:
        warm = server.make()  # starts the worker
        while server.waited(warm) is None:
            time.sleep(0.05)
        fail = _failure(case, server, folder)
        fail()
        waiting = {server.make() for _ in range(tables)}
        slowest = 0.0
        end_of_patience = time.monotonic() + PATIENCE
        while waiting and time.monotonic() < end_of_patience:
            for table in list(waiting):
                if (waited := server.waited(table)) is not None:
                    slowest = max(slowest, waited)
                    waiting.discard(table)
        if case == "stopped":
            fail()  # once more, so that the server has to end with a stopped worker
        asked = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(PATIENCE)
        return Result(len(waiting), slowest, time.monotonic() - asked)


def _failure(case: str, server: Server, folder: Path) -> Callable[[], None]:
    """What makes the worker fail."""

    def send(number: signal.Signals) -> None:
        for worker in server.workers():
            os.kill(worker, number)

    def starve(of: str) -> None:
        (folder / "flag").write_text(of)
        send(signal.SIGKILL)

    return {
        "stopped": lambda: send(signal.SIGSTOP),
        "killed": lambda: send(signal.SIGKILL),
        "no memory": lambda: starve("memory"),
        "no processes": lambda: starve("processes"),
    }[case]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--think", type=float, default=5.0)
    given = parser.parse_args()
    faults = 0
    for case in CASES:
        with tempfile.TemporaryDirectory() as folder:
            result = run(Path(folder), case, tables=given.tables, think=given.think)
            log = (Path(folder) / "log.txt").read_text("utf-8").splitlines()
        faults += result.stuck + (result.slowest > 2 * given.think) + (result.ending > 10)
        print(
            f"{case}: {result.stuck} of {given.tables} stuck, slowest {result.slowest:.1f} s, "
            f"ended in {result.ending:.1f} s, {len(log)} lines of log",
            flush=True,
        )
    sys.exit(faults > 0)


if __name__ == "__main__":
    main()
