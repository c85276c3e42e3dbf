"""Honest people, who play at tables of their own meanwhile, from other addresses."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from time import perf_counter

import httpx
from benchmarks.server.tables import OurTable

HONEST = "127.0.0.{}"
FIRST = 2  # the hostile one is 1
PAUSE = 1 / 30  # seconds between moves: as fast as the usual limit of a socket allows


async def honest_table(stack: AsyncExitStack, server: str, number: int = 0) -> OurTable:
    """A table whose people have an address of their own, connected; it lasts as long as the stack."""
    address = HONEST.format(FIRST + number)
    transport = httpx.AsyncHTTPTransport(local_address=address)
    http = await stack.enter_async_context(httpx.AsyncClient(base_url=server, transport=transport, timeout=60))
    table = OurTable(http, "diceland", local_address=address)
    await table.make()
    await table.connect()
    return table


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


async def all_move(tables: list[OurTable], seconds: float) -> list[float]:
    """The same at several tables."""
    found = await asyncio.gather(*(honest_moves(table, seconds) for table in tables))
    return [delay for delays in found for delay in delays]
