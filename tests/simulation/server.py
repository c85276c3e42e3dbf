"""A simulated server: the real backend without HTTP, which can be killed and started again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from rollwright.core.game import Game
from rollwright.core.record import begin_record, replay_event
from rollwright.server import backend
from rollwright.server.bots.pool import BotPool
from rollwright.server.bots.worker import Question
from rollwright.server.clients import Clients
from rollwright.server.seating import Seating
from rollwright.server.settings import Rate, Settings
from rollwright.server.store.port import Present
from rollwright.server.wire.talk import Sockets
from simulation.chance import Chance
from simulation.database import Database
from simulation.loop import Process, VirtualLoop
from simulation.store import SimulatedStore

FREE = Rate(1e9, 1e9)
SETTINGS = Settings(
    data=Path("nowhere"), gone=10.0, reveal=5.0, think=5.0, idle=90.0, messages=FREE, received=FREE, warm=False
)


class SimulatedBots(BotPool):
    """Bots that take any legal move, after some time."""

    def __init__(self, chance: Chance, name: str) -> None:
        self._chance, self._name = chance, name
        self._games: dict[str, Game] = {}

    async def choose(self, question: Question) -> str:
        longest = 20.0 if self._chance.strikes("bot late", self._name, 0.02) else 2.0
        await asyncio.sleep(self._chance.between(f"bot {self._name}", 0.01, longest))
        return self._chance.stream(f"bot {self._name}").choice(self._replay(question).legal_moves(question.seat))

    def _replay(self, question: Question) -> Game:
        """The game that a bot is asked about; what was replayed before is not replayed again."""
        game = self._games.get(question.table)
        if game is None or tuple(game.events) != question.events[: len(game.events)]:
            game = self._games[question.table] = begin_record(question.begin)
        for index in range(len(game.events), len(question.events)):
            replay_event(game, index, question.events[index])
        return game


class Parts:
    """What a server is put together from in place of the usual; planted faults replace it."""

    store: type[SimulatedStore] = SimulatedStore


class Server:
    """One server after the other under one name: memory is new after each start."""

    def __init__(
        self,
        loop: VirtualLoop,
        chance: Chance,
        database: Database,
        name: str,
        parts: Parts,
        asks: Callable[[Server], None],
    ) -> None:
        """`asks` is called with everything that it asks the store for."""
        self._loop, self._chance, self._database, self.name, self._parts = loop, chance, database, name, parts
        self._asks = asks
        self._runs = 0
        self.process: Process
        self.seating: Seating
        self.start()

    def start(self) -> None:
        self._runs += 1
        self.process = Process(f"{self.name}.{self._runs}")
        self._loop.within(self.process, self._begin)

    def kill(self) -> None:
        self._loop.kill(self.process)
        self._database.died(self.process.name)

    def connected(self, table: str) -> Present:
        """Who is connected to a table here."""
        live = self._backend.tables.in_memory(table)
        return Present({}, 0) if live is None else live.room.own

    def accept(self, scope: dict[str, Any]) -> None:
        """A socket has been opened."""
        self._loop.create_task(self._sockets(scope, _connected, _accepted))

    def _begin(self) -> None:
        asks = partial(self._asks, self)
        self.store = self._parts.store(self._loop, self._chance, self._database, self.process, asks)
        with patch.object(backend, "open_store", lambda _: self.store):
            self._backend = backend.Backend(SETTINGS, SimulatedBots(self._chance, self.process.name))
        self.seating = self._backend.seating
        self._sockets = Sockets(self._backend.referee, SETTINGS, Clients(SETTINGS), self._backend.metrics)
        self._backend.start()


async def _connected() -> dict[str, Any]:
    return {"type": "websocket.connect"}


async def _accepted(message: Any) -> None: ...
