"""A deterministic event loop for asyncio: virtual time, and a seeded choice which process runs next.

Each process (a server, a page, the store) has a queue of its own. As in a real event loop, what is ready in one process
runs in order; between processes any order is possible. A process can be killed, or stand still for a while.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import Context, ContextVar, copy_context
from heapq import heappop, heappush
from random import Random
from typing import Any, cast
from zlib import crc32

Callback = Callable[..., object]
PROCESS: ContextVar[Process] = ContextVar("PROCESS")


class Process:
    """Something that runs by itself, and can fail by itself."""

    def __init__(self, name: str) -> None:
        self.name, self.mark = name, name.encode()
        self.is_alive = True
        self.stands_until = 0.0
        self.ready: deque[Ready] = deque()
        self.tasks: set[asyncio.Task[Any]] = set()
        self._context = Context()
        self._context.run(PROCESS.set, self)

    def context(self) -> Context:
        """A context whose callbacks and tasks belong to this process."""
        return self._context.copy()


class Ready:
    """A callback that is due now or later; what asyncio calls a handle."""

    __slots__ = ("args", "callback", "context", "is_cancelled", "process", "when")

    def __init__(self, process: Process, when: float, callback: Callback, args: tuple[Any, ...], context: Context):
        self.process, self.when, self.callback, self.args, self.context = process, when, callback, args, context
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True

    def cancelled(self) -> bool:
        return self.is_cancelled


class VirtualLoop:
    """Runs callbacks of all processes. It has what asyncio and the server ask of an event loop, and no more."""

    def __init__(self, rng: Random, on_error: Callable[[dict[str, Any]], None]) -> None:
        self._rng, self._on_error = rng, on_error
        self._now = 0.0
        self._made = 0
        self._timers: list[tuple[float, int, Ready]] = []
        self._processes: dict[Process, None] = {}  # those that have had a task
        self._runnable: list[Process] = []  # processes with something in their queue
        self._clock = Process("clock")  # never stands still
        self.steps = 0
        self.trace = 0  # a hash of when which process did something
        self._stamped, self._stamp = -1.0, 0  # the last moment, and its hash

    # Running

    def run(self, until: float) -> None:
        """Runs to a moment of virtual time."""
        runnable, random = self._runnable, self._rng.random
        with self._running():
            while True:
                if not runnable:
                    if not self._wait(until):
                        return
                    continue
                place = int(random() * len(runnable)) if len(runnable) > 1 else 0
                process = runnable[place]
                if process.stands_until > self._now or not process.ready:
                    del runnable[place]
                    continue
                ready = process.ready.popleft()
                if not process.ready:
                    del runnable[place]
                if not ready.is_cancelled:
                    self._step(process, ready)

    def end(self) -> None:
        """Ends all processes."""
        with self._running():
            for process in self._processes:
                self.kill(process)

    @contextmanager
    def _running(self) -> Iterator[None]:
        asyncio._set_running_loop(cast(Any, self))
        try:
            yield
        finally:
            asyncio._set_running_loop(None)

    def _step(self, process: Process, ready: Ready) -> None:
        self.steps += 1
        if self._now != self._stamped:
            self._stamped, self._stamp = self._now, crc32(repr(self._now).encode())
        self.trace = crc32(process.mark, self.trace ^ self._stamp)
        try:
            ready.context.run(ready.callback, *ready.args)
        except Exception as error:
            self.call_exception_handler({"message": "a callback failed", "exception": error})

    def _wait(self, until: float) -> bool:
        """Lets time pass until something is due, or else to the given moment."""
        timers = self._timers
        while timers and timers[0][2].is_cancelled:
            heappop(timers)
        if not timers or timers[0][0] > until:
            self._now = max(self._now, until)
            return False
        self._now = max(self._now, timers[0][0])
        while timers and timers[0][0] <= self._now:
            ready = heappop(timers)[2]
            if not ready.is_cancelled:
                self._queue(ready)
        return True

    def _queue(self, ready: Ready) -> None:
        process = ready.process
        if process.is_alive:
            process.ready.append(ready)
            if len(process.ready) == 1 and process.stands_until <= self._now:
                self._runnable.append(process)

    # Processes

    def stand_still(self, process: Process, seconds: float) -> None:
        """Nothing happens in a process for a while: it gets no processor time."""
        process.stands_until = self._now + seconds

        def wake() -> None:
            if process.ready and process.stands_until <= self._now:
                self._runnable.append(process)

        self.within(self._clock, wake, after=seconds)

    def kill(self, process: Process) -> None:
        """Ends a process at once. Its coroutines end where they wait; nothing that they still do has any effect."""
        process.is_alive = False
        process.ready.clear()
        for task in sorted(process.tasks, key=asyncio.Task.get_name):
            with suppress(RuntimeError):  # it wants to wait for something while it ends
                process.context().run(task.get_coro().close)
        process.tasks.clear()

    def within(self, process: Process, callback: Callback, *args: Any, after: float = 0.0) -> None:
        """Calls something in a process: what it starts belongs to the process."""
        self.within_at(process, self._now + after, callback, *args)

    def within_at(self, process: Process, when: float, callback: Callback, *args: Any) -> None:
        """The same at a moment of virtual time: what has one moment is called in order."""
        self.call_at(when, callback, *args, context=process.context())

    # What asyncio asks of an event loop

    def time(self) -> float:
        return self._now

    def call_soon(self, callback: Callback, *args: Any, context: Context | None = None) -> Any:
        context = copy_context() if context is None else context
        ready = Ready(context[PROCESS], self._now, callback, args, context)
        self._queue(ready)
        return ready

    def call_at(self, when: float, callback: Callback, *args: Any, context: Context | None = None) -> Any:
        context = copy_context() if context is None else context
        ready = Ready(context[PROCESS], when, callback, args, context)
        self._made += 1
        heappush(self._timers, (when, self._made, ready))
        return ready

    def call_later(self, delay: float, callback: Callback, *args: Any, context: Context | None = None) -> Any:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=cast(Any, self))

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> asyncio.Task[Any]:
        process = (copy_context() if context is None else context)[PROCESS]
        if not process.is_alive:
            coro.close()
            return cast("asyncio.Task[Any]", self.create_future())
        self._made += 1
        task = asyncio.Task(coro, loop=cast(Any, self), name=name or f"{self._made:09}", context=context)
        process.tasks.add(task)
        self._processes[process] = None
        task.add_done_callback(process.tasks.discard)
        return task

    def run_in_executor(self, executor: Any, func: Callback, *args: Any) -> asyncio.Future[Any]:
        """There are no threads: it is done at once, and the answer comes a little later."""
        future = self.create_future()
        result = func(*args)
        self.call_later(self._rng.random() * 0.01, lambda: None if future.done() else future.set_result(result))
        return future

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self._on_error(context)
