"""Two people at a table, as their browsers would sit there: at ours, and at a table of boardgame.io."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Protocol

import httpx
from benchmarks.server.socket import Socket


class Table(Protocol):
    """A table that is made, and then connected."""

    async def make(self) -> None:
        """Takes both seats."""

    async def connect(self) -> None:
        """Opens the socket of each seat."""

    @property
    def over(self) -> bool: ...

    def move(self) -> tuple[int, str]:
        """Who moves now, and the message that does it: the first legal move of the first seat that has one."""

    def say(self, seat: int, text: str) -> None: ...

    async def hear(self, seat: int) -> None:
        """Waits until a seat has got the news of the move under way."""

    def close(self) -> None: ...


class Sockets:
    """What both kinds share: two sockets."""

    def __init__(self, http: httpx.AsyncClient, local_address: str | None = None, others: Sequence[str] = ()) -> None:
        """`others`: the addresses of servers at which seats take turns; else all are at the one that is asked."""
        self._http, self._local_address = http, local_address
        self._addresses = list(map(httpx.URL, others)) or [http.base_url]
        self._sockets: list[Socket] = []

    def say(self, seat: int, text: str) -> None:
        self._sockets[seat].say(text)

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()
        self._sockets.clear()

    async def _connect(self, path: str, cookie: str = "") -> Socket:
        address = self._addresses[len(self._sockets) % len(self._addresses)]
        socket = await Socket.connect(address.host, address.port or 80, path, cookie, self._local_address)
        self._sockets.append(socket)
        return socket

    async def _post(self, path: str, **body: Any) -> tuple[dict[str, Any], str]:
        """The answer and the cookie, which only this request is to have set."""
        answer = await self._http.post(path, json=body)
        self._http.cookies.clear()
        answer.raise_for_status()
        return answer.json(), answer.headers.get("set-cookie", "").split(";")[0]


class OurTable(Sockets):
    def __init__(
        self, http: httpx.AsyncClient, game: str, local_address: str | None = None, others: Sequence[str] = ()
    ) -> None:
        super().__init__(http, local_address, others)
        self._game = game
        self._shown: list[dict[str, Any]] = [{}, {}]
        self._count = 0

    async def make(self) -> None:
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        made, ada = await self._post("/api/tables", game=self._game, seats=seats)
        self.id, self.cookie = made["table"], ada
        self._path = f"/api/tables/{self.id}"
        _, bo = await self._post(f"{self._path}/join", invite=made["invite"], name="Bo")
        self._cookies = ada, bo

    async def connect(self) -> None:
        for seat, cookie in enumerate(self._cookies):
            socket = await self._connect(f"{self._path}/socket", cookie)
            socket.say('{"type":"hello","since":0}')
            await self._hear(seat, "welcome")

    @property
    def over(self) -> bool:
        return bool(self._shown[0]["over"])

    def move(self) -> tuple[int, str]:
        seat = 0 if self._shown[0]["moves"] else 1
        number, moves = next(iter(self._shown[seat]["moves"].items()))
        self._count += 1
        command = {"type": "do", "id": str(self._count), "seat": int(number), "act": "move"}
        return seat, json.dumps({**command, "throw": self._shown[seat]["throws"], "move": moves[0]})

    async def hear(self, seat: int) -> None:
        await self._hear(seat, "news")

    async def _hear(self, seat: int, kind: str) -> None:
        while True:
            text = await self._sockets[seat].hear()
            message = json.loads(text)
            if message["type"] == "refused":
                raise RuntimeError(text)
            if message["type"] == kind:
                self._shown[seat] = message["table"]
                return


class PeerTable(Sockets):
    """Speaks what boardgame.io's own client says: messages of socket.io, in one socket each."""

    NAME = "rows"
    PING, PONG, CONNECT, EVENT = "2", "3", f"40/{NAME},", f"42/{NAME},"

    def __init__(self, http: httpx.AsyncClient) -> None:
        super().__init__(http)
        self._credentials: list[str] = []
        self._state: dict[str, Any] = {}

    async def make(self) -> None:
        made, _ = await self._post(f"/games/{self.NAME}/create", numPlayers=2)
        self._match = made["matchID"]
        for name in ("Ada", "Bo"):
            joined, _ = await self._post(f"/games/{self.NAME}/{self._match}/join", playerName=name)
            self._credentials.append(joined["playerCredentials"])

    async def connect(self) -> None:
        for seat, credentials in enumerate(self._credentials):
            socket = await self._connect("/socket.io/?EIO=4&transport=websocket")
            await socket.hear()  # how often it will ping
            socket.say(self.CONNECT)
            await socket.hear()  # that we are connected
            socket.say(self._event("sync", self._match, str(seat), credentials, 2))
            self._state = (await self._hear(seat, "sync"))["state"]

    @property
    def over(self) -> bool:
        return "gameover" in self._state["ctx"]

    def move(self) -> tuple[int, str]:
        player, game = self._state["ctx"]["currentPlayer"], self._state["G"]
        seat = int(player)
        row = game["sheets"][seat][game["die"] - 1]
        name, given = ("cross", [row.index(0)]) if 0 in row else ("pass", [])
        payload = {"type": name, "args": given, "playerID": player, "credentials": self._credentials[seat]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return seat, self._event("update", action, self._state["_stateID"], self._match, player)

    async def hear(self, seat: int) -> None:
        self._state = await self._hear(seat, "update")

    def _event(self, *values: Any) -> str:
        return self.EVENT + json.dumps(values)

    async def _hear(self, seat: int, kind: str) -> dict[str, Any]:
        while True:
            text = await self._sockets[seat].hear()
            if text == self.PING:
                self.say(seat, self.PONG)
                continue
            event, _, news, *_ = json.loads(text.removeprefix(self.EVENT))
            if event == kind:
                return dict(news)
