"""A stored table, folded: its state, secrets and devices, brought up to date by the entries that are stored later."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from rollwright.core.errors import RollwrightError
from rollwright.server.store.port import Row, StoredTable
from rollwright.server.table.change import Change
from rollwright.server.table.devices import Device, Devices
from rollwright.server.table.entries import LogEntry, read_entry
from rollwright.server.table.table import Table
from rollwright.server.view import View

TURN = 100  # entries that are folded before others have a turn
INVALID = (RollwrightError, ValueError, AssertionError, LookupError)  # raised by a log that can't be folded


class Folded:
    """A table as the fold of its log, with its secrets and devices."""

    def __init__(self, table: Table, dice: bytes, invite: str, devices: Devices, version: int = 0) -> None:
        self.table, self.dice, self.invite = table, dice, invite
        self.devices, self.version = devices, version
        self.view = View(table)
        self.commands: dict[str, int] = {}  # keys of accepted commands, and the number of their first entry
        self.is_due = False  # whether the store marks the table as due; it may be marked longer than it is
        self._beginning: dict[str, Any] | None = None

    @classmethod
    async def read(cls, table: str, stored: StoredTable, most: int | None = None) -> Folded:
        """Folds a stored log, or so many entries of it; one of INVALID if that is not possible.

        Others have their turn in between, since a log may be long.
        """
        secrets = stored.secrets
        devices = Devices.read(secrets.devices)
        folded = cls(Table(table, secrets.dice), secrets.dice, secrets.invite, devices, stored.version)
        folded.is_due = stored.is_due
        for row in stored.rows[:most]:
            folded.table.apply(read_entry(row.body))
            if row.number % TURN == TURN - 1:
                await asyncio.sleep(0)
        folded.commands = _commands(stored.rows)
        return folded

    def take_in(self, rows: Sequence[Row]) -> Iterator[Change]:
        """Folds entries that have been stored since, change by change; one of INVALID if that is not possible.

        The entries of a change have one time, and those of the next one a later time, almost always.
        """
        self.commands |= _commands(rows)
        for _, entries in groupby((read_entry(row.body) for row in rows), _time):
            change = Change(self.table)
            for entry in entries:
                assert entry.n == self.table.number, "an entry is missing"
                change.take(entry)
            yield change

    def begin_again(self, table: Table) -> None:
        """Goes on with the table as it was before."""
        self.table, self.view = table, View(table)

    def beginning(self) -> dict[str, Any]:
        """The record of the game without events and result, for bots."""
        if self._beginning is None:
            record = self.table.game.record()
            self._beginning = {key: value for key, value in record.items() if key not in ("events", "result")}
        return self._beginning

    def seats_of(self, device: Device | None) -> tuple[int, ...]:
        """The seats that a device holds."""
        return () if device is None else self.table.seats_of(device.chairs)


def _commands(rows: Sequence[Row]) -> dict[str, int]:
    return {row.command: row.number for row in reversed(rows) if row.command is not None}


def _time(entry: LogEntry) -> float:
    return entry.at
