"""The one path of everything that happens at a table.

Whose seat it is follows from the credential, whether a move is legal from the rules; then it is appended durably, then
acknowledged, then told to all.
"""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial
from time import monotonic
from typing import Any, NamedTuple

from rollwright.core.errors import IllegalMove, RollwrightError
from rollwright.server.json_text import encode
from rollwright.server.live import LiveTable, Tables
from rollwright.server.metrics import Metrics
from rollwright.server.protocol import Command, Done, News, Welcome
from rollwright.server.refusals import Refused, refused_message
from rollwright.server.settings import Settings
from rollwright.server.store.port import Row
from rollwright.server.table.change import Change
from rollwright.server.table.commands import carry_out
from rollwright.server.table.consequences import follow
from rollwright.server.table.devices import Device, Devices
from rollwright.server.table.entries import read_entry
from rollwright.server.table.table import OVER
from rollwright.server.view import Told
from rollwright.server.wire.connection import Connection

REFUSALS = 100  # answers that a table remembers beside those in its log


class Asked(NamedTuple):
    """A command: whose it is, how the page calls it, and how the store does."""

    connection: Connection
    id: str
    key: str


class Referee:
    """Says what happens at tables."""

    def __init__(self, tables: Tables, settings: Settings, metrics: Metrics) -> None:
        self.tables, self._settings, self._metrics = tables, settings, metrics

    # Looking

    async def look(self, table: str, secret: str | None, since: int) -> bytes:
        """What a page is welcomed with."""

        async def action(live: LiveTable) -> bytes:
            return await self._welcome(live, live.now.devices.find(secret), since)

        return await self.tables.at(table, action)

    async def record(self, table: str) -> dict[str, Any]:
        """The record of the game."""

        async def action(live: LiveTable) -> dict[str, Any]:
            if not live.now.table.has_begun:
                raise Refused("refused-not-begun")
            return live.now.table.record()

        return await self.tables.at(table, action)

    async def enter(self, table: str, secret: str | None, since: int, connection: Connection) -> None:
        """A page connects to a table."""

        async def action(live: LiveTable) -> None:
            connection.device = live.now.devices.find(secret)
            if connection.device is None and live.room.watchers >= self._settings.watchers:
                raise Refused("refused-too-many-watchers", status=429, most=self._settings.watchers)
            connection.send(await self._welcome(live, connection.device, since))
            live.room.enter(connection)
            live.room.tell_who_is_here(live.now.table, live.now.devices)
            self.tables.attend(live)

        await self.tables.at(table, action)

    def leave(self, table: str, connection: Connection) -> None:
        """A connection has ended."""
        live = self.tables.in_memory(table)
        if live is not None:
            live.room.leave(connection)
            live.used = monotonic()
            if live.folded is not None:
                live.room.tell_who_is_here(live.folded.table, live.folded.devices)

    async def _welcome(self, live: LiveTable, device: Device | None, since: int) -> bytes:
        await self.tables.check_newest(live)
        entries = map(read_entry, await self.tables.store.bodies(live.id, since))
        return Told(Welcome, live.now.view, list(entries)).to(live.now.seats_of(device))

    # Commands

    def command(self, table: str, connection: Connection, command: Command) -> Awaitable[None]:
        """Carries a command out, once: the same again gets the same answer (it is idempotent)."""
        return self.tables.at(table, partial(self._obey, connection, command))

    async def _obey(self, connection: Connection, command: Command, live: LiveTable) -> None:
        device, now = connection.device, live.now
        if connection.code is not None:  # we have closed it meanwhile
            raise Refused("refused-no-seat", status=403)
        if device is None:
            raise Refused("refused-watching", status=403)
        asked = Asked(connection, command.id, f"{device.number}:{command.id}")
        if asked.key in now.commands:
            connection.send(_done(command.id, now.commands[asked.key]))
            return
        if asked.key in live.refusals:
            connection.send(live.refusals[asked.key])
            return
        change = Change(now.table)
        try:
            carry_out(change, now.seats_of(device), command, partial(self._is_gone, live))
        except RollwrightError as error:
            await self._refuse(live, asked, error)
        else:
            await self.commit(live, change, asked=asked)

    async def _refuse(self, live: LiveTable, asked: Asked, error: RollwrightError) -> None:
        """The answer is remembered; but first we look whether it is about the newest table."""
        if not isinstance(error, (Refused, IllegalMove)):
            live.folded = None
        await self.tables.check_newest(live)
        self._metrics.refusals[error.code] += 1
        live.refusals[asked.key] = text = refused_message(asked.id, error)
        if len(live.refusals) > REFUSALS:
            del live.refusals[next(iter(live.refusals))]
        asked.connection.send(text)

    def _is_gone(self, live: LiveTable, seat: int) -> bool:
        return live.room.presence(live.now.table, live.now.devices, seat).is_gone_for(self._settings.gone)

    # What happens: append, acknowledge, tell

    async def commit(
        self, live: LiveTable, change: Change, *, asked: Asked | None = None, devices: Devices | None = None
    ) -> None:
        """A change of the table in memory becomes true, with all that follows from it. Nobody is told before it is on
        the disk. `asked` is the command behind it, `devices` who holds which seats from now on."""
        now = live.now
        follow(change, now.dice)
        rows = rows_of(change, None if asked is None else asked.key)
        held = None if devices is None else devices.write()
        await self.tables.store.append(live.id, rows, held, over=bool(rows) and now.table.phase == OVER)
        self._metrics.entries += len(rows)
        self._metrics.moves += change.moves
        if devices is not None:
            now.devices = devices
            live.room.change_devices(devices)
        if asked is not None:
            now.commands[asked.key] = change.first
        self._tell(live, change, asked)
        if devices is not None or change.seats_others:
            live.room.tell_who_is_here(now.table, now.devices)
        self.tables.attend(live)

    def _tell(self, live: LiveTable, change: Change, asked: Asked | None) -> None:
        if live.room.is_empty:
            return
        news = Told(News, live.now.view, change.entries, change.said)
        if asked is None:
            live.room.tell(live.now.table, news)
        else:
            live.room.tell(live.now.table, news, asked.connection, _done(asked.id, change.first))


def rows_of(change: Change, command: str | None = None) -> list[Row]:
    """The entries of a change as they are stored; the first one answers the command."""
    return [
        Row(entry.n, command if entry.n == change.first else None, encode(entry).decode()) for entry in change.entries
    ]


def _done(command: str, number: int) -> bytes:
    return encode(Done(command, number))
