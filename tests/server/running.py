"""What tests of the server share: a real one on a free port, and people who play at it."""

from __future__ import annotations

import hashlib
import json
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
from msgspec.json import Decoder
from websockets.sync.client import ClientConnection, connect

from rollwright.server.listening import listen
from rollwright.server.metrics import Metrics
from rollwright.server.protocol import FromServer
from rollwright.server.run import make_server
from rollwright.server.settings import Rate, Settings
from support.waiting import PATIENCE, PATIENT

SHARE = bytes(range(32))
PROMISE = hashlib.sha256(SHARE).hexdigest()
ADA: dict[str, Any] = {"kind": "person", "name": "Ada"}
OPEN: dict[str, Any] = {"kind": "open"}
GREEDY: dict[str, Any] = {"kind": "bot", "bot": "greedy"}
FREE = Rate(1e9, 1e9)
read_message = Decoder(FromServer).decode  # strictly: no conversion, no unknown field


class Running:
    """A server in a thread."""

    def __init__(self, settings: Settings, *, homely: bool = False) -> None:
        self.socket = listen("127.0.0.1", 0)
        self.host = f"127.0.0.1:{self.socket.getsockname()[1]}"
        ready = threading.Event()
        self.server = make_server(settings, ready.set, homely=homely)
        self._thread = threading.Thread(target=self.server.run, args=([self.socket],))
        self._thread.start()
        assert ready.wait(PATIENCE)

    @property
    def address(self) -> str:
        return f"http://{self.host}"

    @property
    def metrics(self) -> Metrics:
        """For tests in which a request could be refused or cut off."""
        metrics: Metrics = cast(Any, self.server.config.http).metrics
        return metrics

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        self.socket.close()

    def client(self, **headers: str) -> httpx.Client:
        """Reads no certificates, which takes longer than most requests."""
        return httpx.Client(base_url=self.address, headers=headers, timeout=PATIENCE, verify=False)


@contextmanager
def running(data: Path, **more: Any) -> Iterator[Running]:
    """By default no request waits for its turn and nobody plays too fast: all people of a test are one client, whose
    games are as fast as the machine.

    `homely` gives it the switch that lets in the home network; all else is a setting.
    """
    homely = more.pop("homely", False)
    server = Running(Settings(**{"data": data, "warm": False, "pace": FREE, "messages": FREE, **more}), homely=homely)
    try:
        yield server
    finally:
        server.stop()


class Person:
    """Somebody at a table: a browser without a picture."""

    def __init__(self, server: Running, table: str, cookie: str | None = None) -> None:
        self.server, self.table, self.cookie = server, table, cookie
        self.entries: list[dict[str, Any]] = []
        self.shown: dict[str, Any] = {}
        self.mine: list[int] = []
        self.here: list[Any] = []
        self.socket: ClientConnection | None = None
        self._number = 0
        self._stack = ExitStack()

    def connect(self, since: int = 0, **headers: str) -> Person:
        cookie = {"Cookie": self.cookie} if self.cookie else {}
        address = f"ws://{self.server.host}/api/tables/{self.table}/socket"
        options: dict[str, Any] = {"additional_headers": {**cookie, **headers}, "proxy": None, "compression": None}
        connected = connect(address, **options, **PATIENT)
        self.socket = self._stack.enter_context(connected)
        self.send({"type": "hello", "since": since})
        return self

    def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message, which is as the protocol has it."""
        assert self.socket is not None
        text = self.socket.recv(PATIENCE)
        read_message(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "part":
            self.entries += message["entries"]
        elif message["type"] in ("welcome", "news"):
            self.entries += message["entries"]
            self.shown, self.mine = message["table"], message["mine"]
        elif message["type"] == "here":
            self.here = message["here"]
        return message

    def hear_until(self, kind: str) -> dict[str, Any]:
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def wait_for(self, phase: str) -> None:
        while self.shown.get("phase") != phase:
            self.hear()

    def do(self, act: str, seat: int | None = None, **more: Any) -> dict[str, Any]:
        """Sends a command and gives the answer to it; what else is heard meanwhile is taken in."""
        self._number += 1
        given = {"type": "do", "id": f"c{self._number}", "seat": self.mine[0] if seat is None else seat, "act": act}
        self.send({**given, **more})
        return self.answer(more.get("id", given["id"]))

    def answer(self, command: str) -> dict[str, Any]:
        while (message := self.hear())["type"] not in ("done", "refused") or message["id"] != command:
            assert message["type"] != "refused" or message["id"] is not None, message  # the whole socket is refused
        return message

    def move(self, words: str | None = None, seat: int | None = None) -> dict[str, Any]:
        chosen = self.mine[0] if seat is None else seat
        words = self.shown["moves"][str(chosen)][0] if words is None else words
        return self.do("move", chosen, throw=self.shown["throws"], move=words)

    def play(self) -> None:
        """Plays by the list of moves until the table is over."""
        if not self.shown:
            self.hear_until("welcome")
        while self.shown["phase"] != "over":
            asked = [seat for seat in self.mine if seat in self.shown["pending"]]
            if not asked:
                self.hear_until("news")
                continue
            answer = self._act(asked[0])
            assert answer["type"] == "done", answer
            while len(self.entries) <= answer["n"]:
                self.hear()

    def _act(self, seat: int) -> dict[str, Any]:
        if self.shown["phase"] == "revealing":
            return self.do("reveal", seat, share=SHARE.hex())
        if self.shown["phase"] == "choosing":
            return self.do("choose", seat, piece=self.shown["sides"][str(seat)][-1])
        moves = self.shown["moves"][str(seat)]
        return self.do("move", seat, throw=self.shown["throws"], move=moves[len(self.entries) % len(moves)])

    def close(self) -> None:
        self._stack.close()


def play_together(*people: Person) -> None:
    """Everybody plays until the table is over. If somebody can't go on, nobody waits any longer."""
    with ThreadPoolExecutor() as threads:
        playing = [threads.submit(person.connect().play) for person in people]
        try:
            for each in as_completed(playing):
                each.result()
        except BaseException:
            for person in people:
                person.close()
            raise


def shake_hands(server: Running, raw: socket.socket, table: str, cookie: str | None = None) -> None:
    """Opens a WebSocket to a table by hand, and says hello; the answer is not read."""
    raw.connect(server.socket.getsockname())
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {server.host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    raw.sendall("\r\n".join([*lines, "", ""]).encode())
    assert raw.recv(12).endswith(b"101")
    hello = b'{"type":"hello","since":0}'
    raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)


def make_table(server: Running, *seats: dict[str, Any], **more: Any) -> tuple[Person, str]:
    """A table, whoever made it, and the invitation."""
    with server.client() as client:
        answer = client.post("/api/tables", json={"game": "diceland", "seats": list(seats), **more})
        assert answer.status_code == 200, answer.text
        made = answer.json()
        return Person(server, made["table"], cookie_of(answer)), made["invite"]


def join_table(server: Running, table: str, invite: str, name: str = "Bo", **more: Any) -> Person:
    with server.client() as client:
        answer = client.post(f"/api/tables/{table}/join", json={"invite": invite, "name": name, **more})
        assert answer.status_code == 200, answer.text
        return Person(server, table, cookie_of(answer))


def get(server: Running, path: str, **headers: str) -> httpx.Response:
    with server.client() as client:
        return client.get(path, headers=headers)


def post(server: Running, path: str, value: Any = None, **headers: str) -> httpx.Response:
    with server.client() as client:
        return client.post(path, json=value, headers=headers)


def cookie_of(answer: httpx.Response) -> str:
    return answer.headers["set-cookie"].split(";")[0]
