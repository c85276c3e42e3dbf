"""The connection that writes, and its queue: what waits together shares a transaction (group commit)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from rollwright.server.store.outage import Outage
from rollwright.server.store.port import Conflict, StorageError
from rollwright.server.store.postgresql.errors import AGAIN, FAILURES, is_of_one, told
from rollwright.server.store.postgresql.group import WRITE, Write, statement
from rollwright.server.store.postgresql.session import Session

MOST = 500  # writes in one transaction
TRIES = 5  # of a transaction that collides with others
STEP = 0.008  # seconds from one transaction to the next, at least, while moves come faster than that


class Writer:
    """Writes everything that is pending in one transaction. Meanwhile the next group gathers.

    A transaction costs as much as a dozen moves in it, and with its hint keeps other servers waiting. So after one that
    was shared, the next waits a step for more; whoever is alone waits for nothing.
    """

    def __init__(self, address: str, server: str) -> None:
        self.session = Session(address, application_name="rollwright writer")
        self.commits = 0
        self._server = server
        self._outage = Outage("not written")
        self._waiting: list[Write] = []
        self._writing: asyncio.Task[None] | None = None
        self._next = 0.0  # when the next transaction may begin, on the clock of the event loop
        self._is_closed = False

    def do(self, table: str, rows: Sequence[Any], **more: Any) -> asyncio.Future[None]:
        """Writes; when the future is done, it is durable. `more` are fields of `Write`."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[None] = loop.create_future()
        if self._is_closed:
            answer.set_exception(StorageError("closed", "the store is closed"))
            return answer
        self._waiting.append(Write(answer, table, rows, **more))
        if self._writing is None:
            self._writing = loop.create_task(self._write_all())
        return answer

    async def close(self) -> None:
        """Writes what is pending, then closes the connection."""
        self._is_closed = True
        if self._writing is not None:
            await self._writing
        await self.session.close()

    async def _write_all(self) -> None:
        while self._waiting:
            await self._pause()
            group, rest = _one_change_each(self._waiting[:MOST])
            self._waiting = rest + self._waiting[MOST:]
            if len(group) > 1:
                self._next = asyncio.get_running_loop().time() + STEP
            try:
                await self._write(group)
            except BaseException as error:  # without an answer, whoever waits would wait for ever
                _fail(group, error if isinstance(error, Exception) else StorageError(type(error).__name__))
                if not isinstance(error, Exception):
                    self._writing = None
                    raise
        self._writing = None

    async def _pause(self) -> None:
        wait = self._next - asyncio.get_running_loop().time()
        if wait > 0 and len(self._waiting) < MOST and not self._is_closed:
            await asyncio.sleep(wait)

    async def _write(self, group: Sequence[Write]) -> None:
        """Writes a group; if one of it fails, both halves of the group, so that all others succeed."""
        try:
            changed = await self._transaction(group)
        except FAILURES as error:
            if is_of_one(error) and len(group) > 1:
                half = len(group) // 2
                await self._write(group[:half])
                await self._write(group[half:])
                return
            self._failed(group, told(error))
        except StorageError as error:
            self._failed(group, error)
        else:
            self._outage.worked()
            for write in group:
                if write.is_change and write.table not in changed:
                    _fail([write], Conflict())  # the table is deleted
                elif not write.answer.done():  # cancelled
                    write.answer.set_result(None)

    def _failed(self, group: Sequence[Write], error: Exception) -> None:
        if not isinstance(error, Conflict):
            error = error if isinstance(error, StorageError) else StorageError(str(error))
            self._outage.failed(error)
        _fail(group, error)

    async def _transaction(self, group: Sequence[Write]) -> set[str]:
        """Returns the ids of the tables whose rows have changed."""
        text, values = statement(self._server, group)
        for attempt in range(TRIES):
            try:
                found = await self.session.do(lambda connection: connection.fetchval(text, *values))
            except AGAIN:
                if attempt == TRIES - 1:
                    raise
            else:
                break
        self.commits += 1
        return set(found) if text == WRITE else set()


def _one_change_each(waiting: Sequence[Write]) -> tuple[list[Write], list[Write]]:
    """A group in which the row of each table changes once at most, and the rest, for later: one statement can't change
    a row twice."""
    group: list[Write] = []
    rest: list[Write] = []
    changed: set[str] = set()
    for write in waiting:
        later = write.table in changed
        (rest if later else group).append(write)
        if write.made is not None or write.is_change:
            changed.add(write.table)
    return group, rest


def _fail(group: Sequence[Write], error: Exception) -> None:
    for write in group:
        if not write.answer.done():
            write.answer.set_exception(error)
