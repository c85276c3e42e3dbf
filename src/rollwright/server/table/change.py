"""What happens at a table in one go: the entries that are stored and told together."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Concatenate, ParamSpec

from rollwright.core.facets import Why
from rollwright.server.table.entries import DICE, Began, Closed, Dealt, Event, Joined, Left, LogEntry
from rollwright.server.table.table import Table

SEATING = (Joined, Left, Closed, Dealt, Began)
Fields = ParamSpec("Fields")


class Change:
    """Entries of one moment. Each is carried out on the table as soon as it is added."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.first = table.number  # of the first entry
        self.at = round(time(), 3)
        self.entries: list[LogEntry] = []
        self.said: list[Why] = []  # what is announced because of them
        self.moves = 0  # of persons and bots
        self.seats_others = False  # whether somebody else sits somewhere

    def add(
        self, kind: Callable[Concatenate[int, float, Fields], LogEntry], *given: Fields.args, **named: Fields.kwargs
    ) -> None:
        """The next entry: its kind, and its fields but for number and time. IllegalMove, with nothing changed, if it is
        a move or a mark to take back that the rules don't allow."""
        entry = kind(self.table.number, self.at, *given, **named)
        self.table.apply(entry)
        self.entries.append(entry)
        if isinstance(entry, Event):
            self.moves += 1
            self._announce()
        elif isinstance(entry, SEATING):
            self.seats_others = True

    def throw(self) -> None:
        """The dice fall, as the secret has it."""
        number = self.table.number
        self.entries.append(Event(number, self.at, DICE, self.table.throw()))
        self._announce()

    def _announce(self) -> None:
        game = self.table.game
        self.said += game.kind.announcements.after(game, game.before)
