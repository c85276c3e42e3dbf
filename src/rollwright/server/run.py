"""The application in uvicorn, set up as it needs it: no compression, small frames, no log of addresses."""

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

PING = 20.0  # seconds after which a silent browser is asked whether it is there, and that it has to answer
SHUTDOWN = 5  # seconds that sockets have to close


class Server(uvicorn.Server):
    """Tells when it is ready. Where Ctrl-C is ignored, as in a job in the background of a shell, it stays so."""

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
    """For a process that only serves: games keep much and drop little in circles, and looking for those takes long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 100)


def make_server(settings: Settings, ready: Callable[[], None] = lambda: None) -> Server:
    """A server for a socket that listens already (`Server.run([listen(…)])`)."""
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
    """Our own, if uvicorn is the one that it was made for; else uvicorn's, which gives the application plain ASGI."""
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
    """A socket that listens; OptionError if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError:
        raise OptionError("serve-port", host=host, port=port) from None


def home_address() -> str:
    """The address of this machine on the home network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
