"""Secrets: nobody is told one before its time, and none is written down."""

from __future__ import annotations

import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx

from rollwright.server.logs import set_up_logs
from rollwright.server.store.sqlite import FILE
from server.running import (
    ADA,
    GREEDY,
    OPEN,
    PROMISE,
    SHARE,
    Person,
    Running,
    cookie_of,
    make_table,
    running,
)

TABLE: dict[str, Any] = {"game": "diceland", "seats": [ADA, OPEN]}


class Told:
    """Everything that was sent to anybody, but cookies to whom they belong."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def answer(self, answer: httpx.Response) -> httpx.Response:
        headers = [f"{name}: {value}" for name, value in answer.headers.items() if name != "set-cookie"]
        self.texts += [*headers, answer.text]
        return answer

    def person(self, person: Person) -> None:
        """Listens beside a person."""
        socket = person.socket
        assert socket is not None
        receive = socket.recv

        def recv(timeout: float | None = None) -> Any:
            text = receive(timeout)
            self.texts.append(str(text))
            return text

        socket.recv = recv  # type: ignore[method-assign, assignment]


@contextmanager
def logs() -> Iterator[io.StringIO]:
    """What the server writes down."""
    stream = io.StringIO()
    names = ("rollwright.server", "uvicorn", "uvicorn.error")
    before = [(logging.getLogger(name).handlers, logging.getLogger(name).propagate) for name in names]
    set_up_logs(stream, logging.DEBUG)
    try:
        yield stream
    finally:
        for name, (handlers, propagate) in zip(names, before, strict=True):
            logging.getLogger(name).handlers, logging.getLogger(name).propagate = handlers, propagate


def test_no_secret_is_told_or_written_down_before_its_time(tmp_path: Path) -> None:
    told = Told()
    with logs() as written, running(tmp_path) as server, server.client() as client:
        made = client.post("/api/tables", json={**TABLE, "seats": [ADA, OPEN, GREEDY], "promise": PROMISE})
        table, invite = made.json()["table"], made.json()["invite"]
        place = f"/api/tables/{table}"
        ada = Person(server, table, cookie_of(made))
        watcher = Person(server, table)
        told.texts.append(made.text.replace(invite, ""))  # whoever makes a table gets the invitation
        client.cookies.clear()
        joined = told.answer(client.post(f"{place}/join", json={"invite": invite, "name": "Bo", "promise": PROMISE}))
        bo = Person(server, table, cookie_of(joined))
        client.cookies.clear()
        link = client.post(f"{place}/link", headers={"Cookie": bo.cookie or ""}).json()["token"]  # Bo's own
        moved = told.answer(client.post(f"{place}/move", json={"token": link}))
        phone = Person(server, table, cookie_of(moved))
        client.cookies.clear()
        for person in (ada, watcher, phone):
            person.connect()
            told.person(person)
            person.hear_until("welcome")
        assert ada.do("reveal", share=SHARE.hex())["type"] == "done"
        assert phone.do("reveal", share=SHARE.hex())["type"] == "done"
        for person in (ada, phone):
            person.wait_for("playing")
            person.do("move", throw=1, move="nonsense")
            person.do("end", 3)
        for path in ("", "/record", "/frames", "?since=3"):
            told.answer(client.get(place + path))
        for path in ("/metrics", "/healthz", "/api/here", "/api/openapi.json", "/", f"/table/{table}", "/nowhere"):
            told.answer(client.get(path))
        for wrong in ({"invite": table, "name": "Eve"}, {"invite": invite, "name": ""}, {"invite": 1}):
            told.answer(client.post(f"{place}/join", json=wrong))
        with closing(sqlite3.connect(tmp_path / FILE)) as connection:
            (secret,) = connection.execute("SELECT secret FROM tables WHERE id = ?", (table,)).fetchone()
            kept = connection.execute("SELECT invite, holders FROM tables").fetchone()
        dice = [secret.hex(), repr(secret)[2:-1], secret.hex().upper()]
        seats = [(person.cookie or "").removeprefix("seat=") for person in (ada, bo, phone)]
        before = "\n".join(told.texts)
        for planted in (*dice, *seats, invite, link):
            assert planted not in before
            assert planted not in written.getvalue()
            assert planted not in str(kept)  # hashes only
        assert SHARE.hex() in before  # the search finds what is there
        # The end: now the dice are opened to everybody, and nothing else is
        assert ada.do("end")["type"] == "done"
        assert phone.do("end")["type"] == "done"
        for person in (ada, watcher, phone):
            person.wait_for("over")
        told.answer(client.get(f"{place}/record"))
        after = "\n".join(told.texts).removeprefix(before)
        assert secret.hex() in after
        assert watcher.entries[-1] == {**watcher.entries[-1], "what": "opened", "secret": secret.hex()}
        for planted in (*seats, invite, link):
            assert planted not in after
        for person in (ada, watcher, phone):
            person.close()
    lines = written.getvalue().splitlines()
    assert lines
    for line in lines:
        assert table not in line  # whoever reads logs can't watch
        json.loads(line)
    for planted in (*dice, *seats, invite, link):
        assert planted not in written.getvalue()


def test_the_invitation_to_a_rematch_is_for_those_who_sat_here(server: Running) -> None:
    ada, _ = make_table(server, ADA)
    watcher = Person(server, ada.table).connect()
    ada.connect().hear_until("welcome")
    assert ada.do("end")["type"] == "done"
    again, invite = make_table(server, ADA, OPEN)
    assert ada.do("rematch", table=again.table, invite=invite)["type"] == "done"
    late = Person(server, ada.table).connect()
    late.hear_until("welcome")
    for person in (ada, watcher):
        while not person.entries or person.entries[-1]["what"] != "rematch":
            person.hear()
    assert ada.entries[-1]["invite"] == invite
    assert watcher.entries[-1] == late.entries[-1] == {**ada.entries[-1], "invite": None}
    with server.client() as client:
        for path in ("", "/record", "/frames"):
            assert invite not in client.get(f"/api/tables/{ada.table}{path}").text
    for person in (ada, watcher, late):
        person.close()


def test_the_private_link_and_seats_are_in_no_address(server: Running) -> None:
    """Addresses end up in histories and logs of proxies: secrets travel in bodies, cookies and behind the #."""
    with server.client() as client:
        paths = client.get("/api/openapi.json").json()["paths"]
    for path, methods in paths.items():
        for method, described in methods.items():
            given = {one["name"] for one in described.get("parameters", ()) if one["in"] in ("query", "path")}
            told = {"table", "since", "game", "lesson", "piece", "edition", "part", "language"}
            assert given <= told, (method, path)
