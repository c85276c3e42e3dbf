"""A server that is about to end: it takes on nothing new, answers what was asked, and says when to come back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from rollwright.server.clients import Clients
from rollwright.server.drain import Drain
from rollwright.server.http.app import create_app
from rollwright.server.metrics import Metrics
from rollwright.server.protocol import MakeTable
from rollwright.server.settings import Settings
from rollwright.server.store.port import Row
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.wire.talk import Sockets
from server.inside import Socket, on, until
from server.running import ADA, OPEN, Running, make_table

GATHERING = MakeTable.model_validate({"game": "diceland", "seats": [ADA, OPEN]})


def test_nothing_new_is_begun(tmp_path: Path) -> None:
    async def ask() -> None:
        drain = Drain(2.0)
        app = create_app(Settings(data=tmp_path, warm=False), drain=drain)
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            assert [(await client.get(path)).text for path in ("/healthz", "/readyz")] == ["ok\n", "ok\n"]
            drain.begin()
            assert (await client.get("/healthz")).text == "ok\n"
            unready = await client.get("/readyz")
            assert (unready.status_code, unready.text) == (503, "the server is about to end\n")
            refused = await client.post("/api/tables", json={"game": "diceland", "seats": [ADA]})
            assert (refused.status_code, refused.json()["code"]) == (503, "refused-restarting")
            assert refused.headers["retry-after"]
            assert (await client.get("/api/games")).status_code == 200  # what changes nothing goes on
        assert await _statuses_of_a_socket(app) == [503]

    asyncio.run(ask())


async def _statuses_of_a_socket(app: Any) -> list[int]:
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "websocket",
        "path": "/api/tables/x/socket",
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 1),
        "extensions": {"websocket.http.response": {}},
    }
    await app(scope, receive, send)
    return [message["status"] for message in sent if "status" in message]


class Slow(SqliteStore):
    """A store that writes only when it may."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.may_write = asyncio.Event()
        self.may_write.set()
        self.waiting = 0

    async def append(self, table: str, rows: Sequence[Row], devices: Any = None, **more: Any) -> None:
        self.waiting += 1
        await self.may_write.wait()
        await super().append(table, rows, devices, **more)


def test_what_was_asked_is_answered_before_the_page_is_sent_away(tmp_path: Path) -> None:
    async def run() -> None:
        store, drain = Slow(tmp_path), Drain(2.0)
        server = on(store, tmp_path)
        server.sockets = Sockets(server.referee, Settings(data=tmp_path), Clients(Settings(tmp_path)), Metrics(), drain)
        made = await server.seating.make(GATHERING)
        socket = Socket(server, asyncio.get_running_loop(), made.table, made.secret, 0)
        await until(lambda: len(socket.heard) == 2)  # a welcome, and who is here
        store.may_write.clear()
        asked = [{"type": "do", "id": f"c{n}", "seat": 0, "act": "rename", "of": 0, "name": f"Ada {n}"} for n in (1, 2)]
        socket.send(*asked)
        await until(lambda: store.waiting == 1)
        ending = asyncio.create_task(drain.send_pages_away())
        await asyncio.sleep(0)
        store.may_write.set()
        await ending
        kinds = [message["type"] for message in socket.heard[2:]]
        assert kinds[:2] == ["done", "news"], "the command that was being carried out"
        assert kinds[-2:] == ["restarting", "closed"]
        assert 0 <= socket.heard[-2]["after"] <= 2.0
        assert socket.heard[-1]["code"] == 1012
        assert not drain.pages
        await server.stop()
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("direct", [True, False])
def test_pages_are_told_when_a_server_ends(tmp_path: Path, direct: bool) -> None:
    server = Running(Settings(data=tmp_path, warm=False, direct=direct))
    ada, _ = make_table(server, ADA, ADA)
    ada.connect().hear_until("here")
    server.stop()
    assert ada.hear()["type"] == "restarting"
    with pytest.raises(ConnectionClosed) as closed:
        ada.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    ada.close()
