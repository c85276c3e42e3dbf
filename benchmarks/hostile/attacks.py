"""What a hostile client does on one connection, again and again, whatever the server answers.

    python -m benchmarks.hostile.attacks '{"attack": "pings", "sockets": 8, "host": "127.0.0.1", "port": 1234, …}'

begins with the attack when it is told `go` on standard input, and ends it, and says so, when it is told `stop`.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle, islice

from benchmarks.server.socket import END, KEY

MASK = bytes(4)  # a client has to mask; this mask changes nothing
PING, PONG, TEXT, MORE = 0x89, 0x8A, 0x81, 0x00  # the last continues a message that doesn't end
OPEN_TEXT = 0x01
MANY = 4000  # frames in one write
PACE = 1 / 28  # seconds between commands, which is as fast as the usual limit of a socket allows
HELD = 5.0  # seconds that a connection is held without a word
LOWEST = 19  # priority
AGAIN = 0.02  # seconds before another connection
GO, STOP, STOPPED = "go", "stop", "stopped"
EVERYTHING = "everything"  # the attacks in turn, one on each connection


@dataclass(frozen=True)
class Target:
    """A server, a table of the attacker's at it, and a record that takes long to replay."""

    host: str
    port: int
    table: str
    cookie: str
    record: str

    def head(self, method: str, path: str, *lines: str) -> bytes:
        return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", *lines]).encode()


Attack = Callable[[Target], Awaitable[None]]
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def frame(kind: int, data: bytes = b"") -> bytes:
    size = len(data)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes((kind,)) + length + MASK + data


async def _table(target: Target) -> Streams:
    """A socket at the attacker's table."""
    reader, writer = await asyncio.open_connection(target.host, target.port)
    try:
        await _shake_hands(target, reader, writer)
    except BaseException:
        writer.transport.abort()
        raise
    writer.write(frame(TEXT, b'{"type":"hello","since":0}'))
    return reader, writer


async def _shake_hands(target: Target, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    lines = ["Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {KEY}", "Sec-WebSocket-Version: 13"]
    writer.write(target.head("GET", f"/api/tables/{target.table}/socket", *lines, f"Cookie: {target.cookie}") + END)
    head = await reader.readuntil(END)
    if b" 101 " not in head.split(b"\r\n")[0]:
        raise ConnectionError


def _flood(data: bytes, first: bytes = b"") -> Attack:
    """Sends the same frames as fast as they are taken, and reads nothing."""

    async def attack(target: Target) -> None:
        _, writer = await _table(target)
        try:
            writer.write(first)
            while True:
                writer.write(data)
                await writer.drain()
        finally:
            writer.transport.abort()

    return attack


async def take_overs(target: Target) -> None:
    """Asks for unknown bots, as fast as a socket may ask for something."""
    reader, writer = await _table(target)
    reading = asyncio.ensure_future(_read_all(reader))
    try:
        for number in range(1_000_000):
            command = {"type": "do", "id": str(number), "seat": 0, "act": "take_over", "of": 1, "bot": f"bot{number}"}
            writer.write(frame(TEXT, json.dumps(command).encode()))
            await writer.drain()
            await asyncio.sleep(PACE)
    finally:
        reading.cancel()
        writer.transport.abort()


async def _read_all(reader: asyncio.StreamReader) -> None:
    while await reader.read(65_536):
        pass


def _requests(method: str, path: str, *, with_record: bool = False) -> Attack:
    """Asks for the same thing again and again, each time after the answer."""

    async def attack(target: Target) -> None:
        reader, writer = await asyncio.open_connection(target.host, target.port)
        body = target.record.encode() if with_record else b""
        lines = ["Content-Type: application/json", f"Content-Length: {len(body)}"] if with_record else []
        request = target.head(method, path.format(table=target.table), *lines) + END + body
        try:
            while True:
                writer.write(request)
                head = await reader.readuntil(END)
                sizes = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
                await reader.readexactly(int(sizes[0].split(b":")[1]))
        finally:
            writer.transport.abort()

    return attack


async def slow_reads(target: Target) -> None:
    """Asks for much on a connection, and reads nothing of it."""
    loop = asyncio.get_running_loop()
    with socket.socket() as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        made.setblocking(False)
        await loop.sock_connect(made, (target.host, target.port))
        request = target.head("GET", f"/api/tables/{target.table}") + END
        with suppress(BlockingIOError):
            made.send(request * 20)
        await asyncio.sleep(HELD)


async def half_handshakes(target: Target) -> None:
    """Begins a request, and never ends it."""
    _, writer = await asyncio.open_connection(target.host, target.port)
    writer.write(target.head("GET", f"/api/tables/{target.table}/socket", "Upgrade: websocket"))
    try:
        await asyncio.sleep(HELD / 10)
    finally:
        writer.transport.abort()


ATTACKS: dict[str, Attack] = {
    "pings": _flood(frame(PING) * MANY),
    "pongs": _flood(frame(PONG) * MANY),
    "fragments": _flood(frame(MORE) * MANY, first=frame(OPEN_TEXT, b"{")),
    "texts": _flood(frame(TEXT, b"{}") * MANY),
    "take-overs": take_overs,
    "frames": _requests("GET", "/api/tables/{table}/frames"),
    "looks": _requests("GET", "/api/tables/{table}"),
    "records": _requests("POST", "/api/records", with_record=True),
    "slow reads": slow_reads,
    "half handshakes": half_handshakes,
}


async def again_and_again(attack: Attack, target: Target) -> None:
    while True:
        with suppress(OSError, EOFError, IndexError, asyncio.LimitOverrunError):
            await attack(target)
        await asyncio.sleep(AGAIN)


async def run(attack: str, sockets: int, target: Target) -> None:
    """On so many connections, whenever and as long as standard input says so."""
    attacks = list(ATTACKS.values()) if attack == EVERYTHING else [ATTACKS[attack]]
    attacking: list[asyncio.Future[None]] = []
    while told := (await asyncio.to_thread(sys.stdin.readline)).strip():
        if told == GO:
            chosen = islice(cycle(attacks), sockets)
            attacking = [asyncio.ensure_future(again_and_again(one, target)) for one in chosen]
        else:
            await _end(attacking)
            print(STOPPED, flush=True)
    await _end(attacking)


async def _end(attacking: list[asyncio.Future[None]]) -> None:
    for one in attacking:
        one.cancel()
    await asyncio.gather(*attacking, return_exceptions=True)


def keep_apart() -> None:
    """An attacker has a machine of its own: it leaves a core to the server, and the others to whoever needs them."""
    os.nice(LOWEST)
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    keep_apart()
    wanted = json.loads(sys.argv[1])
    attack, sockets = wanted.pop("attack"), wanted.pop("sockets")
    asyncio.run(run(attack, sockets, Target(**wanted)))


if __name__ == "__main__":
    main()
