"""Bots think in processes of their own: the event loop never waits for them, nor for what they compile."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from rollwright.bots.registry import BOT_NAMES, is_knowing, known_bots, make_bot
from rollwright.core.record import begin_record, replay_event
from rollwright.core.registry import game_names, game_type
from rollwright.server.bots import worker
from rollwright.server.bots.worker import Answer, Question
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.refusals import Refused


def check_bot(name: str | None) -> str:
    """The name of a bot that may sit at a table: one that is installed, never a program that a client names."""
    if name is None or name not in (*BOT_NAMES, *known_bots()):
        raise Refused("option-bot", status=422, bot=name, bots=", ".join(known_bots()))
    return name


class Thinkers:
    """The processes that bots think in, started when the first bot is asked."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self._workers, self._seconds, self._metrics = workers, seconds, metrics
        self._pool: ProcessPoolExecutor | None = None
        self._ready: set[str] = set()
        self._compiler: multiprocessing.process.BaseProcess | None = None

    async def choose(self, question: Question) -> str:
        """The bot's move, whatever happens to it: a legal one when it was asked."""
        if is_knowing(question.bot) and not self._is_ready(question.begin["game"]):
            question = question._replace(bot=worker.STAND_IN)  # until its machine code is there
        answer = await self._answer(question)
        self._metrics.count("bot_decisions")
        if answer.fault:
            self._metrics.count("bot_faults")
            tell("bot fault", logging.WARNING, table=question.table, bot=question.bot, fault=answer.fault)
        return answer.move

    async def _answer(self, question: Question) -> Answer:
        loop = asyncio.get_running_loop()
        pool = self._pool = self._pool or self._new_pool()
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, worker.decide, question), self._seconds)
        except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
            if self._pool is pool:
                self._pool = None
                _end(pool)
            return await asyncio.to_thread(_stand_in, question, type(error).__name__)

    def warm(self) -> None:
        """Has what the levels need compiled, beside the games, if it isn't there."""
        missing = [name for name in game_names() if not game_type(name).builds.is_compiled(levels=True)]
        if missing and self._compiler is None:
            self._compiler = multiprocessing.get_context("spawn").Process(target=worker.compile_levels, daemon=True)
            self._compiler.start()
            tell("compiling", games=missing)

    def _is_ready(self, game: str) -> bool:
        """Whether the levels' machine code is there; else it comes while simpler bots play."""
        if game not in self._ready:
            self.warm()
            if self._compiler is None or not self._compiler.is_alive():
                self._ready.add(game)
        return game in self._ready

    def close(self) -> None:
        if self._pool is not None:
            _end(self._pool)
            self._pool = None
        if self._compiler is not None and self._compiler.is_alive():
            self._compiler.terminate()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, initializer=worker.start)


def _end(pool: ProcessPoolExecutor) -> None:
    """Ends the processes, also one that thinks for ever or is stopped. Whoever waits for an answer of theirs gets
    BrokenProcessPool."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False)
    for process in processes:
        process.kill()


def _stand_in(question: Question, fault: str) -> Answer:
    """The simple bot, in this process, for when there is no other."""
    game = begin_record(question.begin)
    for index, event in enumerate(question.events):
        replay_event(game, index, event)
    return Answer(make_bot(worker.STAND_IN, 0).choose(game, question.seat), fault)
