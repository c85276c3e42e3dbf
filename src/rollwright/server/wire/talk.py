"""What a table's WebSocket says: hello, then commands, each answered before the next is read."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from time import monotonic
from typing import Any

from pydantic import ValidationError

from rollwright.server.asgi import Receive, Scope, Send, client_of
from rollwright.server.json_text import encode
from rollwright.server.limits import Bucket, Crowd, too_fast
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.protocol import FROM_PAGE, Hello
from rollwright.server.referee import Referee
from rollwright.server.refusals import Refused, plain
from rollwright.server.settings import Settings
from rollwright.server.wire.connection import FAULT, NO_TABLE, POLICY, TOO_SLOW, Closed, Connection, channel_of

COOKIE = "seat"


class Sockets:
    """The ASGI application of `/api/tables/{table}/socket`."""

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
            await send({"type": "websocket.close", "code": POLICY})

    async def _talk(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = Connection(channel_of(scope, receive, send, self._settings.unread))
        table = scope["path_params"]["table"]
        talk = Talk(self._referee, self._settings, self._metrics, table, connection)
        try:
            with suppress(Closed):
                await talk.greet(_secret(scope))
                while True:
                    await talk.obey(await connection.receive())
        finally:
            self._referee.leave_room(table, connection)
            if connection.code == TOO_SLOW:
                self._metrics.count("slow_readers")
            await connection.finish()


class Talk:
    """One page at one table."""

    def __init__(
        self, referee: Referee, settings: Settings, metrics: Metrics, table: str, connection: Connection
    ) -> None:
        self._referee, self._settings, self._metrics = referee, settings, metrics
        self._table, self._connection = table, connection
        self._bucket = Bucket(settings.messages, monotonic())

    async def greet(self, secret: str | None) -> None:
        """The first message says which entries the page has; it can't be waited for for ever."""
        try:
            async with asyncio.timeout(self._settings.hello):
                hello = _understood(await self._connection.receive())
        except TimeoutError:
            hello = None
        if not isinstance(hello, Hello):
            self._connection.close(POLICY)
            return
        try:
            await self._referee.enter(self._table, secret, hello.since, self._connection)
        except Refused as refusal:
            self._refuse(refusal)
            self._connection.close(NO_TABLE if refusal.status == 404 else POLICY)
        except Exception as error:
            self._fail(error)

    async def obey(self, text: str | None) -> None:
        """Carries a command out, or refuses it."""
        if not self._bucket.take(monotonic()):
            self._refuse(too_fast())
            self._connection.close(POLICY)
            return
        command = _understood(text)
        if command is None or isinstance(command, Hello):
            self._refuse(Refused("refused-malformed"))
            return
        try:
            await self._referee.command(self._table, self._connection, command)
        except Refused as refusal:
            self._refuse(refusal, command.id)
        except Exception as error:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        self._metrics.count("faults")
        tell("fault", logging.ERROR, error=error)
        self._connection.close(FAULT)

    def _refuse(self, refusal: Refused, command: str | None = None) -> None:
        self._metrics.count("refusals", code=refusal.code)
        self._connection.send(encode({"type": "refused", "id": command, **plain(refusal)}))


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
