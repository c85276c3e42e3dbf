"""A data folder of version 0.1.0: every table is shown as it was, and goes on from there."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import rollwright
from legacy.playing import Json, Person, Server, serving
from legacy.reading import DATA, read

AGES = 1e9  # seconds: however old the folder is, and however busy the machine, nothing expires
OLD: dict[str, Json] = {file.stem: read(file) for file in sorted((DATA / "server" / "answers").glob("*.json"))}
BUSY = "diceland-bot-to-decide"  # its bot decides as soon as the server runs
STILL = [name for name in OLD if name != BUSY]
PLAYED = [
    name for name, old in OLD.items() if old["watcher"]["table"]["phase"] == "over" and old["record"]["status"] == 200
]


@dataclass(frozen=True)
class Opened:
    """A server on a copy of the folder, and what it answered about every table before anything was done there."""

    server: Server
    answers: dict[str, Json]

    def cookie(self, name: str, who: str) -> str:
        cookie: str = OLD[name]["people"][who]["cookie"]
        return cookie

    def sit_down(self, name: str, who: str) -> Person:
        return Person(self.server, OLD[name]["table"], self.cookie(name, who))

    def join(self, name: str, who: str, invite: str) -> Person:
        table = OLD[name]["table"]
        answer = self.server.ask("POST", f"/api/tables/{table}/join", {"invite": invite, "name": who})
        assert answer.status_code == 200, answer.text
        return Person(self.server, table, answer.headers["set-cookie"].partition(";")[0])

    def record(self, name: str) -> Json:
        record: Json = self.server.ask("GET", f"/api/tables/{OLD[name]['table']}/record").json()
        return record


def ask_again(server: Server, old: Json) -> Json:
    """The requests whose answers are kept of the old version."""
    path = f"/api/tables/{old['table']}"
    last = old["watcher"]["entries"][-1]["n"]
    record = server.ask("GET", f"{path}/record")
    answers = {
        "watcher": server.look(old["table"]),
        "people": {who: server.look(old["table"], person["cookie"], last) for who, person in old["people"].items()},
        "record": {"status": record.status_code, "body": record.json()},
    }
    if "frames" in old:
        answers["frames"] = server.ask("GET", f"{path}/frames").json()["frames"]
    return answers


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Opened]:
    data = tmp_path_factory.mktemp("legacy") / "tables"
    data.mkdir()
    shutil.copyfile(DATA / "server" / "tables.sqlite", data / "tables.sqlite")
    ages = {"gone": AGES, "reveal": AGES, "keep_over": AGES, "keep_unfinished": AGES}
    with serving(data, warm=0, messages="100000/1", **ages) as server:  # people here move fast
        yield Opened(server, {name: ask_again(server, old) for name, old in OLD.items()})
        assert [line for line in server.stop() if line["level"] != "info"] == []


# As it was


@pytest.mark.parametrize("name", STILL)
def test_a_table_is_shown_as_before(opened: Opened, name: str) -> None:
    old, found = lapsed(OLD[name]), opened.answers[name]
    seen = {who: person["sees"] for who, person in old["people"].items()}
    assert without_new_fields(found["watcher"], old["watcher"]) == old["watcher"]
    assert without_new_fields(found["people"], seen) == seen
    assert found["record"] == old["record"]
    assert without_new_fields(found.get("frames"), old.get("frames")) == old.get("frames")


def lapsed(old: Any) -> Any:
    """What was shown then, without the treasure throws that had lapsed with the end of the game (D17, D18)."""
    if isinstance(old, list):
        return [lapsed(each) for each in old]
    if not isinstance(old, dict):
        return old
    shown = {key: lapsed(value) for key, value in old.items()}
    if shown.get("phase") == "over":
        shown["seats"] = [{**seat, "owed": 0} if "owed" in seat else seat for seat in shown["seats"]]
    return shown


def without_new_fields(found: Any, old: Any) -> Any:
    """What is shown now, without the fields that the protocol did not have then."""
    if isinstance(found, dict) and isinstance(old, dict):
        return {key: without_new_fields(value, old[key]) for key, value in found.items() if key in old}
    if isinstance(found, list) and isinstance(old, list) and len(found) == len(old):
        return [without_new_fields(*pair) for pair in zip(found, old, strict=True)]
    return found


@pytest.mark.parametrize("name", PLAYED)
def test_the_dice_of_a_finished_table_are_right(opened: Opened, name: str) -> None:
    record = opened.answers[name]["record"]["body"]
    assert rollwright.verify(record) == []
    shown = opened.server.ask("POST", "/api/records", record).json()
    assert shown["fair"] == {"checked": True, "faults": []}


# And goes on


def test_a_bot_decides_what_it_was_asked_before(opened: Opened) -> None:
    before = OLD[BUSY]["watcher"]["entries"]
    with opened.sit_down(BUSY, "Ada") as ada:
        ada.wait_until_asked()
        assert ada.entries[: len(before)] == before
        assert ada.entries[len(before)]["who"] == 1


def test_open_seats_are_taken_by_the_old_invitation(opened: Opened) -> None:
    name = "diceland-gathering"
    with opened.join(name, "Bo", OLD[name]["invite"]) as bo, opened.sit_down(name, "Ada") as ada:
        assert bo.mine == [1], "the seat that was kept for Bo"
        ada.do("start", bot="greedy")
        ada.do("reveal", share=OLD[name]["people"]["Ada"]["share"])
        assert ada.shown["phase"] == "playing"


def test_the_last_seat_closes_the_table(opened: Opened) -> None:
    name = "ring-and-route-gathering"
    with opened.join(name, "Bo", OLD[name]["invite"]) as bo:
        assert bo.shown["phase"] == "playing"
        assert [seat["piece"] for seat in bo.shown["seats"]] == ["1", "2", "2"]


@pytest.mark.parametrize(("name", "who"), [("diceland-revealing", "Bo"), ("ring-and-route-revealing", "Ada")])
def test_the_last_share_begins_a_game_whose_dice_can_be_checked(opened: Opened, name: str, who: str) -> None:
    with opened.sit_down(name, who) as person:
        person.do("reveal", share=OLD[name]["people"][who]["share"])
        assert person.shown["phase"] == "playing"
    for player in OLD[name]["people"]:
        with opened.sit_down(name, player) as person:
            assert person.do("end")["type"] == "done"
    assert rollwright.verify(opened.record(name)) == []


@pytest.mark.parametrize("name", ["diceland-choosing", "ring-and-route-choosing"])
def test_the_last_choice_begins_the_game(opened: Opened, name: str) -> None:
    for who in OLD[name]["people"]:
        with opened.sit_down(name, who) as person:
            for seat, sides in list(person.shown["sides"].items()):
                if int(seat) in person.mine:
                    person.do("choose", int(seat), piece=sides[-1])
    assert opened.server.look(OLD[name]["table"])["table"]["phase"] == "playing"


@pytest.mark.parametrize("name", ["diceland-playing", "ring-and-route-playing"])
def test_a_game_is_played_to_its_end(opened: Opened, name: str) -> None:
    """An old command is not carried out twice, an old mark is taken back, a link brings all seats to one device."""
    table, people = OLD[name]["table"], OLD[name]["people"]
    for who, person in people.items():
        with opened.sit_down(name, who) as sitting:
            if "sent" in person:
                assert sitting.do(**person["sent"]["command"]) == person["sent"]["answer"]
            for seat in person["sees"]["table"]["back"]:
                assert sitting.do("take_back", seat, throw=sitting.shown["throws"])["type"] == "done"
    cookies = {who: opened.cookie(name, who) for who in people}
    token = people["Ada"].get("link") or _new_link(opened, table, cookies["Ada"])
    moved = opened.server.ask("POST", f"/api/tables/{table}/move", {"token": token}, cookies["Bo"])
    assert moved.json() == {"mine": [0, 1]}
    with opened.sit_down(name, "Bo") as both:
        both.play_to_the_end()
    assert rollwright.verify(opened.record(name)) == []


@pytest.mark.parametrize("name", ["diceland-with-bots", "ring-and-route-with-bots"])
def test_bots_answer(opened: Opened, name: str) -> None:
    with opened.sit_down(name, "Ada") as ada:
        others = {seat for seat in range(len(ada.shown["seats"])) if seat not in ada.mine}
        before = len(ada.entries)
        while not others & {entry.get("who") for entry in ada.entries[before:]}:
            ada.move()
            ada.wait_until_asked()


def test_whoever_was_replaced_comes_back(opened: Opened) -> None:
    with opened.sit_down("diceland-taken-over", "Bo") as bo:
        assert bo.shown["seats"][bo.mine[0]]["bot"] == "greedy"
        bo.do("come_back")
        assert bo.shown["seats"][bo.mine[0]]["bot"] is None


def test_the_rematch_is_joined_from_the_old_table(opened: Opened) -> None:
    with opened.sit_down("diceland-over-at-the-limit", "Bo") as bo:
        (asked,) = [entry for entry in bo.entries if entry["what"] == "rematch"]
    assert asked["table"] == OLD["diceland-rematch"]["table"]
    with opened.join("diceland-rematch", "Bo", asked["invite"]) as bo:
        assert bo.shown["phase"] == "playing"


def test_a_table_is_forgotten_by_those_who_sat_there(opened: Opened) -> None:
    name = "diceland-late"
    path = f"/api/tables/{OLD[name]['table']}"
    assert opened.server.ask("DELETE", path).status_code == 403
    for who in OLD[name]["people"]:
        assert opened.server.ask("GET", path).status_code == 200
        assert opened.server.ask("DELETE", path, cookie=opened.cookie(name, who)).json() == {"forgotten": True}
    assert opened.server.ask("GET", path).status_code == 404


def _new_link(opened: Opened, table: str, cookie: str) -> str:
    token: str = opened.server.ask("POST", f"/api/tables/{table}/link", cookie=cookie).json()["token"]
    return token
