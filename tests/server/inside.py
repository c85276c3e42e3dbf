"""A server without a network: store, referee and sockets in the event loop of the test, spoken to in ASGI."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from rollwright.server.bots.pool import Thinkers
from rollwright.server.bots.worker import Question, decide
from rollwright.server.metrics import Metrics
from rollwright.server.referee import Referee
from rollwright.server.settings import Rate, Settings
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.wire.talk import COOKIE, Sockets
from support.waiting import PATIENCE

Message = dict[str, Any]


class BotsInside(Thinkers):
    """Bots that think in this process."""

    async def choose(self, question: Question) -> str:
        return decide(question).move


class Socket:
    """A browser's WebSocket to a table, in terms of ASGI."""

    def __init__(self, server: Inside, table: str, secret: str | None, since: int) -> None:
        self.heard: list[Message] = []
        self._coming: asyncio.Queue[Message] = asyncio.Queue()
        self._coming.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "path_params": {"table": table},
            "headers": [] if secret is None else [(b"cookie", f"{COOKIE}={secret}".encode())],
            "client": ("127.0.0.1", 1),
        }
        self.send({"type": "hello", "since": since})
        self._task = server.loop.create_task(server.sockets(scope, self._coming.get, self._sent))

    def send(self, *messages: Message) -> None:
        """All of them at once."""
        for message in messages:
            self._coming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def close(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1005})
        await self._task

    def answers(self) -> list[Message]:
        return [message for message in self.heard if message["type"] in ("done", "refused")]

    async def _sent(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(json.loads(message["text"]))
        elif message["type"] == "websocket.close":
            self.heard.append({"type": "closed", "code": message["code"]})


class Inside:
    """Store, referee and sockets as the application puts them together, on a folder, from `start` to `stop`."""

    def __init__(self, data: Path, loop: asyncio.AbstractEventLoop, **more: Any) -> None:
        self.loop = loop
        settings = Settings(data=data, messages=Rate(1e9, 1e9), **more)
        metrics = Metrics()
        self.store = SqliteStore(data)
        self.referee = Referee(self.store, settings, metrics, BotsInside(1, 1.0, metrics))
        self.sockets = Sockets(self.referee, settings, metrics)

    async def start(self) -> None:
        await self.referee.go_on_everywhere()

    async def stop(self) -> None:
        await self.referee.close()
        await self.store.close()


async def until(is_so: Callable[[], bool]) -> None:
    """Lets everybody go on until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0)


def with_store(folder: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Does something with a store, in an event loop of its own."""

    async def run() -> None:
        store = SqliteStore(folder)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())
