"""Draining: a server that is about to end takes on nothing new, finishes what it has begun, and tells each page when to
come back. Nothing is lost: the page repeats what wasn't answered, to whichever server it finds then."""

from __future__ import annotations

import asyncio
import random

from rollwright.server.json_text import encode
from rollwright.server.protocol import Restarting
from rollwright.server.wire.pages import Pages

RETURNING = 500  # pages per second that come back, so that the servers that are left aren't flooded
PATIENCE = 3.0  # seconds for commands that are being carried out
LOOK = 0.01  # seconds between two looks at what is left


class Drain:
    """Whether the server is about to end, and the pages that it sends away then."""

    def __init__(self, spread: float) -> None:
        """Pages come back within `spread` seconds, sooner if they are few."""
        self.is_on = False
        self.pages = Pages()
        self._spread = spread

    def begin(self) -> None:
        """From now on nothing new is begun. Signal handlers may call this."""
        self.is_on = True

    async def send_pages_away(self) -> None:
        """Ends every connection once all that it has received is answered, but waits for no answer for long."""
        self.begin()
        within = min(self._spread, len(self.pages) / RETURNING)
        self.pages.retire(lambda: encode(Restarting(round(random.uniform(0, within), 3))))
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while self.pages and loop.time() < until:
            await asyncio.sleep(LOOK)
