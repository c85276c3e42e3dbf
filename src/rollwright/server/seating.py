"""Seats and who holds them, as routes change them: making a table, joining, moving seats to another device, leaving,
deleting."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from typing import NamedTuple

from rollwright.core.fair import SIZE
from rollwright.server import protocol
from rollwright.server.folded import Folded
from rollwright.server.live import LiveTable
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.names import clean_name
from rollwright.server.referee import Referee, rows_of
from rollwright.server.refusals import UNAVAILABLE, Refused
from rollwright.server.settings import Settings
from rollwright.server.store.port import StorageError, TableSecrets
from rollwright.server.table.change import Change
from rollwright.server.table.commands import check_arranges
from rollwright.server.table.consequences import follow
from rollwright.server.table.devices import Device, Devices, hashed, new_secret
from rollwright.server.table.entries import Joined, Left
from rollwright.server.table.new_table import make
from rollwright.server.table.seat import OPEN
from rollwright.server.table.table import GATHERING, OVER, Table


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

    def __init__(self, referee: Referee, settings: Settings, metrics: Metrics) -> None:
        self._referee, self._tables, self._settings, self._metrics = referee, referee.tables, settings, metrics

    async def make(self, wanted: protocol.MakeTable) -> NewTable:
        """Makes a table; Refused or OptionError if it is not possible."""
        self._check_room()
        dice, invite, mine, table = secrets.token_bytes(SIZE), new_secret(), new_secret(), new_secret()
        chairs = [number for number, seat in enumerate(wanted.seats) if seat.kind == "person"]
        devices = Devices({}).with_new(mine, chairs)
        folded = Folded(Table(table, dice), dice, hashed(invite), devices)
        change = Change(folded.table)
        make(change, dice, wanted)
        follow(change, dice)
        try:
            kept = TableSecrets(dice, folded.invite, devices.write())
            await self._tables.store.make(table, kept, rows_of(change), due=folded.table.is_due)
        except StorageError:
            raise self._tables.not_stored() from None
        folded.is_due = folded.table.is_due
        self._metrics.tables_made += 1
        self._metrics.entries += len(change.entries)
        seats = folded.seats_of(devices.find(mine))
        self._tables.add(table, folded)
        tell("table made", table=table, game=wanted.game, seats=len(wanted.seats))
        return NewTable(table, invite, mine, seats)

    async def join(self, table: str, secret: str | None, wanted: protocol.JoinTable) -> Seated:
        """Takes open seats. A device that already has seats keeps those instead."""
        names = [clean_name(name) for name in (wanted.name, *wanted.others)]

        async def action(live: LiveTable) -> Seated:
            now = live.now
            if not hmac.compare_digest(now.invite, hashed(wanted.invite)):
                raise Refused("refused-invite", status=403)
            if device := now.devices.find(secret):
                return Seated(None, now.seats_of(device))
            self._referee.check_length(now.table)
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
            live.tell(Change(now.table))
            live.tell_who_is_here()
            found = now.devices.find(new if mine is None else secret)
            return Seated(new if mine is None else None, now.seats_of(found))

        return await self._tables.at(table, action)

    async def free(self, table: str, secret: str | None, seat: int) -> None:
        """Opens a seat again while gathering: one's own, or that of a person or bot if one has made the table."""

        async def action(live: LiveTable) -> None:
            now, device = live.now, _device(live, secret)
            check_arranges(now.table, now.seats_of(device), seat)
            freed = now.table.seats[seat]
            if freed.kind == OPEN:
                raise Refused("refused-nobody-there")
            self._referee.check_length(now.table)
            promised = freed.promise
            others = [mine for mine in now.seats_of(now.devices.of_chair(freed.chair)) if mine != seat]
            change = Change(now.table)
            change.add(Left, seat)
            if promised is not None and others:  # the share of a device stays with the people who are left there
                change.add(Joined, others[0], now.table.seats[others[0]].name, promised)
            await self._referee.commit(live, change, devices=now.devices.without_chair(freed.chair))

        await self._tables.at(table, action)

    async def leave(self, table: str, secret: str | None) -> None:
        """Gives up the seats of a device."""

        async def action(live: LiveTable) -> None:
            now, device = live.now, _device(live, secret)
            change = Change(now.table)
            for seat in () if now.table.phase == OVER else now.seats_of(device):
                change.add(Left, seat)
            await self._referee.commit(live, change, devices=now.devices.without(device))

        await self._tables.at(table, action)

    async def delete(self, table: str, secret: str | None) -> bool:
        """Deletes a table for all who may decide that. Returns whether this device has no seats any more.

        Before the game, the device that made the table decides; during the game, all devices of those who play, and
        until all agree only the agreement is kept. After the game, a device gives up its own seats, and the table is
        deleted with the last ones.
        """

        async def action(live: LiveTable) -> bool:
            await self._tables.catch_up(live)
            now, device = live.now, _device(live, secret)
            if now.table.phase == OVER:
                await self._give_up(live, device)
                return True
            if not now.table.has_begun:
                if not set(device.chairs) & set(now.table.makers):
                    raise Refused("refused-not-maker", status=403)
                await self._delete(live)
                return True
            devices = now.devices.with_deletion(device, now.table.throws)
            if all(other.deletion == now.table.throws for other in devices if _plays(now.table, other)):
                await self._delete(live)
                return True
            await self._hold(live, devices)
            return False

        return await self._tables.at(table, action)

    async def remove(self, table: str) -> None:
        """Deletes a table for the operator, whoever plays there, even if it is damaged."""
        try:
            await self._tables.at(table, self._delete)
        except Refused as refusal:
            if refusal.code != "refused-damaged":
                raise
            await self._tables.store.delete(table)

    async def _give_up(self, live: LiveTable, device: Device) -> None:
        devices = live.now.devices.without(device)
        if any(devices):
            await self._referee.commit(live, Change(live.now.table), devices=devices)
        else:
            await self._delete(live)

    async def _delete(self, live: LiveTable) -> None:
        await self._tables.store.delete(live.id)
        live.delete()
        tell("table deleted", table=live.id)

    def _check_room(self) -> None:
        """Refused if the store is as full as it may be. Tables that exist can go on."""
        stored, most = self._tables.store.figures(), self._settings
        is_disk_full = stored.free is not None and stored.free <= most.free
        if stored.tables >= most.stored or stored.database + stored.wal >= most.disk or is_disk_full:
            raise Refused("refused-no-room", status=UNAVAILABLE)

    async def _hold(self, live: LiveTable, devices: Devices) -> None:
        """Stores changed devices; the log stays as it is."""
        await self._tables.store.append(live.id, (), devices.write(), version=live.now.version)
        live.hold(devices, live.now.version + 1)
        self._tables.whereabouts.tell(live)


def _device(live: LiveTable, secret: str | None) -> Device:
    device = live.now.devices.find(secret)
    if device is None:
        raise Refused("refused-no-seat", status=403)
    return device


def _plays(table: Table, device: Device) -> bool:
    """Whether a person on one of the device's seats plays."""
    return any(table.seats[seat].plays for seat in table.seats_of(device.chairs))


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
