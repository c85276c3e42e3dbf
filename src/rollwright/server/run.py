"""Runs the application in uvicorn: sockets, signals, limits of the process, and a second listener for the home
network."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

import uvicorn

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

from rollwright.server.asgi import App
from rollwright.server.clients import Clients
from rollwright.server.door import Door
from rollwright.server.drain import Drain
from rollwright.server.http.app import create_app
from rollwright.server.listening import BACKLOG, NOWHERE, home_address, listen_near
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.refusals import UNAVAILABLE, Refused
from rollwright.server.settings import Settings

PING = 20.0  # seconds between keepalive pings, and to answer one
SHUTDOWN = 5  # seconds that connections get to close
HEAD = 16_384  # bytes of a request's head
AT_ONCE = 16  # connections that are accepted in one turn; other workers at the same socket take the next ones
END = 9  # seconds after which the system ends the process, whatever it waits for


class Server(uvicorn.Server):
    """Calls `ready` once it listens, and drains before it ends. If SIGINT is ignored, as in a background job of a
    shell, it stays ignored."""

    def __init__(self, config: uvicorn.Config, drain: Drain, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._drain, self._ready = drain, ready
        self._guests: list[tuple[Guests, asyncio.Task[None]]] = []
        self._port = 0
        self._in_background = signal.getsignal(signal.SIGINT) == signal.SIG_IGN

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """uvicorn calls this when a signal ends the server."""
        if not (sig == signal.SIGINT and self._in_background):
            if hasattr(signal, "alarm") and not self.should_exit:  # a second signal gives no more time
                signal.alarm(END)
            self._drain.begin()
            super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """uvicorn calls this when the server starts."""
        await super().startup(sockets)
        if self.started:
            for each in sockets or ():
                each.listen(BACKLOG)  # asyncio takes one number for what may wait and for what it accepts at once
            self._port = sockets[0].getsockname()[1] if sockets else 0
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """uvicorn calls this when the server ends. It listens until the last page has its answers, so that whoever asks
        is told that it ends."""
        await self._drain.send_pages_away()
        for guests, _ in self._guests:
            guests.should_exit = True
        await asyncio.gather(*(task for _, task in self._guests))
        await super().shutdown(sockets)

    async def let_in(self, config: uvicorn.Config) -> str:
        """Listens on the home network as well, at the same port if it is free; returns the address there."""
        home = home_address()
        if home == NOWHERE:
            raise Refused("refused-no-network", status=UNAVAILABLE)
        listening = listen_near(home, self._port)
        guests = Guests(config)
        self._guests.append((guests, asyncio.create_task(guests.serve([listening]))))
        origin = f"http://{home}:{listening.getsockname()[1]}"
        tell("home network let in", address=origin)
        return origin


class Guests(uvicorn.Server):
    """A second listener of the same application, in the same loop. Signals are the first one's."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leaves signals to the first listener."""
        yield


def collect_less() -> None:
    """Runs the garbage collector rarely: games keep many objects and make few reference cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 100)


def raise_file_limit() -> None:
    """Allows as many open files as the system does; each connection is one."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            with suppress(OSError, ValueError):  # macOS has another limit besides
                resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def make_server(settings: Settings, ready: Callable[[], None] = lambda: None, *, homely: bool = False) -> Server:
    """A server for a listening socket: `make_server(settings).run([listen(host, port)])`.

    `homely` gives the page a switch that lets in the home network.
    """
    clients, metrics, door, drain = Clients(settings), Metrics(), Door(settings.origin), Drain(settings.spread)
    app = create_app(settings, clients, metrics, door, drain)
    shared = {"http": _http_class(settings, clients, metrics), "ws": _websocket_class(settings, metrics)}
    server = Server(_config(app, settings, shared), drain, ready)
    if homely:
        door.let_in = lambda: server.let_in(_config(app, settings, shared, lifespan="off", timeout_graceful_shutdown=2))
    return server


def _config(app: App, settings: Settings, shared: Mapping[str, Any], **special: Any) -> uvicorn.Config:
    usual: dict[str, Any] = {"lifespan": "on", "timeout_graceful_shutdown": SHUTDOWN}
    return uvicorn.Config(
        app,
        backlog=AT_ONCE,
        h11_max_incomplete_event_size=HEAD,
        ws_max_size=settings.frame,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies) or None,
        **shared,
        **usual | special,
    )


def _http_class(settings: Settings, clients: Clients, metrics: Metrics) -> Any:
    """The class with limits on connections, if this uvicorn supports it; otherwise uvicorn's own."""
    try:
        from rollwright.server.wire import uvicorn_http

        if uvicorn_http.is_supported():
            return uvicorn_http.http_class(settings, clients, metrics)
    except ImportError:
        pass
    tell("connections without limits", logging.WARNING, uvicorn=uvicorn.__version__)
    return "h11"


def _websocket_class(settings: Settings, metrics: Metrics) -> Any:
    """The class that reads and writes frames itself, if this uvicorn supports it; otherwise uvicorn's own."""
    if settings.direct:
        try:
            from rollwright.server.wire import uvicorn_channel

            if uvicorn_channel.is_supported():
                return uvicorn_channel.channel_class(settings, metrics)
        except ImportError:
            pass
        tell("plain sockets", logging.WARNING, uvicorn=uvicorn.__version__)
    return "websockets-sansio"
