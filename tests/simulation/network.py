"""The simulated network: sockets between pages and servers, with delays and cuts, and requests that may get lost.

A socket is like TCP: what is sent in one direction arrives in order, or not at all after a certain point. Reordering
and duplicates come from pages that connect again and repeat what was not answered, while the old socket is still read.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from rollwright.server.asgi import Message
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Rate
from rollwright.server.wire.connection import CHANNEL
from rollwright.server.wire.intake import Intake
from rollwright.server.wire.talk import COOKIE
from simulation.chance import Chance
from simulation.loop import Process, VirtualLoop
from simulation.store import settle

QUICK, SLOW = 0.05, 2.0  # seconds that a message takes at most, usually and sometimes
NOTICED = 40.0  # seconds until somebody notices that the other side has vanished: two missed pings
GONE: Message = {"type": "websocket.disconnect", "code": 1006}

T = TypeVar("T")


class Lost(Exception):
    """A request, or the answer to it, never arrived."""


class Listener(Protocol):
    """A page, as far as a socket concerns it."""

    process: Process

    def heard(self, link: Link, text: bytes) -> None: ...

    def closed(self, link: Link) -> None: ...


class Way:
    """One direction of a socket: in order, each message after some time."""

    def __init__(self, loop: VirtualLoop, chance: Chance, name: str, to: Process) -> None:
        self._loop, self._chance, self._name, self._to = loop, chance, name, to
        self._last = 0.0
        self._is_shut = False  # nothing enters any more
        self._drops = False  # nothing arrives any more

    def carry(self, deliver: Callable[..., object], *args: Any) -> None:
        if not self._is_shut:
            longest = SLOW if self._chance.strikes("delay", self._name, 0.02) else QUICK
            self._last = max(self._last, self._loop.time() + self._chance.between(self._name, 0.001, longest))
            self._loop.within_at(self._to, self._last, self._arrive, deliver, args)

    def shut(self) -> None:
        """What is under way still arrives."""
        self._is_shut = True

    def cut(self, tell: Callable[..., object], *args: Any) -> None:
        """Breaks; what is under way arrives or not, and whoever is at the end notices soon or late."""
        rng = self._chance.stream(f"cut {self._name}")
        self._is_shut, self._drops = True, rng.random() < 0.5
        now = self._loop.time()
        self._loop.within_at(self._to, max(now, self._last) if rng.random() < 0.7 else now + NOTICED, tell, *args)

    def _arrive(self, deliver: Callable[..., object], args: tuple[Any, ...]) -> None:
        if not self._drops:
            deliver(*args)


class Link:
    """A socket: the server's side is a channel of the server's, the page's side are `send` and `close`."""

    def __init__(self, loop: VirtualLoop, chance: Chance, name: str, page: Listener, server: Process) -> None:
        self.name, self.page, self._chance = name, page, chance
        self.there = Way(loop, chance, f"{name}>", server)
        self.back = Way(loop, chance, f"{name}<", page.process)
        self.channel = SimulatedChannel(loop, self, server)

    def send(self, text: str) -> None:
        """Sends from the page."""
        self.there.carry(self.channel.arrive, {"type": "websocket.receive", "text": text})
        if self._chance.strikes("cut", self.name, 0.01):
            self.cut()

    def close(self) -> None:
        """The page closes it. What it has sent is still read."""
        self.there.carry(self.channel.arrive, GONE)
        self.there.shut()
        self.back.shut()

    def cut(self) -> None:
        """The connection breaks."""
        self.there.cut(self.channel.arrive, GONE)
        self.back.cut(self.page.closed, self)

    def server_died(self) -> None:
        self.there.shut()
        self.back.cut(self.page.closed, self)


class SimulatedChannel:
    """The server's side of a socket (`wire/connection.py`)."""

    def __init__(self, loop: VirtualLoop, link: Link, process: Process) -> None:
        self._loop, self._link, self._process = loop, link, process
        self.intake = Intake(Rate(1e9, 1e9), None, Metrics())  # the server puts its own in this place
        self._came: deque[Message] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._is_interrupted = False

    def arrive(self, message: Message) -> None:
        self._came.append(message)
        self._wake()

    async def receive(self) -> Message:
        while not self._came and not self._is_interrupted:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._came.popleft() if self._came else {"type": "websocket.disconnect"}

    def write(self, texts: Sequence[bytes], *, is_counted: bool = True) -> bool:
        if self._process.is_alive:
            for text in texts:
                self._link.back.carry(self._link.page.heard, self._link, text)
        return True

    async def drain(self) -> None:
        await asyncio.sleep(0.01)

    def interrupt(self) -> None:
        self._is_interrupted = True
        self._wake()

    async def finish(self, code: int | None) -> None:
        if self._process.is_alive:
            self._link.back.carry(self._link.page.closed, self._link)

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


class Network:
    """Connects pages with servers."""

    def __init__(self, loop: VirtualLoop, chance: Chance) -> None:
        self._loop, self._chance = loop, chance
        self._links: dict[str, list[Link]] = {}
        self._made = 0

    def connect(self, page: Listener, server: Any, table: str, secret: str | None) -> Link:
        """A socket of a page to a table, which the server accepts; whether it is up shows later."""
        self._made += 1
        link = Link(self._loop, self._chance, f"{page.process.name}-{self._made}", page, server.process)
        self._links.setdefault(server.process.name, []).append(link)
        scope = {
            "type": "websocket",
            "path_params": {"table": table},
            "headers": [] if secret is None else [(b"cookie", f"{COOKIE}={secret}".encode())],
            "client": (page.process.name, 1),
            "state": {CHANNEL: link.channel},
        }
        if server.process.is_alive:
            link.there.carry(server.accept, scope)
        else:
            link.there.shut()
            self._loop.within(page.process, page.closed, link, after=0.01)
        return link

    def server_died(self, name: str) -> None:
        for link in self._links.pop(name, ()):
            link.server_died()

    async def request(self, page: Process, server: Any, work: Callable[[Any], Awaitable[T]]) -> T:
        """A request over HTTP from a page to a server; Lost if there is no answer."""
        answer: asyncio.Future[T] = self._loop.create_future()
        there, back = (Way(self._loop, self._chance, f"http {page.name}", to) for to in (server.process, page))

        async def obey() -> None:
            try:
                result: Any = await work(server)
            except Exception as error:
                back.carry(settle, answer, None, error)
            else:
                back.carry(settle, answer, result, None)

        if server.process.is_alive and not self._chance.strikes("request lost", page.name, 0.02):
            there.carry(lambda: self._loop.create_task(obey()))
        if self._chance.strikes("answer lost", page.name, 0.02):
            back.shut()
        try:
            return await asyncio.wait_for(answer, 20.0)
        except TimeoutError:
            raise Lost from None
