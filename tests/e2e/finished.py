"""Games that have been played already: over the socket, since how they came about doesn't matter."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.sync.client import connect

from e2e.people import Person

PATIENCE = 120.0  # seconds
SHARE = bytes(range(32)).hex()
PROMISE = hashlib.sha256(bytes.fromhex(SHARE)).hexdigest()


@dataclass(frozen=True)
class Table:
    """A table, and the key to its seats."""

    address: str
    id: str
    cookie: tuple[str, str]

    def show(self, person: Person) -> Person:
        """Sits a person down there."""
        name, value = self.cookie
        path = f"{self.address}/api/tables/{self.id}"
        person.page.context.add_cookies([{"name": name, "value": value, "url": path}])
        person.page.goto(f"/table/{self.id}")
        return person

    def record(self) -> dict[str, Any]:
        record: dict[str, Any] = httpx.get(
            f"{self.address}/api/tables/{self.id}/record", timeout=PATIENCE, verify=False
        ).json()
        return record


def make_table(address: str, game: str, *names: str, **more: Any) -> Table:
    """A table of people who share a device."""
    seats = [{"kind": "person", "name": name} for name in names]
    wish = {"game": game, "seats": seats, "pieces": "lot", "order": "given", "options": {}, "promise": PROMISE, **more}
    answer = httpx.post(f"{address}/api/tables", json=wish, timeout=PATIENCE, verify=False)
    assert answer.status_code == 200, answer.text
    name, value = answer.headers["set-cookie"].split(";")[0].split("=", 1)
    return Table(address, answer.json()["table"], (name, value))


def play(table: Table, moves: int | None = None, until: Callable[[dict[str, Any]], bool] = lambda _: False) -> Table:
    """Plays moves for all seats, until something is so or the game is over."""
    url = f"{table.address.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
    headers = {"Cookie": "=".join(table.cookie)}
    patience: dict[str, Any] = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "ping_interval": None}
    with connect(url, additional_headers=headers, proxy=None, compression=None, **patience) as socket:
        socket.send(json.dumps({"type": "hello", "since": 0}))
        shown, done = _hear(socket), 0
        while shown["phase"] == "revealing" or (shown["phase"] != "over" and done != moves and not until(shown)):
            socket.send(json.dumps({"type": "do", "id": f"c{shown['events']}-{done}", **_act(shown, done)}))
            done += shown["phase"] == "playing"
            shown = _hear(socket)
    return table


def is_last_cross(shown: dict[str, Any]) -> bool:
    """Diceland: whoever is asked first has one cross left to make."""
    seat = shown["pending"][0]
    return bool(shown["look"]["seats"][seat]["left"] == 1 and shown["moves"][str(seat)][0].startswith("cross"))


def _hear(socket: Any) -> dict[str, Any]:
    """What is on the table after the next news."""
    while True:
        message = json.loads(socket.recv(PATIENCE))
        assert message["type"] != "refused", message
        if message["type"] in ("welcome", "news"):
            table: dict[str, Any] = message["table"]
            return table


def _act(shown: dict[str, Any], done: int) -> dict[str, Any]:
    seat = shown["pending"][0]
    if shown["phase"] == "revealing":
        return {"act": "reveal", "seat": seat, "share": SHARE}
    moves = shown["moves"][str(seat)]
    return {"act": "move", "seat": seat, "throw": shown["throws"], "move": moves[done % len(moves)]}
