"""What others may try: foreign sites, other people's seats, secrets before their time, too much of everything."""

from __future__ import annotations

import io
import json
import logging
import re
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from rollwright.server.logs import set_up_logs
from rollwright.server.settings import Rate
from rollwright.server.store.sqlite import FILE
from rollwright.server.wire.uvicorn_channel import UvicornChannel
from server.running import (
    ADA,
    GREEDY,
    OPEN,
    PROMISE,
    SHARE,
    Person,
    Running,
    cookie_of,
    join_table,
    make_table,
    running,
)
from support.waiting import PATIENCE, wait_until

TABLE: dict[str, Any] = {"game": "diceland", "seats": [ADA, OPEN]}
FOREIGN = ["http://evil.example", "https://evil.example:443", "null", "http://127.0.0.1:1", "file://", "", "http://"]


# Foreign sites


@pytest.mark.parametrize("origin", FOREIGN)
def test_foreign_origins_change_nothing(server: Running, origin: str) -> None:
    ada, invite = make_table(server, ADA, OPEN)
    place = f"/api/tables/{ada.table}"
    asked: list[tuple[str, str, Any]] = [
        ("POST", "/api/tables", TABLE),
        ("POST", f"{place}/join", {"invite": invite, "name": "Eve"}),
        ("POST", f"{place}/link", None),
        ("POST", f"{place}/leave", None),
        ("DELETE", place, None),
    ]
    with server.client() as client:
        for method, path, value in asked:
            headers = {"Origin": origin, "Cookie": ada.cookie or ""}
            answer = client.request(method, path, json=value, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "refused-origin")
            assert "set-cookie" not in answer.headers
        assert len(client.get(place).json()["entries"]) == 1
    with pytest.raises(InvalidStatus) as refused:
        ada.connect(Origin=origin)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_browser_that_hides_the_origin_is_not_believed(server: Running, site: str) -> None:
    """Browsers say with each request whether another site has caused it, also where they leave the origin out."""
    headers = {"Sec-Fetch-Site": site}
    with server.client() as client:
        assert client.post("/api/tables", json=TABLE, headers=headers).json()["code"] == "refused-origin"
        assert client.get("/api/games", headers=headers).status_code == 200  # a link may lead here
    ada, _ = make_table(server, ADA)
    with pytest.raises(InvalidStatus):
        ada.connect(0, **headers)
    own = {"Origin": server.address, "Sec-Fetch-Site": "same-origin"}
    ada.connect(0, **own).hear_until("welcome")
    ada.close()


def test_answers_are_for_no_other_site(server: Running) -> None:
    with server.client() as client:
        for path in ("/api/games", "/api/here", "/metrics", "/"):
            answer = client.get(path, headers={"Origin": "http://evil.example"})
            assert not [name for name in answer.headers if name.startswith("access-control-")]
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        asked = client.options("/api/tables", headers={"Origin": "http://evil.example"})
        assert not [name for name in asked.headers if name.startswith("access-control-")]


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.nip.example", "a@localhost", "x y"]
)
def test_a_name_of_others_that_leads_here_is_not_answered(server: Running, host: str) -> None:
    """So a site whose name is made to point to this machine (DNS rebinding) reads and does nothing."""
    with server.client() as client:
        for method, path in (("GET", "/api/games"), ("POST", "/api/tables"), ("GET", "/"), ("GET", "/healthz")):
            answer = client.request(method, path, headers={"Host": host, "Origin": f"http://{host}"})
            assert answer.status_code in (400, 421)
            assert "evil" not in answer.text
    with pytest.raises(InvalidStatus):
        Person(server, "A" * 22).connect(Host=host)


# Other people's seats


def test_no_act_is_carried_out_for_the_seat_of_another(server: Running) -> None:
    ada, invite = make_table(server, ADA, OPEN, promise=PROMISE)
    bo = join_table(server, ada.table, invite, promise=PROMISE)
    ada.connect().hear_until("welcome")
    bo.connect().hear_until("welcome")
    watcher = Person(server, ada.table).connect()
    watcher.hear_until("welcome")
    acts: list[tuple[str, dict[str, Any]]] = [
        ("reveal", {"share": SHARE.hex()}),
        ("move", {"throw": 1, "move": "pick r"}),
        ("take_back", {"throw": 1}),
        ("start", {}),
        ("choose", {"piece": "A"}),
        ("take_over", {"of": ada.mine[0], "bot": "greedy"}),
        ("come_back", {}),
        ("end", {}),
    ]
    known = len(ada.entries)
    for act, more in acts:
        assert bo.do(act, ada.mine[0], **more)["code"] == "refused-not-your-seat"
        assert watcher.do(act, ada.mine[0], **more)["code"] == "refused-watching"
    with server.client() as client:
        assert len(client.get(f"/api/tables/{ada.table}").json()["entries"]) == known
    for person in (ada, bo, watcher):
        person.close()


def test_an_invitation_is_no_seat_nor_is_anything_else(server: Running) -> None:
    ada, invite = make_table(server, ADA, OPEN)
    other, _ = make_table(server, ADA, OPEN)
    place = f"/api/tables/{ada.table}"
    forged = [invite, ada.table, "A" * 22, "", "\xe9", "a" * 4000, (other.cookie or "").removeprefix("seat=")]
    with server.client() as client:
        for secret in forged:
            headers = {b"Cookie": f"seat={secret}".encode("latin-1")}
            assert client.get(place, headers=headers).json()["mine"] == []
            for path in ("link", "leave"):
                answer = client.post(f"{place}/{path}", headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "refused-no-seat")
            assert client.delete(place, headers=headers).status_code == 403
        token = client.post(f"{place}/link", headers={"Cookie": ada.cookie or ""}).json()["token"]
        assert client.get(place, headers={"Cookie": f"seat={token}"}).json()["mine"] == []
        seat = (ada.cookie or "").removeprefix("seat=")
        for not_a_token in (invite, ada.table, seat):
            assert client.post(f"{place}/move", json={"token": not_a_token}).json()["code"] == "refused-link"
        for not_an_invite in (token, ada.table, seat):
            wanted = {"invite": not_an_invite, "name": "Eve"}
            assert client.post(f"{place}/join", json=wanted).json()["code"] == "refused-invite"


def test_a_private_link_works_once_and_only_the_newest(server: Running) -> None:
    ada, _ = make_table(server, ADA, OPEN)
    place = f"/api/tables/{ada.table}"
    with server.client() as client:
        mine = {"Cookie": ada.cookie or ""}
        older, newer = (client.post(f"{place}/link", headers=mine).json()["token"] for _ in range(2))
        answers = []
        for token in (older, newer, newer):
            client.cookies.clear()
            answers.append(client.post(f"{place}/move", json={"token": token}))
        assert [answer.status_code for answer in answers] == [403, 200, 403]
        assert client.get(place, headers=mine).json()["mine"] == []
        client.cookies.clear()
        assert client.get(place, headers={"Cookie": cookie_of(answers[1])}).json()["mine"] == [0]


def test_what_a_device_still_says_after_its_seats_were_moved_counts_for_nothing(server: Running) -> None:
    """Also if it was on its way already, and if the device doesn't care that the socket is closed."""
    ada, _ = make_table(server, ADA, game="diceland")
    ada.connect().hear_until("welcome")
    assert ada.socket is not None
    with server.client() as client:
        place = f"/api/tables/{ada.table}"
        token = client.post(f"{place}/link", headers={"Cookie": ada.cookie or ""}).json()["token"]
        client.post(f"{place}/move", json={"token": token})
        before = len(client.get(place).json()["entries"])
        with pytest.raises(ConnectionClosed):
            while True:
                ada.move()
        assert len(client.get(place).json()["entries"]) == before
    ada.close()


# Secrets before their time


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
            assert given <= {"table", "since", "game", "piece"}, (method, path)


# Too much


@pytest.mark.parametrize("size", [16_385, 1_000_000])
def test_large_bodies_are_not_read(server: Running, size: int) -> None:
    json_kind = {"Content-Type": "application/json"}
    with server.client() as client:
        for path in ("/api/tables", f"/api/tables/{'A' * 22}/join"):
            large = client.post(path, content=b" " * size, headers=json_kind)
            assert (large.status_code, large.json()["code"]) == (413, "refused-too-large")
        packed = client.post("/api/tables", content=b"\x1f\x8b", headers={**json_kind, "Content-Encoding": "gzip"})
        assert packed.status_code == 422  # nothing is unpacked


def test_a_body_that_is_announced_too_large_is_not_waited_for(server: Running) -> None:
    host, port = server.host.split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as connection:
        head = f"POST /api/tables HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 99999999999\r\n\r\n"
        connection.sendall(head.encode())
        assert b" 413 " in connection.recv(1000)


@pytest.mark.parametrize("parts", [["x" * 4097], ["x" * 1000] * 6, ["x" * 1_000_000]])
def test_large_frames_and_messages_in_many_frames_end_the_socket(server: Running, parts: list[str]) -> None:
    ada, _ = make_table(server, ADA)
    ada.connect().hear_until("welcome")
    assert ada.socket is not None
    with pytest.raises(ConnectionClosed) as closed:
        ada.socket.send(parts)
        while True:
            ada.hear()
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
    ada.close()


def test_compression_is_not_agreed_upon(server: Running) -> None:
    ada, _ = make_table(server, ADA)
    address = f"ws://{server.host}/api/tables/{ada.table}/socket"
    with connect(address, compression="deflate", proxy=None) as offered:
        assert offered.response is not None
        assert "Sec-WebSocket-Extensions" not in offered.response.headers
        assert offered.protocol.extensions == []
        hello = b'{"type":"hello","since":0}'
        offered.socket.sendall(bytes([0xC1, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # says that it is compressed
        with pytest.raises(ConnectionClosed) as closed:
            offered.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1002


def test_a_stalled_reader_is_dropped_and_the_others_get_everything(tmp_path: Path) -> None:
    with running(tmp_path, unread=2000, messages=Rate(1e9, 1e9)) as server:
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


def _stall(server: Running, stalled: socket.socket, table: str) -> None:
    """Somebody who says hello and never reads again."""
    stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    host, port = server.host.split(":")
    stalled.connect((host, int(port)))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {server.host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
    ]
    stalled.sendall("\r\n".join([*lines, "", ""]).encode())
    assert stalled.recv(12).endswith(b"101")
    hello = b'{"type":"hello","since":0}'
    stalled.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)


def _leave_unread(server: Running, stalled: socket.socket, table: str) -> UvicornChannel:
    """The channel to somebody who asks for more than fits on the way to him, and reads nothing of it."""
    server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)
    _stall(server, stalled, table)
    command = json.dumps({"type": "do", "id": "c", "seat": 0, "act": "come_back"}).encode()
    stalled.sendall((bytes([0x81, 0x80 | len(command), 0, 0, 0, 0]) + command) * 2000)
    found = server.server.server_state.connections
    (channel,) = [channel for channel in found if isinstance(channel, UvicornChannel)]
    wait_until(lambda: channel.transport.get_write_buffer_size() > 65_536)
    return channel


GOODBYE = bytes([0x88, 0x80, 0, 0, 0, 0])


@pytest.mark.parametrize("why", ["goodbye", "no pong", "no table"])
def test_who_left_something_unread_does_not_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    monkeypatch.setattr("rollwright.server.wire.uvicorn_channel.LAST", 0.2)
    with running(tmp_path, unread=10_000_000, messages=Rate(1e9, 1e9)) as server, socket.socket() as stalled:
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
    with socket.socket() as stalled, running(tmp_path, unread=10_000_000, messages=Rate(1e9, 1e9)) as server:
        ada, _ = make_table(server, ADA)
        channel = _leave_unread(server, stalled, ada.table)
        stalled.sendall(GOODBYE)
        wait_until(channel.transport.is_closing)


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
        with connect(address, proxy=None) as silent, pytest.raises(ConnectionClosed) as closed:
            silent.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


# Names, and what every answer carries


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script"),  # text, cut like every long name
        ("\u202e\u2066evil\u2069", "evil"),
        ("a\x00b\x1b[31mc\r\nSet-Cookie: x", "ab[31mc Set-Cookie: x"),
        ("</title>\u2028\u2029", "</title>"),
        ('"><img src=x>', '"><img src=x>'),
        ("{ $name }", "{ $name }"),
    ],
)
def test_names_are_text_and_nothing_else(server: Running, name: str, shown: str) -> None:
    ada, invite = make_table(server, {"kind": "person", "name": name}, OPEN, order="given")
    with server.client() as client:
        place = f"/api/tables/{ada.table}"
        answer = client.post(f"{place}/join", json={"invite": invite, "name": name})
        client.cookies.clear()
        answers = [answer, *(client.get(place + path) for path in ("", "/record", "/frames"))]
    assert [seat["name"] for seat in answers[1].json()["table"]["seats"]] == [shown] * 2
    for answer in answers:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert not re.search("[\x00-\x08\x0b-\x1f\u202a-\u202e\u2066-\u2069]", answer.text)
        assert name not in str(dict(answer.headers))
    ada.connect().hear_until("welcome")
    assert [seat["name"] for seat in ada.shown["seats"]] == [shown] * 2
    ada.close()


def test_every_answer_forbids_what_a_page_of_ours_never_does(server: Running) -> None:
    ada, _ = make_table(server, ADA)
    place = f"/api/tables/{ada.table}"
    json_kind = {"Content-Type": "application/json"}
    with server.client() as client:
        answers = [
            *(client.get(path) for path in ("/", "/table/x", "/nowhere", "/assets/none.js", "/healthz", "/metrics")),
            *(client.get(path) for path in ("/api/games", "/api/none", place, f"{place}/record", f"{place}?since=x")),
            client.get(f"{place}/socket"),
            client.head("/"),
            client.put("/api/tables"),
            client.options("/api/tables"),
            client.request("TRACE", "/api/tables"),
            client.post("/api/tables", json=TABLE),
            client.post("/api/tables", content=b"{", headers=json_kind),
            client.post("/api/tables", content=b" " * 20_000, headers=json_kind),
            client.post("/api/tables", data={"game": "diceland"}),
            client.post("/api/tables", json=TABLE, headers={"Origin": "http://evil.example"}),
            client.get("/", headers={"Host": "evil.example"}),
            client.delete(place),
        ]
    with pytest.raises(InvalidStatus) as refused:
        ada.connect(Origin="http://evil.example")
    answers_headers = [answer.headers for answer in answers]
    for headers in [*answers_headers, refused.value.response.headers]:
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
        assert "x-powered-by" not in headers
    for answer in answers:
        kind = answer.headers["content-type"] if answer.content else "text/plain"
        assert kind.split(";")[0] in ("application/json", "text/html", "text/plain")
        assert "Traceback" not in answer.text
