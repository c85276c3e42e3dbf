"""Sends nonsense from many addresses, in a process of its own, and tells on standard output how far it is.

    python -m benchmarks.hostile.nonsense_sender '{"host": "127.0.0.1", "port": 1234, "frames": 10000, …}'

`doors` are the addresses that it comes from, each with a table of its own and the cookie of a seat there.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

from benchmarks.hostile.attacks import keep_apart
from benchmarks.hostile.nonsense import Frames, Requests
from benchmarks.server.socket import END, KEY

SCRIPTS, MOST = 400, 100  # connections that are repeated, and frames in each
LINGER = 0.2  # seconds to wait for the server to end a connection
HANDSHAKE = 35.0  # seconds: it may have to wait for its turn
ANSWER = 1.0  # seconds to wait for an answer: some requests never end
PAUSE = 0.02  # seconds before another connection
EVERY = 1.0  # seconds between two reports
SOCKETS, REQUESTERS = 2, 16  # for each address, unless more sockets are wanted


class Sender:
    """How much has been sent, and what was answered."""

    def __init__(self, wanted: dict[str, Any]) -> None:
        self._host, self._port = wanted["host"], wanted["port"]
        self._most_frames, self._most_requests = wanted["frames"], wanted["requests"]
        self._seed, self._sockets = wanted["seed"], wanted.get("sockets", SOCKETS)
        frames = Frames(self._seed)
        self._scripts = [frames.script(MOST) for _ in range(SCRIPTS)]
        self._random = Random(self._seed)
        self.frames = self.requests = self.connections = 0
        self.answers: Counter[str] = Counter()

    async def run(self, doors: list[dict[str, str]]) -> None:
        """Until as much has been sent as is wanted."""
        sockets = [self._send_frames(door) for door in doors for _ in range(self._sockets)]
        requests = [self._send_requests(door, n) for n, door in enumerate(doors * REQUESTERS)]
        telling = asyncio.create_task(self._tell())
        await asyncio.gather(*sockets, *requests)
        telling.cancel()
        self.tell()

    def tell(self) -> None:
        told = {"frames": self.frames, "requests": self.requests, "connections": self.connections}
        print(json.dumps({**told, "answers": self.answers}), flush=True)

    async def _tell(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.tell()

    async def _open(self, door: dict[str, str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.connections += 1
        return await asyncio.open_connection(self._host, self._port, local_addr=(door["address"], 0))

    async def _send_frames(self, door: dict[str, str]) -> None:
        while self.frames < self._most_frames:
            with suppress(OSError, EOFError, asyncio.LimitOverrunError, TimeoutError):
                await self._one_socket(door)
            await asyncio.sleep(PAUSE)

    async def _one_socket(self, door: dict[str, str]) -> None:
        reader, writer = await self._open(door)
        try:
            cookie = f"\r\nCookie: {door['cookie']}" if self._random.random() < 0.8 else ""
            writer.write(
                f"GET /api/tables/{door['table']}/socket HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\n"
                f"Sec-WebSocket-Version: 13{cookie}\r\n\r\n".encode()
            )
            head = await asyncio.wait_for(reader.readuntil(END), HANDSHAKE)
            self.answers[head[9:12].decode("latin-1")] += 1
            if b" 101 " not in head[:16]:
                return
            text, number = self._random.choice(self._scripts)
            writer.write(text)
            reading = asyncio.create_task(_read_all(reader))
            await asyncio.wait_for(writer.drain(), HANDSHAKE)
            self.frames += number
            await asyncio.wait([reading], timeout=LINGER)
            reading.cancel()
        finally:
            writer.transport.abort()

    async def _send_requests(self, door: dict[str, str], number: int) -> None:
        requests = Requests(self._seed + number, door["table"])
        while self.requests < self._most_requests:
            with suppress(OSError, EOFError, asyncio.LimitOverrunError, TimeoutError, ValueError):
                await self._one_connection(door, requests)
            await asyncio.sleep(PAUSE)

    async def _one_connection(self, door: dict[str, str], requests: Requests) -> None:
        """Asks on one connection until the server ends it, or an answer can't be followed by another."""
        reader, writer = await self._open(door)
        try:
            while self.requests < self._most_requests:
                asked = requests.one(f"{self._host}:{self._port}")
                self.requests += 1
                writer.write(asked)
                head = await asyncio.wait_for(reader.readuntil(END), ANSWER)
                self.answers[head[9:12].decode("latin-1")] += 1
                sizes = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
                if not sizes or asked.startswith((b"HEAD", b"CONNECT")) or b"connection: close" in head.lower():
                    return
                await asyncio.wait_for(reader.readexactly(int(sizes[0].split(b":")[1])), ANSWER)
        finally:
            writer.transport.abort()


async def _read_all(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(65_536):
            pass


def main() -> None:
    keep_apart()
    wanted = json.loads(sys.argv[1])
    asyncio.run(Sender(wanted).run(wanted["doors"]))


if __name__ == "__main__":
    main()
