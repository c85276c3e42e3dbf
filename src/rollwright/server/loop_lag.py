"""Watches how late the event loop is: whatever holds it up holds up all tables."""

from __future__ import annotations

import asyncio

from rollwright.server.histogram import Histogram

EVERY = 0.25  # seconds


async def watch_lag(histogram: Histogram) -> None:
    """Observes by how much a timer is late, for ever."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        histogram.observe(max(0.0, loop.time() - due))
