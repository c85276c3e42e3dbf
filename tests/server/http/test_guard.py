"""What every request meets first: foreign sites, foreign names, large bodies; and what every answer carries."""

from __future__ import annotations

import socket
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from server.running import (
    ADA,
    OPEN,
    Person,
    Running,
    get,
    make_table,
    post,
)
from support.waiting import PATIENCE

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


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:1"])
def test_other_sites_can_do_nothing(server: Running, origin: str) -> None:
    refused = post(server, "/api/tables", {"game": "diceland", "seats": [ADA]}, Origin=origin)
    assert (refused.status_code, refused.json()["code"]) == (403, "refused-origin")
    ada, _ = make_table(server, ADA)
    with server.client() as client:
        answer = client.delete(f"/api/tables/{ada.table}", headers={"Origin": origin, "Cookie": ada.cookie or ""})
    assert answer.json()["code"] == "refused-origin"
    with pytest.raises(InvalidStatus):
        ada.connect(Origin=origin)
    assert post(server, "/api/tables", {"game": "diceland", "seats": [ADA]}, Origin=server.address).status_code == 200


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


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "[", ""])
def test_names_of_others_do_not_lead_here(server: Running, host: str) -> None:
    assert get(server, "/api/games", Host=host).status_code in (400, 421)
    assert get(server, "/api/games", Host="localhost:99").status_code == 200


# Large bodies


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


def test_only_small_json_is_read(server: Running) -> None:
    with server.client() as client:
        form = client.post("/api/tables", data={"game": "diceland"})
        assert (form.status_code, form.json()["code"]) == (415, "refused-not-json")
        large = client.post("/api/tables", content=b" " * 20_000, headers={"content-type": "application/json"})
        assert (large.status_code, large.json()["code"]) == (413, "refused-too-large")
        parts = (b" " * 10_000 for _ in range(3))  # without a length
        chunked = client.post("/api/tables", content=parts, headers={"content-type": "application/json"})
        assert (chunked.status_code, chunked.json()["code"]) == (413, "refused-too-large")
        broken = client.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
        assert (broken.status_code, broken.json()["code"]) == (422, "refused-malformed")


# Headers


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


def test_every_answer_carries_the_headers(server: Running) -> None:
    for answer in (
        get(server, "/api/games"),
        get(server, "/"),
        get(server, "/nowhere"),
        get(server, "/x", Host="evil"),
    ):
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
