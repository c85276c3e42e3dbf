"""The referee: every change of a table takes the same path, from a command to the store and to everybody who is
connected.

The device's secret decides whose seats they are, the rules decide whether a move is legal. Then the change is stored
durably, then acknowledged, then sent to everybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any

from msgspec import Struct

from rollwright.core.errors import IllegalMove, RollwrightError
from rollwright.server.folded import Folded
from rollwright.server.json_text import Encoded, encode
from rollwright.server.live import LiveTable, Tables
from rollwright.server.metrics import Metrics
from rollwright.server.own_pieces import own_pieces
from rollwright.server.protocol import Command, DoEnd, Done, DoTakeOver, Part, Welcome
from rollwright.server.refusals import UNAVAILABLE, Refused, refused_message
from rollwright.server.settings import Settings
from rollwright.server.store.port import Conflict, Lease, Row, StorageError
from rollwright.server.table.change import Change
from rollwright.server.table.commands import LENGTHENING, carry_out
from rollwright.server.table.consequences import follow
from rollwright.server.table.devices import Device, Devices
from rollwright.server.table.entries import read_entry, without_invite
from rollwright.server.table.table import OVER, Table
from rollwright.server.view import Told
from rollwright.server.wire.connection import Connection

LONGEST = 1_000_000_000  # more entries than a log has
PART = 1000  # entries of a long log that are sent at once, on a socket and over HTTP
REMATCH = '"rematch"'  # in the text of each entry of this kind
ABOUT_OTHERS = DoTakeOver | DoEnd  # commands that depend on who is connected
REFUSALS = 100  # refusals that a table remembers; accepted commands are in its log


class Asked(Struct, frozen=True):
    """A command to answer: its connection, its id, and its key in the store, which is unique within the table."""

    connection: Connection
    id: str
    key: str


class Referee:
    """Carries commands out, and commits what happens at tables."""

    def __init__(self, tables: Tables, settings: Settings, metrics: Metrics) -> None:
        self.tables, self._settings, self._metrics = tables, settings, metrics

    # Reading

    async def look(self, table: str, secret: str | None, since: int) -> bytes:
        """The message `welcome`, with the entries from number `since` on; of a long log, a part."""

        async def action(live: LiveTable) -> bytes:
            await self._look_again(live)
            return await self._welcome(live, live.now.devices.find(secret), since, PART)

        return await self.tables.at(table, action)

    async def own_pieces(self, table: str) -> bytes:
        """The pieces of one's own at a table, as JSON."""

        async def action(live: LiveTable) -> bytes:
            found = live.now.table
            return own_pieces(found.kind.name, () if found.own is None else found.own.texts)

        return await self.tables.at(table, action)

    async def record(self, table: str, *, only_over: bool = False) -> dict[str, Any]:
        """The record of the game. Hashing a long log takes time, so a thread does it, while nothing else changes it."""

        async def action(live: LiveTable) -> dict[str, Any]:
            await self.tables.catch_up(live)
            if not live.now.table.has_begun:
                raise Refused("refused-not-begun")
            if only_over and live.now.table.phase != OVER:
                raise Refused("refused-not-over")
            bodies = await self.tables.store.bodies(live.id, 0, live.now.table.number)
            return await asyncio.to_thread(live.now.table.record, map(read_entry, bodies))

        return await self.tables.at(table, action)

    async def enter(self, table: str, secret: str | None, since: int, connection: Connection) -> None:
        """Welcomes a connection and adds it to the room. Of a long log, parts come first."""
        since = await self._catch_up(table, secret, since, connection)

        async def action(live: LiveTable) -> None:
            await self._look_again(live)
            connection.device = live.now.devices.find(secret)
            await self._ask_who_is_here(live)
            if connection.device is None and live.room.watchers >= self._settings.watchers:
                raise Refused("refused-too-many-watchers", status=429, most=self._settings.watchers)
            connection.send_uncounted(await self._welcome(live, connection.device, since))
            live.room.enter(connection)
            live.tell_who_is_here()
            self.tables.whereabouts.tell(live)
            self.tables.attend(live)

        await self.tables.at(table, action)

    def leave(self, table: str, connection: Connection) -> None:
        """Removes a connection that has ended."""
        live = self.tables.in_memory(table)
        if live is not None:
            live.room.leave(connection)
            live.used = monotonic()
            self.tables.whereabouts.tell(live)
            if live.folded is not None:
                live.tell_who_is_here()

    async def _catch_up(self, table: str, secret: str | None, since: int, connection: Connection) -> int:
        """Sends parts of the log until less than one is missing; the number of the next entry.

        The table is free while the reader takes a part, so there is only one in memory for each reader.
        """

        async def part(live: LiveTable) -> bytes | None:
            if live.now.table.number - since <= PART:
                return None
            bodies = await self.tables.store.bodies(live.id, since, PART)
            return encode(Part(_shown(bodies, live.now.devices.find(secret))))

        while (text := await self.tables.at(table, part)) is not None:
            await connection.send_part(text)
            since += PART
        return since

    async def _look_again(self, live: LiveTable) -> None:
        """Catches up with other processes; while the store is away, the table is shown as it is in memory."""
        try:
            await self.tables.catch_up(live)
        except StorageError:
            self.tables.not_stored()

    async def _ask_who_is_here(self, live: LiveTable) -> None:
        with suppress(StorageError):  # it is asked again
            await self.tables.whereabouts.ask([live])

    async def _welcome(self, live: LiveTable, device: Device | None, since: int, most: int = LONGEST) -> bytes:
        """The entries up to what is in memory: a page that has them all needs no store."""
        missing = live.now.table.number - since
        if missing < 0 and self.tables.store.is_shared and self.tables.watch.is_away:  # it was at another server
            raise self.tables.not_stored()
        bodies = await self.tables.store.bodies(live.id, since, min(missing, most)) if missing > 0 else []
        return Told(Welcome, live.now.view, _shown(bodies, device)).to(live.now.seats_of(device))

    # Commands

    def command(self, table: str, connection: Connection, command: Command) -> Awaitable[None]:
        """Carries a command out and answers it. Idempotent: the same command again gets the same answer."""
        if connection.device is None:
            raise Refused("refused-watching", status=403)
        return self.tables.at(table, partial(self._obey, connection, command))

    async def _obey(self, connection: Connection, command: Command, live: LiveTable) -> None:
        device, now = connection.device, live.now
        if connection.code is not None:  # closed while the command was waiting
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
        if self.tables.watch.is_away:  # the table stays in memory as it is stored
            raise Refused("refused-store", status=UNAVAILABLE)
        if isinstance(command, ABOUT_OTHERS):
            await self.tables.whereabouts.ask([live])
        change = live.change()
        try:
            if isinstance(command, LENGTHENING):
                self.check_length(now.table)
            carry_out(change, now.seats_of(device), command, partial(self._is_gone, live))
        except RollwrightError as error:
            await self._refuse(live, asked, error)
        else:
            await self.commit(live, change, asked=asked)

    async def _refuse(self, live: LiveTable, asked: Asked, error: RollwrightError) -> None:
        """Refuses a command, and remembers the answer; Conflict if the table in memory was not up to date."""
        if not isinstance(error, (Refused, IllegalMove)):  # the table may be half changed
            live.drop()
            raise Conflict
        if await self.tables.catch_up(live):
            raise Conflict
        self._metrics.refusals[error.code] += 1
        live.refusals[asked.key] = text = refused_message(asked.id, error)
        if len(live.refusals) > REFUSALS:
            del live.refusals[next(iter(live.refusals))]
        asked.connection.send(text)

    def check_length(self, table: Table) -> None:
        """Refused if the log has as many entries as it may have; it can still be ended."""
        if table.number >= self._settings.entries:
            raise Refused("refused-log-full", most=self._settings.entries)

    def _is_gone(self, live: LiveTable, seat: int) -> bool:
        return live.room.presence(live.now.table, live.now.devices, seat).is_gone_for(self._settings.gone)

    # Changes: store, acknowledge, tell

    async def commit(
        self,
        live: LiveTable,
        change: Change,
        *,
        asked: Asked | None = None,
        devices: Devices | None = None,
        lease: Lease | None = None,
    ) -> None:
        """Commits a change of the table in memory, with its consequences. Nobody is told before it is stored.

        `asked` is the command that caused it; `devices` replaces the table's devices; it is done only if `lease` is
        still held.
        """
        now = live.now
        follow(change, now.dice)
        rows = rows_of(change, None if asked is None else asked.key)
        held = None if devices is None else devices.write()
        due = self._due(now)
        begun = monotonic()
        await self.tables.store.append(
            live.id,
            rows,
            held,
            over=bool(rows) and now.table.phase == OVER,
            due=due,
            version=now.version,
            lease=lease,
        )
        stored = live.seen = monotonic()
        now.is_due = now.is_due if due is None else due
        self._metrics.entries += len(rows)
        self._metrics.moves += change.moves
        if devices is not None:
            live.hold(devices, now.version + 1)
            self.tables.whereabouts.tell(live)
        if asked is None:
            live.tell(change)
        else:
            now.commands[asked.key] = change.first
            live.tell(change, asked.connection, _done(asked.id, change.first))
        self._metrics.commit_seconds.observe(stored - begun)
        self._metrics.fan_out_seconds.observe(monotonic() - stored)
        if devices is not None or change.seats_others:
            live.tell_who_is_here()
        self.tables.attend(live)

    def _due(self, now: Folded) -> bool | None:
        """Whether to mark the table as due, or no longer, or to leave its mark. Other processes look for the mark, so
        with them it is exact; otherwise it may stay until the table is put away."""
        is_due = now.table.is_due
        return is_due if is_due != now.is_due and (is_due or self.tables.store.is_shared) else None


def _shown(bodies: Sequence[str], device: Device | None) -> list[Any]:
    """Stored entries as they are sent: their own text, except where watchers may not see all of it."""
    if device is None:
        return [without_invite(read_entry(body)) if REMATCH in body else Encoded(body) for body in bodies]
    return list(map(Encoded, bodies))


def rows_of(change: Change, command: str | None = None) -> list[Row]:
    """The entries that the referee commits, as rows of the store; the first one carries the key of the command."""
    return [
        Row(entry.n, command if entry.n == change.first else None, encode(entry).decode()) for entry in change.entries
    ]


def _done(command: str, number: int) -> bytes:
    return encode(Done(command, number))
