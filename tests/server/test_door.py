"""The switch that lets the home network in while the server runs."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from rollwright.server import run
from rollwright.server.door import is_asked_here
from rollwright.server.listening import NOWHERE
from server.running import ADA, OPEN, Person, get, join_table, make_table, post, running
from support.waiting import PATIENCE

HOME = "127.0.0.2"  # an address of this machine other than the one that the server listens on


def test_a_browser_on_this_machine_lets_the_home_network_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "home_address", lambda: HOME)
    with running(tmp_path, homely=True) as server:
        port = server.host.rpartition(":")[2]
        home = f"http://{HOME}:{port}"
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{home}/healthz", timeout=PATIENCE, verify=False)
        assert get(server, "/api/here").json() == {"origin": server.address, "here_only": True, "can_open": True}
        ada, invite = make_table(server, ADA, OPEN)
        for _ in range(2):  # the second time it is open already
            answer = post(server, "/api/here", {})
            assert answer.status_code == 200
            assert (answer.json()["origin"], answer.json()["can_open"]) == (home, False)
        local, server.host = server.host, f"{HOME}:{port}"
        bo = join_table(server, ada.table, invite)
        bo.connect().wait_for("playing")  # over the second listener
        server.host = local
        watcher = Person(server, ada.table).connect()
        watcher.wait_for("playing")
        for person in (bo, watcher):
            person.close()


@pytest.mark.parametrize(
    ("client", "origin", "headers", "allowed"),
    [
        ("127.0.0.1", "http://localhost:8642", (), True),
        ("::1", "http://[::1]:8642", (b"host", b"origin"), True),
        ("192.168.1.7", "http://localhost:8642", (), False),
        ("127.0.0.1", "http://192.168.1.5:8642", (), False),
        ("127.0.0.1", "https://dice.example", (), False),
        ("127.0.0.1", "http://localhost:8642", (b"x-forwarded-for",), False),
        ("", "http://localhost:8642", (), False),
    ],
)
def test_only_this_machine_may_and_not_through_a_proxy(
    client: str, origin: str, headers: tuple[bytes, ...], allowed: bool
) -> None:
    assert is_asked_here(client, origin, frozenset(headers)) is allowed


def test_other_sites_proxies_and_other_servers_may_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path / "a", homely=True) as server:
        assert post(server, "/api/here", {}, Origin="http://evil.example").json()["code"] == "refused-origin"
        forwarded = {"X-Forwarded-For": "203.0.113.9"}
        assert post(server, "/api/here", {}, **forwarded).json()["code"] == "refused-door"
        with server.client(**forwarded) as client:
            assert client.get("/api/here").json()["can_open"] is False
        monkeypatch.setattr(run, "home_address", lambda: NOWHERE)
        answer = post(server, "/api/here", {})
        assert (answer.status_code, answer.json()["code"]) == (503, "refused-no-network")
    with running(tmp_path / "b") as server:
        assert post(server, "/api/here", {}).json()["code"] == "refused-door"
    with running(tmp_path / "c", homely=True, origin="http://192.168.1.5:8642") as server:
        shown = {"origin": "http://192.168.1.5:8642", "here_only": False, "can_open": False}
        assert get(server, "/api/here").json() == shown
