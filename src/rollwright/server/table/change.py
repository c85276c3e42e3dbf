"""A change of a table: the entries that are stored and sent together."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Concatenate, ParamSpec

from rollwright.core.facets import Why
from rollwright.server.table.entries import DICE, Began, Closed, Dealt, Event, Joined, Left, LogEntry, Swapped
from rollwright.server.table.table import Table

SEATING = (Joined, Left, Swapped, Closed, Dealt, Began)
Fields = ParamSpec("Fields")


class Change:
    """Entries with one timestamp. Each is applied to the table as soon as it is added."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.first = table.number  # number of the first entry
        self.at = int(1000 * time()) / 1000  # milliseconds are enough
        self.entries: list[LogEntry] = []
        self.said: list[Why] = []  # announcements that follow from them
        self.moves = 0  # of people and bots, made here
        self.seats_others = False  # whether a seat has a new occupant or number

    def add(
        self, kind: Callable[Concatenate[int, float, Fields], LogEntry], *given: Fields.args, **named: Fields.kwargs
    ) -> None:
        """Applies the next entry, given its class and its fields without `n` and `at`.

        IllegalMove, with nothing changed, if the rules don't allow the move, or don't allow it to be taken back.
        """
        entry = kind(self.table.number, self.at, *given, **named)
        self.take(entry)
        if isinstance(entry, Event):
            entry.words = self.table.game.events[-1][1]  # as the record has them
            self.moves += 1

    def take(self, entry: LogEntry) -> None:
        """Applies the next entry of the log."""
        self.table.apply(entry)
        self.entries.append(entry)
        if isinstance(entry, Event):
            self._announce()
        elif isinstance(entry, SEATING):
            self.seats_others = True

    def throw(self) -> None:
        """Rolls the dice, which follow from the table's secret."""
        number = self.table.number
        self.entries.append(Event(number, self.at, DICE, self.table.throw()))
        self._announce()

    def _announce(self) -> None:
        game = self.table.game
        self.said += game.kind.announcements.after(game, game.before)
