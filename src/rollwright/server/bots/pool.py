"""A pool of processes in which bots decide, so that they never block the event loop."""

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
    """`workers` processes; a question waits until one is free. A decision may take `seconds`."""

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
        """The bot's move. If the bot fails, takes too long or can't run yet, a stand-in decides."""
        if is_knowing(question.bot) and not self._compiler.is_ready():
            question = question._replace(bot=STAND_IN)
        answer = await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)
        self._metrics.bot_decisions += 1
        if answer.fault:
            self._metrics.bot_faults += 1
            tell("bot fault", logging.WARNING, table=question.table, bot=question.bot, fault=answer.fault)
        return answer.move

    def warm(self) -> None:
        """Starts compiling the machine code of the bot levels, if it is missing."""
        self._compiler.start()

    def close(self) -> None:
        """Ends all processes. Pending calls of `choose` are cancelled or get the stand-in's move."""
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
