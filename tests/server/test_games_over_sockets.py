"""Whole games over real sockets."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from rollwright.core.fair import Share, read_fair, verify
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
    play_together,
    running,
)
from support.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_a_whole_game(server: Running, game: str) -> None:
    ada, invite = make_table(server, ADA, OPEN, GREEDY, game=game, pieces="sides", promise=PROMISE)
    bo = join_table(server, ada.table, invite, promise=PROMISE)
    play_together(ada, bo)
    assert ada.shown["phase"] == bo.shown["phase"] == "over"
    assert ada.entries == bo.entries
    assert [entry["n"] for entry in ada.entries] == list(range(len(ada.entries)))
    with server.client() as client:
        record = client.get(f"/api/tables/{ada.table}/record").json()
        assert verify(record) == []
        shown = client.post("/api/records", json=record).json()
        assert shown["fair"] == {"checked": True, "faults": []}
        frames = client.get(f"/api/tables/{ada.table}/frames").json()["frames"]
    assert frames == shown["frames"]
    assert len(frames) == len(record["events"]) + 1
    assert frames[-1]["scores"] == ada.shown["scores"]
    assert set(shown["pieces"]) >= {seat["piece"] for seat in ada.shown["seats"]}
    assert [seat["piece"] for seat in shown["seats"]] == [seat["piece"] for seat in ada.shown["seats"]]
    ada.close()
    bo.close()


def test_one_device_plays_two_seats(server: Running) -> None:
    ada, _ = make_table(server, ADA, {"kind": "person", "name": "Bo"}, game="ring-and-route")
    ada.connect().play()
    assert ada.mine == [0, 1]
    ada.close()


def test_the_secret_of_the_dice_is_told_at_the_end_only(server: Running) -> None:
    ada, _ = make_table(server, ADA, GREEDY, game="ring-and-route")
    ada.connect().play()
    *before, last = ada.entries
    assert last["what"] == "opened"
    assert last["secret"] not in str(before)
    ada.close()


def test_a_mark_is_taken_back_while_another_marks(server: Running) -> None:
    ada, _ = make_table(server, ADA, {"kind": "person", "name": "Bo"}, game="diceland", order="given")
    ada.connect().hear_until("welcome")
    while not ada.shown["back"]:
        seat = ada.shown["pending"][-1]
        moves = ada.shown["moves"][str(seat)]
        assert ada.move(moves[-1] if "pass" in moves[0] else moves[0], seat)["type"] == "done"
        ada.hear_until("news")
    (seat, *_) = ada.shown["back"]
    events, throws = ada.shown["events"], ada.shown["throws"]
    assert ada.do("take_back", seat, throw=throws)["type"] == "done"
    ada.hear_until("news")
    assert ada.shown["events"] == events - 1
    assert ada.entries[-1]["what"] == "took_back"
    ada.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_question_is_answered_like_a_refused_move_and_plays_nothing(server: Running, game: str) -> None:
    ada, _ = make_table(server, ADA, game=game)
    ada.connect().hear_until("welcome")
    before, throws = len(ada.entries), ada.shown["throws"]
    possible = ada.shown["moves"]["0"][0]
    impossible = {"diceland": "cross a1", "ring-and-route": "ring c0 A"}[game]
    refused = ada.do("move", throw=throws, move=impossible)
    answer = ada.do("why", throw=throws, move=impossible)
    assert answer["type"] == "refused"
    assert (answer["code"], answer["params"]) == (refused["code"], refused["params"])
    assert ada.do("why", throw=throws, move=possible)["code"] == "refused-possible"
    assert ada.do("why", throw=throws - 1, move=possible)["code"] == "refused-late"
    with server.client() as client:
        assert len(client.get(f"/api/tables/{ada.table}").json()["entries"]) == before
    assert ada.move(possible, 0)["type"] == "done"
    ada.close()


def test_among_bots_a_choice_is_taken_back(server: Running) -> None:
    ada, _ = make_table(server, ADA, GREEDY, game="ring-and-route", order="given")
    ada.connect().hear_until("welcome")
    while "keep" not in ada.shown["moves"].get("0", ()):
        if moves := ada.shown["moves"].get("0"):
            ada.move(moves[-1], 0)
        ada.hear_until("news")
    events = ada.shown["events"]
    assert ada.shown["back"] == []
    ada.move("keep", 0)
    while 1 in ada.shown["pending"] or ada.shown["events"] == events:  # the bot marks what it likes
        ada.hear_until("news")
    assert ada.shown["back"] == [0]
    assert ada.do("take_back", 0, throw=ada.shown["throws"])["type"] == "done"
    ada.hear_until("news")
    assert (ada.shown["events"], ada.shown["pending"], ada.shown["back"]) == (events, [0], [])
    assert "keep" in ada.shown["moves"]["0"]
    ada.close()


def test_a_late_move_is_not_taken_for_a_new_one(server: Running) -> None:
    ada, _ = make_table(server, ADA, game="diceland")
    ada.connect().hear_until("welcome")
    move = ada.shown["moves"]["0"][0]
    answer = ada.do("move", throw=ada.shown["throws"] - 1, move=move)
    assert answer["code"] == "refused-late"
    ada.close()


def test_the_same_command_again_gets_the_same_answer(server: Running) -> None:
    ada, _ = make_table(server, ADA, game="diceland")
    ada.connect().hear_until("welcome")
    first = ada.do("move", id="same", throw=ada.shown["throws"], move=ada.shown["moves"]["0"][0])
    ada.hear_until("news")
    known = len(ada.entries)
    again = ada.do("move", id="same", throw=ada.shown["throws"], move="anything")
    assert first == again
    refused = ada.do("move", id="no", throw=0, move="nonsense")
    assert refused == ada.do("move", id="no", throw=ada.shown["throws"], move=ada.shown["moves"]["0"][0])
    assert len(ada.entries) == known
    ada.close()


def test_whoever_joins_again_gets_the_rest(server: Running) -> None:
    ada, _ = make_table(server, ADA, game="diceland")
    ada.connect().hear_until("welcome")
    for _ in range(3):
        ada.move()
        ada.hear_until("news")
    known = list(ada.entries)
    ada.close()
    ada.entries = known[:2]
    ada.connect(since=2).hear_until("welcome")
    assert ada.entries == known
    ada.close()


def test_another_tab_takes_the_seat(server: Running) -> None:
    ada, _ = make_table(server, ADA, game="diceland")
    ada.connect().hear_until("welcome")
    tab = Person(server, ada.table, ada.cookie).connect()
    tab.hear_until("welcome")
    ada.hear_until("elsewhere")
    assert tab.mine == [0]
    assert tab.move()["type"] == "done"
    tab.close()
    ada.close()


def test_seats_move_to_another_device_once(server: Running) -> None:
    ada, _ = make_table(server, ADA, OPEN)
    ada.connect().hear_until("welcome")
    place = f"/api/tables/{ada.table}"
    with server.client() as client:
        token = client.post(f"{place}/link", headers={"Cookie": ada.cookie or ""}).json()["token"]
        answer = client.post(f"{place}/move", json={"token": token})
        assert answer.json() == {"mine": [0]}
        ada.hear_until("elsewhere")
        again = client.post(f"{place}/move", json={"token": token}, headers={"Cookie": ""})
        assert (again.status_code, again.json()["code"]) == (403, "refused-link")
        old = client.post(f"{place}/link", headers={"Cookie": ada.cookie or ""})
        assert old.json()["code"] == "refused-no-seat"
    phone = Person(server, ada.table, cookie_of(answer)).connect()
    assert phone.hear_until("welcome")["mine"] == [0]
    phone.close()
    ada.close()


def test_watchers_see_everything_and_can_do_nothing(server: Running) -> None:
    ada, _ = make_table(server, ADA, game="diceland")
    watcher = Person(server, ada.table).connect()
    assert watcher.hear_until("welcome")["mine"] == []
    assert watcher.shown["moves"] == {}
    answer = watcher.do("move", 0, throw=1, move="pick r")
    assert answer["code"] == "refused-watching"
    ada.connect().hear_until("welcome")
    ada.move()
    assert watcher.hear_until("news")["entries"]
    watcher.close()
    ada.close()


def test_nobody_plays_another_seat(server: Running) -> None:
    ada, invite = make_table(server, ADA, OPEN)
    bo = join_table(server, ada.table, invite)
    bo.connect().hear_until("welcome")
    (other,) = {0, 1} - set(bo.mine)
    assert bo.do("move", other, throw=1, move="pick r")["code"] == "refused-not-your-seat"
    assert bo.do("move", 3, throw=1, move="pick r")["code"] == "refused-not-your-seat"
    bo.close()


# People who are gone


def test_a_bot_goes_on_for_who_is_gone_until_he_is_back(server: Running) -> None:
    ada, invite = make_table(server, ADA, OPEN)
    bo = join_table(server, ada.table, invite)
    ada.connect().hear_until("welcome")
    bo.connect().hear_until("welcome")
    (gone,) = bo.mine
    assert ada.do("take_over", of=gone, bot="greedy")["code"] == "refused-not-gone"
    bo.close()
    while (answer := ada.do("take_over", of=gone, bot="greedy"))["type"] == "refused":
        assert answer["code"] == "refused-not-gone"
        time.sleep(0.02)  # who asks without a pause is cut off
    assert isinstance(ada.here[gone], float)
    ada.hear_until("news")
    assert ada.shown["seats"][gone]["bot"] == "greedy"
    bo.connect().hear_until("welcome")
    assert bo.do("come_back")["type"] == "done"
    assert bo.do("come_back")["code"] == "refused-not-away"
    ada.close()
    bo.close()


def test_all_agree_to_end(server: Running) -> None:
    ada, invite = make_table(server, ADA, OPEN)
    bo = join_table(server, ada.table, invite)
    ada.connect().hear_until("welcome")
    bo.connect().hear_until("welcome")
    assert ada.do("end")["type"] == "done"
    bo.hear_until("news")
    assert bo.shown["ending"] == ada.mine
    assert bo.do("end")["type"] == "done"
    ada.wait_for("over")
    assert ada.shown["reason"] == "ended"
    assert ada.entries[-1]["what"] == "opened"
    ada.close()
    bo.close()


def test_only_the_promised_share_is_taken(server: Running) -> None:
    ada, _ = make_table(server, ADA, promise=PROMISE)
    ada.connect().hear_until("welcome")
    assert ada.do("reveal", share=SHARE[::-1].hex())["code"] == "refused-share"
    assert ada.do("reveal", share=SHARE.hex())["type"] == "done"
    assert ada.do("reveal", share=SHARE.hex())["code"] == "refused-not-now"
    ada.close()


def test_who_does_not_reveal_in_time_gets_a_bot_and_no_share(tmp_path: Path) -> None:
    with running(tmp_path, reveal=0.2) as server:
        ada, _ = make_table(server, ADA, promise=PROMISE)
        ada.connect().hear_until("welcome")
        ada.wait_for("over")  # the bot plays alone
        with server.client() as client:
            record = client.get(f"/api/tables/{ada.table}/record").json()
        ada.close()
    assert read_fair(record).shares == (Share(0, PROMISE, None),)
    assert record["seats"][0]["played_by"] == ["planner"]
    assert verify(record) == []


def test_the_table_is_closed_with_bots_on_open_seats(server: Running) -> None:
    ada, invite = make_table(server, ADA, OPEN, OPEN)
    ada.connect().hear_until("welcome")
    assert ada.shown["phase"] == "gathering"
    assert ada.do("start", bot="os:system")["code"] == "option-bot"
    assert ada.do("start", bot="greedy")["type"] == "done"
    ada.wait_for("playing")
    assert sorted(seat["kind"] for seat in ada.shown["seats"]) == ["bot", "bot", "person"]
    with server.client() as client:
        late = client.post(f"/api/tables/{ada.table}/join", json={"invite": invite, "name": "Bo"})
    assert late.json()["code"] == "refused-full"
    ada.close()


# What is not understood


@pytest.mark.parametrize(
    "message",
    ["", "{", "[]", '{"type":"do"}', '{"type":"hello","since":0}', '{"type":"do","id":"x","seat":"0","act":"end"}'],
)
def test_what_is_not_understood_is_refused(server: Running, message: str) -> None:
    ada, _ = make_table(server, ADA)
    ada.connect().hear_until("welcome")
    assert ada.socket is not None
    ada.socket.send(message)
    refused: dict[str, Any] = ada.hear_until("refused")
    assert (refused["id"], refused["code"]) == (None, "refused-malformed")
    ada.close()
