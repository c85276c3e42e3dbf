"""HTTP connections: how many a client may have, how fast they may come, and how long a request may take.

A subclass of uvicorn's HTTP protocol, which has no such limits. It relies on internals of uvicorn, so it is used only
with the versions that it was tested with.
"""

from __future__ import annotations

import asyncio
import ipaddress
from contextlib import suppress
from time import monotonic
from typing import Any

import uvicorn
from h11 import LocalProtocolError
from uvicorn.protocols.http.h11_impl import H11Protocol

from rollwright.server.asgi import client_at
from rollwright.server.clients import Clients
from rollwright.server.limits import too_fast
from rollwright.server.metrics import Metrics
from rollwright.server.refusals import RETRY, TOO_MANY, refusal_body
from rollwright.server.settings import Settings
from rollwright.server.wire.intake import LEAST, MOST
from rollwright.server.wire.uvicorn_channel import TESTED

HOOKS = (
    *("connection_made", "connection_lost", "data_received"),
    *("handle_websocket_upgrade", "on_response_complete", "send_400_response"),
)
READ = 256  # tokens for each read, beside one for each byte
LINGER = 2.0  # seconds in which a client that is turned away can read the answer; closing at once could destroy it
UNREAD = 65_536  # bytes of such a client's request that are read and dropped


def _turned_away() -> bytes:
    """The whole answer to a client with too many connections."""
    body = refusal_body(too_fast())
    head = f"HTTP/1.1 {TOO_MANY} Too Many Requests\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
    return head.encode() + b"retry-after: " + RETRY + b"\r\nconnection: close\r\n\r\n" + body


TURNED_AWAY = _turned_away()


def is_supported() -> bool:
    """Whether HTTP connections can be limited: this uvicorn was tested, and has all methods that are overridden
    here."""
    return uvicorn.__version__.startswith(TESTED) and all(hasattr(H11Protocol, name) for name in HOOKS)


def http_class(settings: Settings, clients: Clients, metrics: Metrics) -> type[HttpConnection]:
    """The class of limited HTTP connections, for uvicorn's option `http`."""
    shared = {"settings": settings, "clients": clients, "metrics": metrics, "proxies": Proxies(settings.proxies)}
    return type("HttpConnection", (HttpConnection,), shared)


class Proxies:
    """Trusted reverse proxies, by address or network. Their connections are those of many clients."""

    def __init__(self, given: tuple[str, ...]) -> None:
        self._names = set(given)
        self._networks = []
        for name in given:
            with suppress(ValueError):
                self._networks.append(ipaddress.ip_network(name))

    def __contains__(self, host: str) -> bool:
        if host in self._names or "*" in self._names:
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


class HttpConnection(H11Protocol):
    """A connection until it ends or becomes a WebSocket."""

    settings: Settings
    clients: Clients
    metrics: Metrics
    proxies: Proxies

    _from: str | None = None  # the client that it is counted for; None for a proxy's
    _is_counted = False
    _is_turned_away = False
    _dropped = 0  # bytes
    _deadline: asyncio.TimerHandle | None = None
    _watched: Any = None  # the request that the deadline is for; None while its head is awaited

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._from = None if host in self.proxies else client_at(host)
        if self._from is not None and not self._may_come(self._from):
            self._turn_away(self._from)
            return
        self._is_counted = True
        self.metrics.connections += 1
        self._set_deadline(self.settings.head)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_turned_away:
            self._drop(len(data))
            return
        self._pay(len(data))
        super().data_received(data)
        self._watch()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._leave()
        self.transport.resume_reading()  # the socket has its own limits, and knows nothing of our pause
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def send_400_response(self, msg: str) -> None:
        """Something can't be read. If it belongs to a request that is being answered, that goes to nobody any more."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        try:
            super().send_400_response(msg)
        except LocalProtocolError:  # an answer had begun, or was not to have a body
            self.transport.abort()

    def _may_come(self, client: str) -> bool:
        return self.clients.arrivals.bucket(client).take(monotonic()) and self.clients.connections.add(client)

    def _turn_away(self, client: str) -> None:
        """Answers that the client has too many connections, and closes this one; at once if there are many such."""
        self.metrics.cut_off += 1
        if not self.clients.turned_away.add(client):
            self.transport.abort()
            return
        self._is_turned_away = True
        self.transport.write(TURNED_AWAY)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._deadline = self.loop.call_later(LINGER, self.transport.abort)

    def _drop(self, size: int) -> None:
        self._dropped += size
        if self._dropped > UNREAD:
            self.transport.pause_reading()

    def _leave(self) -> None:
        """It is no longer counted or watched."""
        if self._is_turned_away and self._from is not None:
            self._is_turned_away = False
            self.clients.turned_away.remove(self._from)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if self._is_counted:
            self._is_counted = False
            self.metrics.connections -= 1
            if self._from is not None:
                self.clients.connections.remove(self._from)

    def _watch(self) -> None:
        """Sets the deadline for what is awaited now: the head of a request, or its body and the end of its answer."""
        request = None if self.cycle is None or self.cycle.response_complete else self.cycle
        if request is not self._watched and self._is_counted:
            self._watched = request
            self._set_deadline(self.settings.head if request is None else self.settings.answer)

    def _set_deadline(self, seconds: float) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._cut_off)

    def _cut_off(self) -> None:
        self.metrics.cut_off += 1
        self.transport.abort()

    def _pay(self, size: int) -> None:
        """Takes tokens for what was read; if the client has none left, it is not read from for a while."""
        if self._from is None:
            return
        bucket = self.clients.uploads.bucket(self._from)
        bucket.spend(READ + size)
        if wait := bucket.wait(monotonic()):
            self.metrics.pauses += 1
            self.transport.pause_reading()
            self.loop.call_later(min(max(wait, LEAST), MOST), self._resume)

    def _resume(self) -> None:
        if self._is_counted and not self.flow.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()
