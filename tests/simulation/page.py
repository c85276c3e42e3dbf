"""A simulated page: keeps a socket to a table as the real one does (`web/src/lib/socket.ts`), and what it is told."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from msgspec.json import decode

from simulation.chance import Chance
from simulation.checks import Checks, Command
from simulation.loop import Process, Ready, VirtualLoop
from simulation.network import Link, Network

Message = dict[str, Any]
FIRST_PAUSE, LONGEST_PAUSE, PATIENCE, AGAIN = 0.4, 10.0, 6.0, 2.0
FOR_NOW = ("refused-store", "refused-busy")


class Page:
    """One browser tab at one table."""

    def __init__(
        self,
        loop: VirtualLoop,
        chance: Chance,
        network: Network,
        checks: Checks,
        pick_server: Callable[[], Any],
        process: Process,
        ids: Iterator[str],
        table: str,
        secret: str | None,
    ) -> None:
        self._loop, self._chance, self._network, self._checks = loop, chance, network, checks
        self._pick_server, self.process, self.table, self.secret = pick_server, process, table, secret
        self.entries: list[Message] = []
        self.throws = 0  # in these entries
        self.shown: Message = {}
        self.mine: list[int] = []
        self.here: list[bool | float] = []
        self.is_open = False  # welcomed
        self.is_over_for_good = False  # closed, or told that its seats are held elsewhere
        self.waiting: dict[str, Message] = {}
        self.answered: dict[str, Message] = {}
        self.told: Callable[[], None] = lambda: None
        self._ids = ids
        self._link: Link | None = None
        self._failures = 0
        self._watch: Ready | None = None
        self._later: Ready | None = None

    # What the person does

    def connect(self) -> None:
        if self.is_over_for_good:
            return
        self._drop()
        self._link = self._network.connect(self, self._pick_server(), self.table, self.secret)
        self._link.send(json.dumps({"type": "hello", "since": len(self.entries)}))
        self._expect_answer()

    def command(self, seat: int, **act: Any) -> str:
        """Sends a command, again and again until it is answered; returns its id."""
        command = {"type": "do", "id": next(self._ids), "seat": seat, **act}
        self._checks.asked(Command(self.table, self.secret, command))
        self.waiting[command["id"]] = command
        self._send(command)
        if self._chance.strikes("sent twice", self.process.name, 0.03):
            self._send(command)
        return str(command["id"])

    def repeat(self, rng: Random) -> None:
        """Repeats a command that was answered long ago."""
        if self.answered:
            self._send(self.answered[rng.choice(list(self.answered))])

    def go_away(self, seconds: float) -> None:
        """The device sleeps, and comes back later."""
        self._drop()
        self._loop.call_later(seconds, self._again)

    def close(self) -> None:
        self.is_over_for_good = True
        self.waiting.clear()
        self._drop()

    # What the network does

    def heard(self, link: Link, text: bytes) -> None:
        if link is self._link:
            self._hear(decode(text))

    def closed(self, link: Link) -> None:
        if link is self._link:
            self._lost()

    # As in socket.ts

    def _send(self, command: Message) -> None:
        if self.is_open and self._link is not None:
            self._link.send(json.dumps(command))
            self._expect_answer()

    def _expect_answer(self) -> None:
        self._stop(self._watch)
        self._watch = self._loop.call_later(PATIENCE, self._lost)

    def _hear(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("done", "refused"):
            self._take_answer(message)
        elif kind == "elsewhere":
            self.close()
        elif kind == "here":
            self.here = message["here"]
        elif kind == "part":
            self._append(message["entries"])
        elif kind in ("welcome", "news"):
            self.mine = message["mine"]
            self._append(message["entries"])
            self.shown = message["table"]
            self._checks.shown(self)
            if kind == "welcome":
                self._welcomed()
            self.told()

    def _welcomed(self) -> None:
        self._failures, self.is_open = 0, True
        self._stop(self._watch)
        self._send_waiting()

    def _send_waiting(self) -> None:
        for command in list(self.waiting.values()):
            self._send(command)

    def _send_later(self) -> None:
        """Commands wait for better times, with the same ids."""
        self._stop(self._watch, self._later)
        self._later = self._loop.call_later(AGAIN, self._send_waiting)

    @staticmethod
    def _stop(*timers: Ready | None) -> None:
        for timer in timers:
            if timer is not None:
                timer.cancel()

    def _take_answer(self, answer: Message) -> None:
        command = answer["id"]
        if answer.get("code") in FOR_NOW:
            self._send_later()
            return
        if answer["type"] == "done":
            self._checks.acknowledged(self, command, answer["n"])
        if command in self.waiting:
            self.answered[command] = self.waiting.pop(command)
            if not self.waiting:
                self._stop(self._watch)
            self.told()

    def _append(self, entries: list[Message]) -> None:
        for entry in entries:
            if entry["n"] >= len(self.entries):
                self._checks.seen(self, entry)
                self.entries.append(entry)
                self.throws += entry["what"] == "event" and entry["who"] == "dice"

    def _lost(self) -> None:
        self._drop()
        if not self.is_over_for_good:
            pause = min(FIRST_PAUSE * 2**self._failures, LONGEST_PAUSE)
            self._failures += 1
            self._loop.call_later(pause * self._chance.between(f"pause {self.process.name}", 0.5, 1.0), self._again)

    def _again(self) -> None:
        if self._link is None:
            self.connect()

    def _drop(self) -> None:
        self._stop(self._watch, self._later)
        self.is_open = False
        link, self._link = self._link, None
        if link is not None:
            link.close()
