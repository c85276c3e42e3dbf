"""A connected page. Its messages are read one after the other; what it is told is sent without waiting for it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from rollwright.server.asgi import Message, Receive, Scope, Send
from rollwright.server.table.devices import Device

FINISHED, GOING_AWAY, POLICY, FAULT, TOO_SLOW, NO_TABLE = 1000, 1001, 1008, 1011, 1013, 4004
LAST = 3.0  # seconds that a reader has for what is left when the connection has ended; a server that stops waits longer
CHANNEL = "rollwright.channel"  # in the state of a scope: a channel of the server's own


class Closed(Exception):
    """The connection has ended: nothing more comes."""


class Channel(Protocol):
    """What carries the messages of one WebSocket: ASGI as it is (`AsgiChannel`), or the transport of our own server
    (`uvicorn_channel.py`), which takes far less time."""

    async def receive(self) -> Message:
        """The next message of ASGI; the last one is a disconnect."""

    def write(self, texts: Sequence[bytes]) -> bool:
        """Sends messages without waiting; False if the reader has left too much unread."""

    def interrupt(self) -> None:
        """Has `receive` return a disconnect, since we close the connection."""

    async def finish(self, code: int | None) -> None:
        """Sends what is left and a goodbye with this code; just cuts the connection if the reader is too slow. None if
        the other side has ended it."""


class Connection:
    """One WebSocket. Backpressure: nobody waits for a slow reader, who is cut off instead."""

    def __init__(self, channel: Channel) -> None:
        self.device: Device | None = None  # whose it is, if it holds seats
        self.code: int | None = None  # with which we have closed it
        self._channel = channel

    async def receive(self) -> str | None:
        """The next message; None if it isn't text. Closed if there is none."""
        message = await self._channel.receive()
        if self.code is not None or message["type"] != "websocket.receive":
            raise Closed
        return message.get("text")

    def send(self, *texts: bytes) -> None:
        if self.code is None and not self._channel.write(texts):
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Whoever reads from it is told; `finish` says goodbye."""
        if self.code is None:
            self.code = code
            self._channel.interrupt()

    async def finish(self) -> None:
        await self._channel.finish(self.code)


def channel_of(scope: Scope, receive: Receive, send: Send, unread: int) -> Channel:
    """The server's own channel, if it has one."""
    return scope.get("state", {}).get(CHANNEL) or AsgiChannel(receive, send, unread)


class AsgiChannel:
    """Plain ASGI, for any server. `unread` bounds the bytes that wait to be sent."""

    def __init__(self, receive: Receive, send: Send, unread: int) -> None:
        self._receive, self._send, self._unread = receive, send, unread
        self._interrupted = asyncio.Event()
        self._outgoing: deque[bytes] = deque()
        self._waiting = 0  # bytes in `_outgoing` and under way
        self._sender: asyncio.Task[None] | None = None

    async def receive(self) -> Message:
        reading = asyncio.ensure_future(self._receive())
        interrupted = asyncio.ensure_future(self._interrupted.wait())
        try:
            await asyncio.wait((reading, interrupted), return_when=asyncio.FIRST_COMPLETED)
            return reading.result() if reading.done() else {"type": "websocket.disconnect"}
        finally:
            reading.cancel()
            interrupted.cancel()

    def write(self, texts: Sequence[bytes]) -> bool:
        if self._waiting > self._unread:
            return False
        self._outgoing += texts
        self._waiting += sum(map(len, texts))
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send_outgoing())
        return True

    def interrupt(self) -> None:
        self._interrupted.set()

    async def finish(self, code: int | None) -> None:
        if code is not None and code != TOO_SLOW:
            with suppress(Exception):  # too slow after all, or gone, for which every server has its own error
                async with asyncio.timeout(LAST):
                    if self._sender is not None:
                        await self._sender
                    await self._send({"type": "websocket.close", "code": code})
        if self._sender is not None:
            self._sender.cancel()

    async def _send_outgoing(self) -> None:
        with suppress(Exception):  # the other side may be gone
            while self._outgoing:
                text = self._outgoing.popleft()
                await self._send({"type": "websocket.send", "text": text.decode()})
                self._waiting -= len(text)
