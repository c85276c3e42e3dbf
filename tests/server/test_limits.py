"""How much one client may do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from rollwright.server.limits import Bucket, Limit
from rollwright.server.refusals import Refused
from rollwright.server.settings import Rate
from server.running import (
    ADA,
    OPEN,
    Person,
    cookie_of,
    make_table,
    post,
    running,
)
from support.waiting import PATIENCE, PATIENT, wait_until

TABLE: dict[str, Any] = {"game": "diceland", "seats": [ADA, OPEN]}


def test_buckets_fill_up_again() -> None:
    bucket = Bucket(Rate(2, 1), 0.0)
    assert [bucket.take(0.0), bucket.take(0.0), bucket.take(0.5), bucket.take(1.1), bucket.take(1.2)] == [
        True,
        True,
        False,
        True,
        False,
    ]


def test_every_client_has_its_own_limit() -> None:
    now = [0.0]
    limit = Limit(Rate(1, 1), lambda: now[0])
    limit.take("a")
    limit.take("b")
    with pytest.raises(Refused):
        limit.take("a")
    now[0] = 1.0
    limit.take("a")


def test_limits_per_client(tmp_path: Path) -> None:
    few = {"tables": Rate(2, 0), "messages": Rate(3, 0), "sockets": 2, "watchers": 1}
    with running(tmp_path, **few) as server:
        ada, _ = make_table(server, ADA)
        make_table(server, ADA)
        third = post(server, "/api/tables", {"game": "diceland", "seats": [ADA]})
        assert (third.status_code, third.json()["code"]) == (429, "refused-too-fast")
        watcher = Person(server, ada.table).connect()
        watcher.hear_until("welcome")
        other = Person(server, ada.table).connect()
        assert other.hear()["code"] == "refused-too-many-watchers"
        other.close()
        ada.connect().hear_until("welcome")
        with pytest.raises(InvalidStatus):
            Person(server, ada.table).connect()
        codes = [ada.do("end", 3).get("code") for _ in range(3)]
        assert codes == ["refused-not-your-seat"] * 3
        ada.send({"type": "do", "id": "x", "seat": 0, "act": "end"})
        assert ada.hear_until("refused")["code"] == "refused-too-fast"
        ada.close()
        watcher.close()


def test_one_client_makes_so_many_tables_sockets_and_messages(tmp_path: Path) -> None:
    few = {"tables": Rate(2, 0), "sockets": 2, "messages": Rate(5, 0), "requests": Rate(100, 0)}
    with running(tmp_path, **few) as server, server.client() as client:
        made = [client.post("/api/tables", json=TABLE) for _ in range(3)]
        assert [answer.status_code for answer in made] == [200, 200, 429]
        assert made[2].json()["code"] == "refused-too-fast"
        ada = Person(server, made[0].json()["table"], cookie_of(made[0]))
        people = [ada.connect(), Person(server, ada.table).connect()]
        for person in people:
            person.hear_until("welcome")
        with pytest.raises(InvalidStatus):
            Person(server, ada.table).connect()
        people[1].close()

        def is_free() -> bool:
            try:
                people[1].connect().hear_until("welcome")
            except InvalidStatus:
                return False
            return True

        wait_until(is_free)  # a place that is given up can be taken
        for number in range(6):
            ada.send({"type": "do", "id": f"m{number}", "seat": 3, "act": "end"})
        codes = [ada.hear_until("refused")["code"] for _ in range(6)]
        assert codes == ["refused-not-your-seat"] * 5 + ["refused-too-fast"]
        with pytest.raises(ConnectionClosed, match="1008"):
            ada.hear_until("done")
        statuses = {client.get("/api/games").status_code for _ in range(100)}
        assert statuses == {200, 429}
        for person in people:
            person.close()


def test_who_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    with running(tmp_path, hello=0.1) as server:
        ada, _ = make_table(server, ADA)
        address = f"ws://{server.host}/api/tables/{ada.table}/socket"
        with connect(address, proxy=None, **PATIENT) as silent, pytest.raises(ConnectionClosed) as closed:
            silent.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
