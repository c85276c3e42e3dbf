"""Kills a server that people play at with `kill -9`, again and again, and checks what the next one knows.

`make kill` prints the figures. The people play as fast as they can, each over a
socket of his own, and write down what they sent, what was acknowledged, and every entry that they saw.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import rollwright
from rollwright.server.referee import PART
from support.processes import ROLLWRIGHT, end, start
from support.waiting import PATIENCE, PATIENT

TABLES = 4
MOST_MOVES = 100  # that are acknowledged before the server is killed
LIFTED = ("ARRIVALS", "LOOKS", "MESSAGES", "PACE", "REQUESTS", "TABLES")  # all players are one client
SLOW = ("HEAD", "HELLO")  # a busy machine may take longer for these than a server waits
SETTINGS = {"WARM": "0", **dict.fromkeys(LIFTED, "1e9/1e9"), **dict.fromkeys(SLOW, str(PATIENCE))}
ADDRESS = re.compile(r"http://[^\s]+:\d+")
Message = dict[str, Any]
SHORT: dict[str, Message] = {"diceland": {"round_limit": 8}}  # options with which a game is over soon
KINDS = tuple((name, SHORT.get(name, {})) for name in rollwright.game_names())


@dataclass
class Figures:
    """What came out: the faults first."""

    lost: int = 0
    changed: int = 0
    doubled: int = 0
    wrong: int = 0
    kills: int = 0
    tables: int = 0
    finished: int = 0
    acknowledged: int = 0  # moves
    entries: int = 0  # that somebody saw
    unanswered: int = 0  # commands on their way when the server was killed
    stored: int = 0  # those of them that were in the log all the same
    ready: list[float] = field(default_factory=list)  # seconds from the start of the process to a good answer
    told: list[str] = field(default_factory=list)

    def fault(self, kind: str, words: str) -> None:
        setattr(self, kind, getattr(self, kind) + 1)
        self.told.append(f"{kind}: {words}")

    @property
    def faults(self) -> int:
        return self.lost + self.changed + self.doubled + self.wrong

    def __str__(self) -> str:
        return "\n".join(
            [
                f"{self.kills} kills; {self.tables} tables, {self.finished} games finished and their dice verified",
                f"{self.acknowledged} acknowledged moves, {self.entries} entries seen: {self.lost} lost, "
                f"{self.doubled} doubled, {self.changed} changed, {self.wrong} other faults",
                f"{self.unanswered} moves on their way when it was killed; {self.stored} of them were stored",
                f"ready again after {statistics.median(self.ready):.2f} s (median), {max(self.ready):.2f} s (worst)",
                *self.told[:20],
            ]
        )


class Process:
    """A server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        line = [*ROLLWRIGHT, "serve", "--port", "0", "--no-open", "--lang", "en"]
        more = {f"ROLLWRIGHT_SERVE_{name}": value for name, value in SETTINGS.items()}
        environment = {**os.environ, "ROLLWRIGHT_BACKGROUND": "0", **more}
        told = folder / "told.txt"
        self._told = told.open("ab")
        began = time.perf_counter()
        command = [*line, "--data", str(folder / "data")]
        self._process = start(command, env=environment, stdout=subprocess.PIPE, stderr=self._told)
        assert self._process.stdout is not None
        found = ADDRESS.search(self._process.stdout.readline())
        assert found is not None, told.read_text("utf-8")
        self.address = found[0].replace("localhost", "127.0.0.1")
        assert httpx.get(f"{self.address}/healthz", timeout=PATIENCE, verify=False).text == "ok\n"
        self.seconds = time.perf_counter() - began

    def kill(self) -> None:
        end(self._process)
        self._told.close()


def client_of(address: str) -> httpx.AsyncClient:
    """A client that connects for each request: on a busy machine a kept connection may have ended meanwhile."""
    never = httpx.Limits(max_keepalive_connections=0)
    return httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False, limits=never)


class Kept:
    """What the people of one table have written down."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.entries: dict[int, Message] = {}
        self.over = False

    def see(self, entries: list[Message], figures: Figures) -> None:
        for entry in entries:
            known = self.entries.setdefault(entry["n"], entry)
            if known != entry:
                figures.fault("changed", f"{self.id} {known} is {entry} now")


class Player:
    """Somebody who plays one seat by chance."""

    def __init__(self, kept: Kept, cookie: str, rng: random.Random) -> None:
        self.kept, self.cookie, self._rng = kept, cookie, rng
        self.acknowledged: dict[str, tuple[int, Message]] = {}
        self.unanswered: Message | None = None
        self._numbers = count()
        self._next = 0  # the number of the next entry that this one lacks
        self._last = -1  # the number of the last entry that answered a command
        self._shown: Message | None = None  # the last message with the table

    @property
    def numbers(self) -> list[int]:
        """Of the entries that answered a command."""
        return [number for number, _ in self.acknowledged.values()]

    async def play(self, address: str, figures: Figures) -> None:
        """Until the table is over or the connection breaks."""
        with suppress(OSError, WebSocketException):
            async with self._connect(address) as socket:
                await self._go_on(socket, figures)

    async def settle(self, address: str, figures: Figures) -> None:
        """What was on its way is asked again, twice. It may be stored already, or not; it is answered as one."""
        async with self._connect(address) as socket:
            await self._ask_again(socket, figures)

    @asynccontextmanager
    async def _connect(self, address: str) -> AsyncIterator[ClientConnection]:
        place = f"{address.replace('http', 'ws', 1)}/api/tables/{self.kept.id}/socket"
        cookie = {"Cookie": self.cookie}
        async with connect(place, additional_headers=cookie, compression=None, proxy=None, **PATIENT) as socket:
            await socket.send(json.dumps({"type": "hello", "since": self._next}))
            yield socket

    async def _ask_again(self, socket: ClientConnection, figures: Figures) -> None:
        asked = self.unanswered
        assert asked is not None
        answers: list[Message] = []
        for _ in range(2):
            await socket.send(json.dumps(asked))
        while len(answers) < 2:
            message = json.loads(await socket.recv())
            self._take_in(message, figures)
            if message["type"] in ("done", "refused") and message["id"] == asked["id"]:
                answers.append(message)
        if answers[0] != answers[1]:
            figures.fault("doubled", f"{self.kept.id} {asked} got two answers: {answers}")

    async def _go_on(self, socket: ClientConnection, figures: Figures) -> None:
        async for text in socket:
            await self.hear(socket, json.loads(text), figures)
            if self.kept.over and self.unanswered is None:
                return

    async def hear(self, socket: ClientConnection, message: Message, figures: Figures) -> None:
        """Takes a message in, and decides if the table asks for that. Usually the answer to a command comes before the
        news of it; after a failure of the store it may come later."""
        self._take_in(message, figures)
        shown = self._shown
        if shown is not None and self._next > self._last and self.unanswered is None and not self.kept.over:
            self.unanswered = self._decision(shown)
            if self.unanswered is not None:
                await socket.send(json.dumps(self.unanswered))

    def _take_in(self, message: Message, figures: Figures) -> None:
        kind = message["type"]
        if kind in ("welcome", "news"):
            self.kept.see(message["entries"], figures)
            self._next = message["entries"][-1]["n"] + 1 if message["entries"] else self._next
            self.kept.over = message["table"]["phase"] == "over"
            self._shown = message
        elif kind in ("done", "refused"):
            self._take_answer(message, figures)

    def _take_answer(self, answer: Message, figures: Figures) -> None:
        if self.unanswered is not None and answer["id"] == self.unanswered["id"]:
            asked, self.unanswered = self.unanswered, None
            if answer["type"] == "done":
                self.acknowledged[asked["id"]] = answer["n"], asked
                self._last = answer["n"]
                figures.acknowledged += 1
            else:
                figures.fault("wrong", f"{self.kept.id} {asked} was refused: {answer}")

    def _decision(self, message: Message) -> Message | None:
        """A legal move, or now and then a mark taken back; None if somebody else is asked."""
        table = message["table"]
        for seat, moves in table["moves"].items():
            given = {"type": "do", "id": f"c{next(self._numbers)}", "seat": int(seat), "throw": table["throws"]}
            if table["back"] and self._rng.random() < 0.15:
                return {**given, "act": "take_back"}
            return {**given, "act": "move", "move": self._rng.choice(moves)}
        return None


class Table:
    """A table that outlives its servers, and its two players."""

    def __init__(self, kept: Kept, players: list[Player]) -> None:
        self.kept, self.players = kept, players

    async def play(self, address: str, figures: Figures) -> None:
        await asyncio.gather(*(player.play(address, figures) for player in self.players))

    async def check(self, address: str, figures: Figures) -> None:
        """What was seen and acknowledged is there, also after everything that was on its way has been asked again."""
        async with client_of(address) as client:
            stored = await self._log(client, figures)
            waiting = [player for player in self.players if player.unanswered is not None]
            for player in waiting:
                figures.unanswered += 1
                await player.settle(address, figures)
                figures.stored += max(player.numbers) < len(stored)
            log = await self._log(client, figures) if waiting else stored
            self._check_nothing_doubled(log, figures)
            if self.kept.over:
                record = (await client.get(f"/api/tables/{self.kept.id}/record")).raise_for_status().json()
                for fault in rollwright.verify(record):
                    figures.fault("changed", f"{self.kept.id} {fault}")

    async def _log(self, client: httpx.AsyncClient, figures: Figures) -> list[Message]:
        log: list[Message] = []
        while True:  # a long log comes in parts
            looked = await client.get(f"/api/tables/{self.kept.id}", params={"since": len(log)})
            if looked.status_code != 200:
                figures.fault("lost", f"table {self.kept.id}: {looked.text}")
                return []
            part: list[Message] = looked.json()["entries"]
            log += part
            if len(part) < PART:
                break
        self._check_seen(log, figures)
        self._check_acknowledged(log, figures)
        return log

    def _check_seen(self, log: list[Message], figures: Figures) -> None:
        if [entry["n"] for entry in log] != list(range(len(log))):
            figures.fault("wrong", f"{self.kept.id} has gaps")
        for number, entry in self.kept.entries.items():
            if number >= len(log):
                figures.fault("lost", f"{self.kept.id} {entry}")
            elif log[number] != entry:
                figures.fault("changed", f"{self.kept.id} {entry} is {log[number]} now")

    def _check_acknowledged(self, log: list[Message], figures: Figures) -> None:
        for player in self.players:
            for number, asked in player.acknowledged.values():
                if number >= len(log) or not _tells(log[number], asked):
                    figures.fault("lost", f"{self.kept.id} {asked} was number {number}")

    def _check_nothing_doubled(self, log: list[Message], figures: Figures) -> None:
        """Each mark and each one taken back stands there for one command of one player."""
        numbers = sorted(number for player in self.players for number in player.numbers)
        for number, times in Counter(numbers).items():
            if times > 1:
                figures.fault("doubled", f"{self.kept.id} {number} answers {times} commands")
        for entry in log:
            played = entry["what"] == "took_back" or (entry["what"] == "event" and entry["who"] != "dice")
            if played and entry["n"] not in numbers:
                figures.fault("doubled", f"{self.kept.id} nobody asked for {entry}")


def _tells(entry: Message, asked: Message) -> bool:
    if asked["act"] == "take_back":
        return (entry["what"], entry.get("seat")) == ("took_back", asked["seat"])
    told = entry["what"], entry.get("who"), entry.get("words")
    return told == ("event", asked["seat"], asked["move"])


class Campaign:
    """One folder, one server after the other."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.figures = Figures()
        self._folder, self._rng = folder, random.Random(seed)
        self._tables: list[Table | None] = [None] * TABLES
        self._finished: list[Table] = []
        self._made = 0

    def run(self, times: int, tell: Callable[[str], None] = lambda _: None) -> Figures:
        for _ in range(times):
            self._with_server(self._play_until_killed)
            self.figures.kills += 1
            if self.figures.kills % 25 == 0:
                tell(f"{self.figures.kills} kills, {self.figures.acknowledged} moves, {self.figures.faults} faults")
        self._with_server(self._check_all)
        return self.figures

    def _with_server(self, work: Callable[[Process], Coroutine[Any, Any, None]]) -> None:
        server = Process(self._folder)
        try:
            if self.figures.kills:
                self.figures.ready.append(server.seconds)
            asyncio.run(work(server))
        finally:
            server.kill()

    async def _play_until_killed(self, server: Process) -> None:
        await asyncio.gather(*(table.check(server.address, self.figures) for table in self._tables if table))
        playing = [asyncio.create_task(self._play_on(server.address, place)) for place in range(TABLES)]
        await asyncio.wait_for(self._let_play(self._rng.randrange(MOST_MOVES)), PATIENCE)
        await asyncio.to_thread(server.kill)
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)

    async def _let_play(self, moves: int) -> None:
        """Until so many moves more are acknowledged, and a moment longer."""
        enough = self.figures.acknowledged + moves
        while self.figures.acknowledged < enough:
            await asyncio.sleep(0.001)
        await asyncio.sleep(self._rng.uniform(0, 0.02))

    async def _play_on(self, address: str, place: int) -> None:
        """At one table after the other, until the server is gone."""
        with suppress(httpx.HTTPError):
            while True:
                table = self._tables[place] or await self._make(address)
                self._tables[place] = table
                await table.play(address, self.figures)
                if not table.kept.over:
                    return
                self._finished.append(table)
                self._tables[place] = None

    async def _make(self, address: str) -> Table:
        game, options = KINDS[self._made % len(KINDS)]
        self._made += 1
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        async with client_of(address) as client:
            made = await client.post("/api/tables", json={"game": game, "options": options, "seats": seats})
            kept = Kept(made.json()["table"])
            wanted = {"invite": made.json()["invite"], "name": "Bo"}
            client.cookies.clear()
            joined = await client.post(f"/api/tables/{kept.id}/join", json=wanted)
        cookies = [answer.headers["set-cookie"].split(";")[0] for answer in (made, joined)]
        return Table(kept, [Player(kept, cookie, self._rng) for cookie in cookies])

    async def _check_all(self, server: Process) -> None:
        """Once more at the end, finished games and their dice included."""
        tables = [*self._finished, *(table for table in self._tables if table)]
        for table in tables:
            await table.check(server.address, self.figures)
        self.figures.tables, self.figures.finished = len(tables), len(self._finished)
        self.figures.entries = sum(len(table.kept.entries) for table in tables)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = Campaign(Path(folder), given.seed).run(given.times, lambda words: print(words, flush=True))
    print(figures)
    sys.exit(figures.faults > 0)


if __name__ == "__main__":
    main()
