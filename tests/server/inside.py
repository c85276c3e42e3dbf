"""A server without a network: everything but HTTP in the event loop of the test, spoken to in ASGI or directly."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from rollwright.core.record import begin_record, replay_event
from rollwright.server.bots.pool import BotPool
from rollwright.server.bots.worker import Question, Worker
from rollwright.server.clients import Clients
from rollwright.server.live import Tables
from rollwright.server.metrics import Metrics
from rollwright.server.neighbours import Neighbours
from rollwright.server.protocol import MakeTable, read_command
from rollwright.server.referee import Referee
from rollwright.server.seating import Seating
from rollwright.server.settings import Rate, Settings
from rollwright.server.store.port import Store
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.unattended import Unattended
from rollwright.server.wire.connection import GOING_AWAY, Connection
from rollwright.server.wire.intake import Intake
from rollwright.server.wire.talk import COOKIE, Sockets
from support.waiting import PATIENCE

Message = dict[str, Any]
TWO = MakeTable.model_validate(
    {
        "game": "diceland",
        "order": "given",
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}],
    }
)
WITH_BOT = MakeTable.model_validate(
    {
        "game": "diceland",
        "order": "given",
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}],
    }
)

PROMISED = MakeTable.model_validate(
    {"game": "diceland", "promise": "00" * 32, "seats": [{"kind": "person", "name": "Ada"}]}
)


class BotsInside(BotPool):
    """Bots that think in this process."""

    def __init__(self) -> None:
        super().__init__(1, 1.0, Metrics())
        self._worker = Worker()

    async def choose(self, question: Question) -> str:
        return self._worker.decide(question).move


class FirstMove(BotPool):
    """Bots that play the first legal move, and a list of what they were asked."""

    def __init__(self) -> None:
        super().__init__(1, 1.0, Metrics())
        self.asked: list[Question] = []

    async def choose(self, question: Question) -> str:
        self.asked.append(question)
        game = begin_record(question.begin)
        for index, event in enumerate(question.events):
            replay_event(game, index, event)
        return game.legal_moves(question.seat)[0]


class Deaf(FirstMove):
    """Bots that never answer."""

    async def choose(self, question: Question) -> str:
        self.asked.append(question)
        await asyncio.Event().wait()
        return ""


class Inside:
    """What the backend puts together, on a store that others may use as well."""

    def __init__(self, store: Store, settings: Settings, bots: BotPool | None = None) -> None:
        self.metrics = Metrics()
        self.tables = Tables(store, self.metrics)
        self.referee = Referee(self.tables, settings, self.metrics)
        self.seating = Seating(self.referee, settings, self.metrics)
        self.bots = bots or BotsInside()
        self.unattended = Unattended(self.referee, self.bots, settings, self.metrics)
        self.neighbours = Neighbours(self.tables, self.metrics)
        self.sockets = Sockets(self.referee, settings, Clients(settings), self.metrics)

    async def stop(self) -> None:
        """As the backend does; the store stays open."""
        self.tables.close(GOING_AWAY)
        await self.neighbours.close()
        await self.unattended.close()
        await self.tables.whereabouts.close()


def on(store: Store, folder: Path) -> Inside:
    """A server whose bots need no process."""
    return Inside(store, Settings(data=folder), FirstMove())


class Ear:
    """A page at a table: a channel that keeps what is sent."""

    def __init__(self) -> None:
        self.heard: list[Message] = []
        self.intake = Intake(Rate(1, 1), None, Metrics())  # nothing is received
        self.connection = Connection(self)

    async def receive(self) -> Any: ...

    def write(self, texts: Sequence[bytes], *, is_counted: bool = True) -> bool:
        self.heard += map(json.loads, texts)
        return True

    async def drain(self) -> None: ...

    def interrupt(self) -> None: ...

    async def finish(self, code: int | None) -> None: ...

    async def answers(self) -> list[Message]:
        await asyncio.sleep(0)
        return [message for message in self.heard if message["type"] in ("done", "refused")]

    @property
    def table(self) -> Message:
        shown: Message = [message for message in self.heard if "table" in message][-1]["table"]
        return shown


async def sit(server: Inside, table: str, secret: str) -> Ear:
    ear = Ear()
    await server.referee.enter(table, secret, 0, ear.connection)
    await asyncio.sleep(0)
    return ear


def command(number: object, seat: int, act: str, **more: Any) -> Any:
    return read_command(json.dumps({"type": "do", "id": f"c{number}", "seat": seat, "act": act, **more}))


async def move(server: Inside, table: str, ear: Ear, number: object) -> None:
    """The first legal move, as a command with this number."""
    seat = ear.table["pending"][0]
    words = ear.table["moves"][str(seat)][0]
    wanted = command(number, seat, "move", throw=ear.table["throws"], move=words)
    await server.referee.command(table, ear.connection, wanted)
    await asyncio.sleep(0)


class Socket:
    """A browser's WebSocket to a table, in terms of ASGI."""

    def __init__(
        self, server: Inside, loop: asyncio.AbstractEventLoop, table: str, secret: str | None, since: int
    ) -> None:
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
        self._task = loop.create_task(server.sockets(scope, self._coming.get, self._sent))

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
