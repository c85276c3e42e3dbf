"""Sockets around a table: who is there, and news for all of them. Nobody waits for a slow reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import time
from typing import Protocol

from rollwright.server.json_text import encode
from rollwright.server.table.devices import Holder, Holders
from rollwright.server.table.table import BOT, OPEN, Table
from rollwright.server.view import View

Heard = Callable[[str | None], None]
"""Is told each message that comes; None for one that is no text."""

GOING_AWAY, TOO_SLOW, FINISHED = 1001, 1013, 1000
ELSEWHERE = encode({"type": "elsewhere"})


class Line(Protocol):
    """What connects us with one browser (`line.py`)."""

    def listen(self, heard: Heard) -> None:
        """Has what comes from now on told."""

    def write(self, texts: Sequence[str]) -> bool:
        """Sends messages at once, and doesn't wait for it; False if the reader has left too much unread."""

    def pause(self) -> None:
        """Reads nothing more for now."""

    def resume(self) -> None: ...

    def end(self) -> None:
        """Tells whoever waits for the end of it that it is here."""

    def abort(self) -> None:
        """Cuts it; a reader that doesn't read would notice nothing else."""


class Socket:
    """One connection. Nobody waits for a slow reader: it is closed."""

    def __init__(self, line: Line) -> None:
        self.holder: Holder | None = None
        self.code: int | None = None  # with which we have closed it
        self.is_gone = False  # whoever closed it
        self._line = line

    def put(self, *texts: str) -> None:
        if self.code is None and not self._line.write(texts):
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        if self.code is None:
            self.code = code
            self._line.end()


News = list[tuple[Socket, str]]
"""Who is told what."""


class Room:
    """The sockets of one table. One device has one socket; another tab takes its place."""

    def __init__(self) -> None:
        self._players: dict[int, Socket] = {}  # by the holder's number
        self._watchers: set[Socket] = set()
        self._opened = time()
        self._gone: dict[int, float] = {}

    @property
    def is_empty(self) -> bool:
        return not self._players and not self._watchers

    @property
    def watchers(self) -> int:
        return len(self._watchers)

    def enter(self, socket: Socket) -> None:
        if socket.holder is None:
            self._watchers.add(socket)
            return
        number = socket.holder.number
        self.send_away(number)
        self._players[number] = socket
        self._gone.pop(number, None)

    def leave(self, socket: Socket) -> None:
        self._watchers.discard(socket)
        if socket.holder is not None and self._players.get(socket.holder.number) is socket:
            del self._players[socket.holder.number]
            self._gone[socket.holder.number] = time()

    def send_away(self, number: int) -> None:
        """Tells a device that its seats are elsewhere now."""
        socket = self._players.pop(number, None)
        if socket is not None:
            socket.put(ELSEWHERE)
            socket.close(FINISHED)

    def change_holders(self, holders: Holders) -> None:
        """Devices may hold other seats now, or none."""
        by_number = {holder.number: holder for holder in holders}
        for number, socket in list(self._players.items()):
            if number in by_number:
                socket.holder = by_number[number]
            else:
                self.send_away(number)

    # Telling

    def news(self, table: Table, view: View) -> News:
        """For everybody: written once for all watchers, once for each device."""
        news = [(socket, view.message("news", _seats(table, socket))) for socket in self._players.values()]
        if self._watchers:
            text = view.message("news", ())
            news += [(socket, text) for socket in self._watchers]
        return news

    def tell_who_is_here(self, table: Table, holders: Holders) -> None:
        here = [self.presence(table, holders, seat) for seat in range(len(table.seats))]
        text = encode({"type": "here", "here": here, "watchers": self.watchers, "now": time()})
        send([(socket, text) for socket in [*self._players.values(), *self._watchers]])

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
        for socket in [*self._players.values(), *self._watchers]:
            socket.close(code)


def send(news: News, asker: Socket | None = None, answer: str = "") -> None:
    """Tells everybody; whoever has asked for it gets the answer first."""
    if asker is not None:
        asker.put(answer, *[text for socket, text in news if socket is asker])
    for socket, text in news:
        if socket is not asker:
            socket.put(text)


def _seats(table: Table, socket: Socket) -> tuple[int, ...]:
    return () if socket.holder is None else table.seats_of(socket.holder.chairs)
