"""The application in uvicorn, set up as it needs it: no compression, small frames, no log of addresses."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from functools import partial
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
UNHEARD = 8  # messages of a socket that may wait
FEW = 16  # connections among which nobody waits for anybody
MOMENT = 0.005  # seconds from one step to the next
SHUTDOWN = 5  # seconds that sockets have to close


class Steps:
    """When many play, what they say within a moment is done together, and shares a transaction of the store.

    A processor that has just carried one move out does the next one in a third of the time.
    """

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []
        self._next = 0.0

    @property
    def is_empty(self) -> bool:
        return not self._waiting

    def add(self, work: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        if self.is_empty:
            loop.call_at(max(self._next, loop.time()), self.take)
        self._waiting.append(work)

    def take(self) -> None:
        """Does what waits, now. What fails there harms nothing else."""
        waiting, self._waiting = self._waiting, []
        loop = asyncio.get_running_loop()
        self._next = loop.time() + MOMENT
        for work in waiting:
            try:
                work()
            except Exception as error:
                loop.call_exception_handler({"message": "a step failed", "exception": error})


class TableSocket(WebSocketsSansIOProtocol):
    """A socket that can be written to at once and, if its reader doesn't read, be cut; he would notice nothing else."""

    unread: int
    steps: Steps

    def data_received(self, data: bytes) -> None:
        """In the order in which it came, also when others come or go meanwhile."""
        if self.handshake_complete and (len(self.connections) > FEW or not self.steps.is_empty):
            self.steps.add(partial(self._hear, data))
        else:
            super().data_received(data)

    def _hear(self, data: bytes) -> None:
        """What the loop would do if it had called: a socket that fails is ended."""
        try:
            super().data_received(data)
        except Exception:
            self.transport.abort()
            raise

    def connection_lost(self, exc: Exception | None) -> None:
        self.steps.take()  # what was said before
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[DIRECT], extensions[ABORT] = self.write_texts, self.transport.abort

    def send_receive_event_to_app(self) -> None:
        """Text that is no text ends the socket; nobody can fill the log with it. Who says too much has to wait."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        message = _message(data, self.curr_msg_data_type)
        if message is None:
            if self.conn.state is State.OPEN:  # a close may have come right behind it
                self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        self.queue.put_nowait(message)
        if self.queue.qsize() > UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def write_texts(self, texts: list[str]) -> bool:
        """All of them in one go; False if too much lies unread already."""
        if self.transport.get_write_buffer_size() > self.unread:
            return False
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(map(frame, texts)))
        return True


def _message(data: bytes, kind: str) -> Any:
    """What was heard, as ASGI has it; None if it is no text."""
    if kind != "text":
        return {"type": "websocket.receive", "bytes": data}
    try:
        return {"type": "websocket.receive", "text": data.decode()}
    except UnicodeDecodeError:
        return None


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
    gc.set_threshold(10_000, 50, 100)


def make_server(settings: Settings, ready: Callable[[], None] = lambda: None) -> Server:
    """A server for a socket that listens already (`Server.run([listen(…)])`)."""
    config = uvicorn.Config(
        create_app(settings),
        ws=type("TableSocket", (TableSocket,), {"unread": settings.unread, "steps": Steps()}),
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
