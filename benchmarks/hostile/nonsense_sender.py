"""Sends nonsense from many addresses, in a process of its own, and tells on standard output how far it is.

    python -m benchmarks.hostile.nonsense_sender '{"host": "127.0.0.1", "port": 1234, "frames": 10000, …}'

`doors` are the addresses that it comes from, each with a table of its own and the cookie of a seat there. All that one
connection sends is written at once, and what comes back is hardly looked at: the server is to be busy, not the sender.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Any

from benchmarks.hostile.attacks import keep_apart
from benchmarks.hostile.nonsense import CLOSE, Frames, Requests, frame
from benchmarks.server.socket import KEY

SCRIPTS, MOST = 1000, 100  # series of frames that are kept, and frames in each at most
ASKED, BATCH = 3000, 6  # requests that are kept, and how many are written at once
LINGER = 0.2  # seconds to wait for the server to end a socket, unless another time is wanted
HANDSHAKE = 35.0  # seconds: it may have to wait for its turn
ANSWER, TIMES = 0.3, 4.0  # seconds, and times the usual delay, to wait for a batch's answers: some requests never end
PAUSE = 0.02  # seconds before another connection
EVERY = 1.0  # seconds between two reports
SOCKETS, REQUESTERS = 2, 16  # for each address, unless others are wanted
LINE = b"HTTP/1.1 "


class Ear(asyncio.Protocol):
    """What comes back: statuses of answers, and the end."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.statuses: list[str] = []
        self.wanted = 1
        self.answered = asyncio.Event()  # as many as wanted, or none any more
        self.ended: asyncio.Future[None] = loop.create_future()

    def data_received(self, data: bytes) -> None:
        if self.answered.is_set():
            return
        at = data.find(LINE)
        while at >= 0:
            self.statuses.append(data[at + len(LINE) : at + len(LINE) + 3].decode("latin-1"))
            at = data.find(LINE, at + 1)
        if len(self.statuses) >= self.wanted:
            self.answered.set()

    def connection_lost(self, _: Exception | None) -> None:
        self.answered.set()
        self.ended.set_result(None)


class Sender:
    """How much has been sent, and what was answered."""

    def __init__(self, wanted: dict[str, Any]) -> None:
        """`scripts`: how many series of frames a socket sends; `linger`: how long the server has to read them."""
        self._host, self._port = wanted["host"], wanted["port"]
        self._most_frames, self._most_requests = wanted["frames"], wanted["requests"]
        self._sockets, self._requesters = wanted.get("sockets", SOCKETS), wanted.get("requesters", REQUESTERS)
        self._series, self._linger = wanted.get("scripts", 1), wanted.get("linger", LINGER)
        self._random, self._seed = Random(wanted["seed"]), wanted["seed"]
        self._frames = Frames(self._seed)
        self._scripts = [self._frames.script(MOST) for _ in range(SCRIPTS)]
        self._delay = 1.0  # seconds that an answer takes, about
        self.frames = self.requests = self.connections = 0
        self.answers: Counter[str] = Counter()

    async def run(self, doors: list[dict[str, str]]) -> None:
        """Until as much has been sent as is wanted."""
        sockets = [self._send_frames(door) for door in doors for _ in range(self._sockets)]
        requests = [self._send_requests(door, n) for n, door in enumerate(doors)]
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

    async def _open(self, door: dict[str, str]) -> tuple[asyncio.Transport, Ear]:
        self.connections += 1
        mine = door["address"], 0
        return await asyncio.get_running_loop().create_connection(Ear, self._host, self._port, local_addr=mine)

    # Frames

    async def _send_frames(self, door: dict[str, str]) -> None:
        while self.frames < self._most_frames:
            with suppress(OSError, TimeoutError):
                await self._one_socket(door)
            await asyncio.sleep(PAUSE)

    async def _one_socket(self, door: dict[str, str]) -> None:
        transport, ear = await self._open(door)
        try:
            cookie = f"\r\nCookie: {door['cookie']}" if self._random.random() < 0.8 else ""
            transport.write(
                f"GET /api/tables/{door['table']}/socket HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\n"
                f"Sec-WebSocket-Version: 13{cookie}\r\n\r\n".encode()
            )
            await asyncio.wait_for(ear.answered.wait(), HANDSHAKE)
            self.answers.update(ear.statuses)
            if ear.statuses == ["101"]:
                text, number = self._nonsense()
                transport.write(text)
                self.frames += number
                await asyncio.wait([ear.ended], timeout=self._linger)
        finally:
            transport.abort()

    def _nonsense(self) -> tuple[bytes, int]:
        """Several series of frames, one of which is new; only the last may be against the protocol."""
        self._scripts[self._random.randrange(SCRIPTS)] = self._frames.script(MOST)
        chosen = self._random.choices(self._scripts, k=self._series)
        last = chosen[-1].broken or frame(CLOSE)
        frames = b"".join(script.frames for script in chosen)
        return frames + last, sum(script.number for script in chosen) + 1

    # Requests

    async def _send_requests(self, door: dict[str, str], number: int) -> None:
        requests = Requests(self._seed + number, door["table"])
        kept = [requests.one(f"{self._host}:{self._port}") for _ in range(ASKED)]
        await asyncio.gather(*(self._ask_on(door, requests, kept) for _ in range(self._requesters)))

    async def _ask_on(self, door: dict[str, str], requests: Requests, kept: list[bytes]) -> None:
        while self.requests < self._most_requests:
            with suppress(OSError, TimeoutError):
                await self._one_connection(door, requests, kept)
            await asyncio.sleep(PAUSE)

    async def _one_connection(self, door: dict[str, str], requests: Requests, kept: list[bytes]) -> None:
        """Asks on one connection until the server ends it, or an answer is missing. Only what is answered counts."""
        transport, ear = await self._open(door)
        try:
            while self.requests < self._most_requests and not ear.ended.done():
                kept[self._random.randrange(ASKED)] = requests.one(f"{self._host}:{self._port}")
                ear.statuses, ear.wanted = [], BATCH
                ear.answered.clear()
                transport.write(b"".join(self._random.choices(kept, k=BATCH)))
                await self._hear(ear)
        finally:
            transport.abort()

    async def _hear(self, ear: Ear) -> None:
        """Takes the answers to a batch in; TimeoutError if some are missing. A busy server is given more time."""
        begun = perf_counter()
        try:
            await asyncio.wait_for(ear.answered.wait(), ANSWER + TIMES * self._delay)
            self._delay += 0.1 * (perf_counter() - begun - self._delay)
        except TimeoutError:
            self._delay *= 1.0 if ear.statuses else 1.2
            raise
        finally:
            self.requests += len(ear.statuses)
            self.answers.update(ear.statuses)


def main() -> None:
    keep_apart()
    wanted = json.loads(sys.argv[1])
    asyncio.run(Sender(wanted).run(wanted["doors"]))


if __name__ == "__main__":
    main()
