"""Watches how late the event loop is: whatever holds it up holds up all tables."""

from __future__ import annotations

import asyncio

from rollwright.server.metrics import Metrics

EVERY = 0.25  # seconds


async def watch_lag(metrics: Metrics) -> None:
    """Notes by how much a timer is late, for ever; and counts what has been noted of all else, so that it doesn't pile
    up."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        metrics.loop_lag_seconds.observe(max(0.0, loop.time() - due))
        metrics.count()
