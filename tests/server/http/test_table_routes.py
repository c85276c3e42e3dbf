"""Tables over HTTP: making one, joining, leaving, what there is to download."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from rollwright.server.http import table_routes
from rollwright.server.settings import Rate
from rollwright.words import LANGUAGES, say
from server.running import (
    ADA,
    GREEDY,
    OPEN,
    Person,
    Running,
    cookie_of,
    get,
    join_table,
    make_table,
    post,
    running,
)
from support.games import GAMES


def test_the_cookie_is_for_this_table_and_no_script(server: Running) -> None:
    answer = post(server, "/api/tables", {"game": "diceland", "seats": [ADA, OPEN]})
    table = answer.json()["table"]
    cookie = answer.headers["set-cookie"]
    assert f"Path=/api/tables/{table};" in cookie
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert "Secure" not in cookie  # plain http on the home network
    assert answer.json()["invite"] not in cookie


def test_the_cookie_is_secure_behind_a_proxy_with_tls(tmp_path: Path) -> None:
    with running(tmp_path, proxies=("127.0.0.1",), hosts=("dice.example",)) as server:
        headers = {"Host": "dice.example", "X-Forwarded-Proto": "https", "Origin": "https://dice.example"}
        answer = post(server, "/api/tables", {"game": "diceland", "seats": [ADA]}, **headers)
        assert answer.status_code == 200
        assert "Secure" in answer.headers["set-cookie"]
        assert cookie_of(answer).startswith("seat=")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess", "seats": [ADA]}, "option-game"),
        ({"game": "diceland", "seats": [OPEN, GREEDY]}, "refused-no-person"),
        ({"game": "diceland", "seats": [ADA, {"kind": "bot", "bot": "os:system"}]}, "option-bot"),
        ({"game": "diceland", "seats": [ADA, {"kind": "bot", "bot": "expert@/etc/passwd"}]}, "option-bot"),
        ({"game": "diceland", "seats": [ADA, {"kind": "bot"}]}, "option-bot"),
        ({"game": "diceland", "seats": [{**ADA, "piece": "Z"}], "pieces": "hand"}, "refused-piece"),
        ({"game": "diceland", "seats": [ADA], "pieces": "hand"}, "refused-piece"),
        ({"game": "diceland", "seats": [ADA], "set": "atlantis"}, "option-set"),
        (
            {"game": "diceland", "seats": [{**ADA, "piece": "A"}, {**GREEDY, "piece": "E1"}], "pieces": "hand"},
            "diceland-boards-mixed",
        ),
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


@pytest.mark.parametrize(("wanted", "told", "dealt"), [("", "", "A"), ("base", "", "A"), ("europe", "europe", "E1")])
def test_boards_are_dealt_from_a_set(server: Running, wanted: str, told: str, dealt: str) -> None:
    ada, _ = make_table(server, ADA, GREEDY, pieces="lot", set=wanted)
    shown = get(server, f"/api/tables/{ada.table}").json()
    assert shown["table"]["set"] == told
    assert shown["entries"][0].get("set", "") == told  # which is left out for the first set, as in earlier logs
    sets = next(game["sets"] for game in get(server, "/api/games").json()["games"] if game["name"] == "diceland")
    pieces = next(pieces for pieces in sets.values() if dealt in pieces)
    assert all(seat["piece"] in pieces for seat in shown["table"]["seats"])


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


def test_before_the_game_only_the_maker_deletes(server: Running) -> None:
    ada, invite = make_table(server, ADA, OPEN, OPEN)
    bo = join_table(server, ada.table, invite)
    refused = delete(server, bo)
    assert (refused.status_code, refused.json()["code"]) == (403, "refused-not-maker")
    assert post(server, f"/api/tables/{ada.table}/leave", Cookie=ada.cookie or "").status_code == 200
    eve = join_table(server, ada.table, invite, "Eve")  # on the maker's seat
    assert delete(server, eve).json()["code"] == "refused-not-maker"
    other, _ = make_table(server, ADA, OPEN)
    assert delete(server, other).json() == {"forgotten": True}
    assert get(server, f"/api/tables/{other.table}").status_code == 404


def test_during_the_game_all_who_play_must_agree_to_delete_it(server: Running) -> None:
    ada, invite = make_table(server, ADA, OPEN, order="given")
    bo = join_table(server, ada.table, invite)
    assert delete(server, bo).json() == {"forgotten": False}
    assert delete(server, bo).json() == {"forgotten": False}
    for person in (ada, bo):
        person.connect().hear_until("welcome")
    throws = ada.shown["throws"]
    while ada.shown["throws"] == throws:
        for person in (ada, bo):
            if person.mine[0] in person.shown["pending"]:
                person.move()
            while len(person.entries) < len(ada.entries) or len(person.entries) < len(bo.entries):
                person.hear()
    assert delete(server, ada).json() == {"forgotten": False}, "the dice have fallen since Bo agreed"
    assert delete(server, bo).json() == {"forgotten": True}
    assert get(server, f"/api/tables/{ada.table}").status_code == 404
    for person in (ada, bo):
        person.close()


def test_who_plays_alone_with_bots_deletes_the_game(server: Running) -> None:
    ada, _ = make_table(server, ADA, GREEDY)
    assert delete(server, ada).json() == {"forgotten": True}
    assert get(server, f"/api/tables/{ada.table}").status_code == 404


def test_a_finished_table_is_forgotten_but_not_for_the_others(server: Running) -> None:
    ada, invite = make_table(server, ADA, OPEN)
    bo = join_table(server, ada.table, invite)
    for person in (ada, bo):
        person.connect().hear_until("welcome")
        person.do("end")
    assert delete(server, ada).json() == {"forgotten": True}
    shown = get(server, f"/api/tables/{ada.table}", Cookie=bo.cookie or "").json()
    assert shown["table"]["phase"] == "over"
    assert shown["mine"]
    assert delete(server, ada).json()["code"] == "refused-no-seat"
    assert delete(server, bo).json() == {"forgotten": True}
    assert get(server, f"/api/tables/{ada.table}").status_code == 404
    for person in (ada, bo):
        person.close()


def delete(server: Running, person: Person) -> httpx.Response:
    with server.client() as client:
        return client.delete(f"/api/tables/{person.table}", headers={"Cookie": person.cookie or ""})


@pytest.mark.parametrize("options", [{"first": 1}, {"names": 1}, {"self": 1}, {"seats": 2}, {"boards": 1}, {"": 0}])
@pytest.mark.parametrize("game", GAMES)
def test_options_that_are_none_are_refused(server: Running, game: str, options: dict[str, int]) -> None:
    faults = get(server, "/metrics").text.count("rollwright_faults_total 0.0")
    answer = post(server, "/api/tables", {"game": game, "seats": [ADA], "options": options})
    assert (answer.status_code, answer.json()["code"]) == (422, "option-unknown")
    assert answer.json()["params"]["options"]
    assert get(server, "/metrics").text.count("rollwright_faults_total 0.0") == faults


@pytest.mark.parametrize("table", ["nothing", "A" * 22, "%2e%2e%2f", "a" * 500])
def test_tables_that_are_not_there(server: Running, table: str) -> None:
    answer = get(server, f"/api/tables/{table}")
    assert answer.status_code == 404
    assert answer.json()["code"].startswith("refused-no-")


def test_a_game_that_has_not_begun_has_no_record(server: Running) -> None:
    ada, _ = make_table(server, ADA, OPEN)
    for what in ("record", "frames"):
        assert get(server, f"/api/tables/{ada.table}/{what}").json()["code"] == "refused-not-begun"


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


@pytest.mark.parametrize(("path", "limit"), [("record", "looks"), ("frames", "replays")])
def test_the_record_of_a_long_log_costs_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, limit: str
) -> None:
    monkeypatch.setattr(table_routes, "ENTRIES", 2)
    with running(tmp_path, **{limit: Rate(4, 0)}) as server:
        ada, _ = make_table(server, ADA)
        place = f"/api/tables/{ada.table}/{path}"
        assert [get(server, place).status_code for _ in range(2)] == [200, 429]
