"""ASGI middleware around everything else: checks host, origin, rate and body of requests, and adds security headers to
answers."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from time import monotonic
from urllib.parse import urlsplit

from rollwright.server.asgi import App, Message, Receive, Scope, Send, client_of
from rollwright.server.clients import Clients
from rollwright.server.drain import Drain
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.refusals import TOO_MANY, UNAVAILABLE, Refused, check_json, refusal_body, retry_after
from rollwright.server.request_id import begin_request
from rollwright.server.settings import Settings
from rollwright.server.traces import traced

RECORDS = "/api/records"
UPLOADS = (RECORDS, "/api/reviews", "/api/positions", "/api/tries")  # with a record in the body
CHECK = "/pieces/check"  # with the text of a board or sheet in the body
BODY_SECONDS = 15.0
STARTS = ("http.response.start", "websocket.http.response.start", "websocket.accept")
SWITCHED = 101  # the status of a socket
HANDSHAKE, UPLOAD = 4, 10  # requests that a new socket and an uploaded record count for
_POLICY = (
    # blob: a photo that the browser shows from the device
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """The outermost middleware."""

    def __init__(self, app: App, settings: Settings, clients: Clients, metrics: Metrics, drain: Drain) -> None:
        self._app, self._settings, self._clients, self._metrics = app, settings, clients, metrics
        self._drain = drain
        self._pass = traced(settings, "request", self._pass_on)
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", *(name.lower() for name in settings.hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        request = begin_request(scope)

        async def send_counted(message: Message) -> None:
            if message["type"] in STARTS:
                self._metrics.answers[message.get("status", SWITCHED)] += 1
                message["headers"] = [*message.get("headers", []), request.header]
            await send(message)

        begun = monotonic()
        await self._pass(scope, receive, send_counted)
        if scope["type"] == "http":
            self._metrics.http_seconds.observe(monotonic() - begun)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on when its turn comes, or refuses it."""
        await self._clients.turns.wait()
        try:
            self._check(scope)
            with self._metrics.waiting("requests"):
                await self._clients.wait_turn(client_of(scope), _weight(scope))
        except Refused as refusal:
            return await self._refuse(scope, receive, send, refusal)
        if scope["type"] == "websocket":
            return await self._app(scope, receive, send)
        return await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Reads the body, then passes the request on; adds the security headers to the answer."""
        started = False

        async def send_more(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        try:
            body = await self._body(scope, receive)
            await self._app(scope, _again(body, receive), send_more)
        except Refused as refusal:
            await self._refuse(scope, receive, send, refusal)
        except Exception as error:
            self._metrics.faults += 1
            tell("fault", logging.ERROR, error=error, method=scope["method"])
            if not started:
                await self._refuse(scope, receive, send, Refused("refused-fault", status=500))

    def _check(self, scope: Scope) -> None:
        """Refused if host or origin is wrong, if the client is kept out or sends too many requests, or if the server is
        about to end."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self._is_ours(host):
            raise Refused("refused-host", status=421)
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not self._is_from_here(headers, host):
            raise Refused("refused-origin", status=403)
        if changes and self._drain.is_on:
            raise Refused("refused-restarting", status=UNAVAILABLE)
        self._clients.bans.check(client_of(scope))
        self._clients.requests.take(client_of(scope))
        if scope["type"] == "http" and scope["method"] == "POST" and scope["path"].startswith(RECORDS):
            self._clients.records.take(client_of(scope))

    def _is_ours(self, host: str) -> bool:
        """Whether a host is an IP address, this machine's name or one of the settings. Others may be DNS rebinding."""
        try:
            name = "" if "@" in host else urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _is_from_here(self, headers: dict[bytes, bytes], host: str) -> bool:
        """Whether the request is not from another site (CSRF). Without these headers it is not from a browser."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        return self._is_same(origin.decode("latin-1").lower(), host)

    def _is_same(self, origin: str, host: str) -> bool:
        own = (self._settings.origin or "").lower().rstrip("/")
        return origin in (f"http://{host}", f"https://{host}") or bool(own and origin == own)

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        """The whole body; Refused if it is too large, too slow or not JSON."""
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return b""
        headers = dict(scope["headers"])
        is_record = scope["path"].startswith(UPLOADS)
        most = self._most(scope["path"])
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > most:
            raise Refused("refused-too-large", status=413, most=most)
        try:
            body = await asyncio.wait_for(_read(receive, most), BODY_SECONDS)
        except TimeoutError:
            raise Refused("refused-too-slow", status=408) from None
        kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
        if body and kind != b"application/json":
            raise Refused("refused-not-json", status=415)
        if body and not is_record:  # a record is parsed where it is replayed
            check_json(body)
        return body

    def _most(self, path: str) -> int:
        """How many bytes a request to an address may have."""
        if path.startswith(UPLOADS):
            return self._settings.record
        return self._settings.text if path.endswith(CHECK) else self._settings.body

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, refusal: Refused) -> None:
        self._metrics.refusals[refusal.code] += 1
        kind = "http"
        if scope["type"] == "websocket":
            await receive()
            kind = "websocket.http"
            if "websocket.http.response" not in scope.get("extensions", {}):
                await send({"type": "websocket.close", "code": 1008})
                return
        headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), *HEADERS]
        headers += retry_after(refusal.status)
        if refusal.status == TOO_MANY and kind == "http":
            headers.append((b"connection", b"close"))  # new connections are limited, too
        await send({"type": f"{kind}.response.start", "status": refusal.status, "headers": headers})
        await send({"type": f"{kind}.response.body", "body": refusal_body(refusal)})


def _weight(scope: Scope) -> int:
    if scope["type"] == "websocket":
        return HANDSHAKE
    return UPLOAD if scope["path"].startswith(UPLOADS) else 1


async def _read(receive: Receive, most: int) -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Refused("refused-too-slow", status=408)
        body += message.get("body", b"")
        if len(body) > most:
            raise Refused("refused-too-large", status=413, most=most)
        if not message.get("more_body", False):
            return bytes(body)


def _again(body: bytes, receive: Receive) -> Receive:
    """A `receive` that first returns the body that has already been read."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again
