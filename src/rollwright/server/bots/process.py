"""A worker process for bots, which is asked over a pipe."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from rollwright.server.bots import worker
from rollwright.server.bots.worker import Answer, Question

START = 60.0  # seconds for a process to start


class WorkerProcess:
    """Starts with the first question, and again if it has ended. For one thread at a time."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None

    def ask(self, question: Question, seconds: float) -> Answer:
        """The worker's answer. TimeoutError, EOFError or OSError if there is none; the process is killed then."""
        try:
            connection = self._connection or self._start()
            connection.send(question)
            answer: Answer = self._wait(connection, seconds)
        except BaseException:
            self.end()
            raise
        return answer

    def end(self) -> None:
        """Kills the process, even if it hangs. A thread that waits for its answer gets EOFError."""
        process, self._process, self._connection = self._process, None, None
        if process is not None:
            process.kill()

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        connection, theirs = context.Pipe()
        self._process = context.Process(target=worker.serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._wait(connection, START)
        self._connection = connection
        return connection

    @staticmethod
    def _wait(connection: Connection, seconds: float) -> Any:
        if not connection.poll(seconds):
            raise TimeoutError
        return connection.recv()
