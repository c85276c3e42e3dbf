"""Friends come together, and what stays of a game in the browser."""

from __future__ import annotations

import json
import os
import re

import httpx
import pytest
from playwright.sync_api import expect

from e2e.conftest import ACROSS, Sit
from e2e.finished import make_table, play
from e2e.people import GAMES, Person, Watch
from support.thorough import THOROUGH

LANGUAGES = ("en", "de", "fr", "it") if THOROUGH else ("en", "de")
HOME = "http://192.168.7.7:8642"
CHECKED = "() => JSON.parse(localStorage['rollwright.games'] ?? '[]').some(({ dice }) => dice)"


def gathered(person: Person) -> list[str]:
    """Who sits where, from the first seat to the last."""
    rows = person.page.get_by_role("region", name=person.say("page-gather-who")).get_by_role("listitem")
    return [row.inner_text().split("\n")[0].strip() for row in rows.all()]


def let_in(person: Person) -> None:
    """The server listens on this machine only, which the invitation says; a switch lets the home network in."""
    assert person.shown_link().startswith("http://localhost:")
    body = json.dumps({"origin": HOME, "here_only": False, "can_open": False})
    person.page.route("**/api/here", lambda route: route.fulfill(body=body, content_type="application/json"), times=1)
    expect(person.page.get_by_text(person.say("page-reach-here"))).to_be_visible()
    person.button("page-reach-open").click()
    expect(person.page.get_by_text(person.say("page-reach-here"))).to_have_count(0)
    assert person.shown_link().startswith(f"{HOME}/table/")


def test_friends_come_by_the_address_and_are_arranged_before_the_game(sit: Sit, watch: Watch) -> None:
    ada, bo, cy, di = sit(), sit("de"), sit(), sit()
    ada.set_up("diceland", "friends").name_seat(1, "Ada")
    ada.button("page-seat-add").click()
    ada.make()
    if not os.environ.get(ACROSS):  # behind a proxy there is no such switch
        let_in(ada)
    expect(ada.page).to_have_url(re.compile("#join="))
    # The address itself can be sent. Bo gives no name, and everybody reads one in their own language.
    address = ada.page.url
    bo.join(address, "")
    expect(ada.page.get_by_text("Player 2")).to_be_visible()
    expect(bo.page.get_by_text("Spieler 2")).to_be_visible()
    assert bo.offers("Ada") == []  # Bo arranges nobody else
    ada.button("page-gather-rename", name="Player 2").click()
    ada.page.get_by_role("dialog").get_by_role("textbox").fill("Bo")
    ada.button("page-save").click()
    expect(bo.page.get_by_text("Bo", exact=False).first).to_be_visible()
    ada.button("page-gather-down", name="Ada").click()
    expect(ada.page.get_by_role("listitem").first).to_contain_text("Bo")
    assert gathered(ada) == ["Bo", "Ada you", "Open seat"]
    ada.button("page-gather-free", name="Bo").click()
    ada.button("page-gather-free-yes").click()
    expect(bo.heading("page-join")).to_be_visible()  # and may sit down again
    bo.page.get_by_role("textbox").fill("Bo")
    bo.button("page-join-sit").press("Enter")  # a click where he clicked a moment ago would be taken for an accident
    expect(ada.page.get_by_text("Bo", exact=True)).to_be_visible()
    cy.join(address, "Cy").at_table("diceland")
    di.page.goto(address)
    expect(di.page.get_by_text("The table is full. You’re watching.")).to_be_visible()
    ada.at_table("diceland")
    expect(ada.page).to_have_url(address.split("#")[0])
    # Saying no to the end, and taking one's own wish back.
    ada.menu("page-end")
    ada.button("page-end-yes").click()
    bo.button("page-end-no").click()
    ada.hear("Bo would like to play on.")
    expect(ada.button("page-ending-withdraw")).to_have_count(0)
    cy.menu("page-end")
    cy.button("page-end-yes").click()
    cy.button("page-ending-withdraw").click()
    expect(ada.button("page-ending-agree")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_games_are_on_the_first_screen_of_a_small_phone(sit: Sit, language: str) -> None:
    """Upright, and held across."""
    for width, height in ((360, 640), (844, 390)):
        person = sit(language, width=width, height=height)
        person.home()
        for game in GAMES:
            card = person.page.get_by_role("article", name=person.title(game))
            button = card.get_by_role("button", name=person.say("page-play-now")).bounding_box()
            assert button is not None
            assert button["y"] + button["height"] <= height
        assert person.page.evaluate("document.documentElement.scrollWidth") <= width


def test_finished_games_stay_when_the_server_has_forgotten_the_table(sit: Sit, address: str, watch: Watch) -> None:
    ada = sit()
    table = play(make_table(address, "ring-and-route", "Ada", "Bo"))
    table.show(ada).await_over()
    ada.page.wait_for_function(CHECKED)
    ada.page.goto("/games")
    game = ada.page.get_by_role("listitem").filter(has=ada.page.get_by_role("heading", level=3))
    expect(game).to_contain_text("Ring & Route")
    expect(game).to_contain_text("Ada")
    played = ada.page.get_by_role("table", name="Ring & Route 1 game")
    expect(played.get_by_role("row").nth(1)).to_have_text(re.compile(r"On this device\s*1\s*–"))
    ada.page.reload()
    expect(game).to_contain_text("The dice")
    path = f"{address}/api/tables/{table.id}"
    assert httpx.delete(path, headers={"Cookie": "=".join(table.cookie)}, timeout=120, verify=False).json() == {
        "forgotten": True
    }
    ada.button("page-history").click()
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("Bo")
    ada.page.go_back()
    ada.button("page-games-delete").first.click()
    watch.expect("404|403")
    ada.page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(ada.page.get_by_text(ada.say("page-games-none"))).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_text(ada.say("page-games-none"))).to_be_visible()
    ada.page.goto("/new/chess")
    expect(ada.page.get_by_text("Rollwright has no game of this name.")).to_be_visible()
