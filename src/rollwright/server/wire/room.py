"""The pages around a table: who is there, and news for all of them."""

from __future__ import annotations

from time import time

from rollwright.server.json_text import encode
from rollwright.server.table.devices import Holders
from rollwright.server.table.table import BOT, OPEN, Table
from rollwright.server.view import View
from rollwright.server.wire.connection import FINISHED, Connection

ELSEWHERE = encode({"type": "elsewhere"})
News = list[tuple[Connection, str]]
"""Who is told what."""


class Room:
    """The connections of one table. One device has one; another tab takes its place."""

    def __init__(self) -> None:
        self._players: dict[int, Connection] = {}  # by the holder's number
        self._watchers: set[Connection] = set()
        self._opened = time()
        self._gone: dict[int, float] = {}

    @property
    def is_empty(self) -> bool:
        return not self._players and not self._watchers

    @property
    def watchers(self) -> int:
        return len(self._watchers)

    def enter(self, connection: Connection) -> None:
        if connection.device is None:
            self._watchers.add(connection)
            return
        number = connection.device.number
        self.send_away(number)
        self._players[number] = connection
        self._gone.pop(number, None)

    def leave(self, connection: Connection) -> None:
        self._watchers.discard(connection)
        if connection.device is not None and self._players.get(connection.device.number) is connection:
            del self._players[connection.device.number]
            self._gone[connection.device.number] = time()

    def send_away(self, number: int) -> None:
        """Tells a device that its seats are elsewhere now."""
        connection = self._players.pop(number, None)
        if connection is not None:
            connection.send(ELSEWHERE)
            connection.close(FINISHED)

    def change_holders(self, holders: Holders) -> None:
        """Devices may hold other seats now, or none."""
        by_number = {holder.number: holder for holder in holders}
        for number, connection in list(self._players.items()):
            if number in by_number:
                connection.device = by_number[number]
            else:
                self.send_away(number)

    # Telling

    def news(self, table: Table, view: View) -> News:
        """For everybody: written once for all watchers, once for each device."""
        news = [(connection, view.message("news", _seats(table, connection))) for connection in self._players.values()]
        if self._watchers:
            text = view.message("news", ())
            news += [(connection, text) for connection in self._watchers]
        return news

    def tell_who_is_here(self, table: Table, holders: Holders) -> None:
        here = [self.presence(table, holders, seat) for seat in range(len(table.seats))]
        text = encode({"type": "here", "here": here, "watchers": self.watchers, "now": time()})
        send([(connection, text) for connection in [*self._players.values(), *self._watchers]])

    def presence(self, table: Table, holders: Holders, seat: int) -> bool | float:
        """Whether somebody is there for a seat, or since when not; False if nobody will come."""
        sitting = table.seats[seat]
        if sitting.kind == BOT:
            return True
        holder = holders.of_chair(sitting.chair)
        if sitting.kind == OPEN or holder is None:
            return False
        return holder.number in self._players or self._gone.get(holder.number, self._opened)

    def close(self, code: int) -> None:
        for connection in [*self._players.values(), *self._watchers]:
            connection.close(code)


def send(news: News, asker: Connection | None = None, answer: str = "") -> None:
    """Tells everybody; whoever has asked for it gets the answer first."""
    if asker is not None:
        asker.send(answer, *[text for connection, text in news if connection is asker])
    for connection, text in news:
        if connection is not asker:
            connection.send(text)


def _seats(table: Table, connection: Connection) -> tuple[int, ...]:
    return () if connection.device is None else table.seats_of(connection.device.chairs)
