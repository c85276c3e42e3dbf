"""The socket of a table: hello, then commands. Raw ASGI for the beginning and the end, the line itself in between."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from time import monotonic
from typing import Any

from pydantic import ValidationError

from rollwright.server.http.guard import Receive, Scope, Send, client_of
from rollwright.server.http.limits import Bucket, Crowd, too_fast
from rollwright.server.json_text import encode
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.protocol import FROM_PAGE, Hello
from rollwright.server.referee import Referee
from rollwright.server.refusals import Refused, plain
from rollwright.server.settings import Settings
from rollwright.server.wire.eager import start
from rollwright.server.wire.room import TOO_SLOW, Line, Socket

COOKIE = "seat"
POLICY, FAULT, NO_TABLE = 1008, 1011, 4004
LINE = "rollwright.line"  # where a scope has it: our own server can do more than ASGI (`line.py`)
UNHEARD = 8  # messages of a socket that may wait
LAST = 3.0  # seconds that a reader has for what is left when the socket has ended; a server that stops waits longer


class Sockets:
    """All sockets of a server."""

    def __init__(self, referee: Referee, settings: Settings, metrics: Metrics) -> None:
        self._referee, self._settings, self._metrics = referee, settings, metrics
        self._crowd = Crowd(settings.sockets)
        self._count = 0
        metrics.ask("sockets", lambda: self._count)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # that somebody wants to connect
        try:
            with self._crowd.member(client_of(scope)):
                await send({"type": "websocket.accept"})
                self._count += 1
                try:
                    await self._talk(scope, receive, send)
                finally:
                    self._count -= 1
        except Refused as refusal:
            self._metrics.count("refusals", code=refusal.code)
            await _end(send, POLICY)

    async def _talk(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Until one of us ends it."""
        table, line = scope["path_params"]["table"], scope["extensions"][LINE]
        socket = Socket(line)
        talk = Talk(self._referee, self._settings, self._metrics, table, _secret(scope), socket, line)
        line.listen(talk.hear)
        hurry = asyncio.get_running_loop().call_later(self._settings.hello, talk.expect_hello)
        try:
            await receive()  # that it has ended
        finally:
            hurry.cancel()
            asyncio.get_running_loop().call_later(LAST, line.abort)  # nothing, if it is closed by then
            await self._referee.leave_room(table, socket)
        if socket.code == TOO_SLOW:
            self._metrics.count("slow_readers")
            line.abort()
        elif socket.code is not None:
            await _end(send, socket.code)


class Talk:
    """Does what a socket says, one after the other; at once, where nothing has to be waited for."""

    def __init__(
        self,
        referee: Referee,
        settings: Settings,
        metrics: Metrics,
        table: str,
        secret: str | None,
        socket: Socket,
        line: Line,
    ) -> None:
        self._referee, self._metrics = referee, metrics
        self._table, self._secret, self._socket, self._line = table, secret, socket, line
        self._bucket = Bucket(settings.messages, monotonic())
        self._waiting: deque[str | None] = deque()
        self._busy = self._greeted = False

    def hear(self, text: str | None) -> None:
        """Who says too much has to wait."""
        self._waiting.append(text)
        if not self._busy:
            self._go_on()
        elif len(self._waiting) > UNHEARD:
            self._line.pause()

    def expect_hello(self) -> None:
        if not self._greeted:
            self._socket.close(POLICY)

    def _go_on(self) -> None:
        self._busy = True
        while self._waiting:
            text = self._waiting.popleft()
            if not start(self._obey(text) if self._greeted else self._greet(text), self._go_on):
                return
        self._busy = False
        self._line.resume()

    async def _greet(self, text: str | None) -> None:
        hello = _understood(text)
        if not isinstance(hello, Hello):
            self._socket.close(POLICY)
            return
        self._greeted = True
        try:
            await self._referee.enter(self._table, self._secret, hello.since, self._socket)
        except Refused as refusal:
            self._refuse(refusal)
            self._socket.close(NO_TABLE if refusal.status == 404 else POLICY)
        except Exception as error:
            self._fail(error)

    async def _obey(self, text: str | None) -> None:
        if self._socket.code is not None:  # it was closed
            return
        if not self._bucket.take(monotonic()):
            self._refuse(too_fast())
            self._socket.close(POLICY)
            return
        command = _understood(text)
        if command is None or isinstance(command, Hello):
            self._refuse(Refused("refused-malformed"))
            return
        try:
            await self._referee.command(self._table, self._socket, command)
        except Refused as refusal:
            self._refuse(refusal, command.id)
        except Exception as error:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        self._metrics.count("faults")
        tell("fault", logging.ERROR, error=error)
        self._socket.close(FAULT)

    def _refuse(self, refusal: Refused, command: str | None = None) -> None:
        self._metrics.count("refusals", code=refusal.code)
        self._socket.put(encode({"type": "refused", "id": command, **plain(refusal)}))


async def _end(send: Send, code: int) -> None:
    with suppress(Exception):  # it may be gone already
        await send({"type": "websocket.close", "code": code})


def _understood(text: str | None) -> Any:
    """What the page said; None if it isn't understood."""
    if text is None:
        return None
    try:
        return FROM_PAGE.validate_json(text)
    except ValidationError:
        return None


def _secret(scope: Scope) -> str | None:
    """The seat's secret, from the cookie."""
    header = dict(scope["headers"]).get(b"cookie", b"").decode("latin-1")
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return None if morsel is None else morsel.value
