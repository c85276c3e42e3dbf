"""Answers that take long to work out, such as reviews: of several servers on one store, one works each of them out, and
all keep it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from rollwright import __version__
from rollwright.server.store.port import Lease, StorageError, Store

LEASE = 15.0  # seconds; it is renewed as long as the work takes
LOOK = 0.5  # seconds between two looks whether another server has the answer


class Once:
    """Works out answers by lease, and asks no store that has no other process."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def answer(self, key: str, work: Callable[[], Awaitable[bytes]], waiting: Callable[[], None]) -> bytes:
        """The answer that is kept, or that another server is working out, or that of `work`. While another server
        works, `waiting` is called again and again."""
        if not self._store.is_shared:
            return await work()
        name = f"{__version__}:{key}"  # another version may give another answer
        try:
            found = await self._kept_or_lease(name, waiting)
        except StorageError:
            return await work()
        return found if isinstance(found, bytes) else await self._with_lease(found, work)

    async def _kept_or_lease(self, name: str, waiting: Callable[[], None]) -> bytes | Lease:
        while (kept := await self._store.kept_answer(name)) is None:
            lease = await self._store.take_lease(name, LEASE)
            if lease is not None:
                return lease
            waiting()
            await asyncio.sleep(LOOK)
        return kept

    async def _with_lease(self, lease: Lease, work: Callable[[], Awaitable[bytes]]) -> bytes:
        working = asyncio.create_task(self._work(lease.name, work))
        try:
            while not (await asyncio.wait({working}, timeout=LEASE / 3))[0]:
                lease = await self._renewed(lease)
            return working.result()
        finally:
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            with suppress(StorageError):
                await self._store.release(lease)

    async def _work(self, name: str, work: Callable[[], Awaitable[bytes]]) -> bytes:
        with suppress(StorageError):
            kept = await self._store.kept_answer(name)
            if kept is not None:  # another server has given its lease back since we looked
                return kept
        text = await work()
        with suppress(StorageError):
            await self._store.keep_answer(name, text)
        return text

    async def _renewed(self, lease: Lease) -> Lease:
        with suppress(StorageError):
            return await self._store.take_lease(lease.name, LEASE) or lease
        return lease
