"""How long a table with a very long log takes to welcome somebody, and what others notice of it.

    python -m benchmarks.hostile.long_log [--entries 50000]

The limit of entries is lifted, and somebody joins and leaves until there are so many. Then somebody comes who has none
of them: to the table in memory, and after a restart, when the log has to be folded first. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from contextlib import AsyncExitStack
from time import perf_counter

import httpx
from benchmarks.hostile.honest import honest_moves, honest_table
from benchmarks.server import servers
from benchmarks.server.figures import percentile
from benchmarks.server.load import memory
from benchmarks.server.socket import Socket

LIFTED = {**servers.LIFTED, "ROLLWRIGHT_SERVE_ENTRIES": "1000000"}
LEVEL = 3.0  # seconds without the other


async def make_long(address: str, entries: int) -> str:
    """The id of a table that so many have joined and left that its log has so many entries."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]  # the last one stays open
        wanted = {"game": "diceland", "seats": seats}
        made = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
        place = f"/api/tables/{made['table']}"
        for _ in range(entries // 2):
            http.cookies.clear()  # somebody else
            joined = await http.post(f"{place}/join", json={"invite": made["invite"], "name": "Bo"})
            cookie = joined.raise_for_status().headers["set-cookie"].split(";")[0]
            (await http.post(f"{place}/leave", headers={"Cookie": cookie})).raise_for_status()
    return str(made["table"])


async def welcome(address: str, table: str) -> tuple[float, int, int]:
    """The seconds until somebody is welcome who has no entry, the bytes that came, and the messages."""
    url, begun = httpx.URL(address), perf_counter()
    socket = await Socket.connect(url.host, url.port or 80, f"/api/tables/{table}/socket", "")
    socket.say('{"type":"hello","since":0}')
    size = messages = 0
    while True:
        text = await socket.hear()
        size, messages = size + len(text), messages + 1
        if text.startswith('{"type":"welcome"'):
            break
    seconds = perf_counter() - begun
    socket.close()
    return seconds, size, messages


async def compare(running: servers.Running, table: str, name: str) -> None:
    """An honest player's latency alone, and while somebody is welcomed again and again."""
    async with AsyncExitStack() as stack:
        honest = await honest_table(stack, running.address)
        alone = await honest_moves(honest, LEVEL)
        playing = asyncio.ensure_future(honest_moves(honest, LEVEL))
        seconds, size, messages = await welcome(running.address, table)
        beside = await playing
    print(f"{name}: welcomed in {seconds:.2f} s ({size / 1e6:.1f} MB in {messages} messages)")
    before, meanwhile = (1e3 * percentile(found, 0.99) for found in (alone, beside))
    print(f"  somebody else's p99: {before:.1f} ms before, {meanwhile:.1f} ms meanwhile")
    print(f"  memory of the server: {memory(running.pid) / 1e6:.0f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--entries", type=int, default=50_000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="long-log-", dir=servers.build()) as data:
        with servers.ours(LIFTED, data) as running:
            table = asyncio.run(make_long(running.address, arguments.entries))
            print(f"{arguments.entries:,} entries")
            asyncio.run(compare(running, table, "in memory"))
        with servers.ours(LIFTED, data) as running:
            asyncio.run(compare(running, table, "after a restart"))


if __name__ == "__main__":
    main()
