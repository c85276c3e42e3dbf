"""A connection to a page, over the channel of plain ASGI or over the fast one. Messages are received one at a time, and
sent without waiting for the reader."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from rollwright.server.asgi import Message, Receive, Scope, Send
from rollwright.server.table.devices import Device
from rollwright.server.wire.intake import READ, Intake

READER = 30.0  # seconds for a reader to take a part of a long log
FINISHED, GOING_AWAY, POLICY, FAULT, RESTART, TOO_SLOW, NO_TABLE = 1000, 1001, 1008, 1011, 1012, 1013, 4004
LAST = 3.0  # seconds for a reader to take what is left; less than a server takes to shut down
CHANNEL = "rollwright.channel"  # key in the state of an ASGI scope, for a channel of our own server


class Closed(Exception):
    """The connection has ended; there are no more messages."""


class Channel(Protocol):
    """The transport of one WebSocket: plain ASGI (`AsgiChannel`) or our faster one (`uvicorn_channel.py`)."""

    intake: Intake  # how much it reads

    async def receive(self) -> Message:
        """The next ASGI message; the last one is a disconnect."""

    def write(self, texts: Sequence[bytes], *, is_counted: bool = True) -> bool:
        """Sends messages without waiting; False if too much is still waiting for the reader.

        What is not counted is always sent, and doesn't count as waiting afterwards.
        """

    async def drain(self) -> None:
        """Waits until most of what was sent has left, or the connection has ended."""

    def interrupt(self) -> None:
        """Makes `receive` return a disconnect, since we are closing the connection."""

    async def finish(self, code: int | None) -> None:
        """Sends what is left and closes with this code, or aborts if the reader is too slow. None: the other side has
        closed."""


class Connection:
    """One WebSocket. Backpressure: a slow reader is disconnected, so that nobody waits for it."""

    def __init__(self, channel: Channel) -> None:
        self.device: Device | None = None  # None for watchers
        self.client = ""  # as limits count them
        self.arrival = 0  # if several servers share the store: later connections to any of them have higher numbers
        self.code: int | None = None  # the close code, once we have closed it
        self._channel = channel
        self._last_words: bytes | None = None

    async def receive(self) -> str | None:
        """The text of the next message, None if it is binary; Closed if the connection has ended."""
        message = await self._channel.receive()
        if self.code is None and message["type"] != "websocket.receive" and self._last_words is not None:
            self.send(self._last_words)
            self.close(RESTART)
        if self.code is not None or message["type"] != "websocket.receive":
            raise Closed
        return message.get("text")

    def send(self, *texts: bytes) -> None:
        """Sends messages; the connection is closed if too much is still waiting for the reader."""
        if self.code is None and not self._channel.write(texts):
            self.close(TOO_SLOW)

    def send_uncounted(self, text: bytes) -> None:
        """Sends a message that may be long, however fast it is read: what follows is counted without it."""
        if self.code is None:
            self._channel.write((text,), is_counted=False)

    async def send_part(self, text: bytes) -> None:
        """Sends a part of something long, and waits for the reader; Closed if the connection ends meanwhile."""
        self.send_uncounted(text)
        try:
            async with asyncio.timeout(READER):
                await self._channel.drain()
        except TimeoutError:
            self.close(TOO_SLOW)
        if self.code is not None:
            raise Closed

    def close(self, code: int) -> None:
        """Ends `receive`; `finish` sends the close frame."""
        if self.code is None:
            self.code = code
            self._channel.interrupt()

    def retire(self, last_words: bytes) -> None:
        """Closes the connection for a restart of the server, as soon as all that was received is answered."""
        self._last_words = last_words
        self._channel.interrupt()

    async def finish(self) -> None:
        await self._channel.finish(self.code)


def channel_of(scope: Scope, receive: Receive, send: Send, unread: int, intake: Intake) -> Channel:
    """The channel of a connection: the one that our server class put into the scope, or plain ASGI."""
    channel: Channel | None = scope.get("state", {}).get(CHANNEL)
    if channel is None:
        return AsgiChannel(receive, send, unread, intake)
    channel.intake = intake
    return channel


class AsgiChannel:
    """Plain ASGI, for any server. `unread` limits the bytes that are waiting to be sent, `intake` the messages that are
    received; control frames and fragments are the server's."""

    def __init__(self, receive: Receive, send: Send, unread: int, intake: Intake) -> None:
        self._receive, self._send, self._unread, self.intake = receive, send, unread, intake
        self._interrupted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._outgoing: deque[bytes] = deque()
        self._waiting = 0  # bytes in `_outgoing` and being sent
        self._uncounted = 0  # of these, how many may be waiting in any case
        self._sender: asyncio.Task[None] | None = None

    async def receive(self) -> Message:
        while (pause := self.intake.pause()) and not self._interrupted.done():
            await asyncio.wait((self._interrupted,), timeout=pause)
        reading = asyncio.ensure_future(self._receive())
        try:
            await asyncio.wait((reading, self._interrupted), return_when=asyncio.FIRST_COMPLETED)
            message: Message = reading.result() if reading.done() else {"type": "websocket.disconnect"}
        finally:
            reading.cancel()
        self.intake.spend(READ + len(message.get("text") or message.get("bytes") or ""))
        return message

    def write(self, texts: Sequence[bytes], *, is_counted: bool = True) -> bool:
        self._uncounted = min(self._uncounted, self._waiting)
        if is_counted and self._waiting - self._uncounted > self._unread:
            return False
        self._outgoing += texts
        self._waiting += sum(map(len, texts))
        if not is_counted:
            self._uncounted = self._waiting
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send_outgoing())
        return True

    async def drain(self) -> None:
        if self._sender is not None:
            await asyncio.wait((self._sender, self._interrupted), return_when=asyncio.FIRST_COMPLETED)

    def interrupt(self) -> None:
        if not self._interrupted.done():
            self._interrupted.set_result(None)

    async def finish(self, code: int | None) -> None:
        if code is not None and code != TOO_SLOW:
            with suppress(Exception):  # too slow or gone; each server raises its own error
                async with asyncio.timeout(LAST):
                    if self._sender is not None:
                        await self._sender
                    await self._send({"type": "websocket.close", "code": code})
        if self._sender is not None:
            self._sender.cancel()

    async def _send_outgoing(self) -> None:
        with suppress(Exception):  # the other side may have gone
            while self._outgoing:
                text = self._outgoing.popleft()
                await self._send({"type": "websocket.send", "text": text.decode()})
                self._waiting -= len(text)
