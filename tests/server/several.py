"""Several servers on one store, in the event loop of the test, and pages that are connected to any of them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from msgspec import convert

from rollwright.server.bots.pool import BotPool
from rollwright.server.protocol import MakeTable
from rollwright.server.settings import Rate, Settings
from rollwright.server.store.port import Store
from rollwright.server.table.entries import LogEntry
from rollwright.server.table.table import Table
from server.inside import FirstMove, Inside, Message, Socket
from support.waiting import PATIENCE

FREE = Rate(1e9, 1e9)


async def eventually(is_so: Callable[[], object]) -> None:
    """Waits until something is so; databases and other servers have their turn."""
    async with asyncio.timeout(PATIENCE):
        for turn in count():
            if is_so():
                return
            await asyncio.sleep(0 if turn < 50 else 0.002)


class Server(Inside):
    """A server with all that goes on in its background."""

    def __init__(self, store: Store, settings: Settings, bots: BotPool) -> None:
        super().__init__(store, settings, bots)
        self.store = store
        work = self.neighbours.run(), self.unattended.watch(), self.unattended.wake()
        self._background = [asyncio.create_task(one) for one in work]

    async def stop(self) -> None:
        await self.end()
        await super().stop()
        self.bots.close()
        await self.store.close()

    async def end(self) -> None:
        """Nothing goes on in the background any more."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)


@asynccontextmanager
async def servers(
    open_store: Callable[[], Store],
    folder: Path,
    number: int = 2,
    bots: Callable[[], BotPool] = FirstMove,
    **settings: Any,
) -> AsyncIterator[list[Server]]:
    wanted = Settings(data=folder, messages=FREE, received=FREE, received_client=FREE, **settings)
    started = [Server(open_store(), wanted, bots()) for _ in range(number)]
    try:
        yield started
    finally:
        for server in started:
            await server.stop()


class Page:
    """A page at a table: what it knows follows from what it was sent, without gaps and without repetitions."""

    _ids = count()

    def __init__(self, server: Server, table: str, secret: str | None = None) -> None:
        self.table, self.secret = table, secret
        self._entries: list[Message] = []
        self._shown: Message = {}
        self._here: Message = {}
        self.connect(server)

    def connect(self, server: Server) -> None:
        """Connects, or comes back at another server."""
        self._read = 0
        self._socket = Socket(server, asyncio.get_running_loop(), self.table, self.secret, len(self._entries))

    async def close(self) -> None:
        await self._socket.close()

    @property
    def entries(self) -> list[Message]:
        self._take_in()
        return self._entries

    @property
    def shown(self) -> Message:
        """What it shows of the table."""
        self._take_in()
        found: Message = self._shown.get("table", {})
        return found

    @property
    def mine(self) -> list[int]:
        self._take_in()
        found: list[int] = self._shown.get("mine", [])
        return found

    @property
    def here(self) -> Message:
        self._take_in()
        return self._here

    def heard(self, kind: str) -> list[Message]:
        return [message for message in self._socket.heard if message["type"] == kind]

    async def welcomed(self) -> Page:
        await eventually(lambda: self.heard("welcome") and self.here)
        return self

    async def do(self, act: str, seat: int | None = None, **more: Any) -> Message:
        """Gives a command; its answer."""
        wanted = {"type": "do", "id": f"p{next(self._ids)}", "seat": self.mine[0] if seat is None else seat, "act": act}
        return await self.send({**wanted, **more})

    def say(self, command: Message) -> None:
        """Gives a command that may have no answer."""
        self._socket.send(command)

    async def send(self, command: Message) -> Message:
        before = len(self._socket.answers())
        self.say(command)
        await eventually(lambda: len(self._socket.answers()) > before)
        return self._socket.answers()[-1]

    async def move(self, which: int = 0) -> Message:
        """Makes a legal move for the first of its seats that is asked."""
        shown = self.shown
        seat = next(seat for seat in self.mine if str(seat) in shown["moves"])
        moves = shown["moves"][str(seat)]
        return await self.do("move", seat, throw=shown["throws"], move=moves[which % len(moves)])

    @property
    def is_asked(self) -> bool:
        return bool(self.shown.get("moves"))

    def folded(self) -> Table:
        """The table that follows from its entries alone."""
        table = Table(self.table)
        for entry in self.entries:
            table.apply(convert(entry, LogEntry))
        return table

    def _take_in(self) -> None:
        for message in self._socket.heard[self._read :]:
            for entry in message.get("entries", ()):
                assert entry["n"] == len(self._entries), (entry, len(self._entries))
                self._entries.append(entry)
            if "table" in message:
                self._shown = message
            if message["type"] == "here":
                self._here = message
        self._read = len(self._socket.heard)


def wanted(game: str, *kinds: str, **more: Any) -> MakeTable:
    """A table with these seats; the first person makes it."""
    names = iter(["Ada", "Bo", "Cy"])
    seats = [
        {"kind": kind, "bot": "greedy"} if kind == "bot" else {"kind": kind, "name": next(names)} for kind in kinds
    ]
    return MakeTable.model_validate({"game": game, "order": "given", "seats": seats, **more})


async def log(server: Server, table: str) -> list[Message]:
    return [json.loads(body) for body in await server.store.bodies(table, 0)]


async def same(*pages: Page) -> None:
    """Waits until all pages show the same, and what they show is what the log says."""
    await eventually(lambda: len({len(page.entries) for page in pages}) == 1)
    for page in pages:
        assert page.entries == pages[0].entries or not page.mine
        told = {**page.shown, "said": [], "moves": {}, "back": []}
        assert told == {**pages[0].shown, "said": [], "moves": {}, "back": []}
        assert page.folded().number == len(page.entries)
