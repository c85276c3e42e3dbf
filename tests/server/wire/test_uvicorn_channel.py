"""The quick way of sockets: messages of a moment are read together, too many are not read, and another uvicorn than
the one it was made for gets plain ASGI."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import weakref
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from rollwright.server.asgi import Receive, Scope, Send
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.server.wire import uvicorn_channel
from rollwright.server.wire.connection import CHANNEL
from rollwright.server.wire.uvicorn_channel import MANY, SLICE, UNHEARD, WITHIN, Batches, UvicornChannel, channel_class
from server.inside import until
from server.running import ADA, Person, Running, make_table, running
from support.waiting import wait_until

FOR_EVER = 1e6  # seconds


@pytest.fixture
def long_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_channel, "MOMENT", FOR_EVER)
    monkeypatch.setattr(uvicorn_channel, "FEW", 0)
    monkeypatch.setattr(uvicorn_channel, "MANY", 1)


@pytest.mark.usefixtures("long_moments")
def test_the_first_word_is_heard_at_once_and_others_within_a_moment_together() -> None:
    async def say() -> None:
        batches, heard = Batches(), list[str]()
        batches.add(lambda: heard.append("a"))
        while not heard:
            await asyncio.sleep(0)
        for word in "bc":
            batches.add(partial(heard.append, word))
        await asyncio.sleep(0.01)
        assert heard == ["a"]
        batches.take()
        assert heard == ["a", "b", "c"]
        batches.take()
        assert heard == ["a", "b", "c"]

    asyncio.run(say())


@pytest.mark.usefixtures("long_moments")
def test_what_fails_harms_nothing_else() -> None:
    faults: list[str] = []

    async def say() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(repr(context["exception"])))
        batches, heard = Batches(), list[str]()
        batches.add(partial(heard.append, "a"))
        batches.add(lambda: heard.remove("nothing"))
        batches.add(partial(heard.append, "b"))
        batches.take()
        assert heard == ["a", "b"]
        assert batches.is_empty

    asyncio.run(say())
    assert len(faults) == 1
    assert faults[0].startswith("ValueError")


@pytest.mark.usefixtures("long_moments")
def test_a_move_counts_though_its_player_is_gone_before_the_step(server: Running) -> None:
    ada, _ = make_table(server, ADA, game="diceland")
    ada.connect().hear_until("welcome")
    move = {"act": "move", "throw": ada.shown["throws"], "move": ada.shown["moves"]["0"][0]}
    ada.send({"type": "do", "id": "last", "seat": 0, **move})
    assert ada.socket is not None
    ada.socket.socket.shutdown(socket.SHUT_RDWR)

    def is_played() -> bool:
        with server.client() as client:
            events = client.get(f"/api/tables/{ada.table}/record").json()["events"]
        return bool(len(events) > ada.shown["events"])

    wait_until(is_played)
    ada.close()


def test_reads_are_batched_only_if_there_are_many() -> None:
    batches, now, gap = Batches(), 100.0, WITHIN / MANY
    assert not any(batches.is_worth_while(now + 2 * number * gap) for number in range(3 * MANY))
    now += 100.0
    assert [batches.is_worth_while(now + number * gap) for number in range(MANY + 5)] == [
        *[False] * (MANY - 1),
        *[True] * 6,
    ]


class Transport(asyncio.Transport):
    """A connection that is only told whether to read."""

    def __init__(self) -> None:
        super().__init__()
        self.paused = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return None

    def write(self, data: Any) -> None: ...

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


REQUEST = b"""GET / HTTP/1.1\r
Host: localhost\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r
\r
"""


def frame(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode(), True).serialize(mask=True, extensions=[])


async def connected(tmp_path: Path, gate: asyncio.Event, heard: list[str]) -> tuple[UvicornChannel, Transport]:
    """A channel whose application hears everything once the gate is open."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        assert isinstance(scope["state"][CHANNEL], UvicornChannel)
        await receive()
        await send({"type": "websocket.accept"})
        await gate.wait()
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message["text"])

    config = uvicorn.Config(cast(Any, app), ws_ping_interval=None, log_config=None)
    channel = channel_class(Settings(data=tmp_path), Metrics())(config, ServerState(), {})
    transport = Transport()
    channel.connection_made(transport)
    channel.data_received(REQUEST)
    await until(lambda: channel.handshake_complete)
    return channel, transport


def test_nothing_more_is_read_while_too_much_waits(tmp_path: Path) -> None:
    async def run() -> None:
        gate, heard = asyncio.Event(), list[str]()
        channel, transport = await connected(tmp_path, gate, heard)
        texts = [str(number) for number in range(UNHEARD + 1)]
        for text in texts:
            assert not transport.paused
            channel.data_received(frame(text))
        assert transport.paused
        gate.set()
        await until(lambda: not transport.paused)
        assert heard == texts
        channel.interrupt()
        await until(lambda: not channel.tasks)

    asyncio.run(run())


@pytest.mark.usefixtures("long_moments")
def test_what_is_held_back_is_read_after_what_waits_for_its_batch(tmp_path: Path) -> None:
    async def run() -> None:
        gate, heard = asyncio.Event(), list[str]()
        channel, _ = await connected(tmp_path, gate, heard)
        gate.set()
        channel.data_received(frame("first"))
        await until(lambda: heard == ["first"])
        channel.data_received(frame("second"))  # waits for ever
        channel.data_received(frame("x" * SLICE) + frame("last"))
        await until(lambda: len(heard) == 4)
        assert heard == ["first", "second", "x" * SLICE, "last"]
        channel.interrupt()
        await until(lambda: not channel.tasks)

    asyncio.run(run())


@pytest.mark.parametrize("how", ["goodbye", "cut", "no table", "malformed"])
def test_a_connection_leaves_nothing_for_the_garbage_collector(tmp_path: Path, how: str) -> None:
    with running(tmp_path) as server:
        ada, _ = make_table(server, ADA)
        person = Person(server, "x" * 22 if how == "no table" else ada.table)
        gc.collect()
        gc.disable()
        try:
            person.connect()
            channels = weakref.WeakSet(found for found in gc.get_objects() if issubclass(type(found), UvicornChannel))
            assert person.socket is not None
            if how == "cut":
                person.socket.socket.shutdown(socket.SHUT_RDWR)
            elif how == "malformed":
                person.socket.socket.sendall(b"\xff" * 100)
            elif how == "no table":
                with pytest.raises(ConnectionClosed):
                    person.hear_until("welcome")
            person.close()
            wait_until(lambda: not channels)
        finally:
            gc.enable()


def test_another_uvicorn_gets_plain_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(uvicorn, "__version__", "0.99.0")
    with caplog.at_level(logging.WARNING), running(tmp_path) as server:
        assert server.server.config.ws == "websockets-sansio"
        ada, _ = make_table(server, ADA)
        ada.connect().hear_until("welcome")
        assert ada.move()["type"] == "done"
        ada.close()
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == [
        "connections without limits",
        "plain sockets",
    ]


def test_a_hook_that_uvicorn_no_longer_has_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert uvicorn_channel.is_supported()
    monkeypatch.setattr(uvicorn_channel, "HOOKS", (*uvicorn_channel.HOOKS, "handle_something_else"))
    assert not uvicorn_channel.is_supported()
