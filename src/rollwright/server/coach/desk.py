"""Work for a process of the coach: one after the other, not too long, and not too much waiting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from rollwright.server.bots.thread import CallThread
from rollwright.server.coach.process import CoachProcess, NotReady
from rollwright.server.coach.worker import Work
from rollwright.server.logs import tell as log
from rollwright.server.metrics import Metrics
from rollwright.server.refusals import UNAVAILABLE, Refused
from rollwright.server.replays import FAULT, Refusal

READY = 20.0  # seconds that somebody waits for a process that is starting
TURN = 45.0  # seconds that somebody waits for his turn
GRACE = 5.0  # seconds to stop


class Desk:
    """A process, and the thread that waits for it. A work may take `seconds`; `most` may wait for their turn, which are
    counted as `queue`."""

    def __init__(self, process: CoachProcess, seconds: float, most: int, metrics: Metrics, queue: str) -> None:
        self._process, self._seconds, self._most, self._metrics = process, seconds, most, metrics
        self._queue = queue
        self._thread = CallThread("coach")
        self._free: asyncio.Queue[None] = asyncio.Queue()  # has an item if nothing is under way
        self._free.put_nowait(None)
        self._number = 0  # of the newest work
        self._is_at: int | None = None  # the number of the work that is under way

    async def do(self, work: Work, tell: Callable[[bytes], None] = lambda _: None) -> bytes:
        """Does a work when its turn comes. `tell` gets what is known before the end. Cancelling it stops the work."""
        if self._metrics.queued[self._queue] >= self._most:
            raise busy()
        try:
            with self._metrics.waiting(self._queue):
                async with asyncio.timeout(TURN):
                    await self._free.get()
        except TimeoutError:
            raise busy() from None
        return _checked(await self._work(work, tell), work, self._metrics)

    def warm(self) -> None:
        """Starts the process."""
        self._thread.call(self._start)

    def close(self) -> None:
        """Ends process and thread, for good."""
        self._process.close()
        self._thread.end()

    def _start(self) -> None:
        with suppress(NotReady):
            self._process.start(0.0)

    async def _work(self, work: Work, tell: Callable[[bytes], None]) -> bytes | Refusal | None:
        loop = asyncio.get_running_loop()
        self._number += 1
        number = self._is_at = self._number

        def told(text: bytes) -> None:
            with suppress(RuntimeError):  # the event loop has ended
                loop.call_soon_threadsafe(tell, text)

        call = self._thread.call(self._process.work, number, work, told, READY, self._seconds)
        call.add_done_callback(lambda _: self._put_back(loop))
        # A thread can also hang in sending, if the process doesn't read. Killing the process frees it.
        guard = loop.call_later(READY + self._seconds + GRACE, self._end, number)
        try:
            return await asyncio.wrap_future(call)
        except asyncio.CancelledError:
            self._process.stop(number)
            loop.call_later(GRACE, self._end, number)
            raise
        except NotReady:
            raise Refused("refused-coach-starting", status=UNAVAILABLE) from None
        except (OSError, EOFError) as error:  # it takes too long, or was killed, perhaps for want of memory
            self._metrics.coach_faults += 1
            log("coach fault", logging.WARNING, work=work.kind, fault=type(error).__name__)
            raise Refused("refused-coach-slow", status=UNAVAILABLE) from None
        finally:
            guard.cancel()

    def _end(self, number: int) -> None:
        """Ends the process if it is still at this work."""
        if self._is_at == number:
            self._process.end()

    def _put_back(self, loop: asyncio.AbstractEventLoop) -> None:
        """Called in the thread, so that a work that nobody waits for keeps its place until it has stopped."""
        with suppress(RuntimeError):  # the event loop has ended
            loop.call_soon_threadsafe(self._next)

    def _next(self) -> None:
        self._is_at = None
        self._free.put_nowait(None)


def busy() -> Refused:
    """The refusal of work while the desk has too much to do."""
    return Refused("refused-coach-busy", status=UNAVAILABLE)


def _checked(answer: bytes | Refusal | None, work: Work, metrics: Metrics) -> bytes:
    if isinstance(answer, bytes):
        return answer
    if answer is None or answer.code == FAULT:
        metrics.faults += 1
        log("fault", logging.ERROR, coach=work.kind, kind=None if answer is None else answer.params["kind"])
        raise Refused(FAULT, status=500)
    raise Refused(answer.code, status=422, **answer.params)
