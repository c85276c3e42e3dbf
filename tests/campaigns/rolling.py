"""Restarts servers under load, one after the other, and asks those who play whether they noticed.

    make rolling

People play as fast as they can, and do as the page does: they come back when the server has told them to, and send
again what has no answer. Nothing may be lost, doubled or refused; how long each was away is told.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

import rollwright
from deploy.nginx import proxy
from server.kill_campaign import SETTINGS, Figures, Kept, Message, Player, Table, client_of
from support.ports import lasting_port
from support.postgresql import cluster
from support.processes import ROLLWRIGHT, end, start
from support.waiting import PATIENCE

GAMES = rollwright.game_names()
ADDRESS = re.compile(r"http://[^\s]+:\d+")
FOR_NOW = ("refused-store", "refused-busy")
RESTART = 1012  # the code that a server closes a socket with when it ends
FIRST_PAUSE, AGAIN = 0.3, 0.5  # seconds; as the page has them, on average


class Server:
    """`rollwright serve` at a port that stays the same, however often it is restarted."""

    def __init__(self, folder: Path, store: Sequence[str], **settings: str) -> None:
        self.port = lasting_port()
        self._told = folder / "told.txt"
        self._line = [*ROLLWRIGHT, "serve", "--port", self.port, "--no-open", "--lang", "en", *store]
        more = {f"ROLLWRIGHT_SERVE_{name}": value for name, value in (SETTINGS | settings).items()}
        self._environment = {**os.environ, "ROLLWRIGHT_BACKGROUND": "0", **more}
        self._start()

    def _start(self) -> None:
        with self._told.open("ab") as told:
            self._process = start(self._line, env=self._environment, stdout=subprocess.PIPE, stderr=told)
        assert self._process.stdout is not None
        assert ADDRESS.search(self._process.stdout.readline()), self._told.read_text("utf-8")

    def restart(self) -> float:
        """Ends it as an operator does, and starts it again; how long the end took."""
        began = time.perf_counter()
        self._process.send_signal(signal.SIGTERM)
        assert self._process.wait(PATIENCE) == 0, self._told.read_text("utf-8")
        seconds = time.perf_counter() - began
        end(self._process)
        self._start()
        return seconds

    def kill(self) -> None:
        end(self._process)


@dataclass
class Restarts(Figures):
    """What came out of restarts."""

    restarts: int = 0
    away: list[float] = field(default_factory=list)  # seconds from the end of a connection to the next welcome
    ending: list[float] = field(default_factory=list)  # seconds that a server took to end
    unannounced: int = 0  # connections that ended without a word

    def __str__(self) -> str:
        away = sorted(self.away)
        p99 = away[int(0.99 * (len(away) - 1))]
        return "\n".join(
            [
                f"{self.restarts} restarts, each ended in {statistics.median(self.ending):.2f} s (median), "
                f"{max(self.ending):.2f} s (worst)",
                f"{self.acknowledged} acknowledged moves at {self.tables} tables: {self.lost} lost, "
                f"{self.doubled} doubled, {self.changed} changed, {self.wrong} refused or otherwise wrong",
                f"{len(away)} times somebody was sent away ({self.unannounced} without a word) and was back after "
                f"{statistics.median(away):.2f} s (median), {p99:.2f} s (p99), {away[-1]:.2f} s (worst)",
                *self.told[:20],
            ]
        )


class Page(Player):
    """Somebody whose page comes back by itself."""

    def __init__(self, kept: Kept, cookie: str, rng: random.Random) -> None:
        super().__init__(kept, cookie, rng)
        self._left: float | None = None  # when the last connection ended
        self._after = 0.0  # seconds until the page may come back

    async def stay(self, address: str, figures: Restarts) -> None:
        """Until the table is over."""
        while not self.kept.over:
            await asyncio.sleep(self._after)
            self._after = FIRST_PAUSE * random.uniform(0.5, 1)  # unless it is told otherwise
            try:
                async with self._connect(address) as socket:
                    await self._play(socket, figures)
            except (OSError, WebSocketException):  # nobody is there yet, or nobody any more
                self._left = self._left or time.perf_counter()

    async def _play(self, socket: ClientConnection, figures: Restarts) -> None:
        is_told = False
        async for message in _messages(socket):
            if message["type"] == "restarting":
                is_told, self._after = True, message["after"]
            elif message["type"] == "refused" and message["code"] in FOR_NOW:
                await asyncio.sleep(AGAIN)
                await socket.send(json.dumps(self.unanswered))
            else:
                await self._hear(socket, message, figures)
            if self.kept.over:
                return
        self._left = self._left or time.perf_counter()
        figures.unannounced += not is_told

    async def _hear(self, socket: ClientConnection, message: Message, figures: Restarts) -> None:
        if message["type"] == "welcome":
            if self._left is not None:
                figures.away.append(time.perf_counter() - self._left)
                self._left = None
            if self.unanswered is not None:
                await socket.send(json.dumps(self.unanswered))
        await self.hear(socket, message, figures)


async def _messages(socket: ClientConnection) -> AsyncIterator[Message]:
    """Until the connection ends, however it does."""
    try:
        async for text in socket:
            yield json.loads(text)
    except WebSocketException:
        pass


class Rolling:
    """People at tables, and servers that are restarted meanwhile."""

    def __init__(self, address: str, servers: Sequence[Server], seed: int) -> None:
        self.figures = Restarts()
        self._address, self._servers, self._rng = address, servers, random.Random(seed)
        self._tables: list[Table] = []

    async def run(self, tables: int, rounds: int, tell: Callable[[str], None]) -> Restarts:
        playing = [asyncio.create_task(self._play_on()) for _ in range(tables)]
        for number in range(rounds):
            for server in self._servers:
                await self._let_play(5 * tables)
                self.figures.ending.append(await asyncio.to_thread(server.restart))
                self.figures.restarts += 1
            tell(f"{number + 1} rounds, {self.figures.acknowledged} moves, {self.figures.faults} faults")
        await self._let_play(5 * tables)
        for task in playing:
            task.cancel()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(ended, BaseException) and not isinstance(ended, asyncio.CancelledError):
                raise ended
        for table in self._tables:
            await table.check(self._address, self.figures)
        self.figures.tables = len(self._tables)
        return self.figures

    async def _let_play(self, moves: int) -> None:
        enough = self.figures.acknowledged + moves
        async with asyncio.timeout(PATIENCE):
            while self.figures.acknowledged < enough:
                await asyncio.sleep(0.01)

    async def _play_on(self) -> None:
        """At one table after the other."""
        while True:
            table = await self._make()
            pages = [player for player in table.players if isinstance(player, Page)]
            await asyncio.gather(*(page.stay(self._address, self.figures) for page in pages))

    async def _make(self) -> Table:
        """As often as it takes: while a server restarts, a request may find nobody."""
        while True:
            try:
                made = await self._ask()
            except (httpx.TransportError, KeyError):
                await asyncio.sleep(AGAIN)
            else:
                self._tables.append(made)
                return made

    async def _ask(self) -> Table:
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        wanted = {"game": GAMES[len(self._tables) % len(GAMES)], "seats": seats}
        async with client_of(self._address) as client:
            made = await client.post("/api/tables", json=wanted)
            kept = Kept(made.json()["table"])
            client.cookies.clear()
            invited = {"invite": made.json()["invite"], "name": "Bo"}
            joined = await client.post(f"/api/tables/{kept.id}/join", json=invited)
        cookies = [answer.headers["set-cookie"].split(";")[0] for answer in (made, joined)]
        return Table(kept, [Page(kept, cookie, self._rng) for cookie in cookies])


@contextmanager
def alone(folder: Path, seed: int) -> Iterator[Rolling]:
    """One server with a SQLite file."""
    server = Server(folder, ("--data", str(folder / "data")))
    try:
        yield Rolling(f"http://127.0.0.1:{server.port}", [server], seed)
    finally:
        server.kill()


@contextmanager
def pair(folder: Path, database: str, seed: int, *, hashed: bool = False) -> Iterator[Rolling]:
    """Two servers with one PostgreSQL behind nginx, which sends everybody to either; `hashed`: all people of a table to
    the same one, as long as it lives."""
    with ExitStack() as stack:
        servers = []
        for _ in range(2):
            servers.append(Server(folder, ("--store", database), PROXIES="127.0.0.1"))
            stack.callback(servers[-1].kill)
        front = stack.enter_context(
            proxy(folder, [f"127.0.0.1:{server.port}" for server in servers], hashed=hashed, is_crowded=True)
        )
        yield Rolling(f"http://{front}", servers, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--alone", action="store_true", help="one server with SQLite; else two with PostgreSQL")
    parser.add_argument("--hashed", action="store_true", help="all people of a table are at one server")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        rolling = stack.enter_context(
            alone(folder, given.seed)
            if given.alone
            else pair(
                folder, stack.enter_context(cluster(durable=True)).new_database(), given.seed, hashed=given.hashed
            )
        )
        figures = asyncio.run(rolling.run(given.tables, given.rounds, lambda words: print(words, flush=True)))
    print(figures)
    sys.exit(figures.faults > 0)


if __name__ == "__main__":
    main()
