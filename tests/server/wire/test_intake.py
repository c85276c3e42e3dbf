"""Whoever sends too much is not read from for a while, whatever it is: pings, pongs, fragments or commands."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from rollwright.server.metrics import Metrics
from rollwright.server.settings import Rate
from rollwright.server.wire.connection import AsgiChannel, Closed, Connection
from rollwright.server.wire.intake import CONTROL, FRAME, Intake
from rollwright.server.wire.uvicorn_channel import FRAGMENTS, SLICE
from server.inside import until
from server.running import ADA, FREE, OPEN, Person, Running, get, make_table, running, shake_hands
from support.waiting import PATIENCE, wait_until

ENOUGH = Rate(8_000, 0)  # tokens that never come back
PING, PONG = (Frame(kind, b"", True).serialize(mask=True, extensions=[]) for kind in (Opcode.PING, Opcode.PONG))
BEGIN = Frame(Opcode.TEXT, b"{", False).serialize(mask=True, extensions=[])
MORE = Frame(Opcode.CONT, b"", False).serialize(mask=True, extensions=[])
REFUSED = json.dumps({"type": "do", "id": "c", "seat": 3, "act": "come_back"}).encode()
COMMAND = Frame(Opcode.TEXT, REFUSED, True).serialize(mask=True, extensions=[])


def most(frame: bytes, tokens: int) -> float:
    """How many frames are read if each costs so much, with the slice in which the tokens end."""
    return ENOUGH.burst / tokens + 2 * SLICE // len(frame)


def figure(server: Running, name: str) -> int:
    found = re.search(rf"^rollwright_{name} (\d+)", get(server, "/metrics").text, re.MULTILINE)
    return int(found[1]) if found else 0


def count_refused(server: Running) -> int:
    return figure(server, r'refusals_total\{code="refused-watching"\}')


@pytest.mark.parametrize(
    ("frame", "tokens"),
    [(PING, CONTROL), (PONG, CONTROL), (COMMAND, FRAME + len(COMMAND))],
    ids=["pings", "pongs", "commands"],
)
def test_a_flood_is_not_read_and_others_play_on(tmp_path: Path, frame: bytes, tokens: int) -> None:
    with running(tmp_path, messages=FREE, received=ENOUGH) as server, socket.socket() as flood:
        honest, _ = make_table(server, ADA)
        honest.connect().hear_until("here")
        hostile, _ = make_table(server, ADA, OPEN)
        shake_hands(server, flood, hostile.table)
        flood.sendall(frame * (200_000 // len(frame)))
        wait_until(lambda: figure(server, "pauses_total"))
        before = figure(server, "pauses_total")
        for _ in range(5):
            assert honest.move()["type"] == "done"
            honest.hear_until("news")
        wait_until(lambda: figure(server, "pauses_total") > before)  # it has looked again, and still may not read
        assert _pongs(flood) <= most(frame, tokens)
        assert count_refused(server) <= most(frame, tokens)
        honest.close()


def _pongs(raw: socket.socket) -> int:
    """How many pongs have come."""
    raw.setblocking(False)
    count = 0
    with suppress(BlockingIOError):
        while data := raw.recv(65_536):
            count += data.count(b"\x8a\x00")
    return count


def test_the_sockets_of_a_client_share_its_tokens(tmp_path: Path) -> None:
    limits = {"messages": FREE, "received": FREE, "received_client": ENOUGH}
    with running(tmp_path, **limits) as server, ExitStack() as stack:
        hostile, _ = make_table(server, ADA, OPEN)
        for _ in range(4):
            flood = stack.enter_context(socket.socket())
            shake_hands(server, flood, hostile.table)
            flood.sendall(COMMAND * 100)
        wait_until(lambda: figure(server, "pauses_total"))
        before = figure(server, "pauses_total")
        wait_until(lambda: figure(server, "pauses_total") > before + 10)
        assert count_refused(server) <= most(COMMAND, FRAME + len(COMMAND))


def test_pings_on_many_sockets_cost_what_they_cost_on_one(tmp_path: Path) -> None:
    """All of them wait for the same tokens, and the first ones may leave none for the others."""
    with running(tmp_path, received=FREE, received_client=ENOUGH) as server, ExitStack() as stack:
        hostile, _ = make_table(server, ADA, OPEN)
        floods = [stack.enter_context(socket.socket()) for _ in range(20)]
        for flood in floods:
            shake_hands(server, flood, hostile.table)
        for flood in floods:
            flood.sendall(PING * 500)
        wait_until(lambda: figure(server, "pauses_total") > 100)
        assert sum(map(_pongs, floods)) <= most(PING, CONTROL)


def test_a_message_in_too_many_fragments_is_refused(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, _ = make_table(server, ADA, OPEN)
        ada.connect().hear_until("here")
        assert ada.socket is not None
        ada.socket.socket.sendall(BEGIN + MORE * FRAGMENTS)
        with pytest.raises(ConnectionClosed, match="1008"):
            ada.socket.recv(PATIENCE)
        assert figure(server, "cut_off_total") == 1
        ada.close()


def test_nothing_is_read_any_more_from_whoever_was_too_fast(tmp_path: Path) -> None:
    with running(tmp_path, messages=Rate(3, 0)) as server:
        ada, _ = make_table(server, ADA, OPEN)
        watcher = Person(server, ada.table).connect()
        watcher.hear_until("here")
        assert watcher.socket is not None
        watcher.socket.socket.sendall(COMMAND * 50)
        wait_until(lambda: "rollwright_sockets 0" in get(server, "/metrics").text)
        told = get(server, "/metrics").text
        assert 'code="refused-watching"} 3.0' in told
        assert 'code="refused-too-fast"} 1.0' in told
        watcher.close()


def test_plain_asgi_does_not_receive_while_there_are_no_tokens() -> None:
    async def run() -> None:
        coming: asyncio.Queue[Any] = asyncio.Queue()
        for _ in range(3):
            coming.put_nowait({"type": "websocket.receive", "text": "x" * 100})

        async def send(message: Any) -> None: ...

        metrics = Metrics()
        connection = Connection(AsgiChannel(coming.get, send, 10, Intake(Rate(200, 0), None, metrics)))
        assert [await connection.receive() for _ in range(2)] == ["x" * 100] * 2
        third = asyncio.ensure_future(connection.receive())
        await until(lambda: bool(metrics.pauses))
        assert coming.qsize() == 1
        connection.close(1000)
        with pytest.raises(Closed):
            await third

    asyncio.run(run())
