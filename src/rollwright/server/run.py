"""Runs the application in uvicorn: no compression, small frames, no access log."""

from __future__ import annotations

import gc
import logging
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from rollwright.core.errors import OptionError
from rollwright.server.http.app import create_app
from rollwright.server.logs import tell
from rollwright.server.settings import Settings

PING = 20.0  # seconds between keepalive pings, and to answer one
SHUTDOWN = 5  # seconds that connections get to close


class Server(uvicorn.Server):
    """Calls `ready` once it listens. If SIGINT is ignored, as in a background job of a shell, it stays ignored."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._in_background = signal.getsignal(signal.SIGINT) == signal.SIG_IGN

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not (sig == signal.SIGINT and self._in_background):
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


def make_server(settings: Settings, ready: Callable[[], None] = lambda: None) -> Server:
    """A server for a listening socket: `make_server(settings).run([listen(host, port)])`."""
    config = uvicorn.Config(
        create_app(settings),
        ws=_websocket_class(settings),
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


def _websocket_class(settings: Settings) -> Any:
    """The class that reads and writes frames itself, if this uvicorn supports it; otherwise uvicorn's own."""
    if settings.direct:
        try:
            from rollwright.server.wire import uvicorn_channel

            if uvicorn_channel.is_supported():
                return uvicorn_channel.channel_class(settings)
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
