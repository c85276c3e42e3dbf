"""A pool of processes in which bots decide, so that they never block the event loop, and the stand-in for bots that are
late."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from rollwright.bots.registry import is_knowing
from rollwright.core.dice import SeededDice
from rollwright.core.game import Game
from rollwright.core.registry import game_names, game_type
from rollwright.server.bots.compiler import LevelCompiler
from rollwright.server.bots.process import WorkerProcess
from rollwright.server.bots.thread import CallThread
from rollwright.server.bots.worker import STAND_IN, Answer, Question, Worker
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics


class Desk:
    """A worker process, and the thread that waits for it."""

    def __init__(self, process: WorkerProcess) -> None:
        self.process = process
        self.thread = CallThread("bot")


class BotPool:
    """`workers` processes. A question waits up to `seconds` for one that is free and ready, and as long again for the
    decision."""

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
        self._desks = [Desk(new_process()) for _ in range(workers)]
        self._free: asyncio.Queue[Desk] = asyncio.Queue()
        for desk in self._desks:
            self._free.put_nowait(desk)
        self._stand_in = CallThread("stand-in")

    async def choose(self, question: Question) -> str:
        """The bot's move. If the bot fails, takes too long or can't run yet, a stand-in decides, in this process."""
        begun = monotonic()
        if is_knowing(question.bot) and not self._compiler.is_ready():
            question = question._replace(bot=STAND_IN)
        try:
            answer = await self._ask(question)
        except Exception as error:
            call = self._stand_in.call(decide_instead, question, type(error).__name__)
            answer = await asyncio.wrap_future(call)
        self._metrics.bot_decisions += 1
        self._metrics.bot_seconds.observe(monotonic() - begun)
        if answer.fault:
            self._metrics.bot_faults += 1
            tell("bot fault", logging.WARNING, table=question.table, bot=question.bot, fault=answer.fault)
        return answer.move

    def warm(self) -> None:
        """Starts compiling the machine code of the bot levels, if it is missing, and loads the stand-in."""
        self._compiler.start()
        self._stand_in.call(load_stand_in)

    def close(self) -> None:
        """Ends all processes. Calls of `choose` get the stand-in's move, if anybody still waits for it."""
        for desk in self._desks:
            desk.process.close()
            desk.thread.end()
        self._stand_in.end()
        self._compiler.end()

    async def _ask(self, question: Question) -> Answer:
        loop = asyncio.get_running_loop()
        ready_by = loop.time() + self._seconds
        with self._metrics.waiting("bots"):
            async with asyncio.timeout_at(ready_by):
                desk = await self._free.get()
        call = desk.thread.call(desk.process.ask, question, max(0.0, ready_by - loop.time()), self._seconds)
        call.add_done_callback(lambda _: self._put_back(loop, desk))
        # A thread can also hang in sending, if the process doesn't read. Killing the process frees it.
        guard = loop.call_later(2 * self._seconds, desk.process.end)
        try:
            return await asyncio.wrap_future(call)
        finally:
            guard.cancel()

    def _put_back(self, loop: asyncio.AbstractEventLoop, desk: Desk) -> None:
        """Called in the desk's thread, so that a question that nobody waits for any more keeps its desk until then."""
        with suppress(RuntimeError):  # the event loop has ended
            loop.call_soon_threadsafe(self._free.put_nowait, desk)


def decide_instead(question: Question, fault: str) -> Answer:
    """The stand-in's decision, and why it was asked."""
    return Worker().decide(question._replace(bot=STAND_IN))._replace(fault=fault)


def load_stand_in() -> None:
    """Has the stand-in decide once in each game. Later there may be no memory to load its modules."""
    for name in game_names():
        kind = game_type(name)
        game = Game(kind, kind.set_up(seats=2, draw=lambda _: 0), SeededDice(0))
        game.roll()
        begin = {key: value for key, value in game.record().items() if key not in ("events", "result")}
        decide_instead(Question(name, begin, tuple(game.events), game.pending[0], STAND_IN), "")
