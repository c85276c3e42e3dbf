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
from rollwright.games.diceland.material.board import shipped_board

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


Shown = dict[str, Any]  # what is on a table
MOST_GAMES = 200


def play(table: Table, moves: int | None = None) -> Table:
    """Plays so many moves for all seats, or to the end."""
    _play(table, moves, lambda _: False)
    return table


def come_to(until: Callable[[Shown], bool], address: str, game: str, *names: str, moves: int | None = None) -> Table:
    """A table at which something is so, after so many moves at most. Games in which it never is are given up."""
    for _ in range(MOST_GAMES):
        table = make_table(address, game, *names)
        shown = _play(table, moves, until)
        if shown["phase"] == "playing" and until(shown):
            return table
    raise AssertionError("it never came to that")


def _play(table: Table, moves: int | None, until: Callable[[Shown], bool]) -> Shown:
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
        return shown


def is_last_cross(shown: Shown) -> bool:
    """Diceland: whoever is asked first has one cross left to make, and a choice."""
    seat = shown["pending"][0]
    moves = shown["moves"][str(seat)]
    return bool(shown["look"]["seats"][seat]["left"] == 1 and len(moves) > 1 and moves[0].startswith("cross"))


def is_forced(shown: Shown) -> bool:
    """Diceland: whoever is asked first has to fill a territory with several crosses, and may cross nowhere else; other
    spaces are crossed already."""
    seat = shown["pending"][0]
    part, board = shown["look"]["seats"][seat], shipped_board(shown["seats"][seat]["piece"])
    crossed = int(part["crossed"], 16)
    can = [board.spaces[board.index[move.split()[1]]] for move in shown["moves"][str(seat)] if move.startswith("cross")]
    free = [at for at, space in enumerate(board.spaces) if can and space.territory == can[0].territory]
    return (
        crossed > 0
        and len({space.territory for space in can}) == 1
        and part["left"] == sum(not crossed >> at & 1 for at in free) > 1
    )


def is_too_much(shown: Shown) -> bool:
    """Diceland: whoever decides has set more dice aside than there is room for."""
    look = shown["look"]
    dice = look["dice"]
    return bool(look["phase"] == "decide" and len(dice["aside"]) > look["room"][dice["chosen"]])


def is_crossing(shown: Shown) -> bool:
    """Diceland: the only one who is asked has several crosses to make, and a choice."""
    seat, *others = shown["pending"]
    return bool(not others and shown["look"]["seats"][seat]["left"] > 1 and not is_forced(shown))


def is_choosing(shown: Shown) -> bool:
    """Diceland: the only one who is asked may use a colour."""
    seat, *others = shown["pending"]
    return bool(not others and shown["moves"][str(seat)][0].startswith("use"))


def _hear(socket: Any) -> Shown:
    """What is on the table after the next news."""
    while True:
        message = json.loads(socket.recv(PATIENCE))
        assert message["type"] != "refused", message
        if message["type"] in ("welcome", "news"):
            table: Shown = message["table"]
            return table


def _act(shown: Shown, done: int) -> dict[str, Any]:
    seat = shown["pending"][0]
    if shown["phase"] == "revealing":
        return {"act": "reveal", "seat": seat, "share": SHARE}
    moves = shown["moves"][str(seat)]
    return {"act": "move", "seat": seat, "throw": shown["throws"], "move": moves[done % len(moves)]}
