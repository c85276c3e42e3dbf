"""A WebSocket as uvicorn holds it, spoken to and listened to directly: every move passes here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from rollwright.server.wire.room import Heard
from rollwright.server.wire.talk import LINE
from rollwright.server.wire.websocket_frames import frame, is_whole, text_in

NO_TEXT = 1007
FEW = 16  # connections among which nobody waits for anybody
MOMENT = 0.003  # seconds from one step to the next


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
        if not self._waiting:
            loop = asyncio.get_running_loop()
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
    """The line (`hub.Line`) to one browser.

    While only whole short texts come, it reads them itself. Anything else is for `websockets`, which knows all of the
    protocol; after a message in parts, so is all that follows.
    """

    unread: int  # bytes that a reader may leave
    steps: Steps

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._heard: Heard | None = None
        self._is_usual = True

    # What uvicorn and the event loop call

    def data_received(self, data: bytes) -> None:
        """In the order in which it came, also when others come or go meanwhile."""
        if self.handshake_complete and (len(self.connections) > FEW or not self.steps.is_empty):
            self.steps.add(partial(self._receive, data))
        else:
            self._receive(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.steps.take()  # what was said before
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[LINE] = self

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        self.close_sent = True  # as an answer; who doesn't read it is still there when the server stops

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.end()  # who left something unread isn't lost by being closed

    def send_receive_event_to_app(self) -> None:
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._tell(data, self.curr_msg_data_type == "text")

    # The line

    def listen(self, heard: Heard) -> None:
        self._heard = heard

    def write(self, texts: Sequence[str]) -> bool:
        if self.transport.get_write_buffer_size() > self.unread:
            return False
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame(texts[0]) if len(texts) == 1 else b"".join(map(frame, texts)))
        return True

    def pause(self) -> None:
        self.read_paused = True
        self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def end(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def abort(self) -> None:
        self.transport.abort()

    # How

    def _receive(self, data: bytes) -> None:
        """A socket that fails is ended."""
        try:
            self._read(data)
        except Exception:
            self.transport.abort()
            raise

    def _read(self, data: bytes) -> None:
        if self._is_usual and self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN:
            text = text_in(data, self.config.ws_max_size)
            if text is not None:
                self._tell(text, True)
                return
            self._is_usual = is_whole(data)
        elif not self.handshake_complete:
            self._is_usual = data.startswith(b"GET ")  # nothing else, before we have answered
        super().data_received(data)

    def _tell(self, data: bytes, is_text: bool) -> None:
        """Text that is no text ends the socket; nobody can fill the log with it."""
        if self._heard is None:
            return
        try:
            text = data.decode() if is_text else None
        except UnicodeDecodeError:
            if self.conn.state is State.OPEN:  # a close may have come right behind it
                self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            self._heard(text)
