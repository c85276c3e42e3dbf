"""The server's memory while connections come and go: sockets at one table, each with a hello and a welcome.

    python -m benchmarks.hostile.connections [--connections 100000] [--at-once 50] [--held 0]

It must not follow the number of connections that ever were. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio

import httpx
from benchmarks.server import servers
from benchmarks.server.load import cpu_seconds, memory
from benchmarks.server.socket import Socket
from benchmarks.server.tables import OurTable

STEPS = 10


async def come_and_go(host: str, port: int, table: str, held: float) -> None:
    socket = await Socket.connect(host, port, f"/api/tables/{table}/socket", "")
    socket.say('{"type":"hello","since":0}')
    await socket.hear()
    await asyncio.sleep(held)
    socket.close()


async def measure(running: servers.Running, connections: int, at_once: int, held: float) -> None:
    url = httpx.URL(running.address)
    async with httpx.AsyncClient(base_url=running.address) as http:
        table = OurTable(http, "diceland")
        await table.make()
    left = 0

    async def one_after_the_other() -> None:
        nonlocal left
        while left > 0:
            left -= 1
            await come_and_go(url.host, url.port or 80, table.id, held)

    print(f"{'connections':>12}{'MB':>8}{'CPU s':>8}")
    print(f"{0:>12,}{memory(running.pid) / 1e6:>8.1f}{0:>8.1f}")
    for step in range(1, STEPS + 1):
        left = connections // STEPS
        before = cpu_seconds(running.pid)
        await asyncio.gather(*(one_after_the_other() for _ in range(at_once)))
        used = cpu_seconds(running.pid) - before
        print(f"{step * (connections // STEPS):>12,}{memory(running.pid) / 1e6:>8.1f}{used:>8.1f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--connections", type=int, default=100_000)
    parser.add_argument("--at-once", type=int, default=50)
    parser.add_argument("--held", type=float, default=0.0, help="seconds that each connection lasts")
    arguments = parser.parse_args()
    with servers.ours() as running:
        asyncio.run(measure(running, arguments.connections, arguments.at_once, arguments.held))


if __name__ == "__main__":
    main()
