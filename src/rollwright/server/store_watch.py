"""Watches over the store from the moment it fails until it works again, so that pages can say so and go on then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from rollwright.server.store.port import Store

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 1.0  # seconds between two attempts


class StoreWatch:
    """Whether the store can't be used at present."""

    def __init__(self, store: Store) -> None:
        self.is_away = False
        self.changed: Callable[[], None] = _nothing  # called when it fails, and when it works again
        self._store = store
        self._trying: asyncio.Task[None] | None = None

    def failed(self) -> None:
        """Reading or writing has failed."""
        if not self.is_away:
            self._become(is_away=True)
            self._trying = asyncio.create_task(self._try())

    def close(self) -> None:
        """Stops trying."""
        if self._trying is not None:
            self._trying.cancel()

    async def _try(self) -> None:
        """Until it works."""
        pause = FIRST_PAUSE
        await asyncio.sleep(pause)
        while await self._store.trouble() is not None:
            pause = min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause)
        self._become(is_away=False)

    def _become(self, *, is_away: bool) -> None:
        self.is_away = is_away
        self.changed()


def _nothing() -> None:
    """The default of `StoreWatch.changed`."""
