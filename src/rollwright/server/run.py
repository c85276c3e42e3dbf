"""The application in uvicorn, set up as it needs it: no compression, small frames, no log of addresses."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from rollwright.core.errors import OptionError
from rollwright.server.app import create_app
from rollwright.server.settings import Settings
from rollwright.server.sockets import ABORT, DIRECT

PING = 20.0  # seconds after which a silent browser is asked whether it is there, and that it has to answer
NO_TEXT = 1007
SHUTDOWN = 5  # seconds that sockets have to close


class TableSocket(WebSocketsSansIOProtocol):
    """A socket that can be written to at once and, if its reader doesn't read, be cut; he would notice nothing else."""

    unread: int

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[DIRECT], extensions[ABORT] = self.write_texts, self.transport.abort

    def send_receive_event_to_app(self) -> None:
        """Text that is no text ends the socket; nobody can fill the log with it."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(b"".join(self.frames)):
            self.frames = []
            if self.conn.state is State.OPEN:  # a close may have come right behind it
                self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def write_texts(self, texts: list[str]) -> bool:
        """All of them in one go; False if too much lies unread already."""
        if self.transport.get_write_buffer_size() > self.unread:
            return False
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(map(frame, texts)))
        return True


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def frame(text: str) -> bytes:
    """A text message as RFC 6455 has it, from a server: whole, not masked."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return bytes((0x81, size)) + data
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


class Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def collect_less() -> None:
    """For a process that only serves: games keep much and drop little in circles, and looking for those takes long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def make_server(settings: Settings, ready: Callable[[], None] = lambda: None) -> Server:
    """A server for a socket that listens already (`Server.run([listen(…)])`)."""
    config = uvicorn.Config(
        create_app(settings),
        ws=type("TableSocket", (TableSocket,), {"unread": settings.unread}),
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
