"""A WebSocket as small as can be: whoever puts a load on a server has to take less than it does."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Self

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
KEY = "cm9sbHdyaWdodC1iZW5jaA=="  # any 16 bytes
MASK = bytes(4)  # a client has to mask; this mask changes nothing
END = b"\r\n\r\n"


class Socket(asyncio.Protocol):
    """The client's end. Messages are whole frames, as both servers send them."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._heard: deque[str] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._open = self._closed = False
        self._accepted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(cls, host: str, port: int, path: str, cookie: str, local_address: str | None = None) -> Self:
        mine = None if local_address is None else (local_address, 0)
        transport, socket = await asyncio.get_running_loop().create_connection(cls, host, port, local_addr=mine)
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {KEY}", "Sec-WebSocket-Version: 13", *([f"Cookie: {cookie}"] if cookie else [])]
        transport.write("\r\n".join(lines).encode() + END)
        await socket._accepted
        return socket

    async def hear(self) -> str:
        """The next message."""
        while not self._heard:
            if self._closed:
                raise ConnectionError("the server has closed the socket")
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._heard.popleft()

    def say(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def close(self) -> None:
        self._closed = True
        self._transport.close()

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self._closed = True
        if not self._open and not self._accepted.done():
            self._accepted.set_exception(error or ConnectionError("the server has closed the socket"))
            self._accepted.exception()  # nobody may wait for it any more
        self._wake()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            self._take_answer()
        while self._open and self._take_frame():
            pass
        if self._heard:
            self._wake()

    def _take_answer(self) -> None:
        """Takes the server's answer to the request off the buffer, if it is whole."""
        head, end, rest = self._buffer.partition(END)
        if not end or self._accepted.done():
            return
        if b" 101 " in head.split(b"\r\n")[0]:
            self._buffer, self._open = rest, True
            self._accepted.set_result(None)
        else:
            self._accepted.set_exception(ConnectionError(head.decode("latin-1")))

    def _take_frame(self) -> bool:
        """Takes a frame off the buffer, if there is a whole one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 127, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start or len(buffer) < start + size:
            return False
        kind, data = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == TEXT:
            self._heard.append(data.decode())
        elif kind == PING:
            self._send(PONG, data)
        elif kind == CLOSE:
            self._closed = True
            self._wake()
        return True

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes((0x80 | kind,)) + length + MASK + data)

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
