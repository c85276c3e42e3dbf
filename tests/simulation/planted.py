"""Faults that are planted in a server on purpose: the simulation is worth something if it finds each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from msgspec.json import decode, encode

from rollwright.server.neighbours import Neighbours
from rollwright.server.store.port import Row
from rollwright.server.table import commands
from rollwright.server.table.change import Change
from rollwright.server.table.entries import Revealed
from rollwright.server.table.table import REVEALING
from simulation.server import Parts
from simulation.store import SimulatedStore

REVEAL = commands._reveal


class AcknowledgesEarly(SimulatedStore):
    """Says that entries are stored when they have only been sent."""

    def append(self, table: str, rows: Sequence[Row], *given: Any, **named: Any) -> asyncio.Future[None]:
        super().append(table, rows, *given, **named)
        early: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        early.set_result(None)
        return early


class IgnoresLeases(SimulatedStore):
    """Lets also a server write whose lease was taken by another meanwhile."""

    def write(self, table: str, rows: Sequence[Row], *given: Any, **named: Any) -> None:
        super().write(table, rows, *given, **(named | {"lease": None}))


class Renumbers(SimulatedStore):
    """Stores a move that is taken back under the next free number, if its own has been taken meanwhile."""

    def append(self, table: str, rows: Sequence[Row], *given: Any, **named: Any) -> asyncio.Future[None]:
        def work() -> None:
            first = len(self.database.tables[table].rows)
            renumbered = [_renumber(row, first + place) for place, row in enumerate(rows)]
            self.database.append(self.name, table, renumbered, *given, **named)

        if not any('"took_back"' in row.body for row in rows):
            return super().append(table, rows, *given, **named)
        return self.ask(work, writes=True)


def _renumber(row: Row, number: int) -> Row:
    return Row(number, row.command, encode({**decode(row.body), "n": number}).decode())


async def never_poll(_: Neighbours, **__: bool) -> None:
    """Relies on hints alone, although some get lost."""


def reveal_twice(change: Change, seat: int, share: str) -> None:
    """Takes a share also from a seat that has given its share already."""
    if change.table.phase == REVEALING and change.table.seats[seat].share is not None:
        change.add(Revealed, seat, share)
    else:
        REVEAL(change, seat, share)


class Planted:
    """A planted fault: parts of the server, and a patch."""

    def __init__(self, parts: Callable[[], Parts] = Parts, target: Any = None, name: str = "", new: Any = None) -> None:
        self._parts, self._target, self._name, self._new = parts, target, name, new

    @contextmanager
    def parts(self) -> Iterator[Parts]:
        if self._target is None:
            yield self._parts()
        else:
            with patch.object(self._target, self._name, self._new):
                yield self._parts()


def _with_store(store: type[SimulatedStore]) -> Callable[[], Parts]:
    def parts() -> Parts:
        changed = Parts()
        changed.store = store
        return changed

    return parts


PLANTED = {
    "acknowledge before commit": Planted(_with_store(AcknowledgesEarly)),
    "lost hint without re-read": Planted(target=Neighbours, name="poll", new=never_poll),
    "lease without fence": Planted(_with_store(IgnoresLeases)),
    "take-back race": Planted(_with_store(Renumbers)),
    "reveal twice": Planted(target=commands, name="_reveal", new=reveal_twice),
}
