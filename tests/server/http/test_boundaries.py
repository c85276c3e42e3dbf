"""Where a request ends is never in doubt, and methods that nobody needs are refused."""

from __future__ import annotations

import socket

import pytest

from server.running import Running, get
from support.waiting import PATIENCE

TWO_LENGTHS = ("Content-Length: 2", "Content-Length: 40")


@pytest.mark.parametrize(
    "lines", [TWO_LENGTHS, ("Content-Length: -1",), ("Content-Length: 2x",), ("Transfer-Encoding: x, chunked",)]
)
def test_a_request_of_doubtful_length_ends_the_connection(server: Running, lines: tuple[str, ...]) -> None:
    """What follows is not taken for a request of its own (request smuggling)."""
    head = ["POST /api/tables HTTP/1.1", f"Host: {server.host}", "Content-Type: application/json", *lines]
    second = f"GET /api/games HTTP/1.1\r\nHost: {server.host}\r\n\r\n"
    with socket.create_connection(server.socket.getsockname()[:2], PATIENCE) as raw:
        raw.sendall(("\r\n".join(head) + "\r\n\r\n{}" + second).encode())
        answer = b""
        while part := raw.recv(65_536):
            answer += part
    assert answer.startswith(b"HTTP/1.1 4") or answer.startswith(b"HTTP/1.1 501")
    assert answer.count(b"HTTP/1.1 ") == 1


@pytest.mark.parametrize("method", ["TRACE", "CONNECT", "PUT", "PATCH", "BREW"])
def test_methods_that_nobody_needs_are_refused(server: Running, method: str) -> None:
    with server.client() as client:
        assert client.request(method, "/api/games").status_code in (400, 405)
    assert get(server, "/api/games").status_code == 200
