"""What the stateful test knows of a table: its devices and what they were told, and a reason for every entry."""

from __future__ import annotations

import asyncio

from msgspec import convert

from rollwright.server.table.entries import LogEntry
from rollwright.server.table.table import Table
from server.inside import Inside, Message, Socket
from server.model import Model


class Device:
    """A browser at a table, or somebody who watches."""

    def __init__(self, secret: str | None, chairs: set[int], share: bytes | None = None) -> None:
        self.secret, self.chairs, self.share = secret, chairs, share
        self.only_watches = secret is None
        self.socket: Socket | None = None
        self.asked: dict[str, Message] = {}
        self.answers: dict[str, tuple[int, Message]] = {}  # by the command's id: in which run of the server, and what
        self.entries: list[Message] = []
        self.folded: Table | None = None
        self.shown: Message = {}
        self._read = 0

    def open(self, server: Inside, loop: asyncio.AbstractEventLoop, table: str, since: int) -> None:
        """Connects and says which entry it lacks next."""
        self.entries = self.entries[:since]
        self.folded = None
        self._read = 0
        self.socket = Socket(server, loop, table, self.secret, since)

    def take_in(self) -> None:
        """Reads what it was sent; entries follow one another."""
        assert self.socket is not None
        for message in self.socket.heard[self._read :]:
            for entry in message.get("entries", ()):
                assert entry["n"] == len(self.entries), (entry, len(self.entries))
                assert entry.get("invite") is None or not self.only_watches
                self.entries.append(entry)
            if "table" in message:
                self.shown = message
        self._read = len(self.socket.heard)

    def fold(self, table: str) -> Table:
        """The table as this one sees it, from its entries alone."""
        if self.folded is None:
            self.folded = Table(table)
        for entry in self.entries[self.folded.number :]:
            self.folded.apply(convert(entry, LogEntry))
        return self.folded

    def answer_to(self, command: str, times: int) -> bool:
        assert self.socket is not None
        return [answer["id"] for answer in self.socket.answers()].count(command) >= times


class UnderTest:
    """A table: its model, its devices, and what is known of its log."""

    def __init__(self, model: Model, invite: str, maker: Device) -> None:
        self.model, self.invite = model, invite
        self.devices: list[Device] = [maker]
        self.acknowledged: dict[int, tuple[Message, set[int]]] = {}  # commands by the number they were stored at
        self.done_elsewhere: list[Message] = []  # entries of what was asked for over HTTP
        self.refused: list[tuple[Message, set[int], str]] = []
        model.connected = self._is_connected

    def _is_connected(self, chair: int) -> bool:
        return any(chair in device.chairs and device.socket is not None for device in self.devices)

    def players(self) -> list[Device]:
        return [device for device in self.devices if device.chairs]

    def explain(self, entries: list[Message]) -> None:
        """Every new entry has a reason, and every reason an entry."""
        open_refusals = list(self.refused)
        waiting: list[Message] = []
        for entry in entries:
            assert entry["n"] == len(self.model.log)
            told = {key: value for key, value in entry.items() if key not in ("n", "at")}
            expected = waiting.pop(0) if waiting else self.model.follows()
            if expected is None:
                open_refusals = [one for one in open_refusals if self.model.verdict(*one[:2]) != one[2]]
                expected, *waiting = self._reason(entry["n"], told)
            assert told == expected
            self.model.take(entry)
        assert not waiting
        assert self.model.follows() is None
        assert not self.acknowledged
        assert not self.done_elsewhere
        for command, chairs, code in open_refusals:
            assert self.model.verdict(command, chairs) == code, (command, code)
        self.refused.clear()

    def _reason(self, number: int, told: Message) -> list[Message]:
        if number in self.acknowledged:
            command, chairs = self.acknowledged.pop(number)
            found = self.model.verdict(command, chairs)
            assert not isinstance(found, str), (command, found)
            return found
        if self.done_elsewhere:
            found, self.done_elsewhere = self.done_elsewhere, []
            return found
        assert self.model.waits_for_bot, f"nobody asked for {told}"
        assert self.model.seats[told["who"]].bot is not None
        return [told]  # any legal decision; the game says whether it is
