"""A real Dask cluster for tests: a scheduler and workers, each a process of its own on this machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Self

from distributed import Client

from support.processes import end, start
from support.waiting import PATIENCE, wait_until

TESTS = Path(__file__).parent.parent
ANYWHERE = ("--host", "127.0.0.1", "--dashboard-address", "127.0.0.1:0")


class DaskProcesses:
    """Started on entering, gone on leaving. Workers have two threads each, and no nanny that would bring them back."""

    def __init__(self, folder: Path, workers: int) -> None:
        self.file = folder / "scheduler.json"
        self.folder, self.count = folder, workers
        self.workers: dict[str, subprocess.Popen[str]] = {}

    def __enter__(self) -> Self:
        self.scheduler = self._start("scheduler", "--port", "0", "--idle-timeout", "300")
        for _ in range(self.count):
            self.add_worker()
        wait_until(lambda: self.file.exists() and self.file.read_text().endswith("}"))
        self.address = json.loads(self.file.read_text())["address"]
        self.client: Any = Client(self.address, set_as_default=False)  # type: ignore[no-untyped-call]
        self.client.wait_for_workers(self.count, timeout=PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()
        for process in [*self.workers.values(), self.scheduler]:
            end(process)

    def add_worker(self) -> None:
        name = f"worker-{len(self.workers)}"
        files = "--local-directory", str(self.folder)
        options = "--no-nanny", "--nthreads", "2", "--memory-limit", "0", "--death-timeout", str(PATIENCE)
        self.workers[name] = self._start("worker", "--name", name, *files, *options)

    def address_of(self, worker: str) -> str:
        found: dict[str, Any] = self.client.scheduler_info(n_workers=-1)["workers"]
        return next(address for address, about in found.items() if about["name"] == worker)

    def tasks(self) -> int:
        """How many tasks the scheduler knows."""

        def count(dask_scheduler: Any) -> int:
            return len(dask_scheduler.tasks)

        number: int = self.client.run_on_scheduler(count)
        return number

    def _start(self, kind: str, *options: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{kind}", "--scheduler-file", str(self.file)]
        path = os.pathsep.join(filter(None, [str(TESTS), os.environ.get("PYTHONPATH")]))
        environment = {**os.environ, "PYTHONPATH": path}
        with (self.folder / f"{kind}.log").open("ab") as log:
            return start([*command, *ANYWHERE, *options], stdout=log, stderr=log, env=environment)
