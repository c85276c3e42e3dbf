"""The HTTP part, and what guards it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from rollwright.server.settings import Rate
from rollwright.words import LANGUAGES, say
from server.running import ADA, GREEDY, OPEN, Person, Running, cookie_of, join_table, make_table, running
from support.games import GAMES


def post(server: Running, path: str, value: Any = None, **headers: str) -> httpx.Response:
    with server.client() as client:
        return client.post(path, json=value, headers=headers)


def get(server: Running, path: str, **headers: str) -> httpx.Response:
    with server.client() as client:
        return client.get(path, headers=headers)


def test_games_and_their_pieces(server: Running) -> None:
    games = {game["name"]: game for game in get(server, "/api/games").json()["games"]}
    assert set(games) >= set(GAMES)
    for name in GAMES:
        for piece in games[name]["pieces"]:
            assert get(server, f"/api/games/{name}/pieces/{piece}").json()["name"] == piece
        assert sorted(piece for sides in games[name]["sides"] for piece in sides) == sorted(games[name]["pieces"])
    assert get(server, "/api/games/diceland/pieces/Z").json()["code"] == "refused-piece"
    assert get(server, "/api/games/chess/pieces/A").json()["code"] == "option-game"


def test_the_cookie_is_for_this_table_and_no_script(server: Running) -> None:
    answer = post(server, "/api/tables", {"game": "diceland", "seats": [ADA, OPEN]})
    table = answer.json()["table"]
    cookie = answer.headers["set-cookie"]
    assert f"Path=/api/tables/{table};" in cookie
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert "Secure" not in cookie  # plain http on the home network
    assert answer.json()["invite"] not in cookie


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess", "seats": [ADA]}, "option-game"),
        ({"game": "diceland", "seats": [OPEN, GREEDY]}, "refused-no-person"),
        ({"game": "diceland", "seats": [{"kind": "person", "name": "\u202e \n"}]}, "refused-name"),
        ({"game": "diceland", "seats": [ADA, {"kind": "bot", "bot": "os:system"}]}, "option-bot"),
        ({"game": "diceland", "seats": [ADA, {"kind": "bot", "bot": "expert@/etc/passwd"}]}, "option-bot"),
        ({"game": "diceland", "seats": [ADA, {"kind": "bot"}]}, "option-bot"),
        ({"game": "diceland", "seats": [{**ADA, "piece": "Z"}], "pieces": "hand"}, "refused-piece"),
        ({"game": "diceland", "seats": [ADA], "pieces": "hand"}, "refused-piece"),
        ({"game": "diceland", "seats": [ADA], "options": {"speed": 1}}, "option-unknown"),
        ({"game": "diceland", "seats": [ADA], "options": {"boards": 1}}, "option-unknown"),
        ({"game": "diceland", "seats": [ADA], "options": {"round_limit": 0}}, "diceland-option-round-limit"),
        ({"game": "diceland", "seats": []}, "refused-malformed"),
        ({"game": "diceland", "seats": [ADA] * 5}, "refused-malformed"),
        ({"game": "diceland", "seats": [ADA], "promise": "abc"}, "refused-malformed"),
        ({"game": "diceland", "seats": [ADA], "more": 1}, "refused-malformed"),
        ({"game": 1, "seats": [ADA]}, "refused-malformed"),
        ([], "refused-malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(server: Running, wanted: Any, code: str) -> None:
    answer = post(server, "/api/tables", wanted)
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    for language in LANGUAGES:
        assert say(code, answer.json()["params"], language) != code


def test_pieces_by_hand_go_where_their_people_sit(server: Running) -> None:
    seats = [{**ADA, "piece": "A"}, {**GREEDY, "piece": "G"}, {"kind": "person", "name": "Bo", "piece": "D"}]
    ada, _ = make_table(server, *seats, pieces="hand")
    shown = get(server, f"/api/tables/{ada.table}").json()["table"]
    assert {seat["name"]: seat["piece"] for seat in shown["seats"]} == {"Ada": "A", "greedy": "G", "Bo": "D"}


def test_joining(server: Running) -> None:
    ada, invite = make_table(server, ADA, OPEN, OPEN)
    wrong = post(server, f"/api/tables/{ada.table}/join", {"invite": ada.table, "name": "Bo"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "refused-invite")
    bo = join_table(server, ada.table, invite, "  Bo\u200b\x07 \u202eB. ")
    again = post(server, f"/api/tables/{ada.table}/join", {"invite": invite, "name": "Bo"}, Cookie=bo.cookie or "")
    assert again.json() == {"mine": [1]}
    assert "set-cookie" not in again.headers
    shown = get(server, f"/api/tables/{ada.table}").json()
    assert [seat["name"] for seat in shown["table"]["seats"]] == ["Ada", "Bo B.", ""]
    assert shown["mine"] == []


def test_leaving_and_deleting(server: Running) -> None:
    ada, invite = make_table(server, ADA, OPEN, OPEN)
    place = f"/api/tables/{ada.table}"
    bo = join_table(server, ada.table, invite)
    assert post(server, f"{place}/leave", Cookie=bo.cookie or "").status_code == 200
    assert get(server, place).json()["table"]["pending"] == [1, 2]
    assert post(server, f"{place}/leave", Cookie=bo.cookie or "").json()["code"] == "refused-no-seat"
    with server.client() as client:
        assert client.delete(place).status_code == 403
        watcher = Person(server, ada.table).connect()
        watcher.hear_until("welcome")
        assert client.delete(place, headers={"Cookie": ada.cookie or ""}).status_code == 200
        gone = client.get(place)
    assert (gone.status_code, gone.json()["code"]) == (404, "refused-no-table")
    watcher.close()


@pytest.mark.parametrize("table", ["nothing", "A" * 22, "%2e%2e%2f", "a" * 500])
def test_tables_that_are_not_there(server: Running, table: str) -> None:
    answer = get(server, f"/api/tables/{table}")
    assert answer.status_code == 404
    assert answer.json()["code"].startswith("refused-no-")


def test_a_game_that_has_not_begun_has_no_record(server: Running) -> None:
    ada, _ = make_table(server, ADA, OPEN)
    for what in ("record", "frames"):
        assert get(server, f"/api/tables/{ada.table}/{what}").json()["code"] == "refused-not-begun"


def test_records_from_elsewhere_are_checked(server: Running) -> None:
    golden = sorted((Path(__file__).parent.parent / "golden").rglob("*.roll.json"))[0]
    record = json.loads(golden.read_text("utf-8"))
    shown = post(server, "/api/records", record).json()
    assert shown["record"] == record
    assert shown["fair"] == {"checked": False, "faults": [{"code": "fair-missing", "params": {"field": "fair"}}]}
    bad = post(server, "/api/records", {**record, "events": [["dice", "zz"]]})
    assert (bad.status_code, "index" in bad.json()["params"]) == (422, True)
    assert post(server, "/api/records", {}).json()["code"] == "record-field-missing"


# Guards


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


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "[", ""])
def test_names_of_others_do_not_lead_here(server: Running, host: str) -> None:
    assert get(server, "/api/games", Host=host).status_code in (400, 421)
    assert get(server, "/api/games", Host="localhost:99").status_code == 200


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


def test_large_frames_end_the_socket(server: Running) -> None:
    ada, _ = make_table(server, ADA)
    ada.connect().hear_until("welcome")
    assert ada.socket is not None
    ada.socket.send("x" * 5000)
    with pytest.raises(Exception, match="1009"):
        ada.hear_until("refused")
    ada.close()


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


# About itself


def test_health_figures_and_description(server: Running) -> None:
    assert get(server, "/healthz").text == "ok\n"
    make_table(server, ADA)
    figures = get(server, "/metrics").text
    assert "# TYPE rollwright_tables_made_total counter" in figures
    assert any(line.startswith("rollwright_commits_total ") for line in figures.splitlines())
    paths = get(server, "/api/openapi.json").json()["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{table}/join", "/api/records"} <= set(paths)
    assert get(server, "/docs").status_code in (404, 503)
    assert get(server, "/api/here").json() == {"origin": server.address}


def test_the_page_and_its_places(tmp_path: Path) -> None:
    page = tmp_path / "page"
    with running(tmp_path / "data", page=page) as server:
        missing = get(server, "/", **{"Accept-Language": "de"})
        assert missing.status_code == 503
        assert missing.text == say("serve-no-page", {}, "de")
        (page / "assets").mkdir(parents=True)
        (page / "index.html").write_text("<!doctype html>")
        (page / "assets" / "main-1234.js").write_text("plain")
        (page / "assets" / "main-1234.js.br").write_bytes(b"packed")
        for place in ("/", "/table/abc", "/rules/diceland", "/replay", "/new/diceland"):
            answer = get(server, place)
            assert (answer.status_code, answer.text) == (200, "<!doctype html>")
            assert answer.headers["cache-control"] == "no-cache"
        tag = get(server, "/").headers["etag"]
        assert get(server, "/", **{"If-None-Match": tag}).status_code == 304
        assert get(server, "/elsewhere").status_code == 404
        assert get(server, "/assets/none.js").status_code == 404
        assert get(server, "/assets/..%2f..%2fdata/tables.sqlite").status_code == 404
        script = get(server, "/assets/main-1234.js", **{"Accept-Encoding": "identity"})
        assert (script.text, script.headers["content-type"]) == ("plain", "text/javascript; charset=utf-8")
        assert "immutable" in script.headers["cache-control"]
        with (
            server.client() as client,
            client.stream("GET", "/assets/main-1234.js", headers={"Accept-Encoding": "br, gzip"}) as packed,
        ):
            assert packed.headers["content-encoding"] == "br"
            assert b"".join(packed.iter_raw()) == b"packed"


def test_the_cookie_is_secure_behind_a_proxy_with_tls(tmp_path: Path) -> None:
    with running(tmp_path, proxies=("127.0.0.1",), hosts=("dice.example",)) as server:
        headers = {"Host": "dice.example", "X-Forwarded-Proto": "https", "Origin": "https://dice.example"}
        answer = post(server, "/api/tables", {"game": "diceland", "seats": [ADA]}, **headers)
        assert answer.status_code == 200
        assert "Secure" in answer.headers["set-cookie"]
        assert cookie_of(answer).startswith("seat=")
