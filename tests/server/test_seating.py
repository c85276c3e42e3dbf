"""Other people's seats: who may do what, and private links."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.running import (
    ADA,
    OPEN,
    PROMISE,
    SHARE,
    Person,
    Running,
    cookie_of,
    join_table,
    make_table,
)


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
        ("why", {"throw": 1, "move": "pick r"}),
        ("take_back", {"throw": 1}),
        ("start", {}),
        ("rename", {"of": 0, "name": "Eve"}),
        ("swap", {"of": 0, "other": 1}),
        ("play_on", {}),
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


def test_whose_seats_move_to_another_player_is_sent_away(server: Running) -> None:
    ada, invite = make_table(server, ADA, OPEN)
    bo = join_table(server, ada.table, invite)
    ada.connect().hear_until("welcome")
    bo.connect().hear_until("welcome")
    place = f"/api/tables/{ada.table}"
    with server.client() as client:
        token = client.post(f"{place}/link", headers={"Cookie": ada.cookie or ""}).json()["token"]
        moved = client.post(f"{place}/move", json={"token": token}, headers={"Cookie": bo.cookie or ""})
    assert moved.json() == {"mine": [0, 1]}
    ada.hear_until("elsewhere")
    with pytest.raises(ConnectionClosed):
        ada.hear_until("news")
    assert bo.hear_until("news")["mine"] == [0, 1]
    ada.close()
    bo.close()


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
