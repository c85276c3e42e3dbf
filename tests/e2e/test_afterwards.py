"""When a game is over, or only recorded: its result, time travel, the dice checked, files opened."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import rollwright
from e2e.conftest import Sit
from e2e.finished import make_table, play
from e2e.people import GAMES, Person, Watch, record_of
from e2e.play import ASKED

HOSTILE = ('<img src=x onerror="window.hacked=1">', '"><script>alert(1)</script>')


def open_record(person: Person, record: dict[str, Any]) -> None:
    """Chooses a file on the home page."""
    person.home()
    with person.page.expect_file_chooser() as chooser:
        person.button("page-record-open").click()
    content = json.dumps(record).encode()
    chooser.value.set_files({"name": "game.roll.json", "mimeType": "application/json", "buffer": content})
    expect(person.heading(f"{record['game']}-title")).to_be_visible()


def verdict(person: Person) -> Locator:
    person.button("page-check").click()
    return person.page.get_by_role("dialog", name="Check the dice").get_by_role("status")


@pytest.mark.parametrize("game", GAMES)
def test_result_record_and_a_checked_file(sit: Sit, address: str, game: str) -> None:
    """The file that is downloaded opens again, its dice are right, and one altered die is found out."""
    ada = make_finished(sit, address, game)
    ada.await_over()
    record = record_of(ada.page)
    other = sit()
    open_record(other, record)
    expect(verdict(other)).to_contain_text("throws fit the record.")
    expect(other.dialog("page-check")).to_contain_text(other.say("page-check-part-file"))
    open_record(other, with_an_altered_die(record))
    expect(verdict(other)).to_contain_text("These dice are not as promised.")
    faults = other.page.get_by_role("dialog").get_by_role("listitem")
    expect(faults).to_contain_text(["Throw", "The fingerprint of the log"])


def make_finished(sit: Sit, address: str, game: str) -> Person:
    return play(make_table(address, game, "Ada", "Bo")).show(sit())


def with_an_altered_die(record: dict[str, Any]) -> dict[str, Any]:
    """One die has fallen otherwise, and all that was played is legal nevertheless."""
    for number, (who, words) in reversed(list(enumerate(record["events"]))):
        for other in altered(record, words) if who == "dice" else ():
            events = [*record["events"][:number], ["dice", other], *record["events"][number + 1 :]]
            changed = {**record, "events": events}
            with suppress(rollwright.RecordError):
                rollwright.replay(changed)
                return changed
    raise AssertionError("every die was needed")


def altered(record: dict[str, Any], words: str) -> Iterator[str]:
    """A throw with one die changed, in the words of the notation."""
    if record["game"] == "diceland":
        for at, die in enumerate(words):
            yield from (words[:at] + colour + words[at + 1 :] for colour in "rygbos" if colour != die)
    else:
        dice = words.split(" ")
        for at, fallen in enumerate(dice):
            for number, colour in enumerate(record["dice"][fallen[0]], 1):
                if str(number) != fallen[1]:
                    yield " ".join([*dice[:at], f"{fallen[0]}{number}{colour}", *dice[at + 1 :]])


@pytest.mark.parametrize("game", GAMES)
def test_time_travel(sit: Sit, address: str, game: str) -> None:
    """During the game to any moment and back to now, by buttons, by the list and by keys."""
    ada = play(make_table(address, game, "Ada", "Bo"), 9).show(sit()).at_table(game)
    now = ada.wait_for(ASKED[game])
    ada.menu("page-history")
    steps = ada.page.get_by_role("complementary", name="Move by move")
    expect(steps).to_be_visible()
    moments = steps.get_by_role("listitem")
    last = moments.count() - 1
    shown = steps.locator("[aria-current=step]")
    expect(moments.nth(last).get_by_role("button")).to_have_attribute("aria-current", "step")
    expect(moments.nth(last)).to_be_in_viewport(ratio=1)
    ada.button("page-history-first").click()
    expect(shown).to_contain_text("The beginning")
    expect(ada.page.get_by_role("main").get_by_role("button", name=", crossed")).to_have_count(0)
    ada.page.keyboard.press("ArrowRight")
    expect(shown).to_contain_text("Dice:")
    ada.page.keyboard.press("End")
    expect(ada.button("page-history-last")).to_be_disabled()
    moments.nth(2).get_by_role("button").click()
    expect(moments.nth(2).get_by_role("button")).to_have_attribute("aria-current", "step")
    assert ada.offers("can be (crossed|marked)") == []
    ada.button("page-history-now").click()
    expect(steps).to_have_count(0)
    assert ada.wait_for(ASKED[game]) == now


@pytest.mark.parametrize("game", GAMES)
def test_script_in_names_is_text(sit: Sit, game: str) -> None:
    """On the page that gathers, at the table, in the list of events and in the menu."""
    ada, bo = sit(), sit()
    bo.join(ada.invite(game, HOSTILE[0][:24]), HOSTILE[1][:24]).at_table(game)
    ada.at_table(game)
    for person in (ada, bo):
        strip = person.page.get_by_role("list", name="Players")
        for name in HOSTILE:
            expect(strip).to_contain_text(name[:24])
        assert person.page.locator("main img, header img, main script, header script").count() == 0
    ada.menu("page-history")
    expect(ada.page.get_by_role("complementary", name="Move by move")).to_be_visible()
    ada.home()
    expect(ada.page.get_by_role("region", name="Continue a game")).to_contain_text(HOSTILE[1][:24])
    assert ada.page.evaluate("window.hacked") is None


@pytest.mark.parametrize("game", GAMES)
def test_script_in_records_is_text(sit: Sit, address: str, watch: Watch, game: str) -> None:
    record = play(make_table(address, game, "Ada", "Bo")).record()
    for seat, name in zip(record["seats"], HOSTILE, strict=True):
        seat["name"] = name
    ada = sit()
    open_record(ada, record)
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("<img")
    assert ada.page.locator("img, main script").count() == 0
    watch.expect("422|400")
    chosen = ada.page.locator("input[type=file]")
    for field in ("game", "first", "events"):
        broken = {**record, field: HOSTILE[0]}
        content = json.dumps(broken).encode()
        chosen.set_input_files({"name": HOSTILE[1], "mimeType": "application/json", "buffer": content})
        ada.hear()
    chosen.set_input_files({"name": HOSTILE[0], "mimeType": "application/json", "buffer": b"<script>"})
    ada.hear("<img")
    assert ada.page.evaluate("window.hacked") is None
    assert ada.title(game) in ada.page.get_by_role("heading", level=1).inner_text()


def test_unfinished_games_are_gone_on_with(sit: Sit) -> None:
    ada = sit()
    ada.share_screen("ring-and-route", "Ada", "Bo").wait_for("^Keep")
    ada.link("page-home").click()
    ada.page.get_by_role("region", name="Continue a game").get_by_role("link").click()
    ada.at_table("ring-and-route").choose("^Keep")


def test_ending_a_game_shows_its_result(sit: Sit) -> None:
    ada = sit()
    ada.share_screen("diceland", "Ada", "Bo").menu("page-end")
    ada.button("page-end-yes").click()
    expect(ada.await_over()).to_contain_text("The game was ended early.")
