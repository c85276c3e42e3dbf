"""How long a table with a very long log takes to welcome somebody, and what others notice of it.

    python -m benchmarks.hostile.long_log [--entries 7000]

The limit of entries is lifted, and somebody marks and takes back until there are so many or the game is over. Then
somebody comes who has none of them: to the table in memory, and after a restart, when the log has to be folded first.
Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from time import perf_counter
from typing import Any

import httpx
from benchmarks.hostile.honest import HONEST, honest_moves
from benchmarks.server import servers
from benchmarks.server.figures import percentile
from benchmarks.server.load import memory
from benchmarks.server.socket import Socket
from benchmarks.server.tables import OurTable

LIFTED = {**servers.LIFTED, "ROLLWRIGHT_SERVE_ENTRIES": "1000000"}
MOST = 50  # take-backs for each throw
LEVEL = 3.0  # seconds without the other


class Fidget:
    """One person at a table who takes every mark back as often as possible."""

    def __init__(self, socket: Socket) -> None:
        self._socket, self.entries = socket, 0
        self._view: dict[str, Any] = {}
        self._throw, self._taken = -1, 0

    async def begin(self) -> None:
        self._socket.say('{"type":"hello","since":0}')
        await self._hear()

    async def go_on(self) -> None:
        view = self._view
        if view["throws"] != self._throw:
            self._throw, self._taken = view["throws"], 0
        act: dict[str, Any] = {"act": "take_back"}
        if view["back"]:
            self._taken += 1
        else:
            moves = view["moves"]["0"]
            act = {"act": "move", "move": next((move for move in moves if move != "pass"), moves[0])}
        command = {"type": "do", "id": str(self.entries), "seat": 0, "throw": view["throws"], **act}
        self._socket.say(json.dumps(command))
        await self._hear()

    @property
    def is_over(self) -> bool:
        return bool(self._view["over"])

    async def _hear(self) -> None:
        while True:
            message = json.loads(await self._socket.hear())
            if message["type"] == "refused":
                raise RuntimeError(message["code"])
            self.entries += len(message.get("entries", ()))
            if message["type"] in ("welcome", "news"):
                self._view = message["table"]
                return


async def make_long(address: str, entries: int) -> tuple[str, int]:
    """The id of a table with so many entries, and how many there are."""
    url = httpx.URL(address)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        wanted = {"game": "diceland", "seats": [{"kind": "person", "name": "Ada"}], "options": {"round_limit": 1000}}
        answer = await http.post("/api/tables", json=wanted)
    table, cookie = answer.json()["table"], answer.headers["set-cookie"].split(";")[0]
    socket = await Socket.connect(url.host, url.port or 80, f"/api/tables/{table}/socket", cookie)
    fidget = Fidget(socket)
    await fidget.begin()
    while fidget.entries < entries and not fidget.is_over:
        await fidget.go_on()
    socket.close()
    return table, fidget.entries


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
    transport = httpx.AsyncHTTPTransport(local_address=HONEST)
    async with httpx.AsyncClient(base_url=running.address, transport=transport, timeout=60) as http:
        honest = OurTable(http, "diceland", local_address=HONEST)
        await honest.make()
        await honest.connect()
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
    parser.add_argument("--entries", type=int, default=7_000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="long-log-", dir=servers.build()) as data:
        with servers.ours(LIFTED, data) as running:
            table, entries = asyncio.run(make_long(running.address, arguments.entries))
            print(f"{entries:,} entries")
            asyncio.run(compare(running, table, "in memory"))
        with servers.ours(LIFTED, data) as running:
            asyncio.run(compare(running, table, "after a restart"))


if __name__ == "__main__":
    main()
