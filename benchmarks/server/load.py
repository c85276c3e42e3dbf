"""The load, in a process of its own: people at many tables of one server, who move as soon as they may or at a pace.

    python -m benchmarks.server.load '{"who": "ours", "address": "http://127.0.0.1:1234", "pid": 99, "tables": 50, …}'

prints the figures as a line of JSON. What the server takes is read from outside, in /proc. A move counts from when it
is sent until the news of it has reached the socket of the other seat. When a game is over, a new table
follows; what that takes the server is part of its CPU time.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
from benchmarks.server.figures import summary
from benchmarks.server.tables import OurTable, PeerTable, Table

AT_ONCE = 20  # tables that are made and connected at the same time
TICK, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> float:
    """Of a process with all its threads, in user and system mode."""
    numbers = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(numbers[11]) + int(numbers[12])) / TICK


def memory(pid: int) -> int:
    """Bytes that a process has in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) * PAGE


class Meter:
    """Counts moves and, while it is on, notes how long they took."""

    def __init__(self) -> None:
        self.on = False
        self.moves = 0
        self.delays: list[float] = []

    def note(self, seconds: float) -> None:
        self.moves += 1
        if self.on:
            self.delays.append(seconds)


async def play_one(table: Table, meter: Meter) -> None:
    """One move, until both have seen it."""
    seat, text = table.move()
    begun = perf_counter()
    table.say(seat, text)
    await table.hear(1 - seat)
    meter.note(perf_counter() - begun)
    await table.hear(seat)


async def play(table: Table, new: Callable[[], Table], meter: Meter, between: float) -> None:
    """Plays at a table, and at the next; `between` are the seconds from move to move, 0 for no pause."""
    loop = asyncio.get_running_loop()
    due = loop.time() + random.random() * between
    while True:
        if between:
            await asyncio.sleep(due - loop.time())
            due += between
        await play_one(table, meter)
        if table.over:
            table.close()
            table = new()
            await table.make()
            await table.connect()


async def all_do(tables: list[Table], what: Callable[[Table], Awaitable[None]]) -> None:
    """A few at a time."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(table: Table) -> None:
        async with room:
            await what(table)

    await asyncio.gather(*map(one, tables))


async def measure(wanted: dict[str, Any]) -> dict[str, Any]:
    pid, number = wanted["pid"], wanted["tables"]
    between = number / wanted["pace"] if wanted["pace"] else 0.0
    meter = Meter()
    async with httpx.AsyncClient(base_url=wanted["address"], timeout=60, trust_env=False) as http:

        def new() -> Table:
            return OurTable(http, wanted["game"]) if wanted["who"] == "ours" else PeerTable(http)

        tables = [new() for _ in range(number)]
        await all_do(tables, lambda table: table.make())
        bytes_then = {"tables": memory(pid)}
        await all_do(tables, lambda table: table.connect())
        bytes_then["sockets"] = memory(pid)
        gc.disable()  # its pauses would look like the server's
        playing = asyncio.gather(*(play(table, new, meter, between) for table in tables))
        while meter.moves < wanted["warm"]:
            await _sleep_or_fail(0.1, playing)
        begun, cpu, meter.on = perf_counter(), cpu_seconds(pid), True
        await _sleep_or_fail(wanted["seconds"], playing)
        seconds, cpu, meter.on = perf_counter() - begun, cpu_seconds(pid) - cpu, False
        bytes_then["end"] = memory(pid)
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
    return summary(seconds, cpu, meter.delays, bytes_then, 2 * number)


async def _sleep_or_fail(seconds: float, playing: asyncio.Future[Any]) -> None:
    """Somebody who can't play on is an error."""
    done, _ = await asyncio.wait([playing], timeout=seconds)
    for failed in done:
        failed.result()


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measure(json.loads(sys.argv[1])))))
