"""Catching up with other servers: tables that are asked for at the same time are read by one statement. A hint names
all tables of a transaction, so there may be hundreds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from rollwright.server.store.port import Damaged, Newer
from rollwright.server.store.postgresql import reading
from rollwright.server.store.postgresql.reading import Known
from rollwright.server.store.postgresql.session import Connection

MOST = 500  # tables in one statement

Answers = Sequence[Newer | Damaged | None]


class CatchingUp:
    """Asks in the next turn of the event loop, for all who have asked in this one."""

    def __init__(self, do: Callable[[Callable[[Connection], Awaitable[Answers]]], Awaitable[Answers]]) -> None:
        """`do` does something on a connection that is free."""
        self._do = do
        self._waiting: list[tuple[Known, asyncio.Future[Newer | None]]] = []
        self._asking: set[asyncio.Task[None]] = set()

    def newer(self, known: Known) -> Awaitable[Newer | None]:
        """What is newer of a table than what is known; None if it is deleted."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Newer | None] = loop.create_future()
        if not self._waiting:
            task = loop.create_task(self._ask_all())
            self._asking.add(task)
            task.add_done_callback(self._asking.discard)
        self._waiting.append((known, answer))
        return answer

    async def _ask_all(self) -> None:
        waiting, self._waiting = self._waiting, []
        for start in range(0, len(waiting), MOST):
            await self._ask(waiting[start : start + MOST])

    async def _ask(self, some: Sequence[tuple[Known, asyncio.Future[Newer | None]]]) -> None:
        """Asks for some; if a page of the database is damaged, for each by itself, so that all others are answered."""
        tables = [known for known, _ in some]
        try:
            found = await self._do(lambda connection: reading.newer(connection, tables))
        except Damaged as damage:
            if len(some) > 1:
                for one in some:
                    await self._ask([one])
                return
            found = [damage]
        except BaseException as error:  # without an answer, whoever waits would wait for ever
            for _, answer in some:
                if not answer.done():
                    answer.set_exception(error) if isinstance(error, Exception) else answer.cancel()
            if not isinstance(error, Exception):
                raise
            return
        for (_, answer), newer in zip(some, found, strict=True):
            if answer.done():  # cancelled
                continue
            if isinstance(newer, Damaged):
                answer.set_exception(newer)
            else:
                answer.set_result(newer)
