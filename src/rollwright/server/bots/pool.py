"""Bots think in processes of their own: the event loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue

from rollwright.bots.registry import is_knowing
from rollwright.server.bots.compiler import LevelCompiler
from rollwright.server.bots.process import WorkerProcess
from rollwright.server.bots.worker import STAND_IN, Answer, Question, Worker
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics


class BotPool:
    """So many processes; a question waits for one that is free. A bot has so many `seconds` for its decision."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        metrics: Metrics,
        *,
        compiler: LevelCompiler | None = None,
        new_process: Callable[[], WorkerProcess] = WorkerProcess,
    ) -> None:
        self._seconds, self._metrics = seconds, metrics
        self._compiler = compiler or LevelCompiler()
        self._processes = [new_process() for _ in range(workers)]
        self._free: SimpleQueue[WorkerProcess] = SimpleQueue()
        for process in self._processes:
            self._free.put(process)
        self._threads = ThreadPoolExecutor(workers, "bot")  # each waits for one process

    async def choose(self, question: Question) -> str:
        """The bot's move, whatever happens to it: a legal one when it was asked."""
        if is_knowing(question.bot) and not self._compiler.is_ready():
            question = question._replace(bot=STAND_IN)
        answer = await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)
        self._metrics.bot_decisions += 1
        if answer.fault:
            self._metrics.bot_faults += 1
            tell("bot fault", logging.WARNING, table=question.table, bot=question.bot, fault=answer.fault)
        return answer.move

    def warm(self) -> None:
        """Has what the levels need compiled, if it isn't there."""
        self._compiler.start()

    def close(self) -> None:
        """Whoever waits for a bot gets CancelledError, or the stand-in's answer."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in self._processes:
            process.end()
        self._compiler.end()

    def _ask(self, question: Question) -> Answer:
        process = self._free.get()
        try:
            return process.ask(question, self._seconds)
        except (TimeoutError, EOFError, OSError) as error:
            answer = Worker().decide(question._replace(bot=STAND_IN))
            return answer._replace(fault=type(error).__name__)
        finally:
            self._free.put(process)
