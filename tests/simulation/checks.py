"""What must hold in the virtual world, checked with every commit and with everything that a page is told.

Every entry of a log has a reason (`server/model.py`): a command of the seat's own device, a request, a bot's decision,
or what follows by itself with the dice that were promised. Whatever a page sees or is told to be done is in the log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

from msgspec.json import decode

from rollwright.core.fair import verify
from rollwright.server.store.port import Row
from rollwright.server.table.devices import hashed
from rollwright.server.table.entries import read_entry
from rollwright.server.table.table import Table
from server.model import Model

if TYPE_CHECKING:
    from simulation.database import Database
    from simulation.page import Page

Message = dict[str, Any]


class Violation(Exception):
    """Something that must never happen has happened."""


@dataclass(frozen=True)
class Command:
    """A command as a page has sent it, and with whose secret."""

    table: str
    secret: str | None
    said: Message


class Checks:
    """The logs, told a second time, and everything that was asked for."""

    def __init__(self) -> None:
        self.database: Database
        self.violations: list[str] = []
        self.logs: dict[str, list[Message]] = {}
        self.models: dict[str, Model] = {}
        self.acknowledgements = 0
        self.last = 0.0  # when the last entry was committed
        self._asked: dict[str, Command] = {}
        self._requested: dict[str, list[Message]] = {}  # entries that were asked for over HTTP, by table
        self._numbers: dict[str, int] = {}  # of the first entry of each command in a log
        self._seated: dict[str, set[str]] = {}  # secrets that hold seats as far as their owners were told, by table

    def fail(self, words: str) -> NoReturn:
        self.violations.append(words)
        raise Violation(words)

    # What pages ask for

    def asked(self, command: Command) -> None:
        self._asked[command.said["id"]] = command

    def requested(self, table: str, *entries: Message) -> None:
        """These entries may be in the log from now on."""
        self._requested.setdefault(table, []).extend(entries)

    def seated(self, table: str, secret: str) -> None:
        """Somebody was told to have a seat."""
        self._seated.setdefault(table, set()).add(secret)

    def gives_up(self, table: str, secret: str) -> None:
        """Somebody asks to be rid of the seats of a device."""
        self._seated[table].discard(secret)

    # Commits

    def devices_changed(self, table: str, devices: Mapping[str, Any]) -> None:
        for secret in self._seated.get(table, ()):
            if hashed(secret) not in devices:
                self.fail(f"{table}: the device with {secret} has lost its seats")

    def committed(self, table: str, rows: Sequence[Row], by: str, now: float) -> None:
        """Rows of a table, written by a process."""
        self.last = now
        log = self.logs.setdefault(table, [])
        if not log:
            made, rows = decode(rows[0].body), rows[1:]
            log.append(made)
            told = {key: value for key, value in made.items() if key != "what"}
            self.models[table] = Model(table, told, self.database.tables[table].secrets.dice)
        waiting: list[Message] = []
        for row in rows:
            waiting = self._commit(table, row, waiting, by)
        if waiting:
            self.fail(f"{table}: half a command was stored, {waiting} is missing")
        if self.models[table].follows() is not None:
            self.fail(f"{table}: {self.models[table].follows()} does not follow in the same transaction")

    def _commit(self, table: str, row: Row, waiting: list[Message], by: str) -> list[Message]:
        """Checks an entry, given what is left of the command before; returns what is left afterwards."""
        model, log, entry = self.models[table], self.logs[table], decode(row.body)
        if entry["n"] != len(log) or row.number != len(log):
            self.fail(f"{table}: {entry} is no. {len(log)}")
        told = {key: value for key, value in entry.items() if key not in ("n", "at")}
        if row.command is not None:
            expected = [*self._command(table, row, told)]
        else:
            expected = waiting or [model.follows() or self._unattended(table, told, by)]
        if _plain(expected[0]) != _plain(told):
            self.fail(f"{table}: {entry} is in the log, but {expected[0]} was expected")
        log.append(entry)
        model.take({**entry, "n": len(log)})
        return expected[1:]

    def _command(self, table: str, row: Row, told: Message) -> list[Message]:
        assert row.command is not None
        device, _, command = row.command.partition(":")
        asked = self._asked.get(command)
        if asked is None or asked.table != table:
            self.fail(f"{table}: nobody asked for {row}")
        if command in self._numbers:
            self.fail(f"{table}: {command} is in the log twice, as {self._numbers[command]} and {row.number}")
        self._numbers[command] = row.number
        held = self.database.tables[table].devices.get(hashed(asked.secret or ""))
        if held is None or str(held["number"]) != device:
            self.fail(f"{table}: {asked} acted for device {device}, but holds {held}")
        self.models[table].connected = lambda _: asked.said["act"] == "end" and told["what"] != "ended"
        verdict = self.models[table].verdict(asked.said, set(held["chairs"]))
        if isinstance(verdict, str):
            self.fail(f"{table}: {asked.said} was done, but is to be refused: {verdict}")
        return list(verdict)

    def _unattended(self, table: str, told: Message, by: str) -> Message:
        """What happens without a command: a bot decides, a silent browser is replaced, or a request over HTTP.

        Of several servers one attends to a table, which has the right to do the first two.
        """
        model, what, seat = self.models[table], told["what"], told.get("who", told.get("seat"))
        if told in self._requested.get(table, ()):
            return told
        if {"event": "playing", "took_over": "revealing"}.get(what) != model.phase or seat not in model.pending:
            self.fail(f"{table}: nobody asked for {told}")
        if what == "event" and model.seats[seat].bot is None:
            self.fail(f"{table}: {told} is the decision of a person, who was not asked")
        if self.database.is_shared and self.database.attends(table) != by:
            self.fail(f"{table}: {by} decided {told}, but {self.database.attends(table)} attends to the table")
        return told

    # What pages are told

    def seen(self, page: Page, entry: Message) -> None:
        log = self.logs.get(page.table, [])
        if entry["n"] != len(page.entries):
            self.fail(f"{page.process.name} was sent {entry}, but has {len(page.entries)} entries")
        if entry["n"] >= len(log) or not _is_same(log[entry["n"]], entry):
            self.fail(f"{page.process.name} was sent {entry}, which is not in the log")

    def shown(self, page: Page) -> None:
        """A view is that of the entries that came with it."""
        if page.shown["throws"] != page.throws:
            self.fail(f"{page.process.name} is shown throw {page.shown['throws']}, but knows of {page.throws}")

    def acknowledged(self, page: Page, command: str, number: int) -> None:
        self.acknowledgements += 1
        if self._numbers.get(command) != number:
            found = self._numbers.get(command)
            self.fail(f"{command} is acknowledged as {number}, and in the log it is {found}")

    def finished(self, pages: Sequence[Page]) -> None:
        """At the end, when all is calm: every game is over that anybody can go on with, and every screen shows it."""
        open_pages = [page for page in pages if not page.is_over_for_good]
        for table in sorted({page.table for page in open_pages}):
            model = self.models[table]
            self.devices_changed(table, self.database.tables[table].devices)
            can_go_on = model.waits_for_bot or any(page.mine for page in open_pages if page.table == table)
            if model.phase != "over" and can_go_on:
                self.fail(f"{table} is not over: {model.phase}, {model.pending} have to act, {len(model.log)} entries")
            if model.phase == "revealing":
                self.fail(f"{table} waits for shares, and nobody is replaced")
            if model.phase == "over" and model.game is not None:
                self._verify(table)
        for page in open_pages:
            if len(page.entries) != len(self.logs[page.table]):
                self.fail(f"{page.process.name} has {len(page.entries)} of {len(self.logs[page.table])} entries")
            if page.waiting:
                self.fail(f"{page.process.name} was never answered: {page.waiting}")

    def _verify(self, table: str) -> None:
        """Anybody can verify the dice by the record alone."""
        log = [read_entry(row.body) for row in self.database.tables[table].rows]
        folded = Table(table)
        for entry in log:
            folded.apply(entry)
        if faults := verify(folded.record(log)):
            self.fail(f"{table}: its dice can't be verified, {faults}")


def _is_same(entry: Message, seen: Message) -> bool:
    return entry == seen or (entry["what"] == "rematch" and _plain(entry) == _plain(seen))


def _plain(entry: Message) -> Message:
    """Without what watchers may not see."""
    return {key: value for key, value in entry.items() if key != "invite"}
