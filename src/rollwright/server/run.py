"""Runs the application in uvicorn: no compression, small frames, no access log."""

from __future__ import annotations

import gc
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any

import uvicorn

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

from rollwright.core.errors import OptionError
from rollwright.server.clients import Clients
from rollwright.server.http.app import create_app
from rollwright.server.logs import tell
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings

PING = 20.0  # seconds between keepalive pings, and to answer one
SHUTDOWN = 5  # seconds that connections get to close
HEAD = 16_384  # bytes of a request's head
END = 9  # seconds after which the system ends the process, whatever it waits for


class Server(uvicorn.Server):
    """Calls `ready` once it listens. If SIGINT is ignored, as in a background job of a shell, it stays ignored."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._in_background = signal.getsignal(signal.SIGINT) == signal.SIG_IGN

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not (sig == signal.SIGINT and self._in_background):
            if hasattr(signal, "alarm") and not self.should_exit:  # a second signal gives no more time
                signal.alarm(END)
            super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


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


def make_server(settings: Settings, ready: Callable[[], None] = lambda: None) -> Server:
    """A server for a listening socket: `make_server(settings).run([listen(host, port)])`."""
    clients, metrics = Clients(settings), Metrics()
    config = uvicorn.Config(
        create_app(settings, clients, metrics),
        http=_http_class(settings, clients, metrics),
        h11_max_incomplete_event_size=HEAD,
        ws=_websocket_class(settings, metrics),
        ws_max_size=settings.frame,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies) or None,
        timeout_graceful_shutdown=SHUTDOWN,
    )
    return Server(config, ready)


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


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; OptionError if the port is in use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError:
        raise OptionError("serve-port", host=host, port=port) from None


def home_address() -> str:
    """The address of this machine in the home network. Connecting a UDP socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
