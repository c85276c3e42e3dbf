"""What a thousand reviews that are asked for at once take from honest players at other tables.

    python -m benchmarks.hostile.reviews [--addresses 1] [--waves 4] [--seconds 8] [--data FOLDER] [--json FILE]

Each wave asks for 1,000 reviews of different games, from so many addresses, and reads on until the wave is over; before
it there is as long a time without. The server has its usual limits, so a few reviews are made meanwhile, and all others
are refused. Honest people at five tables move some 140 times a second. Exits with 1 if the median of their moves is
more than a tenth longer during the waves, if anything else was answered or a connection was cut off without an answer,
or if the coach still works after the last wave was given up. First it tells how long one review and one look at a
position take alone. On a machine that has other work the ratio means nothing. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import os
import subprocess
import sys
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
from benchmarks.hostile.__main__ import busy_seconds, calm, server
from benchmarks.hostile.honest import all_move, honest_table
from benchmarks.server import servers
from benchmarks.server.figures import percentile
from benchmarks.server.load import cpu_seconds

import rollwright
from rollwright.bots.registry import make_bot

ASKED, TABLES = 1_000, 5
GAMES = "diceland", "ring-and-route"
MOST_RATIO = 1.1
GIVEN_UP, IDLE = 6.0, 0.05  # seconds until the coach has stopped, and what it may do in a second then
CUT_OFF = "cut off"
EXPECTED = {"200", "429", "503"}
JSON = {"content-type": "application/json"}


def played(game: str) -> dict[str, Any]:
    """A whole game between two greedy players."""
    found = rollwright.new_game(game, seats=2, dice=rollwright.SeededDice(15))
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while not found.over:
        if found.awaiting_roll:
            found.roll()
        else:
            seat = found.pending[0]
            found.play(seat, bots[seat].choose(found, seat))
    return dict(found.record())


def named(record: dict[str, Any], number: int) -> bytes:
    """The same game under another name, which is another record."""
    seats = [{**seat, "name": f"{seat['name']} {number}"} for seat in record["seats"]]
    return json.dumps({**record, "seats": seats}).encode()


async def ask(host: str, port: int, address: str, record: bytes, found: Counter[str]) -> None:
    """Asks for one review and reads until it ends; counts the status, or that it was cut off."""
    try:
        reader, writer = await asyncio.open_connection(host, port, local_addr=(address, 0))
    except OSError:
        found[CUT_OFF] += 1
        return
    try:
        head = f"POST /api/reviews HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(record)}\r\nConnection: close\r\n\r\n".encode() + record)
        line = await reader.readline()
        found[line.split()[1].decode() if line else CUT_OFF] += 1
        while await reader.read(65536):
            pass
    except OSError:
        found[CUT_OFF] += 1
    finally:
        writer.close()


async def wave(host: str, port: int, addresses: int) -> None:
    """Asks for all of them at once, and tells what was answered; ends when nobody says more on standard input."""
    os.nice(19)  # what it costs to ask is not what is measured
    records = [named(played(game), 0) for game in GAMES]
    templates = [json.loads(record) for record in records]
    bodies = [named(templates[number % len(GAMES)], number + os.getpid() * ASKED) for number in range(ASKED)]
    print("ready", flush=True)
    loop = asyncio.get_running_loop()
    await loop.run_in_executor(None, sys.stdin.readline)
    found: Counter[str] = Counter()
    sources = [f"127.1.{number // 250}.{number % 250 + 1}" for number in range(addresses)]
    asking = zip(itertools.cycle(sources), bodies, strict=False)
    tasks = [asyncio.create_task(ask(host, port, address, body, found)) for address, body in asking]
    await loop.run_in_executor(None, sys.stdin.readline)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(json.dumps(found), flush=True)


class Wave:
    """A wave in a process of its own."""

    def __init__(self, host: str, port: int, addresses: int) -> None:
        line = [sys.executable, "-m", "benchmarks.hostile.reviews", "--addresses", str(addresses)]
        line += ["--wave", host, str(port)]
        self._process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._read()

    def begin(self) -> None:
        self._say()

    def end(self) -> Counter[str]:
        self._say()
        found = Counter(json.loads(self._read()))
        with self._process:
            return found

    def _say(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()


async def one_alone(address: str) -> dict[str, Any]:
    """Seconds until the first and the last line of a review, and for a look at a position, once the coach is ready."""
    figures = {}
    async with httpx.AsyncClient(base_url=address, timeout=900) as http:
        for game in GAMES:
            record = played(game)
            cut = {**record, "events": record["events"][: len(record["events"]) // 2], "result": None}
            for path, body in (("/api/reviews", record), ("/api/positions", cut)):
                while (await http.post(path, json=body)).status_code == 503:
                    await asyncio.sleep(2)
            begun = perf_counter()
            async with http.stream("POST", "/api/reviews", content=named(record, 1), headers=JSON) as answer:
                times = [perf_counter() - begun async for _ in answer.aiter_lines()]
            begun = perf_counter()
            await http.post("/api/positions", content=named(cut, 2), headers=JSON)
            figures[game] = {"first": times[0], "whole": times[-1], "position": perf_counter() - begun}
    return figures


async def measure(running: servers.Running, waves: int, seconds: float, addresses: int) -> dict[str, Any]:
    url = httpx.URL(running.address)
    alone: list[float] = []
    attacked: list[float] = []
    answered: Counter[str] = Counter()
    figures = await one_alone(running.address)
    async with AsyncExitStack() as stack:
        honest = [await honest_table(stack, running.address, number) for number in range(TABLES)]
        gc.disable()  # its pauses would look like the server's
        await all_move(honest, 1.0)
        for _ in range(waves):
            coming = await asyncio.to_thread(Wave, url.host, url.port or 80, addresses)
            await calm(running.pid)
            alone += await all_move(honest, seconds)
            coming.begin()
            attacked += await all_move(honest, seconds)
            answered += await asyncio.to_thread(coming.end)
        gc.enable()
    await asyncio.sleep(GIVEN_UP)
    before = busy_seconds(running.pid) - cpu_seconds(running.pid)
    await asyncio.sleep(1.0)
    left = busy_seconds(running.pid) - cpu_seconds(running.pid) - before
    times = {
        f"{name} {share:.0%}": 1e3 * percentile(delays, share)
        for name, delays in (("alone", alone), ("attacked", attacked))
        for share in (0.5, 0.99)
    }
    ratio = percentile(attacked, 0.5) / percentile(alone, 0.5)
    return {"coach": figures, "moves": len(attacked), **times, "ratio": ratio, "answered": answered, "left": left}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--addresses", type=int, default=1, help="of those who ask")
    parser.add_argument("--waves", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each wave, and before it")
    parser.add_argument("--data", metavar="FOLDER", help="where the store is")
    parser.add_argument("--json", metavar="FILE", help="write all figures")
    parser.add_argument("--wave", nargs=2, metavar=("HOST", "PORT"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.wave:
        asyncio.run(wave(arguments.wave[0], int(arguments.wave[1]), arguments.addresses))
        return
    with server(arguments.data) as running:
        found = asyncio.run(measure(running, arguments.waves, arguments.seconds, arguments.addresses))
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    for game, figures in found["coach"].items():
        print(game, "alone:", ", ".join(f"{what} {seconds:.2f} s" for what, seconds in figures.items()))
    print(f"{found['moves']} moves; p50 {found['attacked 50%']:.2f} ms (alone {found['alone 50%']:.2f}), ", end="")
    print(f"p99 {found['attacked 99%']:.1f} ms (alone {found['alone 99%']:.1f}); ratio of p50 {found['ratio']:.2f}")
    print(f"answers: {dict(found['answered'])}; the coach's work in a second afterwards: {found['left']:.2f} s")
    sys.exit(found["ratio"] > MOST_RATIO or not set(found["answered"]) <= EXPECTED or found["left"] > IDLE)


if __name__ == "__main__":
    main()
