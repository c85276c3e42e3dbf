"""A log of any length is welcomed, in parts; and no log gets longer than it may."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from rollwright.server import referee
from rollwright.server.table import commands, table
from rollwright.server.wire import connection
from server.running import ADA, FREE, OPEN, Person, Running, get, join_table, make_table, post, running, shake_hands
from support.waiting import PATIENCE, wait_until

MANY = 60


def lengthen(person: Person, entries: int) -> None:
    """Moves until the log has so many entries."""
    person.connect().hear_until("welcome")
    while len(person.entries) < entries:
        assert person.move()["type"] == "done"
        person.hear_until("news")


def with_marks(person: Person) -> None:
    """Moves until there is a mark to take back."""
    while not person.shown["back"]:
        moves = person.shown["moves"]["0"]
        assert person.move(next((words for words in moves if words != "pass"), moves[0]))["type"] == "done"
        person.hear_until("news")


def test_a_long_log_comes_in_parts(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "PART", 10)
    ada, _ = make_table(server, ADA)
    lengthen(ada, MANY)
    for since in (0, 1, MANY - 11, MANY - 10, MANY):
        watcher = Person(server, ada.table).connect(since)
        kinds = [watcher.hear()["type"]]
        while kinds[-1] != "welcome":
            kinds.append(watcher.hear()["type"])
        assert kinds[:-1] == ["part"] * ((len(ada.entries) - since - 1) // 10)
        assert watcher.entries == ada.entries[since:]
        assert watcher.shown["events"] == ada.shown["events"]
        watcher.close()
    ada.close()


def test_a_long_log_comes_in_parts_over_http(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "PART", 10)
    ada, _ = make_table(server, ADA)
    lengthen(ada, MANY)
    found: list[Any] = []
    parts: list[int] = []
    while not parts or parts[-1] == 10:
        answer = get(server, f"/api/tables/{ada.table}?since={len(found)}").json()
        assert answer["table"]["events"] == ada.shown["events"]
        parts.append(len(answer["entries"]))
        found += answer["entries"]
    assert found == ada.entries
    assert parts[:-1] == [10] * (len(found) // 10)
    ada.close()


def test_a_welcome_does_not_count_as_unread(tmp_path: Path) -> None:
    with running(tmp_path, unread=500, messages=FREE) as server, socket.socket() as slow:
        ada, _ = make_table(server, ADA)
        lengthen(ada, MANY)
        server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)  # what a slow network takes at once
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        slow.settimeout(PATIENCE)
        shake_hands(server, slow, ada.table)
        told = b""
        while b'"type":"here"' not in told:  # which follows at once
            told += (data := slow.recv(65_536))
            assert data
        assert "rollwright_slow_readers_total 0" in get(server, "/metrics").text
        ada.close()


def test_who_reads_no_part_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "PART", 5)
    monkeypatch.setattr(connection, "READER", 0.1)
    with running(tmp_path, messages=FREE) as server, socket.socket() as stalled:
        ada, _ = make_table(server, ADA)
        lengthen(ada, MANY)
        _never_drain(server.server.config.ws)
        shake_hands(server, stalled, ada.table)
        wait_until(lambda: "rollwright_slow_readers_total 1" in get(server, "/metrics").text)
        ada.close()


def _never_drain(channel: Any) -> None:
    """Sockets of this class have readers that never take anything."""
    write = channel.write

    def write_and_wait(self: Any, texts: Any, *, is_counted: bool = True) -> bool:
        self.writable.clear()
        return bool(write(self, texts, is_counted=is_counted))

    channel.write = write_and_wait


def test_a_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    with running(tmp_path, entries=20, messages=FREE) as server:
        ada, invite = make_table(server, ADA, OPEN)
        bo = join_table(server, ada.table, invite)
        ada.connect().hear_until("welcome")
        bo.connect().hear_until("welcome")
        code = None
        while code is None:
            mover = ada if ada.shown["moves"] else bo
            answer = mover.move()
            code = answer.get("code")
            for person in (ada, bo) if code is None else ():
                while len(person.entries) <= answer["n"]:
                    person.hear()
        assert (code, answer["params"]) == ("refused-log-full", {"most": 20})
        assert mover.do("take_back", throw=mover.shown["throws"])["code"] == "refused-log-full"
        assert [person.do("end")["type"] for person in (ada, bo)] == ["done", "done"]
        ada.wait_for("over")
        ada.close()
        bo.close()


def test_nobody_joins_and_leaves_for_ever(tmp_path: Path) -> None:
    with running(tmp_path, entries=4) as server:
        ada, invite = make_table(server, ADA, OPEN, OPEN)
        wanted = {"invite": invite, "name": "Bo"}
        for _ in range(2):
            bo = join_table(server, ada.table, invite)
            assert post(server, f"/api/tables/{ada.table}/leave", Cookie=bo.cookie or "").status_code == 200
        assert post(server, f"/api/tables/{ada.table}/join", wanted).json()["code"] == "refused-log-full"


def test_marks_are_not_taken_back_for_ever(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (table, commands):
        monkeypatch.setattr(module, "MOST_TAKE_BACKS", 3)
    ada, _ = make_table(server, ADA)
    ada.connect().hear_until("welcome")
    for count in range(4):
        with_marks(ada) if count < 3 else None
        answer = ada.do("take_back", throw=ada.shown["throws"])
        if answer["type"] == "refused":
            break
        ada.hear_until("news")
        mark = ada.entries[-1]["words"]
        assert ada.move(mark)["type"] == "done"
        ada.hear_until("news")
    assert (count, answer["code"], answer["params"]) == (3, "refused-take-backs", {"most": 3})
    assert ada.shown["back"] == []
    ada.close()
