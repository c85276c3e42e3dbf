"""A server that cheats: the page finds each way of it, and the checkers of files find what a file can show."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

import rollwright
from campaigns.dice_check import CHECKER
from e2e.conftest import PATIENCE, Sit, serving
from e2e.people import Person
from e2e.play import FIRST
from rollwright.core.fair import promise
from support.node import need_node

GAME = "diceland"
MALLORY = promise(b"\7" * 32)

# What the page says about each cheat, and whether a file shows it.
CHEATS = {
    "bot-share": ("a bot has a promise or a share of the dice", True),
    "bot-listed": ("The list that closed the seats is not the one that your browser saw.", False),
    "confederate": ("The list that closed the seats is not the one that your browser saw.", False),
    "other-id": ("This is the record of another table.", False),
    "events": ("The record is not what your browser saw happen.", False),
    "half": ("that your browser saw", False),
    "boards": ("What is drawn by lot is not what your browser saw", False),
    "order": ("The list that closed the seats is not the one that your browser saw.", False),
    "lost": ("Your browser has sent its share, but the record says that it never came.", False),
    "disowned": ("Your browser’s promise was not in the list that closed the seats", False),
    "long-secret": ("The record can’t be checked: “fair.log” is not as it should be.", True),
}


@pytest.fixture(scope="module")
def cheat(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with what the server is to do at the next table."""
    return tmp_path_factory.mktemp("cheat") / "cheat"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, luck: Path, cheat: Path) -> Iterator[str]:
    """Where the server listens that cheats."""
    tests = str(Path(__file__).parents[1])
    paths = os.pathsep.join(filter(None, [tests, os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "CHEAT": str(cheat), "PYTHONPATH": paths}
    program = Path(__file__).with_name("cheating.py")
    with serving(tmp_path_factory.mktemp("tables"), luck, environment, program) as found:
        yield found


def play_a_little(person: Person, address: str, *, confederate: bool) -> str:
    """A game against a bot, or somebody who is in league with the server, that is ended soon; its table."""
    if confederate:
        table, _, invite = person.invite(GAME, "Ada").partition("/table/")[2].partition("#join=")
        body = {"invite": invite, "name": "Mallory", "promise": MALLORY}
        joined = httpx.post(f"{address}/api/tables/{table}/join", json=body, timeout=PATIENCE)
        assert joined.status_code == 200
        person.at_table(GAME)
    else:
        person.play_now(GAME).at_table(GAME).choose(*FIRST[GAME])
    person.menu("page-end")
    person.button("page-end-yes").click()
    return person.place().partition("/table/")[2]


def verdict(person: Person) -> str | None:
    person.await_over().get_by_role("button", name=person.say("page-check")).click()
    status = person.dialog("page-check").locator("[data-verdict]")
    expect(status).to_be_visible()
    return status.get_attribute("data-verdict")


def is_good_file(record: dict[str, Any], file: Path) -> tuple[bool, bool]:
    """What `rollwright.verify` and the checker in another language say."""
    file.write_text(rollwright.format_record(record), "utf-8")
    checked = subprocess.run([need_node(), CHECKER, file], capture_output=True, check=False)
    try:
        return rollwright.verify(record) == [], checked.returncode == 0
    except rollwright.RecordError:
        return False, checked.returncode == 0


@pytest.mark.parametrize("name", CHEATS)
def test_a_cheat_is_found(sit: Sit, address: str, cheat: Path, tmp_path: Path, name: str) -> None:
    told, in_file = CHEATS[name]
    cheat.write_text(name)
    ada = sit()
    table = play_a_little(ada, address, confederate=name == "confederate")
    assert verdict(ada) == "bad"
    expect(ada.dialog("page-check").get_by_role("list")).to_contain_text(told)
    record = httpx.get(f"{address}/api/tables/{table}/record", timeout=PATIENCE).json()
    assert is_good_file(record, tmp_path / "game.roll.json") == (not in_file, not in_file)


def test_an_honest_game_is_good_for_those_who_saw_it(sit: Sit, address: str, cheat: Path) -> None:
    """Also after the page was left, and from a file; whoever comes late is told what could not be compared."""
    cheat.write_text("")
    ada, late = sit(), sit()
    table = play_a_little(ada, address, confederate=False)
    assert verdict(ada) == "good"
    ada.page.reload()
    assert verdict(ada) == "good"
    late.page.goto(f"/table/{table}")
    assert verdict(late) == "part"
    expect(late.dialog("page-check")).to_contain_text(late.say("page-check-part-late"))
