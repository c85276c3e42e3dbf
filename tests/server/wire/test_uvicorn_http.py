"""Connections that say nothing, half of something, or come too often."""

from __future__ import annotations

import json
import resource
import socket
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from rollwright.server import clients
from rollwright.server.run import raise_file_limit
from rollwright.server.settings import Rate
from rollwright.server.wire.uvicorn_http import TURNED_AWAY, Proxies
from server.running import Running, get, running, shake_hands
from support.waiting import PATIENCE, wait_until

WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


def dial(server: Running) -> socket.socket:
    return socket.create_connection(server.socket.getsockname(), PATIENCE)


def is_cut_off(connection: socket.socket) -> bool:
    """Waits for the end of the connection; whatever comes before it is read."""
    with suppress(ConnectionError):
        read_all(connection)
    return True


def read_all(connection: socket.socket) -> bytes:
    return b"".join(iter(lambda: connection.recv(65_536), b""))


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HT", WHOLE[:-2], WHOLE + WHOLE[:20]], ids=["", "start", "head", "second"]
)
def test_who_does_not_finish_a_request_is_not_waited_for(tmp_path: Path, sent: bytes) -> None:
    with running(tmp_path, head=0.1) as server, dial(server) as connection:
        connection.sendall(sent)
        assert is_cut_off(connection)
        assert server.metrics.cut_off == 1


def test_who_does_not_read_an_answer_is_not_waited_for(tmp_path: Path) -> None:
    with running(tmp_path, answer=0.1) as server, socket.socket() as connection:
        server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        connection.connect(server.socket.getsockname())
        connection.sendall(WHOLE.replace(b"/healthz", b"/api/openapi.json") * 50)
        wait_until(lambda: server.metrics.cut_off)


def test_a_client_has_so_many_connections(tmp_path: Path) -> None:
    with running(tmp_path, connections=3) as server, ExitStack() as stack:
        held = [stack.enter_context(dial(server)) for _ in range(3)]
        assert read_all(stack.enter_context(dial(server))) == TURNED_AWAY
        held[0].close()

        wait_until(lambda: server.metrics.connections == 2)
        assert get(server, "/healthz").status_code == 200


def test_sockets_are_not_counted_as_connections(tmp_path: Path) -> None:
    with running(tmp_path, connections=2) as server, ExitStack() as stack:
        for _ in range(4):
            connection = stack.enter_context(dial(server))
            path = b"/api/tables/" + b"x" * 22 + b"/socket"
            lines = [b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Version: 13"]
            lines += [b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=="]
            connection.sendall(b"\r\n".join([b"GET " + path + b" HTTP/1.1", b"Host: localhost", *lines, b"", b""]))
            assert connection.recv(12).endswith(b"101")
        assert "rollwright_connections 1.0" in get(server, "/metrics").text


def test_connections_that_come_too_often_are_ended_at_once(tmp_path: Path) -> None:
    with running(tmp_path, arrivals=Rate(2, 0)) as server, dial(server) as first, dial(server) as second:
        with dial(server) as third:
            assert read_all(third) == TURNED_AWAY
        for connection in (first, second):
            connection.sendall(WHOLE)
            assert connection.recv(12).endswith(b"200")


def test_who_is_turned_away_in_the_middle_of_a_request_can_read_why(tmp_path: Path) -> None:
    with running(tmp_path, connections=0) as server, dial(server) as connection:
        connection.sendall(b"POST /api/reviews HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50000\r\n\r\n")
        connection.sendall(b" " * 50_000)
        head, body = read_all(connection).split(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 429 ")
        assert b"\r\nretry-after: " in head
        assert json.loads(body)["code"] == "refused-too-fast"


def test_who_goes_on_after_that_is_neither_read_nor_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients, "TURNED_AWAY", 1)
    with running(tmp_path, connections=0) as server, dial(server) as first:
        assert first.recv(12).endswith(b"429")
        with dial(server) as second, suppress(ConnectionError):
            assert second.recv(12) == b""
        with suppress(ConnectionError):
            while True:
                first.sendall(b" " * 65_536)
        wait_until(lambda: not server.server.server_state.connections)
        with dial(server) as third:
            assert third.recv(12).endswith(b"429")


def test_bytes_of_requests_are_limited(tmp_path: Path) -> None:
    with running(tmp_path, uploads=Rate(10_000, 5_000)) as server:
        with server.client() as client:
            answer = client.post("/api/tables", content=b"{" + b" " * 12_000)
            assert answer.status_code == 415
        assert "rollwright_pauses_total 0.0" not in get(server, "/metrics").text


def test_a_socket_is_read_from_although_its_handshake_had_to_wait(tmp_path: Path) -> None:
    with running(tmp_path, uploads=Rate(1, 0)) as server, socket.socket() as connection:
        shake_hands(server, connection, "x" * 22)
        answer = b""
        while b"refused-no-table" not in answer:
            answer += (data := connection.recv(65_536))
            assert data


def test_proxies_stand_for_many_clients() -> None:
    proxies = Proxies(("10.0.0.1", "192.168.0.0/16", "local"))
    asked = ["10.0.0.1", "10.0.0.2", "192.168.4.4", "local", "elsewhere", "::1"]
    assert [host in proxies for host in asked] == [True, False, True, True, False, False]
    assert "anybody" in Proxies(("*",))


def test_the_server_may_open_as_many_files_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 512), hard))
    try:
        raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == hard
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
