"""Nonsense by the million: is anything a fault, does anything leak, and do honest people notice?

    python -m benchmarks.hostile.campaign [--frames 10000000] [--requests 1000000] [--addresses 4] [--seed 1] …

The server has its usual limits, which hold for each of the addresses that the nonsense comes from. Honest people at
five other tables move some 140 times a second, before and meanwhile. Exits with 1 after a fault, if file handles or
tasks are left when all is over, if memory keeps growing, or if the p99 of honest moves has doubled. With `--lifted`
there are no limits, so that all of it is read and answered, as fast as the server can; p99 is then only told. Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import re
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import httpx
from benchmarks.hostile.__main__ import calm, server
from benchmarks.hostile.honest import all_move, honest_table
from benchmarks.server.figures import percentile
from benchmarks.server.load import cpu_seconds
from benchmarks.server.servers import Running
from benchmarks.server.tables import OurTable

import rollwright

TABLES = 5
PATIENCE = 300.0  # seconds
COACH_STARTS = 503  # a status
MOST_RATIO = 2.0  # of the honest people's p99
MOST_GROWTH = 0.05  # of memory, from the middle to the end
SPARE = 3  # tasks that may come and go by themselves
FIRST = {"frames": 500, "requests": 3000}  # before anything is measured: all that starts once has started
MOVE = 2_000  # bytes that an honest move takes without any nonsense, until its table is put away
LIFTED = {"scripts": 10, "linger": 5.0, "sockets": 8}  # without limits a socket sends more, and all of it is read
ROW = "{:>8}{:>12}{:>11}{:>9}{:>9}{:>8}{:>9}{:>7}{:>8}{:>8}"


class Look(NamedTuple):
    """What the server says of itself, in bytes and numbers."""

    memory: float
    handles: float
    tasks: float
    faults: float
    sockets: float


async def figures(address: str, *names: str) -> list[float]:
    """What the server tells under these names."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        text = (await http.get("/metrics")).text
    found = [re.search(rf"^{name} (\S+)$", text, re.MULTILINE) for name in names]
    return [float(one[1]) for one in found if one is not None]


async def look(address: str) -> Look:
    names = "process_resident_memory_bytes", "process_open_fds", "rollwright_tasks", "rollwright_faults_total"
    return Look(*await figures(address, *names, "rollwright_sockets"))


async def wake(address: str) -> None:
    """Has bot and coach work once, so that their processes, with their pipes, are there before anything is counted."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "planner"}]
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        while (await http.post("/api/positions", json=position())).status_code == COACH_STARTS:
            await asyncio.sleep(1.0)
        while (await figures(address, "rollwright_bot_decisions_total"))[0] == 0:  # lots decide whether it begins
            (await http.post("/api/tables", json={"game": "diceland", "seats": seats})).raise_for_status()
            await asyncio.sleep(1.0)


def position() -> dict[str, Any]:
    """The record of a game that has just begun."""
    game = rollwright.new_game("diceland", seats=2, dice=rollwright.SeededDice(1))
    game.roll()
    return dict(game.record())


async def doors(address: str, number: int) -> list[dict[str, str]]:
    """A table for each hostile address."""
    found = []
    for last in range(1, number + 1):
        hostile = f"127.0.1.{last}"
        transport = httpx.AsyncHTTPTransport(local_address=hostile)
        async with httpx.AsyncClient(base_url=address, transport=transport, timeout=PATIENCE) as http:
            table = OurTable(http, "diceland")
            await table.make()
            found.append({"address": hostile, "table": table.id, "cookie": table.cookie})
    return found


class Sending:
    """The process that sends the nonsense."""

    def __init__(self, wanted: dict[str, Any]) -> None:
        command = [sys.executable, "-m", "benchmarks.hostile.nonsense_sender", json.dumps(wanted)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.told: dict[str, Any] = {"frames": 0, "requests": 0}
        self._reading = asyncio.create_task(asyncio.to_thread(self._read))

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.told = json.loads(line)

    @property
    def is_over(self) -> bool:
        return self._reading.done()

    async def close(self) -> None:
        self._process.kill()
        await self._reading
        self._process.wait()


async def sent(sending: Sending) -> None:
    """Until all of it has been sent."""
    while not sending.is_over:
        await asyncio.sleep(0.1)
    await sending.close()


def print_row(seconds: float, told: dict[str, Any], delays: list[float], found: Look, busy: float) -> None:
    p50, p99 = (f"{1e3 * percentile(delays, share):.1f}" for share in (0.5, 0.99))
    sizes = f"{found.memory / 1e6:.1f}", f"{found.handles:.0f}", f"{found.tasks:.0f}", f"{found.faults:.0f}"
    print(
        ROW.format(f"{seconds:.0f}", f"{told['frames']:,}", f"{told['requests']:,}", p50, p99, f"{busy:.0%}", *sizes),
        flush=True,
    )


async def run(running: Running, arguments: argparse.Namespace) -> bool:
    """Whether all is well."""
    url = httpx.URL(running.address)
    wanted = {"host": url.host, "port": url.port, "seed": arguments.seed}
    wanted |= {"frames": arguments.frames, "requests": arguments.requests}
    wanted |= LIFTED if arguments.lifted else {}
    wanted["doors"] = await doors(running.address, arguments.addresses)
    async with AsyncExitStack() as stack:
        honest = [await honest_table(stack, running.address, number) for number in range(TABLES)]
        gc.disable()  # its pauses would look like the server's
        await all_move(honest, 1.0)
        await wake(running.address)
        await sent(Sending({**wanted, **FIRST}))
        await calm(running.pid)
        alone = await all_move(honest, arguments.calm)
        before = await look(running.address)
        print(ROW.format("seconds", "frames", "requests", "p50 ms", "p99 ms", "CPU", "MB", "files", "tasks", "faults"))
        print_row(0, {"frames": 0, "requests": 0}, alone, before, 0.0)
        begun, sending = perf_counter(), Sending(wanted)
        attacked: list[float] = []
        looks: list[Look] = []
        try:
            while not sending.is_over:
                used, since = cpu_seconds(running.pid), perf_counter()
                slice_ = await all_move(honest, arguments.slice)
                if not sending.is_over or not attacked:  # else the end of the slice was calm
                    attacked += slice_
                looks.append(await look(running.address))
                busy = (cpu_seconds(running.pid) - used) / (perf_counter() - since)
                print_row(perf_counter() - begun, sending.told, slice_, looks[-1], busy)
        finally:
            await sending.close()
        seconds, told = perf_counter() - begun, sending.told
        gc.enable()
        await calm(running.pid)
        after = await look(running.address)
    return verdict(told, seconds, (alone, attacked), (before, looks, after), judges_delays=not arguments.lifted)


def verdict(
    told: dict[str, Any],
    seconds: float,
    delays: tuple[list[float], list[float]],
    looks: tuple[Look, list[Look], Look],
    *,
    judges_delays: bool,
) -> bool:
    before, during, after = looks
    alone, attacked = (percentile(each, 0.99) for each in delays)
    middle = during[len(during) // 2].memory
    growth = (after.memory - MOVE * len(delays[1]) / 2) / middle - 1
    frames, requests = told["frames"], told["requests"]
    rates = f"{frames / seconds:,.0f} and {requests / seconds:,.0f} a second"
    print(f"\n{frames:,} frames and {requests:,} requests in {seconds:.0f} s: {rates}")
    print(f"honest moves meanwhile: {len(delays[1]):,}")
    print("answers:", ", ".join(f"{status} {count:,}" for status, count in sorted(told.get("answers", {}).items())))
    checks = {
        f"faults: {after.faults - before.faults:.0f}": after.faults == before.faults,
        f"file handles: {before.handles:.0f} before, {after.handles:.0f} after": after.handles
        <= before.handles + SPARE,
        f"tasks: {before.tasks:.0f} before, {after.tasks:.0f} after": after.tasks <= before.tasks + SPARE,
        f"memory: {middle / 1e6:.1f} MB in the middle, {after.memory / 1e6:.1f} at the end": growth <= MOST_GROWTH,
        f"p99 of honest people: {1e3 * alone:.1f} ms alone, {1e3 * attacked:.1f} meanwhile": not judges_delays
        or attacked <= MOST_RATIO * alone,
    }
    for what, is_good in checks.items():
        print(f"{'good' if is_good else 'BAD':<5}{what}")
    return all(checks.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--frames", type=int, default=10_000_000)
    parser.add_argument("--requests", type=int, default=1_000_000)
    parser.add_argument("--addresses", type=int, default=4, help="that the nonsense comes from")
    parser.add_argument("--lifted", action="store_true", help="without limits")
    parser.add_argument("--calm", type=float, default=20.0, help="seconds of honest moves before")
    parser.add_argument("--slice", type=float, default=20.0, help="seconds between two looks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", metavar="FOLDER", help="where the store is; with /dev/shm the disk plays no part")
    arguments = parser.parse_args()
    if arguments.data:
        Path(arguments.data).mkdir(parents=True, exist_ok=True)
    with server(arguments.data, lifted=arguments.lifted, warm=True) as running:
        is_good = asyncio.run(run(running, arguments))
    sys.exit(not is_good)


if __name__ == "__main__":
    main()
