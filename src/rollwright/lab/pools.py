"""Pools, where the blocks of a job are played: on threads, in processes, or by somebody else's executor.

An interruption, such as Ctrl-C, cancels the blocks that have not begun and ends Python bots in the middle of theirs.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from contextlib import suppress
from functools import partial
from itertools import islice
from multiprocessing import get_context
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import Any, ParamSpec, TypeVar, cast

from rollwright.core.worker_process import end_with_parent

_Given = ParamSpec("_Given")
_Done = TypeVar("_Done")
_Task = TypeVar("_Task")
CONTEXT: BaseContext | None = None  # how processes are started; None for Python's default
_END = getattr(signal, "SIGUSR1", None)  # ends a process that plays; Windows has no such signal


def run_ahead(
    tasks: Iterable[_Task],
    submit: Callable[[_Task], Future[_Done]],
    ahead: int,
    is_needless: Callable[[_Task], bool] | None = None,
) -> Generator[tuple[_Task, _Done], None, None]:
    """Hands tasks to a pool and gives their results, in the order in which they are done.

    At most `ahead` tasks are handed out at a time. Those that have become needless when the caller comes back for the
    next result are cancelled, as far as they have not begun.
    """
    coming = iter(tasks)
    waiting: dict[Future[_Done], _Task] = {}

    def hand_out() -> None:
        for task in islice(coming, ahead - len(waiting)):
            waiting[submit(task)] = task

    def cancel() -> None:
        if is_needless is not None:
            for future in [future for future, task in waiting.items() if is_needless(task) and future.cancel()]:
                del waiting[future]

    hand_out()
    while waiting:
        for future in wait(waiting, return_when=FIRST_COMPLETED).done:
            yield waiting.pop(future), future.result()
            cancel()
            hand_out()


def pool_for(executor: Executor | None, workers: int | None, *, compiled: bool) -> Executor:
    """The pool for a job, to be used in a `with` statement. An executor that is given stays open for its owner."""
    if executor is not None:
        return _Borrowed(executor)
    return (_Threads if compiled else _Processes)(workers or os.cpu_count() or 1)


class _Threads(ThreadPoolExecutor):
    """For machine code, which plays a block in next to no time."""

    def __exit__(self, *_: object) -> None:
        self.shutdown(cancel_futures=True)


class _Borrowed(Executor):
    """Cancels what has not begun when it is left."""

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
    """For bots in Python, which may take as long as they like."""

    def __init__(self, workers: int) -> None:
        context = _Context(CONTEXT or get_context())
        self._workers = context.processes
        super().__init__(workers, mp_context=cast(BaseContext, context), initializer=_begin)

    def submit(
        self, function: Callable[_Given, _Done], /, *arguments: _Given.args, **named: _Given.kwargs
    ) -> Future[_Done]:
        return super().submit(_play, partial(function, *arguments, **named))

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            for process in self._workers:
                _end(process)
        self.shutdown(cancel_futures=True)


class _Context:
    """A context of `multiprocessing` that remembers the processes it makes."""

    def __init__(self, context: BaseContext) -> None:
        self._context = context
        self.processes: list[BaseProcess] = []

    def Process(self, *given: Any, **named: Any) -> BaseProcess:  # noqa: N802 (the name that executors call)
        process: BaseProcess = self._context.Process(*given, **named)  # type: ignore[attr-defined]
        self.processes.append(process)
        return process

    def __getattr__(self, name: str) -> Any:
        return getattr(self._context, name)


def _end(process: BaseProcess) -> None:
    if process.pid is None or not process.is_alive():  # never started; or ended, and its number may be another's
        return
    if _END is None:
        process.terminate()
        return
    with suppress(ProcessLookupError):  # it has ended just now
        os.kill(process.pid, _END)


def _begin() -> None:
    """Sets the signals of a worker: Ctrl-C reaches all processes of a terminal but is the parent's affair, and what the
    parent does with other signals is not inherited."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_DFL)
    if _END is not None:
        signal.pthread_sigmask(signal.SIG_BLOCK, {_END})
        signal.signal(_END, signal.SIG_DFL)
    end_with_parent()  # after the mask, which its thread inherits


def _play(block: Callable[[], _Done]) -> _Done:
    """A worker can be ended only while it plays: the parent would wait for ever for the rest of a half-sent result."""
    if _END is None:
        return block()
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {_END})
    try:
        return block()
    finally:
        signal.pthread_sigmask(signal.SIG_BLOCK, {_END})
