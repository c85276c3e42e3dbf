"""Sockets around a table: who is there, and news for all of them. Nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import time
from typing import Any

from rollwright.server.holders import Holder, Holders
from rollwright.server.table import BOT, OPEN, Table
from rollwright.server.text import encode
from rollwright.server.view import View

Send = Callable[[dict[str, Any]], Awaitable[None]]
Direct = Callable[[list[str]], bool]
"""Writes messages at once; False if the reader has left too many unread."""

GOING_AWAY, TOO_SLOW, FINISHED = 1001, 1013, 1000
ELSEWHERE = encode({"type": "elsewhere"})


class Socket:
    """One connection. What is put here is sent together at the end of this step of the event loop.

    Where the server can write at once (`run.py`), it does, and a reader that leaves too much unread is given up. Else
    messages wait for `pump`, and the reader is given up when too many do.
    """

    def __init__(self, send: Send, direct: Direct | None, most: int, give_up: Callable[[], None]) -> None:
        self.holder: Holder | None = None
        self._send, self._direct, self._most, self._give_up = send, direct, most, give_up
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._code: int | None = None

    @property
    def is_closed(self) -> bool:
        return self._code is not None

    def put(self, text: str) -> None:
        if self._code is not None:
            return
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(text)
        if len(self._waiting) > self._most:
            self._drop()

    def close(self, code: int) -> None:
        """Closes it when everything is sent."""
        if self._code is None:
            self._code = code
            self._wake.set()

    async def pump(self) -> None:
        """Sends what waits, until it is closed."""
        while True:
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting.popleft()})
            if self._code is not None:
                await self._send({"type": "websocket.close", "code": self._code})
                return
            self._wake.clear()
            await self._wake.wait()

    def _flush(self) -> None:
        if self._direct is None:
            self._wake.set()
        elif self._waiting:
            texts = list(self._waiting)
            self._waiting.clear()
            if not self._direct(texts):
                self._drop()

    def _drop(self) -> None:
        """Nobody waits for a slow reader."""
        if self._code is None:
            self._code = TOO_SLOW
            self._give_up()


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


def send(news: News) -> None:
    for socket, text in news:
        socket.put(text)


def _seats(table: Table, socket: Socket) -> tuple[int, ...]:
    return () if socket.holder is None else table.seats_of(socket.holder.chairs)
