"""A server process and the people at its tables, as a browser sees them: HTTP, a cookie and a socket."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any, Self

import httpx
from websockets.sync.client import connect

from support.processes import running
from support.waiting import PATIENCE, PATIENT

Json = dict[str, Any]


class Server:
    """`rollwright serve` in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], log: Path, address: str) -> None:
        self.process, self.log, self.address = process, log, address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, verify=False)

    def ask(self, method: str, path: str, body: Any = None, cookie: str | None = None) -> httpx.Response:
        self.http.cookies.clear()  # every device sends its own
        return self.http.request(method, path, json=body, headers={} if cookie is None else {"cookie": cookie})

    def look(self, table: str, cookie: str | None = None, since: int = 0) -> Json:
        """What a device that comes to the table is told."""
        found: Json = self.ask("GET", f"/api/tables/{table}?since={since}", cookie=cookie).json()
        return found

    def stop(self) -> list[Json]:
        """Ends it as an operator does; the lines of its log."""
        self.http.close()
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(PATIENCE) == 0, self.log.read_text("utf-8")
        lines = self.log.read_text("utf-8").splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]  # a bot that is stopped may write more


@contextmanager
def serving(data: Path, **settings: object) -> Iterator[Server]:
    """A server on a data folder, with settings of its environment. It is killed if it was not stopped."""
    line = [sys.executable, "-m", "rollwright", "serve", "--port", "0", "--no-open", "--data", str(data)]
    chosen = {f"ROLLWRIGHT_SERVE_{name.upper()}": str(value) for name, value in settings.items()}
    environment = {**os.environ, "ROLLWRIGHT_BACKGROUND": "0", **chosen}
    log = data.parent / "log.txt"
    with (
        log.open("w", encoding="utf-8") as errors,
        running(line, env=environment, stdout=subprocess.PIPE, stderr=errors) as process,
    ):
        assert process.stdout is not None
        address = re.search(r"http://\S+:\d+", process.stdout.readline())
        assert address is not None, log.read_text("utf-8")
        yield Server(process, log, address[0])


class Person:
    """Somebody with a socket to a table, from `with` on."""

    def __init__(self, server: Server, table: str, cookie: str | None = None) -> None:
        self.entries: list[Json] = []
        self.shown: Json = {}
        self.mine: list[int] = []
        self._address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._headers = {} if cookie is None else {"Cookie": cookie}
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        connecting = connect(self._address, additional_headers=self._headers, compression=None, proxy=None, **PATIENT)
        self._socket = self._stack.enter_context(connecting)
        self._send({"type": "hello", "since": 0})
        while not self.shown:
            self.hear()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def _send(self, message: Json) -> None:
        self._socket.send(json.dumps(message))

    def hear(self) -> Json:
        """Takes the next message in."""
        message: Json = json.loads(self._socket.recv(PATIENCE))
        if message["type"] in ("welcome", "news"):
            self.entries += message["entries"]
            self.shown, self.mine = message["table"], message["mine"]
        return message

    def do(self, act: str, seat: int | None = None, **more: Any) -> Json:
        """Has a command carried out; the answer, after the news of it."""
        seat = self.mine[0] if seat is None else seat
        command = {"type": "do", "id": token_hex(8), "seat": seat, "act": act, **more}
        self._send(command)
        while (answer := self.hear())["type"] not in ("done", "refused") or answer["id"] != command["id"]:
            pass
        while answer["type"] == "done" and (not self.entries or self.entries[-1]["n"] < answer["n"]):
            self.hear()
        return answer

    def move(self, words: str | None = None, seat: int | None = None) -> Json:
        """A move, by default the first of the list."""
        seat = next(seat for seat in self.mine if str(seat) in self.shown["moves"]) if seat is None else seat
        words = self.shown["moves"][str(seat)][0] if words is None else words
        return self.do("move", seat, throw=self.shown["throws"], move=words)

    def is_asked(self) -> bool:
        return bool(self.shown["moves"])

    def wait_until_asked(self) -> None:
        """Others play meanwhile; or the table is over."""
        while not self.is_asked() and self.shown["phase"] != "over":
            self.hear()

    def play_to_the_end(self) -> None:
        """Takes moves from here and there in the list, until the table is over."""
        self.wait_until_asked()
        while self.shown["phase"] != "over":
            seat, moves = next(iter(self.shown["moves"].items()))
            assert self.move(moves[len(self.entries) % len(moves)], int(seat))["type"] == "done"
            self.wait_until_asked()
