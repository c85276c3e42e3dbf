"""A worker process, which is asked over a pipe: for bots, and for the coach (`coach/process.py`)."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import monotonic
from typing import Any

from rollwright.server.bots import worker
from rollwright.server.bots.worker import Answer, Question

START = 60.0  # seconds for a process to start
REST = 5.0  # seconds until the next attempt, if a process could not start


class WorkerProcess:
    """Starts with the first question, and again if it has ended. For one thread at a time; `end` for any.

    The process runs `serve(pipe, *given)`, which sends None when it is ready, for which it has `start` seconds.
    """

    def __init__(
        self, serve: Callable[..., None] = worker.serve, given: tuple[Any, ...] = (), start: float = START
    ) -> None:
        self._serve, self._given, self._start_seconds = serve, given, start
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._is_ready = self._is_closed = False
        self._started = 0.0
        self._rest_until = 0.0

    def ask(self, question: Question, ready: float, seconds: float) -> Answer:
        """The worker's answer. It has `ready` seconds to get ready, and then `seconds` to decide.

        Any exception means that there is no answer. The process is killed then, unless it is still starting.
        """
        self._get_ready(ready)
        try:
            connection = self._connection
            assert connection is not None
            connection.send(question)
            answer: Answer = self._wait(connection, seconds)
        except BaseException:
            self.end()
            raise
        return answer

    def end(self) -> None:
        """Kills the process, even if it hangs. A thread that waits for its answer gets EOFError."""
        process, pipe = self._process, self._connection
        self._process = self._connection = None
        self._is_ready = False
        if process is not None:
            process.kill()
        del pipe  # closes it; if that came first, the process could print an error before it is killed

    def close(self) -> None:
        """Ends the process for good, even if a thread is about to start it."""
        self._is_closed = True
        self.end()

    def _get_ready(self, seconds: float) -> None:
        if self._is_ready:
            return
        if self._connection is None and monotonic() < self._rest_until:
            raise ProcessLookupError
        try:
            connection = self._connection or self._start()
            self._wait(connection, seconds)
            self._is_ready = True
        except TimeoutError:
            if monotonic() - self._started > self._start_seconds:
                self._give_up()
            raise
        except BaseException:
            self._give_up()
            raise

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        connection, theirs = context.Pipe()
        process = context.Process(target=self._serve, args=(theirs, *self._given), daemon=True)
        process.start()
        self._process, self._connection, self._started = process, connection, monotonic()
        theirs.close()
        if self._is_closed:  # since we began to start it
            self.end()
        return connection

    def _give_up(self) -> None:
        self.end()
        self._rest_until = monotonic() + REST

    @staticmethod
    def _wait(connection: Connection, seconds: float) -> Any:
        if not connection.poll(seconds):
            raise TimeoutError
        return connection.recv()
