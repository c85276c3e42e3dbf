"""The connection that listens for hints and gives signs of life. After it was lost, hints may have been missed."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

from rollwright.server.logs import tell
from rollwright.server.store.postgresql.errors import FAILURES, told
from rollwright.server.store.postgresql.hints import CHANNEL, Hints
from rollwright.server.store.postgresql.session import ANSWER, Connection, connect

NAME = "rollwright listener"  # as pg_stat_activity shows it
BEAT = 4.0  # seconds between queries: a connection that is dead is noticed by a query only
FIRST, LONGEST = 0.1, 5.0  # seconds between attempts to connect again


class Listener:
    """Listens until it is closed. `beat` is done every few seconds on its connection."""

    def __init__(self, address: str, hints: Hints, beat: Callable[[Connection], Awaitable[None]]) -> None:
        self._address, self._hints, self._beat = address, hints, beat
        self._task = asyncio.get_running_loop().create_task(self._listen_always())

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _listen_always(self) -> None:
        pause = FIRST
        while True:
            try:
                connection = await connect(self._address, application_name=NAME, synchronous_commit="off")
                try:
                    await self._begin(connection)
                    pause = FIRST
                    await self._listen(connection)
                finally:
                    connection.terminate()
            except (*FAILURES, ValueError) as error:
                failed = told(error)
                tell("listener lost", logging.WARNING, why=str(getattr(failed, "why", failed)))
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))  # not all servers at once
            pause = min(2 * pause, LONGEST)

    async def _begin(self, connection: Connection) -> None:
        async with asyncio.timeout(ANSWER):
            await connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, text: self._hints.take(text))
            await self._beat(connection)
        self._hints.missed()

    async def _listen(self, connection: Connection) -> None:
        """Until the connection is lost: asyncpg calls back for hints."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        while not connection.is_closed():
            with suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), BEAT)
                break
            async with asyncio.timeout(ANSWER):
                await self._beat(connection)
        tell("listener lost", logging.WARNING, why="the connection was closed")
