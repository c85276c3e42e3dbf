"""A thread that runs calls one after the other, for calls that block."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, ParamSpec, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")


class CallThread:
    """Starts at once, so that it is there when memory or processes have run out. The program doesn't wait for it to
    end (a daemon thread)."""

    def __init__(self, name: str) -> None:
        self._calls: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        Thread(target=self._run, name=name, daemon=True).start()

    def call(self, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs) -> Future[Result]:
        future: Future[Result] = Future()
        self._calls.put((future, lambda: work(*given, **named)))
        return future

    def end(self) -> None:
        """Ends the thread after the calls that are waiting."""
        self._calls.put(None)

    def _run(self) -> None:
        while (asked := self._calls.get()) is not None:
            future, work = asked
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(work())
            except BaseException as error:
                future.set_exception(error)
