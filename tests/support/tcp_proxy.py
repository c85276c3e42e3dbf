"""A TCP proxy on this machine, whose connections can be cut or stand still."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Self

CHUNK = 65536


class TcpProxy:
    """Passes bytes on, from a port of its own to one of several others: the first that answers, in turn."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = list(ports)
        self._turn = 0
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._passes = asyncio.Event()
        self._passes.set()
        self.port = 0

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        while self._tasks:
            self.cut()
            await asyncio.wait(self._tasks, timeout=0.1)

    def cut(self) -> None:
        """Breaks all connections; new ones can be made."""
        for writer in list(self._open):
            writer.transport.abort()

    async def stand_still(self, seconds: float) -> None:
        """Passes nothing on for a while, which nobody is told; then breaks all connections."""
        self._passes.clear()
        try:
            await asyncio.sleep(seconds)
        finally:
            self.cut()
            self._passes.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        there = await self._connect()
        if there is None:
            writer.transport.abort()
            return
        ends = {writer, there[1]}
        self._open |= ends
        await asyncio.gather(self._pass_on(reader, there[1]), self._pass_on(there[0], writer))
        self._open -= ends

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for _ in self._ports:
            self._turn += 1
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", self._ports[self._turn % len(self._ports)])
        return None

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Until one side ends; then both do."""
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._passes.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
