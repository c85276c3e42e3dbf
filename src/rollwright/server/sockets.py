"""The socket of a table: hello, then commands. Raw ASGI, since every move passes here."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from time import monotonic
from typing import Any

from pydantic import ValidationError

from rollwright.server.guard import Message, Receive, Scope, Send, client_of
from rollwright.server.hub import Socket
from rollwright.server.journal import tell
from rollwright.server.limits import Bucket, Crowd, too_fast
from rollwright.server.metrics import Metrics
from rollwright.server.protocol import FROM_PAGE, Hello
from rollwright.server.referee import Referee
from rollwright.server.refusals import Refused, plain
from rollwright.server.settings import Settings
from rollwright.server.text import encode

COOKIE = "seat"
POLICY, FAULT, NO_TABLE = 1008, 1011, 4004
DIRECT, ABORT = "rollwright.direct", "rollwright.abort"  # what our own server can do beside ASGI (`run.py`)


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
        except Exception as error:
            self._metrics.count("faults")
            tell("fault", logging.ERROR, error=error)
            await _end(send, FAULT)

    async def _talk(self, scope: Scope, receive: Receive, send: Send) -> None:
        table, secret = scope["path_params"]["table"], _secret(scope)
        dropped = False

        def give_up() -> None:
            nonlocal dropped
            dropped = True
            self._metrics.count("slow_readers")
            listening.cancel()

        extensions = scope.get("extensions", {})
        socket = Socket(send, extensions.get(DIRECT), self._settings.queue, give_up)
        pump = asyncio.create_task(_pump(socket))
        # A task of its own: a message would else pass everything that stands around this call, twice.
        listening = asyncio.create_task(self._listen(table, secret, receive, socket))
        try:
            await listening
        except asyncio.CancelledError:
            listening.cancel()
            if not dropped:
                raise
            extensions.get(ABORT, lambda: None)()
        finally:
            await self._referee.leave_room(table, socket)
            if dropped:
                pump.cancel()
            else:
                socket.close(1000)
                await asyncio.wait([pump], timeout=5)
                pump.cancel()

    async def _listen(self, table: str, secret: str | None, receive: Receive, socket: Socket) -> None:
        try:
            message = await asyncio.wait_for(receive(), self._settings.hello)
            hello = _understood(message)
        except TimeoutError:
            hello = None
        if not isinstance(hello, Hello):
            socket.close(POLICY)
            return
        try:
            await self._referee.enter(table, secret, hello.since, socket)
        except Refused as refusal:
            socket.put(self._refusal(refusal))
            socket.close(NO_TABLE if refusal.status == 404 else POLICY)
            return
        await self._obey(table, receive, socket)

    async def _obey(self, table: str, receive: Receive, socket: Socket) -> None:
        bucket = Bucket(self._settings.messages, monotonic())
        while (message := await receive())["type"] == "websocket.receive":
            if not bucket.take(monotonic()):
                socket.put(self._refusal(too_fast()))
                socket.close(POLICY)
                return
            command = _understood(message)
            if command is None or isinstance(command, Hello):
                socket.put(self._refusal(Refused("refused-malformed")))
                continue
            try:
                await self._referee.command(table, socket, command)
            except Refused as refusal:
                socket.put(self._refusal(refusal, command.id))

    def _refusal(self, refusal: Refused, command: str | None = None) -> str:
        self._metrics.count("refusals", code=refusal.code)
        return encode({"type": "refused", "id": command, **plain(refusal)})


async def _end(send: Send, code: int) -> None:
    with suppress(Exception):  # it may be gone already
        await send({"type": "websocket.close", "code": code})


async def _pump(socket: Socket) -> None:
    """A connection that breaks while something is sent is told to whoever listens; nothing is to be done here."""
    with suppress(OSError, RuntimeError):
        await socket.pump()


def _understood(message: Message) -> Any:
    """What the page said; None if it isn't understood."""
    text = message.get("text")
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
