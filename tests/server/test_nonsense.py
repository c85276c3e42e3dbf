"""A little of what `python -m benchmarks.hostile.campaign` sends by the million: nothing is a fault, and nothing is
left of it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from benchmarks.hostile.nonsense import Frames, Requests
from benchmarks.hostile.nonsense_sender import Sender

from server.running import ADA, FREE, Running, get, make_table, running
from support.waiting import PATIENCE, wait_until

FRAMES, REQUESTS = 190_000, 10_000
FEW = 8  # tasks of the server itself
LINGER = 10  # seconds for the server to read what a socket sent; it waits longer for the rest of a broken frame


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """All nonsense comes from one address, whose limits would let too little of it through."""
    free = dict.fromkeys(("received", "received_client", "requests", "looks", "uploads", "arrivals"), FREE)
    with running(tmp_path, **free) as started:
        yield started


def test_nonsense_is_answered_and_nothing_is_left_of_it(server: Running) -> None:
    mine, _ = make_table(server, ADA, {"kind": "person", "name": "Bo"})
    host, port = server.socket.getsockname()[:2]
    door = {"address": host, "table": mine.table, "cookie": mine.cookie or ""}
    wanted = {"host": host, "port": port, "seed": 1, "scripts": 10, "linger": LINGER, "sockets": 8}
    sender = Sender({**wanted, "frames": FRAMES, "requests": REQUESTS})
    asyncio.run(sender.run([door]))
    assert sender.frames >= FRAMES
    assert sender.requests >= REQUESTS
    assert {"101", "404", "405", "422"} <= set(sender.answers), sender.answers
    assert "500" not in sender.answers, sender.answers
    metrics = server.metrics
    wait_until(lambda: (metrics.sockets, metrics.connections) == (0, 0))
    wait_until(lambda: "rollwright_tasks" in metrics.text() and metrics.tasks <= FEW)
    assert metrics.faults == 0
    assert get(server, f"/api/tables/{mine.table}").status_code == 200


ASKED = "{} /api/tables HTTP/1.1\r\nHost: {}\r\n{}\r\n\r\n"
CHUNKED, LONG = "Transfer-Encoding: chunked", "Content-Length: 4"


@pytest.mark.parametrize(
    "head", [("POST", CHUNKED), ("HEAD", CHUNKED), ("GET", CHUNKED), ("HEAD", LONG), ("GET", LONG)]
)
@pytest.mark.parametrize("rest", ["nonsense\r\n\r\n", "5\r\nnonsense\r\n\r\n", "{}[]GET nonsense\r\n\r\n"])
def test_nonsense_in_place_of_a_body_or_of_the_next_request_is_no_fault(
    server: Running, head: tuple[str, str], rest: str
) -> None:
    method, about = head
    with socket.create_connection(server.socket.getsockname()) as client:
        client.settimeout(PATIENCE)
        client.sendall((ASKED.format(method, server.host, about) + rest).encode())
        with suppress(ConnectionError):
            while client.recv(65536):
                pass
    wait_until(lambda: server.metrics.connections == 0)
    assert server.metrics.faults == 0


def test_nonsense_follows_from_its_seed() -> None:
    assert Frames(7).script(50) == Frames(7).script(50) != Frames(8).script(50)
    assert Requests(7, "x").one("h") == Requests(7, "x").one("h")
