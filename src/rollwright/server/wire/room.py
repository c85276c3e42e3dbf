"""The connections to a table: who is present, here or at other servers, and broadcasts to all who are here."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic, time
from typing import NamedTuple

from rollwright.server.json_text import encode
from rollwright.server.protocol import Elsewhere, Here
from rollwright.server.store.port import Present
from rollwright.server.table.devices import Devices
from rollwright.server.table.seat import BOT, OPEN
from rollwright.server.table.table import Table
from rollwright.server.view import Told
from rollwright.server.wire.connection import FINISHED, Connection

ELSEWHERE = encode(Elsewhere())


class Presence(NamedTuple):
    """Whether the person on a seat is connected."""

    is_here: bool
    gone_since: float | None = None  # on the clock that can't be set; None if the seat has no device

    def sent(self, now: float) -> bool | float:
        """As a Unix timestamp, given the present one."""
        return self.is_here if self.gone_since is None else round(now - (monotonic() - self.gone_since), 3)

    def is_gone_for(self, seconds: float) -> bool:
        """Whether nobody has been connected for that seat since so many seconds."""
        if self.is_here:
            return False
        return self.gone_since is None or monotonic() - self.gone_since >= seconds


HERE, NEVER = Presence(True), Presence(False)


class Room:
    """The connections to one table, at most one per device: a new tab replaces the old one, also at another server."""

    def __init__(self) -> None:
        self._players: dict[int, Connection] = {}  # by the number of the device
        self._watchers: set[Connection] = set()
        self._opened = monotonic()
        self._gone: dict[int, float] = {}  # device numbers, and since when
        self._others: Sequence[Present] = ()  # at other servers

    @property
    def is_empty(self) -> bool:
        return not self._players and not self._watchers

    @property
    def watchers(self) -> int:
        """How many watch, at all servers."""
        return len(self._watchers) + sum(other.watchers for other in self._others)

    @property
    def has_others(self) -> bool:
        """Whether people are connected at other servers."""
        return bool(self._others)

    @property
    def arrived(self) -> list[Connection]:
        """The connections of devices that have no number yet."""
        return [connection for connection in self._players.values() if not connection.arrival]

    @property
    def own(self) -> Present:
        """Who is connected at this server."""
        return Present({number: one.arrival for number, one in self._players.items()}, len(self._watchers))

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
            self._gone[connection.device.number] = monotonic()

    def see_others(self, others: Sequence[Present]) -> bool:
        """Takes note of who is connected at other servers; whether that has changed. A device that has come to another
        one later than here is sent away."""
        if others == self._others:
            return False
        former, self._others = self._others, others
        elsewhere = [arrived for other in others for arrived in other.devices.items()]
        for number in {number for other in former for number in other.devices} - dict(elsewhere).keys():
            self._gone[number] = monotonic()
        for number, arrival in elsewhere:
            if number in self._players and 0 < self._players[number].arrival < arrival:
                self.send_away(number)
        return True

    def change_devices(self, devices: Devices) -> None:
        """Updates the devices of connections. Those whose device has no seats any more go on watching."""
        by_number = {device.number: device for device in devices}
        for number, connection in list(self._players.items()):
            if number in by_number:
                connection.device = by_number[number]
            else:
                connection.device = None
                self._watchers.add(self._players.pop(number))

    def send_away(self, number: int) -> None:
        """Closes the connection of a device, which is told that its seats are now held elsewhere."""
        connection = self._players.pop(number, None)
        if connection is not None:
            connection.send(ELSEWHERE)
            connection.close(FINISHED)

    def tell(self, table: Table, news: Told, asked: Connection | None = None, answer: bytes = b"") -> None:
        """Sends news to everybody, encoded once for each device and once for all watchers.

        The connection `asked`, whose command caused it, gets `answer` first.
        """
        for connection in self._players.values():
            text = news.to(table.seats_of(connection.device.chairs if connection.device else ()))
            if connection is asked:
                connection.send(answer, text)
            else:
                connection.send(text)
        if self._watchers:
            text = news.to(())
            for connection in self._watchers:
                connection.send(text)

    def tell_who_is_here(self, table: Table, devices: Devices) -> None:
        now = time()
        here = [self.presence(table, devices, seat).sent(now) for seat in range(len(table.seats))]
        text = encode(Here(here, self.watchers, now))
        for connection in [*self._players.values(), *self._watchers]:
            connection.send(text)

    def presence(self, table: Table, devices: Devices, seat: int) -> Presence:
        sitting = table.seats[seat]
        if sitting.kind == BOT:
            return HERE
        device = devices.of_chair(sitting.chair)
        if sitting.kind == OPEN or device is None:
            return NEVER
        if device.number in self._players or any(device.number in other.devices for other in self._others):
            return HERE
        return Presence(False, self._gone.get(device.number, self._opened))

    def close(self, code: int) -> None:
        for connection in [*self._players.values(), *self._watchers]:
            connection.close(code)
