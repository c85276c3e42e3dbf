"""A process of the coach, which tells what it knows before it is done, and can be told to stop."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from time import monotonic

from rollwright.server.bots.process import WorkerProcess
from rollwright.server.coach.worker import Line, Work, serve
from rollwright.server.replays import Refusal

START = 600.0  # seconds to start, in which machine code may have to be compiled


class NotReady(Exception):
    """The process is still starting, or could not be started."""


class CoachProcess(WorkerProcess):
    """Works with this niceness. It runs `serve(pipe, stopped, nice)`."""

    def __init__(self, nice: int, serve: Callable[..., None] = serve) -> None:
        self._stopped = multiprocessing.get_context("spawn").RawValue("q", 0)  # the number of the work to stop
        super().__init__(serve, (self._stopped, nice), START)

    def work(
        self, number: int, work: Work, tell: Callable[[bytes], None], ready: float, seconds: float
    ) -> bytes | Refusal | None:
        """The answer, or None if it was stopped. The process has `ready` seconds to get ready, then `seconds` to work.

        NotReady, OSError or EOFError if there is no answer.
        """
        self.start(ready)
        try:
            connection, end = self._connection, monotonic() + seconds
            assert connection is not None
            connection.send((number, work))
            while True:
                found: Line | bytes | Refusal | None = self._wait(connection, max(0.0, end - monotonic()))
                if not isinstance(found, Line):
                    return found
                tell(found.text)
        except BaseException:
            self.end()
            raise

    def start(self, seconds: float) -> None:
        """Starts the process, unless it runs, and waits so long for it to be ready; NotReady if it is not."""
        if self._is_ready and self._process is not None and not self._process.is_alive():
            self.end()
        try:
            self._get_ready(seconds)
        except (OSError, EOFError):
            raise NotReady from None

    def stop(self, number: int) -> None:
        """Has the process stop a work at its next step."""
        self._stopped.value = number
