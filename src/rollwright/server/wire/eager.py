"""Coroutines that begin at once. A task begins in the next step of the event loop; most commands are done by then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

Work = Coroutine[Any, None, None]


def start(work: Work, then: Callable[[], None]) -> bool:
    """Runs a coroutine up to where it has to wait. Whether it is done; else it goes on later, and `then` comes last."""
    try:
        future = work.send(None)
    except StopIteration:
        return True
    go_on = partial(_go_on, work, then)
    if future is None:  # it only lets others go first
        asyncio.get_running_loop().call_soon(go_on)
    else:
        future._asyncio_future_blocking = False  # as a task says that it has understood
        future.add_done_callback(go_on)
    return False


def _go_on(work: Work, then: Callable[[], None], *_: object) -> None:
    if start(work, then):
        then()
