"""Every answer has the id of its request, which is in the log lines that it causes, and is counted."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest

from rollwright.server.logs import JsonLines
from server.running import ADA, Person, Running, get, make_table, running
from support.waiting import wait_until

GIVEN = "0123456789abcdef"


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that believes a proxy on this machine."""
    with running(tmp_path_factory.mktemp("tables"), proxies=("127.0.0.1",)) as started:
        yield started


def test_each_answer_has_an_id_of_its_own(server: Running) -> None:
    ids = [get(server, path).headers["x-request-id"] for path in ("/", "/api/games", "/nowhere", "/api/tables/x")]
    with server.client() as client:
        ids.append(client.post("/api/tables", content=b"{", headers={"Origin": "null"}).headers["x-request-id"])
        ids.append(
            client.get("/", headers={"X-Request-Id": GIVEN, "X-Forwarded-For": "192.0.2.1"}).headers["x-request-id"]
        )
    assert len(set(ids)) == len(ids)
    assert GIVEN not in ids  # nobody is believed here


def test_a_proxy_names_requests(behind: Running) -> None:
    with behind.client() as client:
        named = {"X-Request-Id": GIVEN, "X-Forwarded-For": "192.0.2.1"}
        assert client.get("/api/games", headers=named).headers["x-request-id"] == GIVEN
        assert client.get("/api/games", headers={"X-Request-Id": GIVEN}).headers["x-request-id"] != GIVEN


def test_a_socket_has_the_id_of_its_handshake_and_numbers_its_commands(
    behind: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonLines().format(record))

    async def fail(*given: Any) -> None:
        raise ZeroDivisionError

    ada: Person
    ada, _ = make_table(behind, ADA)
    ada.connect(0, **{"X-Request-Id": GIVEN, "X-Forwarded-For": "192.0.2.1"}).hear_until("here")
    assert ada.socket is not None
    assert ada.socket.response is not None
    assert ada.socket.response.headers["x-request-id"] == GIVEN
    assert ada.do("move", throw=9, move="")["type"] == "refused"
    logger, handler = logging.getLogger("rollwright.server"), Kept()
    logger.addHandler(handler)
    monkeypatch.setattr("rollwright.server.referee.Referee._obey", fail)
    ada.send({"type": "do", "id": "x", "seat": 0, "act": "move", "throw": 9, "move": ""})
    wait_until(lambda: lines)
    logger.removeHandler(handler)
    ada.close()
    assert f'"request": "{GIVEN}", "command": 2' in lines[0]


def test_answers_are_counted_by_status(behind: Running) -> None:
    before = dict(behind.metrics.answers)
    get(behind, "/nowhere/x.js")
    get(behind, "/api/games")
    ada, _ = make_table(behind, ADA)
    ada.connect().hear_until("here")
    ada.close()
    after = behind.metrics.answers
    assert [after[status] - before.get(status, 0) for status in (101, 404)] == [1, 1]
    assert after[200] - before.get(200, 0) == 2  # the games, and the table that was made
    assert "rollwright_http_seconds_count 0.0" not in behind.metrics.text()
