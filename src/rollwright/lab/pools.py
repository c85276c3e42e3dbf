"""Where the blocks of a job are played: on threads, in processes, or by somebody else's executor.

Whoever leaves in the middle of it, by Ctrl-C for one, doesn't wait for blocks that aren't begun, nor for Python bots.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import ParamSpec, TypeVar

from rollwright.core.worker_process import end_with_parent

_Given = ParamSpec("_Given")
_Done = TypeVar("_Done")
CONTEXT: BaseContext | None = None  # how processes are started; None as Python does it
_END = getattr(signal, "SIGUSR1", None)  # ends a process that plays; Windows has no such signal


def pool_for(executor: Executor | None, workers: int | None, *, compiled: bool) -> Executor:
    """To be entered and left. The executor, if there is one, stays open for whoever opened it."""
    if executor is not None:
        return _Borrowed(executor)
    return (_Threads if compiled else _Processes)(workers or os.cpu_count() or 1)


class _Threads(ThreadPoolExecutor):
    """For machine code, of which a block takes no time worth mentioning."""

    def __exit__(self, *_: object) -> None:
        self.shutdown(cancel_futures=True)


class _Borrowed(Executor):
    """Takes back what is not begun when it is left."""

    def __init__(self, lender: Executor) -> None:
        self.lender = lender
        self.open: set[Future[object]] = set()

    def submit(
        self, function: Callable[_Given, _Done], /, *arguments: _Given.args, **named: _Given.kwargs
    ) -> Future[_Done]:
        future = self.lender.submit(function, *arguments, **named)
        self.open.add(future)  # type: ignore[arg-type]
        future.add_done_callback(self.open.discard)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        for future in tuple(self.open):
            future.cancel()


class _Processes(ProcessPoolExecutor):
    """For bots in Python, which may think for as long as they like."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, mp_context=CONTEXT, initializer=_begin)

    def submit(
        self, function: Callable[_Given, _Done], /, *arguments: _Given.args, **named: _Given.kwargs
    ) -> Future[_Done]:
        return super().submit(_play, partial(function, *arguments, **named))

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            for process in tuple((self._processes or {}).values()):
                _end(process)
        self.shutdown(cancel_futures=True)


def _end(process: BaseProcess) -> None:
    if _END is None or process.pid is None:
        process.terminate()
    elif process.is_alive():  # else its number may be another's
        with suppress(ProcessLookupError):  # it has ended just now
            os.kill(process.pid, _END)


def _begin() -> None:
    """Ctrl-C reaches all processes of a terminal; whatever else the parent does with signals is not for its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_DFL)
    if _END is not None:
        signal.pthread_sigmask(signal.SIG_BLOCK, {_END})
        signal.signal(_END, signal.SIG_DFL)
    end_with_parent()  # after the mask, which its thread inherits


def _play(block: Callable[[], _Done]) -> _Done:
    """Only while it plays a process can be ended: the parent would wait for ever for the rest of a half-sent result."""
    if _END is None:
        return block()
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {_END})
    try:
        return block()
    finally:
        signal.pthread_sigmask(signal.SIG_BLOCK, {_END})
