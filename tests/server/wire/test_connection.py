"""Connections, on the quick way and on plain ASGI: in order, whatever pieces messages come in; nobody waits for a slow
reader, and nobody who sends too much is read from meanwhile."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from pathlib import Path
from typing import Any, cast

import hypercorn
import hypercorn.asyncio
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from rollwright.server.http.app import create_app
from rollwright.server.listening import listen
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Rate, Settings
from rollwright.server.wire.connection import FINISHED, TOO_SLOW, AsgiChannel, Closed, Connection
from rollwright.server.wire.intake import Intake
from server.inside import until
from server.running import ADA, FREE, OPEN, PROMISE, Running, join_table, make_table, play_together
from support.waiting import PATIENCE


def masked(sent: Frame) -> bytes:
    return sent.serialize(mask=True, extensions=[])


@pytest.mark.parametrize("seed", range(6))
def test_messages_are_answered_in_their_order_in_whatever_pieces_they_come(server: Running, seed: int) -> None:
    rng = random.Random(seed)
    ada, _ = make_table(server, ADA, game="diceland")
    ada.connect().hear_until("welcome")
    assert ada.socket is not None
    sent = bytearray()
    for number in range(40):
        text = json.dumps({"type": "do", "id": str(number), "seat": 3, "act": "come_back"}).encode()
        if rng.random() < 0.3:
            sent += masked(Frame(Opcode.PING, b"?", True))
        cut = rng.randrange(len(text)) if seed % 2 and rng.random() < 0.3 else None
        if cut is None:
            sent += masked(Frame(Opcode.TEXT, text, True))
        else:
            sent += masked(Frame(Opcode.TEXT, text[:cut], False)) + masked(Frame(Opcode.CONT, text[cut:], True))
    while sent:
        size = rng.choice([1, 7, 60, 500])
        ada.socket.socket.sendall(sent[:size])
        del sent[:size]
    answers = [ada.hear_until("refused") for _ in range(40)]
    assert [answer["id"] for answer in answers] == [str(number) for number in range(40)]
    assert {answer["code"] for answer in answers} == {"refused-not-your-seat"}
    ada.close()


class Hypercorn(Running):
    """The application in a server that knows nothing of it but ASGI."""

    def __init__(self, settings: Settings) -> None:
        listening = listen("127.0.0.1", 0)
        self.host = f"127.0.0.1:{listening.getsockname()[1]}"
        self._address = f"fd://{listening.detach()}"  # Hypercorn closes it
        self._loop, self._end = asyncio.new_event_loop(), asyncio.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(settings),))
        self._thread.start()

    async def _serve(self, settings: Settings) -> None:
        config = hypercorn.Config()
        config.bind, config.errorlog = [self._address], None
        await hypercorn.asyncio.serve(cast(Any, create_app(settings)), config, shutdown_trigger=self._end.wait)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(PATIENCE)
        self._loop.close()


def test_any_server_will_do(tmp_path: Path) -> None:
    server = Hypercorn(Settings(data=tmp_path, warm=False, messages=FREE))
    try:
        ada, invite = make_table(server, ADA, OPEN, game="ring-and-route", promise=PROMISE)
        bo = join_table(server, ada.table, invite, promise=PROMISE)
        play_together(ada, bo)
        assert ada.entries == bo.entries
        assert ada.shown["phase"] == "over"
        with server.client() as client:
            for person in (ada, bo):
                answer = client.delete(f"/api/tables/{ada.table}", headers={"Cookie": person.cookie or ""})
                assert answer.json() == {"forgotten": True}
        with pytest.raises(ConnectionClosed, match="1001"):  # the table is deleted with the last seat
            bo.hear_until("never")
        ada.close()
        bo.close()
    finally:
        server.stop()


# Plain ASGI


class Server:
    """Somebody else's server: what it was sent, and a reader that stops reading when it is told to."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.coming: asyncio.Queue[Any] = asyncio.Queue()

    async def send(self, message: Any) -> None:
        await self.reads.wait()
        self.sent.append(message)


def with_connection(work: Any, unread: int = 10) -> None:
    async def run() -> None:
        server = Server()
        intake = Intake(Rate(1e9, 1e9), None, Metrics())
        await work(server, Connection(AsgiChannel(server.coming.get, server.send, unread, intake)))

    asyncio.run(run())


def test_messages_are_sent_in_order_and_goodbye_last() -> None:
    async def work(server: Server, connection: Connection) -> None:
        connection.send(b"a", b"b")
        connection.send(b"c")
        connection.close(FINISHED)
        connection.send(b"too late")
        await connection.finish()
        assert [message.get("text", message.get("code")) for message in server.sent] == ["a", "b", "c", FINISHED]

    with_connection(work)


def test_nobody_waits_for_a_slow_reader() -> None:
    async def work(server: Server, connection: Connection) -> None:
        server.reads.clear()
        for _ in range(11):
            connection.send(b"x")
            await asyncio.sleep(0)
        assert connection.code is None
        connection.send(b"x")
        assert connection.code == TOO_SLOW
        with pytest.raises(Closed):
            await connection.receive()
        await connection.finish()
        assert server.sent == []

    with_connection(work)


def test_a_reader_who_catches_up_is_not_slow() -> None:
    async def work(server: Server, connection: Connection) -> None:
        for number in range(40):
            connection.send(b"x")
            await until(lambda number=number: len(server.sent) > number)  # type: ignore[misc]
        assert connection.code is None

    with_connection(work)


def test_who_waits_for_a_message_notices_that_the_connection_is_closed() -> None:
    async def work(server: Server, connection: Connection) -> None:
        reading = asyncio.ensure_future(connection.receive())
        await asyncio.sleep(0)
        connection.close(FINISHED)
        with pytest.raises(Closed):
            await reading
        server.coming.put_nowait({"type": "websocket.receive", "text": "too late"})
        with pytest.raises(Closed):
            await connection.receive()

    with_connection(work)


def test_bytes_are_no_text_and_a_disconnect_is_the_end() -> None:
    async def work(server: Server, connection: Connection) -> None:
        for message in ({"text": "a"}, {"bytes": b"a"}, {"text": None, "bytes": b"a"}):
            server.coming.put_nowait({"type": "websocket.receive", **message})
        assert [await connection.receive() for _ in range(3)] == ["a", None, None]
        server.coming.put_nowait({"type": "websocket.disconnect", "code": 1005})
        with pytest.raises(Closed):
            await connection.receive()

    with_connection(work)
