"""Honest people, who play at a table of their own meanwhile, from another address."""

from __future__ import annotations

import asyncio
from time import perf_counter

from benchmarks.server.tables import OurTable

HONEST = "127.0.0.2"
PAUSE = 0.05  # seconds between moves


async def honest_moves(table: OurTable, seconds: float) -> list[float]:
    """Plays on for so long; the seconds from each move until the other player has seen it."""
    delays, end = [], perf_counter() + seconds
    while perf_counter() < end:
        seat, text = table.move()
        begun = perf_counter()
        table.say(seat, text)
        await table.hear(1 - seat)
        delays.append(perf_counter() - begun)
        await table.hear(seat)
        if table.over:
            table.close()
            await table.make()
            await table.connect()
        await asyncio.sleep(PAUSE)
    return delays
