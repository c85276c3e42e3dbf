"""Turns: work that may wait is done piece by piece, one in each turn of the event loop.

So however much of it comes at once, everybody else waits for one piece only.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """Pieces of work, in the order in which they came. After each of them, `rest` turns are the others' alone: whatever
    takes several turns then waits for few pieces."""

    def __init__(self, rest: int = 0) -> None:
        self._rest, self._resting = rest, 0
        self._waiting: deque[Callable[[], None]] = deque()

    def add(self, work: Callable[[], None]) -> None:
        """Has something done when its turn comes."""
        self._waiting.append(work)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._take)

    async def wait(self) -> None:
        """Goes on when its turn comes."""
        turn = asyncio.get_running_loop().create_future()
        self.add(lambda: None if turn.done() else turn.set_result(None))  # it is done if nobody waits any more
        await turn

    def _take(self) -> None:
        if self._resting:
            self._resting -= 1
            asyncio.get_running_loop().call_soon(self._take)
            return
        try:
            self._waiting[0]()
        finally:
            self._waiting.popleft()
            if self._waiting:
                self._resting = self._rest
                asyncio.get_running_loop().call_soon(self._take)
