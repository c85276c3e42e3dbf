"""Playing again: one asks, the others sit down, and nobody who only watches gets the invitation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from server.running import ADA, GREEDY, OPEN, Person, Running, join_table, make_table

KEPT: dict[str, Any] = {"kind": "open", "name": "Bo"}


class Over:
    """A table that Ada and Bo have ended, while somebody watches."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.ada, invite = make_table(server, ADA, OPEN, order="given")
        self.bo = join_table(server, self.ada.table, invite)
        self.watcher = Person(server, self.ada.table)
        for person in (self.ada, self.bo, self.watcher):
            person.connect().wait_for("playing")
        assert self.ada.do("end")["type"] == self.bo.do("end")["type"] == "done"
        for person in (self.ada, self.bo, self.watcher):
            person.wait_for("over")

    def ask(self) -> tuple[Person, str]:
        """Ada makes the same table again and asks the others."""
        again, invite = make_table(self.server, ADA, KEPT, order="given")
        assert self.ada.do("rematch", table=again.table, invite=invite)["type"] == "done"
        return again, invite

    def close(self) -> None:
        for person in (self.ada, self.bo, self.watcher):
            person.close()


@pytest.fixture
def over(server: Running) -> Iterator[Over]:
    table = Over(server)
    yield table
    table.close()


def asked(person: Person) -> dict[str, Any]:
    while person.entries[-1]["what"] != "rematch":
        person.hear()
    return person.entries[-1]


def test_whoever_has_a_seat_is_invited_and_sits_down(server: Running, over: Over) -> None:
    again, invite = over.ask()
    entry = asked(over.bo)
    assert (entry["seat"], entry["table"], entry["invite"]) == (over.ada.mine[0], again.table, invite)
    bo = join_table(server, entry["table"], entry["invite"], "Bo").connect()
    bo.wait_for("playing")
    assert [seat["name"] for seat in bo.shown["seats"]] == ["Ada", "Bo"]
    bo.close()


def test_watchers_learn_of_it_but_get_no_invitation(server: Running, over: Over) -> None:
    again, invite = over.ask()
    entry = asked(over.watcher)
    assert entry["table"] == again.table
    assert entry["invite"] is None
    with server.client() as client:
        assert invite not in client.get(f"/api/tables/{over.ada.table}").text
        assert invite not in client.get(f"/api/tables/{over.ada.table}/record").text
        assert invite not in client.get(f"/api/tables/{over.ada.table}/frames").text
    late = Person(server, over.ada.table).connect()
    late.hear_until("welcome")
    assert late.entries[-1] == entry
    late.close()


def test_whoever_comes_back_later_is_invited_too(over: Over) -> None:
    _, invite = over.ask()
    over.bo.close()
    over.bo.entries = []
    over.bo.connect().hear_until("welcome")
    assert over.bo.entries[-1]["invite"] == invite


def test_one_rematch_is_enough(server: Running, over: Over) -> None:
    over.ask()
    asked(over.bo)
    second, invite = make_table(server, ADA, KEPT)
    answer = over.bo.do("rematch", table=second.table, invite=invite)
    assert (answer["type"], answer["code"]) == ("refused", "refused-rematch")


def test_watchers_and_strangers_ask_nobody(over: Over) -> None:
    wanted = {"table": "x" * 22, "invite": "y" * 22}
    assert over.watcher.do("rematch", 0, **wanted)["code"] == "refused-watching"
    assert over.bo.do("rematch", over.ada.mine[0], **wanted)["code"] == "refused-not-your-seat"


def test_there_is_no_rematch_before_the_end(server: Running) -> None:
    ada, invite = make_table(server, ADA, GREEDY)
    ada.connect().wait_for("playing")
    assert ada.do("rematch", table=ada.table, invite=invite)["code"] == "refused-not-now"
    ada.close()


@pytest.mark.parametrize("wrong", [{"table": "../../x", "invite": "y" * 22}, {"table": "x" * 22}, {"invite": 1}])
def test_only_addresses_of_tables_can_be_sent(over: Over, wrong: dict[str, Any]) -> None:
    over.bo.send({"type": "do", "id": "w", "seat": over.bo.mine[0], "act": "rematch", **wrong})
    assert over.bo.hear_until("refused")["code"] == "refused-malformed"


def test_people_who_share_a_screen_take_their_seats_together(server: Running) -> None:
    ada, invite = make_table(server, ADA, OPEN, {**KEPT, "name": "Cy"}, KEPT, order="given")
    ada.connect()
    both = join_table(server, ada.table, invite, "Bo", others=["Cy"]).connect()
    both.hear_until("welcome")
    assert [seat["name"] for seat in both.shown["seats"]] == ["Ada", "", "Cy", "Bo"]
    assert sorted(both.mine) == [2, 3]
    with server.client() as client:
        wanted = {"invite": invite, "name": "Di", "others": ["Ed"]}
        answer = client.post(f"/api/tables/{ada.table}/join", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (409, "refused-full")
    ada.close()
    both.close()
