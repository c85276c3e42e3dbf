"""The fast path between browser and table: a subclass of uvicorn's WebSocket protocol that bypasses ASGI.

It relies on internals of uvicorn, so it is used only with the uvicorn versions that it was tested with; with others,
`connection.AsgiChannel` does the same, more slowly. No other module knows these internals.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from math import inf
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from rollwright.server.metrics import Metrics
from rollwright.server.settings import Rate, Settings
from rollwright.server.turns import Turns
from rollwright.server.wire.connection import CHANNEL, FINISHED, LAST, POLICY, TOO_SLOW
from rollwright.server.wire.intake import CONTROL, FRAME, READ, Intake
from rollwright.server.wire.websocket_frames import frame, is_one_text, is_whole, text_in

TESTED = "0.54."  # versions of uvicorn
HOOKS = (
    "connection_lost",
    "data_received",
    "handle_bytes",
    "handle_close",
    "handle_cont",
    "handle_ping",
    "handle_pong",
    "handle_text",
    "keepalive_timeout",
    "on_task_complete",
    "receive",
    "send_receive_event_to_app",
)
NOT_TEXT = 1007
UNHEARD = 8  # messages that may wait for the application before reading pauses
SLICE = 128  # bytes that are parsed at once, unless they are one text; other connections have their turn in between
FRAGMENTS = 8  # of a message
FEW = 16  # connections up to which there is no batching
MANY, WITHIN = 16, 0.05  # so many reads within so many seconds make batching worth while
MOMENT = 0.003  # seconds between batches


def is_supported() -> bool:
    """Whether the fast path can be used: this uvicorn was tested, and has all methods that are overridden here."""
    return uvicorn.__version__.startswith(TESTED) and all(hasattr(WebSocketsSansIOProtocol, name) for name in HOOKS)


def channel_class(settings: Settings, metrics: Metrics) -> type[UvicornChannel]:
    """The class of the fast path, for uvicorn's option `ws`."""
    shared = {"unread": settings.unread, "received": settings.received, "metrics": metrics}
    shared |= {"batches": Batches(), "backlog": Turns()}
    return type("UvicornChannel", (UvicornChannel,), shared)


class Batches:
    """With many connections that say much, data that arrives within a moment is read together, and shares a transaction
    of the store.

    Moves that follow each other directly are also faster, since code and data are in the processor's caches.
    """

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []
        self._next = 0.0
        self._reads: deque[float] = deque([-inf], MANY)  # when the last ones were

    def is_worth_while(self, now: float) -> bool:
        """Notes a read; whether enough is read for batches. Otherwise they would only make people wait."""
        self._reads.append(now)
        return now - self._reads[0] < WITHIN

    @property
    def is_empty(self) -> bool:
        """Whether no data is waiting to be read together."""
        return not self._waiting

    def add(self, work: Callable[[], None]) -> None:
        """Has data of a connection read together with others'."""
        if not self._waiting:
            loop = asyncio.get_running_loop()
            loop.call_at(max(self._next, loop.time()), self.take)
        self._waiting.append(work)

    def take(self) -> None:
        """Runs everything that is waiting. An exception doesn't keep the rest from running."""
        if not self._waiting:
            return
        waiting, self._waiting = self._waiting, []
        loop = asyncio.get_running_loop()
        self._next = loop.time() + MOMENT
        for work in waiting:
            try:
                work()
            except Exception as error:
                loop.call_exception_handler({"message": "data could not be read", "exception": error})


class Inbox:
    """Messages for the application: the part of `asyncio.Queue` that uvicorn uses, for one reader."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop  # asking for the running one is a system call
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """As in `asyncio.Queue`, for uvicorn."""
        return len(self._messages)

    def empty(self) -> bool:
        """As in `asyncio.Queue`, for uvicorn."""
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        """As in `asyncio.Queue`, for uvicorn."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """As in `asyncio.Queue`, for uvicorn."""
        while not self._messages:
            self._reader = self._loop.create_future()
            await self._reader
        return self._messages.popleft()


class UvicornChannel(WebSocketsSansIOProtocol):
    """Reads frames that are short, complete texts itself, and puts them into uvicorn's queue.

    Everything else is left to the library `websockets`, which implements the whole protocol. After a fragmented message
    it handles all that follows. More than `SLICE` bytes at once that are not one text, or more than the tokens of
    `intake` allow, are held back and parsed in slices; meanwhile nothing is read from the network.
    """

    unread: int  # bytes
    received: Rate
    metrics: Metrics
    batches: Batches
    backlog: Turns

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.app_state = {**self.app_state, CHANNEL: self}
        self.queue = Inbox(self.loop)  # type: ignore[assignment]
        self.intake = Intake(self.received, None, self.metrics)  # until the application knows the client
        self._reads_frames = True
        self._held = bytearray()  # data that may not be parsed yet
        self._will_go_on = False  # whether the next slice is scheduled
        self._uncounted = 0  # bytes that may wait for the reader in any case
        self._is_full = False  # whether too many messages wait for the application
        self._is_paused = False
        self._is_cut_off = False
        self._is_answered = False  # whether the application is done with it
        self._last: asyncio.TimerHandle | None = None  # until it is aborted

    # The interface `Channel`

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self._is_full and self.queue.empty():
            self._is_full = False
            self._go_on()
        return message

    def write(self, texts: Sequence[bytes], *, is_counted: bool = True) -> bool:
        transport = self.transport
        waiting = transport.get_write_buffer_size()
        if self._uncounted:
            self._uncounted = min(self._uncounted, waiting)
        if is_counted and waiting - self._uncounted > self.unread:
            return False
        if not self.close_sent and not transport.is_closing():
            transport.write(frame(texts[0]) if len(texts) == 1 else b"".join(map(frame, texts)))
        if not is_counted:
            self._uncounted = transport.get_write_buffer_size()
        return True

    async def drain(self) -> None:
        await self.writable.wait()

    def interrupt(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FINISHED})

    async def finish(self, code: int | None) -> None:
        if code == TOO_SLOW:
            self.transport.abort()
            return
        if not self.disconnected:
            self._last = self.loop.call_later(LAST, self.transport.abort)
        if code == POLICY:
            self._stop_reading()
        if code is not None:
            with suppress(Exception):  # the other side may be gone
                await self.send({"type": "websocket.close", "code": code})
        if code == POLICY:
            self.transport.close()  # without waiting for an answer: it would be behind everything else that was sent

    # Callbacks of uvicorn and the event loop

    def data_received(self, data: bytes) -> None:
        """Data of one connection is read in order: once something is waiting, the rest waits, too."""
        if self._is_cut_off:
            return
        if not self.handshake_initiated:  # the request, which uvicorn has parsed once already
            self._read_or_abort(data)
        elif self._held or not self._may_read(data) or not self.intake.take(READ + len(data)):
            self.batches.take()  # what it said before is read before
            self._held += data
            self._pause()
            self._go_on()
        elif self._is_batched():
            self.batches.add(partial(self._read_or_abort, data))
        else:
            self._read_or_abort(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.batches.take()  # commands sent before the end still count
        self._stop_reading()
        super().connection_lost(exc)
        if self._last is not None:
            self._last.cancel()
        if self._is_answered or not hasattr(self, "scope"):  # otherwise the application still has it
            self._let_go()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._is_answered = True
        if self.disconnected:
            self._let_go()

    def handle_text(self, event: Any) -> None:
        self.intake.spend(FRAME)
        super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        self.intake.spend(FRAME)
        super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        self.intake.spend(CONTROL)
        if len(self.frames) >= FRAGMENTS:
            self._refuse(POLICY)
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        self.intake.spend(CONTROL)
        if self.transport.get_write_buffer_size() > self.unread:  # nobody reads our answers
            self._stop_reading()
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self.intake.spend(CONTROL)
        super().handle_pong(event)

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        self.close_sent = True  # otherwise uvicorn would close it again at shutdown, and fail

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.interrupt()  # closing the transport waits for the reader, perhaps for ever

    def send_receive_event_to_app(self) -> None:
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._put(data, is_text=self.curr_msg_data_type == "text")

    # Backpressure

    def _go_on(self) -> None:
        """Has the next slice of what is held read, as soon as that is allowed; reads from the network if none is."""
        if self._will_go_on or self._is_full or self._is_cut_off:
            return
        if not self._held:
            self._resume()
            return
        self._will_go_on = True
        if pause := self.intake.pause():
            self.loop.call_later(pause, self._look_again)
        else:
            self.backlog.add(self._read_slice)

    def _look_again(self) -> None:
        self._will_go_on = False
        self._go_on()

    def _read_slice(self) -> None:
        self._will_go_on = False
        data = bytes(self._held[:SLICE])
        if data and self.intake.take(READ + len(data)):  # other sockets of the client may have spent them meanwhile
            del self._held[:SLICE]
            self._read_or_abort(data)
        self._go_on()

    @staticmethod
    def _may_read(data: bytes) -> bool:
        """Whether data is parsed as it comes; otherwise in slices."""
        return len(data) <= SLICE or is_one_text(data)

    def _is_batched(self) -> bool:
        """Data of one connection is read in order, so nothing overtakes a batch."""
        if not self.handshake_complete:
            return False
        is_worth_while = self.batches.is_worth_while(self.loop.time())
        return (is_worth_while and len(self.connections) > FEW) or not self.batches.is_empty

    def _pause(self) -> None:
        if not self._is_paused:
            self._is_paused = True
            self.transport.pause_reading()

    def _resume(self) -> None:
        if self._is_paused and not self.transport.is_closing():
            self._is_paused = False
            self.transport.resume_reading()

    def _stop_reading(self) -> None:
        """For good: neither what is held nor what comes is parsed."""
        self._is_cut_off = True
        self._held.clear()
        if not self.transport.is_closing():
            self._pause()

    def _let_go(self) -> None:
        """Breaks all reference cycles, so that nothing waits for the garbage collector, which runs rarely."""
        self.app_state.clear()
        self.conn.parser.close()
        if self._is_answered:
            self.scope.clear()  # type: ignore[attr-defined]

    # Frames

    def _read_or_abort(self, data: bytes) -> None:
        if self._is_cut_off:
            return
        try:
            self._read(data)
        except Exception:
            self.transport.abort()
            raise

    def _read(self, data: bytes) -> None:
        if self._reads_frames and self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN:
            text = text_in(data, self.config.ws_max_size)
            if text is not None:
                self._put(text, is_text=True)
                return
            self._reads_frames = is_whole(data)
        elif not self.handshake_complete:
            self._reads_frames = data.startswith(b"GET ")  # no frames may come before the handshake is complete
        super().data_received(data)

    def _put(self, data: bytes, *, is_text: bool) -> None:
        """Queues a message for the application, and pauses reading if too many are waiting."""
        if not is_text:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        else:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:  # uvicorn would log it
                self._refuse(NOT_TEXT)
                return
        if self.queue.qsize() > UNHEARD and not self._is_full:
            self._is_full = True  # `receive` goes on when the queue is empty
            self._pause()

    def _refuse(self, code: int) -> None:
        """Closes the connection because of what was sent."""
        if self.conn.state is State.OPEN:  # a close frame may follow directly
            self.conn.send_close(code)
        if not self.close_sent:
            self.metrics.cut_off += 1
            self.handle_parser_exception()
