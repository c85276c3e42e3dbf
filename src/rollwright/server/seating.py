"""Seats: making a table, joining, moving seats to another device, leaving."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from typing import NamedTuple

from rollwright.core.fair import SIZE
from rollwright.server import protocol
from rollwright.server.live import Folded, LiveTable
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.names import clean_name
from rollwright.server.referee import Referee, rows_of
from rollwright.server.refusals import Refused
from rollwright.server.store.port import StorageError, TableSecrets
from rollwright.server.table.change import Change
from rollwright.server.table.consequences import follow
from rollwright.server.table.devices import Device, Devices, hashed, new_secret
from rollwright.server.table.entries import Joined, Left
from rollwright.server.table.new_table import make
from rollwright.server.table.table import GATHERING, OPEN, OVER, Table
from rollwright.server.view import Told
from rollwright.server.wire.connection import GOING_AWAY


class NewTable(NamedTuple):
    """A new table: its id, the invitation, and the secret and seats of the device that made it."""

    table: str
    invite: str
    secret: str
    seats: tuple[int, ...]


class Seated(NamedTuple):
    """The seats of a device, and its secret if that is new."""

    secret: str | None
    seats: tuple[int, ...]


class Seating:
    """Which device holds which seats, at all tables."""

    def __init__(self, referee: Referee, metrics: Metrics) -> None:
        self._referee, self._tables, self._metrics = referee, referee.tables, metrics

    async def make(self, wanted: protocol.MakeTable) -> NewTable:
        """Makes a table; Refused or OptionError if it is not possible."""
        dice, invite, mine, table = secrets.token_bytes(SIZE), new_secret(), new_secret(), new_secret()
        chairs = [number for number, seat in enumerate(wanted.seats) if seat.kind == "person"]
        devices = Devices({}).with_new(mine, chairs)
        folded = Folded(Table(table, dice), dice, hashed(invite), devices)
        change = Change(folded.table)
        make(change, dice, wanted)
        follow(change, dice)
        try:
            await self._tables.store.make(table, TableSecrets(dice, folded.invite, devices.write()), rows_of(change))
        except StorageError as error:
            raise self._tables.not_stored(table, error) from None
        self._metrics.tables_made += 1
        self._metrics.entries += len(change.entries)
        seats = folded.seats_of(devices.find(mine))
        self._tables.add(table, folded)
        tell("table made", table=table, game=wanted.game, seats=len(wanted.seats))
        return NewTable(table, invite, mine, seats)

    async def join(self, table: str, secret: str | None, wanted: protocol.JoinTable) -> Seated:
        """Takes open seats. A device that already has seats keeps those instead."""
        names = [clean_name(name) for name in (wanted.name, *wanted.others)]
        if not all(names):
            raise Refused("refused-name", status=422)

        async def action(live: LiveTable) -> Seated:
            now = live.now
            if not hmac.compare_digest(now.invite, hashed(wanted.invite)):
                raise Refused("refused-invite", status=403)
            if device := now.devices.find(secret):
                return Seated(None, now.seats_of(device))
            seats = _open_seats(now.table, names)
            new = new_secret()
            devices = now.devices.with_new(new, [now.table.seats[seat].chair for seat in seats])
            promises = [wanted.promise, None, None, None]  # one share per device
            change = Change(now.table)
            for seat, name, promise in zip(seats, names, promises, strict=False):
                change.add(Joined, seat, name, promise)
            await self._referee.commit(live, change, devices=devices)
            return Seated(new, now.seats_of(devices.find(new)))

        return await self._tables.at(table, action)

    async def link(self, table: str, secret: str | None) -> str:
        """A private link: a token that moves the seats of this device to another one, once."""
        token = new_secret()

        async def action(live: LiveTable) -> str:
            await self._hold(live, live.now.devices.with_link(_device(live, secret), token))
            return token

        return await self._tables.at(table, action)

    async def move_seats(self, table: str, secret: str | None, token: str) -> Seated:
        """Moves the seats of a private link to this device, which gets a secret unless it has one."""
        new = new_secret()

        async def action(live: LiveTable) -> Seated:
            now = live.now
            device, mine = now.devices.of_link(token), now.devices.find(secret)
            if device is None:
                raise Refused("refused-link", status=403)
            if device == mine:
                return Seated(None, now.seats_of(mine))
            await self._hold(live, now.devices.moved(device, mine, new))
            live.room.send_away(device.number)
            live.room.tell(now.table, Told(protocol.News, now.view, ()))
            live.room.tell_who_is_here(now.table, now.devices)
            found = now.devices.find(new if mine is None else secret)
            return Seated(new if mine is None else None, now.seats_of(found))

        return await self._tables.at(table, action)

    async def leave(self, table: str, secret: str | None) -> None:
        """Gives up the seats of a device."""

        async def action(live: LiveTable) -> None:
            now, device = live.now, _device(live, secret)
            change = Change(now.table)
            for seat in () if now.table.phase == OVER else now.seats_of(device):
                change.add(Left, seat)
            await self._referee.commit(live, change, devices=now.devices.without(device))

        await self._tables.at(table, action)

    async def delete(self, table: str, secret: str | None) -> None:
        """Deletes a table."""

        async def action(live: LiveTable) -> None:
            _device(live, secret)
            await self._tables.store.delete(table)
            live.folded = None
            live.room.close(GOING_AWAY)

        await self._tables.at(table, action)
        tell("table deleted", table=table)

    async def _hold(self, live: LiveTable, devices: Devices) -> None:
        """Stores changed devices; the log stays as it is."""
        await self._tables.store.append(live.id, (), devices.write())
        live.now.devices = devices
        live.room.change_devices(devices)


def _device(live: LiveTable, secret: str | None) -> Device:
    device = live.now.devices.find(secret)
    if device is None:
        raise Refused("refused-no-seat", status=403)
    return device


def _open_seats(table: Table, names: Sequence[str]) -> list[int]:
    """An open seat for each name, preferably the one reserved for it; Refused if there are too few."""
    seats = [number for number, seat in enumerate(table.seats) if seat.kind == OPEN]
    if table.phase != GATHERING or len(seats) < len(names):
        raise Refused("refused-full")
    chosen: list[int] = []
    for name in names:
        free = [seat for seat in seats if seat not in chosen]
        chosen.append(next((seat for seat in free if table.seats[seat].name == name), free[0]))
    return chosen
