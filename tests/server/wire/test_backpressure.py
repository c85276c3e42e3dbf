"""Backpressure: whoever doesn't read is cut off, and nobody else waits for it."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from rollwright.server.wire.uvicorn_channel import UvicornChannel
from server.running import (
    ADA,
    FREE,
    OPEN,
    Person,
    Running,
    join_table,
    make_table,
    running,
    shake_hands,
)
from support.waiting import wait_until


def test_a_stalled_reader_is_dropped_and_the_others_get_everything(tmp_path: Path) -> None:
    with running(tmp_path, unread=2000, messages=FREE, received=FREE, received_client=FREE) as server:
        ada, invite = make_table(server, ADA, OPEN, game="diceland")
        bo = join_table(server, ada.table, invite)
        watcher = Person(server, ada.table).connect()
        watcher.hear_until("welcome")
        server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)  # the system keeps less back
        with socket.socket() as stalled:
            _stall(server, stalled, ada.table)
            people = [ada.connect(), bo.connect()]
            for person in people:
                person.hear_until("welcome")
            dropped = "rollwright_slow_readers_total 1"
            while ada.shown["phase"] != "over" and dropped not in _figures(server):
                for person in people:
                    _move_if_asked(person, people)
            assert dropped in _figures(server)
            wait_until(lambda: "rollwright_sockets 3" in _figures(server))
        with server.client() as client:
            log = client.get(f"/api/tables/{ada.table}").json()["entries"]
        for person in (ada, bo, watcher):
            while len(person.entries) < len(log):
                person.hear()
            assert person.entries == log
            person.close()


def test_a_reader_who_does_not_read_is_dropped_and_the_others_play_on(tmp_path: Path) -> None:
    with (
        running(tmp_path, unread=1000, messages=FREE, received=FREE, received_client=FREE) as server,
        socket.socket() as stalled,
    ):
        people = [{"kind": "person", "name": name} for name in ("Ada", "Bo", "Cy", "Di")]
        ada, _ = make_table(server, *people, game="diceland")
        server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)  # the system keeps less back
        _stall(server, stalled, ada.table)
        ada.connect().play()
        with server.client() as client:
            assert "rollwright_slow_readers_total 1" in client.get("/metrics").text
        ada.close()


GOODBYE = bytes([0x88, 0x80, 0, 0, 0, 0])


@pytest.mark.parametrize("why", ["goodbye", "no pong", "no table"])
def test_who_left_something_unread_does_not_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    monkeypatch.setattr("rollwright.server.wire.uvicorn_channel.LAST", 0.2)
    with (
        running(tmp_path, unread=10_000_000, messages=FREE, received=FREE, received_client=FREE) as server,
        socket.socket() as stalled,
    ):
        ada, _ = make_table(server, ADA)
        channel = _leave_unread(server, stalled, ada.table)
        if why == "goodbye":
            stalled.sendall(GOODBYE)
        elif why == "no pong":
            channel.loop.call_soon_threadsafe(channel.keepalive_timeout)
        else:
            with server.client(Cookie=ada.cookie or "") as client:
                assert client.delete(f"/api/tables/{ada.table}", headers={"Origin": server.address}).status_code == 200
        wait_until(lambda: channel not in server.server.server_state.connections)
        wait_until(lambda: "rollwright_sockets 0" in _figures(server))


def test_the_server_ends_in_order_though_somebody_does_not_read_its_goodbye(tmp_path: Path) -> None:
    with (
        socket.socket() as stalled,
        running(tmp_path, unread=10_000_000, messages=FREE, received=FREE, received_client=FREE) as server,
    ):
        ada, _ = make_table(server, ADA)
        channel = _leave_unread(server, stalled, ada.table)
        stalled.sendall(GOODBYE)
        wait_until(channel.transport.is_closing)


def _stall(server: Running, stalled: socket.socket, table: str) -> None:
    """Somebody who says hello and never reads again."""
    stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    shake_hands(server, stalled, table)


def _leave_unread(server: Running, stalled: socket.socket, table: str) -> UvicornChannel:
    """The channel to somebody who asks for more than fits on the way to him, and reads nothing of it."""
    server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)
    _stall(server, stalled, table)
    command = json.dumps({"type": "do", "id": "c", "seat": 0, "act": "come_back"}).encode()
    stalled.sendall((bytes([0x81, 0x80 | len(command), 0, 0, 0, 0]) + command) * 2000)
    found = list(server.server.server_state.connections)  # others may go meanwhile
    (channel,) = [channel for channel in found if isinstance(channel, UvicornChannel)]
    wait_until(lambda: channel.transport.get_write_buffer_size() > 65_536)
    return channel


def _move_if_asked(person: Person, people: list[Person]) -> None:
    """Makes a move, and everybody hears of it."""
    moves = person.shown["moves"].get(str(person.mine[0]))
    if moves:
        answer = person.move(moves[-1])
        assert answer["type"] == "done"
        for one in people:
            while len(one.entries) <= answer["n"]:
                one.hear()


def _figures(server: Running) -> str:
    with server.client() as client:
        return client.get("/metrics").text
