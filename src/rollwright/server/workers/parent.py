"""The parent of several workers: each is the same command again, with the parent's listening socket.

The parent does little, so that little can go wrong with it: it starts workers, replaces those that die, and passes
signals on. SIGTERM ends all of them, SIGHUP replaces one after the other. If it is killed, they end by themselves.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from asyncio.subprocess import Process
from collections.abc import Callable, Coroutine
from typing import Any

from rollwright.server.logs import tell
from rollwright.server.workers.child import READY, VARIABLE

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0  # seconds until a worker that has died is replaced, and after many deaths
GOOD_AGE = 30.0  # seconds; a worker that lives longer was a good one
PATIENCE = 12.0  # seconds for workers to end, which is more than they take


class Worker:
    """A worker process, and the link to it."""

    def __init__(self, process: Process, link: socket.socket) -> None:
        self._process, self._link = process, link
        self.began = asyncio.get_running_loop().time()

    @classmethod
    async def start(cls, listening: socket.socket) -> Worker:
        """Runs the command of this process again, as a worker."""
        link, theirs = socket.socketpair()
        link.setblocking(False)
        with theirs:
            given = listening.fileno(), theirs.fileno()
            environment = {**os.environ, VARIABLE: ",".join(map(str, given))}
            command = sys.executable, *sys.orig_argv[1:]
            return cls(await asyncio.create_subprocess_exec(*command, env=environment, pass_fds=given), link)

    async def is_ready(self) -> bool:
        """Waits until it serves; False if it has died before."""
        try:
            return await asyncio.get_running_loop().sock_recv(self._link, 1) == READY
        except ConnectionError:
            return False

    async def end(self) -> int:
        """Waits until it has ended; its exit code."""
        code = await self._process.wait()
        self._link.close()
        return code

    def send(self, number: signal.Signals) -> None:
        """Sends it a signal, if it lives."""
        if self._process.returncode is None:
            self._process.send_signal(number)


class Workers:
    """So many workers, at any time."""

    def __init__(self, number: int, listening: socket.socket, ready: Callable[[], None]) -> None:
        """`ready` is called once, when all serve."""
        self._number, self._listening, self._ready = number, listening, ready
        self._places: list[Worker | None] = [None] * number
        self._alive: set[Worker] = set()
        self._changing = asyncio.Lock()  # of places
        self._ending = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._deaths = 0  # of young workers, one after the other

    def run(self) -> int:
        """Until a signal ends it; the exit code, which is not 0 if a first worker can't start."""
        return asyncio.run(self._run())

    async def _run(self) -> int:
        self._heed_signals()
        beginning, ending = asyncio.create_task(self._begin()), asyncio.create_task(self._ending.wait())
        await asyncio.wait((beginning, ending), return_when=asyncio.FIRST_COMPLETED)
        code = beginning.result() if beginning.done() else 0
        if code == 0:
            await ending
        self._ending.set()
        for task in (beginning, *self._tasks):
            task.cancel()
        await self._end_all()
        return code

    def _heed_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number, action in (
            (signal.SIGTERM, self._ending.set),
            (signal.SIGINT, self._ending.set),
            (signal.SIGHUP, self._renew_all),
        ):
            if signal.getsignal(number) != signal.SIG_IGN:  # in the background, or under nohup
                loop.add_signal_handler(number, action)

    async def _begin(self) -> int:
        """Fills all places, the first one first: it brings the store up to date, and says what is wrong, if anything
        is. The exit code."""
        async with self._changing:
            for place in range(self._number):
                worker = await self._start()
                if not await worker.is_ready():
                    return await worker.end()
                self._take(place, worker)
        tell("workers started", workers=self._number)
        self._ready()
        return 0

    async def _start(self) -> Worker:
        worker = await Worker.start(self._listening)
        self._alive.add(worker)
        return worker

    def _take(self, place: int, worker: Worker) -> None:
        self._places[place] = worker
        self._do(self._watch(place, worker))

    async def _watch(self, place: int, worker: Worker) -> None:
        """Replaces a worker that has died by itself."""
        code = await worker.end()
        self._alive.discard(worker)
        if self._ending.is_set() or self._places[place] is not worker:
            return
        age = asyncio.get_running_loop().time() - worker.began
        self._deaths = 0 if age > GOOD_AGE else self._deaths + 1
        tell("worker died", logging.ERROR, code=code)
        await asyncio.sleep(min(FIRST_PAUSE * 2**self._deaths, LONGEST_PAUSE))
        async with self._changing:
            if self._places[place] is worker:
                self._take(place, await self._start())

    def _renew_all(self) -> None:
        if not self._changing.locked():
            self._do(self._renew())

    async def _renew(self) -> None:
        """Replaces one worker after the other; each stays until its successor serves."""
        async with self._changing:
            for place, old in enumerate(self._places):
                new = await self._start()
                if not await new.is_ready():
                    self._alive.discard(new)
                    tell("worker didn't start, the others stay", logging.ERROR, code=await new.end())
                    return
                self._take(place, new)
                if old is not None:
                    old.send(signal.SIGTERM)
                    await old.end()
        tell("workers replaced", workers=self._number)

    async def _end_all(self) -> None:
        for worker in self._alive:
            worker.send(signal.SIGTERM)
        ending = [asyncio.ensure_future(worker.end()) for worker in self._alive]
        if ending:
            _, late = await asyncio.wait(ending, timeout=PATIENCE)
            for worker in self._alive if late else ():
                worker.send(signal.SIGKILL)
            await asyncio.gather(*ending)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
