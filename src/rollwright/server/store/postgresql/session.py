"""Connections to the database, made when they are needed and again after they were lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any, TypeVar

import asyncpg

from rollwright.server.store.port import StorageError
from rollwright.server.store.postgresql.errors import FAILURES, is_lost, told

CONNECT = 5.0  # seconds to connect
ANSWER = 6.0  # seconds for a statement; longer, and the connection counts as lost
LONG = 600.0  # seconds for one that reads a large part of the database
REST = 0.5  # seconds after a failed attempt to connect, before the next one
SETTINGS = {  # whatever the role or the database is set to
    "application_name": "rollwright",
    "synchronous_commit": "on",
    "statement_timeout": "5s",  # the database gives up before we do
    "idle_in_transaction_session_timeout": "60s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "jit": "off",  # our statements are short
}

Connection = Any  # of asyncpg, which has no types
T = TypeVar("T")


async def connect(address: str, **settings: str) -> Connection:
    """A new connection; one of `FAILURES` if there is none to be had."""
    return await asyncpg.connect(address, timeout=CONNECT, server_settings={**SETTINGS, **settings})


class Session:
    """A connection that is used by one at a time."""

    def __init__(self, address: str, **settings: str) -> None:
        """`settings` are PostgreSQL's, in place of the usual ones."""
        self._address, self._settings = address, settings
        self._connection: Connection = None
        self._resting: tuple[float, StorageError] | None = None  # until when, after which failure

    async def do(self, work: Callable[[Connection], Awaitable[T]], seconds: float = ANSWER) -> T:
        """Does some work on the connection. If it takes too long, or the connection fails, that is closed."""
        connection = await self._connected()
        try:
            async with asyncio.timeout(seconds):
                return await work(connection)
        except BaseException as error:
            if is_lost(error) or isinstance(error, asyncio.CancelledError):
                self.drop()
            raise

    async def _connected(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            if self._resting is not None and monotonic() < self._resting[0]:
                raise self._resting[1]
            try:
                self._connection = await connect(self._address, **self._settings)
            except (*FAILURES, ValueError) as error:
                failure = told(error)
                failure = failure if isinstance(failure, StorageError) else StorageError(str(failure))
                self._resting = monotonic() + REST, failure
                raise failure from None
            self._resting = None
        return self._connection

    def drop(self) -> None:
        """Closes the connection at once."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        if self._connection is not None:
            with suppress(*FAILURES):
                await self._connection.close(timeout=CONNECT)
            self._connection = None


class Sessions:
    """Some sessions, of which whoever needs one gets a free one."""

    def __init__(self, address: str, number: int, seconds: float = ANSWER, **settings: str) -> None:
        """`seconds` is how long a statement may take."""
        self._number, self._seconds = number, seconds
        self._free = [Session(address, **settings) for _ in range(number)]
        self._waiting = asyncio.Semaphore(number)
        self._is_closed = False

    async def do(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Does some work on a connection that is free; StorageError or Damaged if it fails.

        Whoever asks may be cancelled, for example since a client has left. The work is finished nevertheless: to break
        it off would cost a connection.
        """
        return await asyncio.shield(asyncio.ensure_future(self._do(work)))

    async def _do(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """It is tried again if the connection was lost since its last use, as after a restart of the database."""
        if self._is_closed:
            raise StorageError("closed", "the store is closed")
        async with self._one() as session:
            try:
                return await session.do(work, self._seconds)
            except FAILURES as error:
                if not is_lost(error) or isinstance(error, TimeoutError):
                    raise told(error) from None
            try:
                return await session.do(work, self._seconds)
            except FAILURES as error:
                raise told(error) from None

    @asynccontextmanager
    async def _one(self) -> AsyncIterator[Session]:
        async with self._waiting:
            session = self._free.pop()
            try:
                yield session
            finally:
                self._free.append(session)

    async def close(self) -> None:
        """Lets what is under way come to its end, and refuses what comes later."""
        if self._is_closed:
            return
        self._is_closed = True
        for _ in range(self._number):
            await self._waiting.acquire()
            await self._free.pop().close()
