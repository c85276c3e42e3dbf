"""The load, in a process of its own: people at many tables of one server, who move as soon as they may or at a pace.

    python -m benchmarks.server.load '{"who": "ours", "address": "http://127.0.0.1:1234", "pid": 99, "tables": 50, …}'

prints the figures as a line of JSON. `others` are further servers on the same database, whose first process is
`database`; tables are spread over all servers, and if they are to be `apart`, so are the people of each table. What all
of them take is read from outside, in /proc. A move counts from when it is sent until the news of it has reached the
socket of the other seat. When a game is over, a new table follows; what that takes the servers is part of their CPU
time.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from itertools import cycle
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
    return sum(_ticks(pid)[:2]) / TICK


def database_seconds(pid: int) -> float:
    """Of a PostgreSQL: its first process, those that it has started, and those of them that have ended."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    return sum(_ticks(pid)) / TICK + sum(map(cpu_seconds, map(int, children)))


def _ticks(pid: int) -> list[int]:
    """In user and system mode, of the process and of its children that have ended."""
    numbers = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return [int(number) for number in numbers[11:15]]


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
    pid, others, number = wanted["pid"], wanted.get("others", []), wanted["tables"]
    pids, database = [pid, *(other["pid"] for other in others)], wanted.get("database")

    def cpu_used() -> tuple[float, float]:
        """Of all servers, and of their database."""
        return sum(map(cpu_seconds, pids)), 0.0 if database is None else database_seconds(database)

    between = number / wanted["pace"] if wanted["pace"] else 0.0
    meter = Meter()
    addresses = [wanted["address"], *(other["address"] for other in others)]
    async with AsyncExitStack() as stack:
        clients = [httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) for address in addresses]
        turns = cycle([await stack.enter_async_context(client) for client in clients])

        def new() -> Table:
            if wanted["who"] == "peer":
                return PeerTable(next(turns))
            return OurTable(next(turns), wanted["game"], others=addresses if wanted.get("apart") else ())

        tables = [new() for _ in range(number)]
        await all_do(tables, lambda table: table.make())
        bytes_then = {"tables": memory(pid)}
        await all_do(tables, lambda table: table.connect())
        bytes_then["sockets"] = memory(pid)
        gc.disable()  # its pauses would look like the server's
        playing = asyncio.gather(*(play(table, new, meter, between) for table in tables))
        while meter.moves < wanted["warm"]:
            await _sleep_or_fail(0.1, playing)
        begun, before, meter.on = perf_counter(), cpu_used(), True
        await _sleep_or_fail(wanted["seconds"], playing)
        seconds, after, meter.on = perf_counter() - begun, cpu_used(), False
        bytes_then["end"] = memory(pid)
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
    used = [then - now for now, then in zip(before, after, strict=True)]
    return {**summary(seconds, sum(used), meter.delays, bytes_then, 2 * number), "database": used[1] / sum(used)}


async def _sleep_or_fail(seconds: float, playing: asyncio.Future[Any]) -> None:
    """Somebody who can't play on is an error."""
    done, _ = await asyncio.wait([playing], timeout=seconds)
    for failed in done:
        failed.result()


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measure(json.loads(sys.argv[1])))))
