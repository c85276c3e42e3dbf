"""The conversation on a table's WebSocket: a hello, then commands, each answered before the next one is read."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic

from starlette.requests import HTTPConnection

from rollwright.server.asgi import Receive, Scope, Send, client_of
from rollwright.server.clients import Clients
from rollwright.server.drain import Drain
from rollwright.server.json_text import encode
from rollwright.server.limits import Bucket, too_fast
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.protocol import Storing, read_command, read_hello
from rollwright.server.referee import Referee
from rollwright.server.refusals import Refused, refused_message
from rollwright.server.request_id import current_request
from rollwright.server.settings import Settings
from rollwright.server.traces import traced
from rollwright.server.wire.connection import FAULT, NO_TABLE, POLICY, TOO_SLOW, Closed, Connection, channel_of
from rollwright.server.wire.intake import Intake

COOKIE = "seat"
MALFORMED = (ValueError, RecursionError)  # raised by `read_hello` and `read_command`


class Sockets:
    """The ASGI application of `/api/tables/{table}/socket`."""

    def __init__(
        self, referee: Referee, settings: Settings, clients: Clients, metrics: Metrics, drain: Drain | None = None
    ) -> None:
        self._referee, self._settings, self._clients, self._metrics = referee, settings, clients, metrics
        self._drain = drain or Drain(settings.spread)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        try:
            with self._clients.sockets.one_more(client_of(scope), "refused-too-many-sockets"):
                await send({"type": "websocket.accept"})
                self._metrics.sockets += 1
                try:
                    await self._talk(scope, receive, send)
                finally:
                    self._metrics.sockets -= 1
        except Refused as refusal:
            self._metrics.refusals[refusal.code] += 1
            await send({"type": "websocket.close", "code": POLICY})

    async def _talk(self, scope: Scope, receive: Receive, send: Send) -> None:
        intake = Intake(self._settings.received, self._clients.received.bucket(client_of(scope)), self._metrics)
        connection = Connection(channel_of(scope, receive, send, self._settings.unread, intake))
        connection.client = client_of(scope)
        table = scope["path_params"]["table"]
        talk = Talk(self._referee, self._settings, self._metrics, table, connection)
        try:
            with self._drain.pages.connected(connection):
                await asyncio.create_task(talk.run(_secret(scope)))  # its call stack is short
        finally:
            self._referee.leave(table, connection)
            if connection.code == TOO_SLOW:
                self._metrics.slow_readers += 1
            await connection.finish()


class Talk:
    """The conversation with one page at one table."""

    def __init__(
        self, referee: Referee, settings: Settings, metrics: Metrics, table: str, connection: Connection
    ) -> None:
        self._referee, self._settings, self._metrics = referee, settings, metrics
        self._table, self._connection = table, connection
        self._bucket = Bucket(settings.messages, monotonic())
        self._request = current_request()
        self._command = traced(settings, "command", referee.command)

    async def run(self, secret: str | None) -> None:
        """Runs until either side closes the connection."""
        with suppress(Closed):
            await self._greet(secret)
            while True:
                await self._obey(await self._connection.receive())

    async def _greet(self, secret: str | None) -> None:
        """Waits for the hello, which says which entries the page has, for a limited time; then enters the room."""
        try:
            async with asyncio.timeout(self._settings.hello):
                hello = read_hello(await self._connection.receive() or "")
        except (TimeoutError, *MALFORMED):
            self._connection.close(POLICY)
            return
        try:
            await self._referee.enter(self._table, secret, hello.since, self._connection)
            if self._referee.tables.watch.is_away:
                self._connection.send(encode(Storing(works=False)))
        except Closed:
            raise
        except Refused as refusal:
            self._refuse(refusal)
            self._connection.close(NO_TABLE if refusal.status == 404 else POLICY)
        except Exception as error:
            self._fail(error)

    async def _obey(self, text: str | None) -> None:
        """Parses a command and has it carried out, or refuses it."""
        begun = monotonic()
        if self._request is not None:
            self._request.commands += 1
        if not self._bucket.take(begun):
            self._refuse(too_fast())
            self._connection.close(POLICY)
            return
        try:
            command = read_command(text or "")
        except MALFORMED:
            self._refuse(Refused("refused-malformed"))
            return
        try:
            await self._command(self._table, self._connection, command)
            self._metrics.acknowledge_seconds.observe(monotonic() - begun)
        except Refused as refusal:
            self._refuse(refusal, command.id)
        except Exception as error:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        self._metrics.faults += 1
        tell("fault", logging.ERROR, error=error)
        self._connection.close(FAULT)

    def _refuse(self, refusal: Refused, command: str | None = None) -> None:
        self._metrics.refusals[refusal.code] += 1
        self._connection.send(refused_message(command, refusal))


def _secret(scope: Scope) -> str | None:
    """The device's secret, from the cookie; parsed as in the routes of HTTP."""
    return HTTPConnection(scope).cookies.get(COOKIE)
