"""Before the game: people without a name, and renaming, swapping and freeing seats. During it: saying no to the end."""

from __future__ import annotations

from typing import Any

import pytest

from rollwright.core.fair import verify
from server.running import ADA, GREEDY, OPEN, PROMISE, SHARE, Person, Running, join_table, make_table, post

BO: dict[str, Any] = {"kind": "person", "name": "Bo"}


def seats(person: Person) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in person.shown["seats"]]


def free(server: Running, person: Person, seat: int) -> Any:
    return post(server, f"/api/tables/{person.table}/free", {"seat": seat}, Cookie=person.cookie or "")


def test_whoever_gives_no_name_has_none(server: Running) -> None:
    """Every page calls them by a number in its own language; a record has the number in English."""
    ada, invite = make_table(server, {"kind": "person"}, OPEN, OPEN, GREEDY)
    joining = {"invite": invite, "name": "\u202e \n", "others": [""]}
    assert post(server, f"/api/tables/{ada.table}/join", joining).status_code == 200
    ada.connect().wait_for("playing")
    assert {(seat["chair"], seat["name"]) for seat in ada.shown["seats"]} == {(0, ""), (1, ""), (2, ""), (3, "greedy")}
    with server.client() as client:
        record = client.get(f"/api/tables/{ada.table}/record").json()
    names = [seat["name"] for seat in record["seats"]]
    assert sorted(names) == ["Player 1", "Player 2", "Player 3", "greedy"]
    assert [f"Player {seat['chair'] + 1}" for seat in ada.shown["seats"] if not seat["name"]] == [
        name for name in names if name != "greedy"
    ]
    ada.close()


def test_seats_are_renamed_and_swapped_by_their_people_and_by_the_maker(server: Running) -> None:
    ada, invite = make_table(server, ADA, GREEDY, OPEN, OPEN, order="given", promise=PROMISE)
    bo = join_table(server, ada.table, invite, name="Bo", promise=PROMISE)
    for person in (ada, bo):
        person.connect().hear_until("welcome")
    assert bo.do("rename", of=0, name="Eve")["code"] == "refused-not-arranger"
    assert bo.do("rename", of=3, name="Eve")["code"] == "refused-not-arranger"
    assert bo.do("swap", of=2, other=0)["code"] == "refused-not-arranger"
    assert bo.do("swap", of=2, other=2)["code"] == "refused-same-seat"
    assert ada.do("rename", of=1, name="Eve")["code"] == "refused-nobody-there"
    assert bo.do("rename", of=2, name=" Bo\u202e  B. ")["type"] == "done"
    assert bo.do("swap", of=2, other=3)["type"] == "done"
    assert bo.hear_until("news")["mine"] == [3]
    assert ada.do("rename", of=3, name="")["type"] == "done"
    assert ada.do("swap", of=0, other=3)["type"] == "done"
    assert ada.hear_until("news")["mine"] == [3]
    assert bo.do("rename", of=0, name="Bo")["code"] == "refused-not-your-seat"  # Bo's page speaks for the seat he had
    assert bo.mine == [0]
    assert bo.do("rename", of=0, name="Bo")["type"] == "done"
    ada.hear_until("news")
    assert seats(ada) == [("person", "Bo"), ("bot", "greedy"), ("open", ""), ("person", "Ada")]
    assert [seat["chair"] for seat in ada.shown["seats"]] == [2, 1, 3, 0]
    assert ada.do("start", bot="greedy")["type"] == "done"
    for person in (ada, bo):
        person.wait_for("revealing")
        assert person.do("reveal", share=SHARE.hex())["type"] == "done"
    ada.wait_for("playing")
    assert ada.do("swap", of=0, other=1)["code"] == "refused-not-now"
    assert [seat["name"] for seat in ada.shown["seats"]] == ["Bo", "greedy", "greedy", "Ada"]
    for person in (ada, bo):
        assert person.do("end")["type"] == "done"
    with server.client() as client:
        record = client.get(f"/api/tables/{ada.table}/record").json()
    assert verify(record) == []
    for person in (ada, bo):
        person.close()


def test_the_maker_frees_seats_and_others_only_their_own(server: Running) -> None:
    ada, invite = make_table(server, ADA, BO, OPEN, OPEN, promise=PROMISE)
    cy = join_table(server, ada.table, invite, name="Cy", promise=PROMISE)
    for person in (ada, cy):
        person.connect().hear_until("welcome")
    assert free(server, cy, 0).json()["code"] == "refused-not-arranger"
    assert free(server, cy, 3).json()["code"] == "refused-not-arranger"
    assert free(server, ada, 3).json()["code"] == "refused-nobody-there"
    assert free(server, ada, 0).status_code == 200  # Bo sits beside her, and has the share of the device now
    assert ada.hear_until("news")["mine"] == [1]
    closing = [(entry["what"], entry.get("seat"), entry.get("promise")) for entry in ada.entries[-2:]]
    assert closing == [("left", 0, None), ("joined", 1, PROMISE)]
    assert free(server, ada, 2).status_code == 200
    cy.hear_until("news")
    assert cy.hear_until("news")["mine"] == []  # Cy watches, and can sit down again
    assert cy.do("rename", 2, of=2, name="Eve")["code"] == "refused-watching"
    again = post(server, f"/api/tables/{ada.table}/join", {"invite": invite, "name": "Cy"}, Cookie=cy.cookie or "")
    assert again.json()["mine"] == [0]
    for person in (ada, cy):
        person.close()


@pytest.mark.parametrize("by", ["another", "the same"])
def test_wishes_to_end_are_declined_and_taken_back(server: Running, by: str) -> None:
    ada, invite = make_table(server, ADA, OPEN)
    bo = join_table(server, ada.table, invite)
    for person in (ada, bo):
        person.connect().wait_for("playing")
    assert bo.do("play_on")["code"] == "refused-nobody-ends"
    assert ada.do("end")["type"] == "done"
    ada.hear_until("news")
    assert ada.shown["ending"] == ada.mine
    bo.hear_until("news")
    assert (bo if by == "another" else ada).do("play_on")["type"] == "done"
    for person in (ada, bo):
        person.hear_until("news")
        assert person.shown["ending"] == []
        assert person.entries[-1]["what"] == "plays_on"
    assert bo.do("end")["type"] == "done"
    assert ada.do("end")["type"] == "done"
    ada.wait_for("over")
    for person in (ada, bo):
        person.close()
