"""What is around every game: Back, keys, whose turn it is, an update of the server, the end."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from e2e.conftest import PAGE, Sit, serving
from e2e.finished import make_table, play
from e2e.people import Person, Watch
from e2e.play import ASKED, COLOUR, FIRST
from support.ports import lasting_port

MOST_DECISIONS = 200


def go_back(person: Person, is_open: int) -> None:
    """By the button of the browser, in whose history so many open things have an entry."""
    person.page.wait_for_function("(is_open) => (history.state?.open ?? 0) === is_open", arg=is_open)
    person.page.go_back()


def test_back_closes_what_is_open(sit: Sit, address: str) -> None:
    """Menus, dialogs, the drawer with the rules, the list of moves; only then it leaves the table."""
    ada = play(make_table(address, "diceland", "Ada", "Bo"), 9).show(sit().home()).at_table("diceland")
    here = ada.place()
    for item in ("page-rules", "page-settings", "page-watch-link"):
        ada.menu(item)
        expect(ada.dialog(item)).to_be_visible()
        go_back(ada, 1)
        expect(ada.dialog(item)).not_to_be_visible()
        assert ada.place() == here
    ada.menu("page-history")
    steps = ada.page.get_by_role("complementary", name="Move by move")
    expect(steps).to_be_visible()
    ada.button("page-menu").click()
    expect(ada.dialog("page-menu")).to_be_visible()
    go_back(ada, 2)
    expect(ada.dialog("page-menu")).not_to_be_visible()
    expect(steps).to_be_visible()
    go_back(ada, 1)
    expect(steps).to_have_count(0)
    ada.button("page-menu").click()
    ada.page.keyboard.press("Escape")  # what was closed otherwise is no step back any more
    expect(ada.dialog("page-menu")).not_to_be_visible()
    go_back(ada, 0)
    expect(ada.heading("page-tagline")).to_be_visible()


def test_keys_and_signs_from_the_first_moment(sit: Sit) -> None:
    """Whoever comes to a table with the keyboard plays at once, and is told that it is his turn."""
    ada = sit().home()
    ada.page.evaluate("""() => {
      window.awake = 0;
      const lock = { release: () => Promise.resolve(void awake--) };
      navigator.wakeLock.request = () => Promise.resolve((awake++, lock));
    }""")
    ada.page.get_by_role("button", name="Play now: Diceland").focus()
    ada.page.keyboard.press("Enter")
    ada.at_table("diceland")
    while not ada.offers(COLOUR):
        ada.choose(*FIRST["diceland"])
    strip = ada.page.get_by_role("list", name="Players").get_by_role("button")
    expect(strip.filter(has_text="Your turn")).to_have_count(1)
    expect(ada.page).to_have_title("Your turn · Diceland · Rollwright")
    ada.page.wait_for_function("awake === 1")
    strip.filter(has_not_text="(you)").click()  # the focus is in the header now
    ada.page.keyboard.press("?")
    expect(ada.dialog("page-keys")).to_contain_text("Backspace or Ctrl+Z takes back")
    ada.page.keyboard.press("Escape")
    expect(ada.dialog("page-keys")).not_to_be_visible()
    ada.button("diceland-page-own").click()
    expect(ada.button("diceland-page-own")).to_have_count(0)
    ada.page.keyboard.press("1")  # what had the focus is gone
    expect(ada.page.get_by_role("button", name=re.compile(COLOUR))).to_have_count(0)


def newer(page: Path, folder: Path) -> Path:
    """The page as another build would have made it: each of its parts has another name."""
    copy = Path(shutil.copytree(page, folder / "newer", ignore=shutil.ignore_patterns("*.br", "*.gz")))
    names = {file.name: f"{file.stem}-newer{file.suffix}" for file in (copy / "assets").iterdir()}
    for file in [copy / "index.html", *(copy / "assets").glob("*.*s*")]:
        text = file.read_text("utf-8")
        for old, new in names.items():
            text = text.replace(old, new)
        file.write_text(text, "utf-8")
    for old, new in names.items():
        (copy / "assets" / old).rename(copy / "assets" / new)
    return copy


def test_an_open_tab_survives_an_update_of_the_server(sit: Sit, luck: Path, tmp_path: Path, watch: Watch) -> None:
    """What can't be loaded is said, and comes by itself from the new server, at the same place."""
    watch.expect("asked elsewhere|ERR_CONNECTION_REFUSED|404|preload|dynamically imported|Failed to fetch")
    ada, port = sit(), lasting_port()
    with serving(tmp_path, luck, os.environ, port=port) as address:
        ada.page.goto(address)
        expect(ada.heading("page-tagline")).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
    card = ada.page.get_by_role("article", name="Diceland")
    card.get_by_role("link", name=ada.say("page-play-friends")).click()
    expect(ada.page.get_by_text(ada.say("page-not-loaded"))).to_be_visible()
    expect(ada.button("page-try-again")).to_be_visible()
    environment = {**os.environ, "ROLLWRIGHT_SERVE_PAGE": str(newer(PAGE, tmp_path))}
    with serving(tmp_path, luck, environment, port=port):
        expect(ada.heading("page-setup-friends")).to_be_visible()
        assert ada.place() == f"{address}/new/diceland"


def test_the_end_is_an_occasion(sit: Sit) -> None:
    """Against a bot: the result, another game that is harder, and a file that can be told from others."""
    ada = sit().play_now("ring-and-route").at_table("ring-and-route")
    first = ada.place()
    ada.menu("page-end")
    ada.button("page-end-yes").click()
    result = ada.await_over()
    with ada.page.expect_download() as download:
        result.get_by_role("link", name=ada.say("page-record-download")).click()
    assert re.fullmatch(r"ring-and-route \d{4}-\d\d-\d\d \d\d\.\d\d .*\.roll\.json", download.value.suggested_filename)
    expect(ada.button("page-rematch-easier")).to_have_count(0)
    ada.button("page-rematch-harder").click()
    expect(result).not_to_be_visible()
    ada.at_table("ring-and-route").wait_for(ASKED["ring-and-route"])
    assert ada.place() != first
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("Turbo")


def test_a_long_wait_for_a_bot_is_explained(sit: Sit) -> None:
    """The server's news stop when only the bot is asked."""
    ada = Person(sit().page.context.new_page())

    def delay(page: WebSocketRoute) -> None:
        silent = False

        def pass_on(text: str | bytes) -> None:
            nonlocal silent
            if silent:
                return
            page.send(text)
            table = json.loads(text).get("table") or {}
            bots = [seat["kind"] == "bot" for seat in table.get("seats", ())]
            silent = table.get("phase") == "playing" and all(bots[seat] for seat in table["pending"])

        page.connect_to_server().on_message(pass_on)

    ada.page.route_web_socket(re.compile("/socket$"), delay)
    ada.play_now("ring-and-route").at_table("ring-and-route")
    told = ada.page.get_by_role("main").get_by_text("is still thinking")
    until_told = "if (document.querySelector('main').innerText.includes('is still thinking')) return ['told']"
    for _ in range(MOST_DECISIONS):
        if ada.wait_for("|".join(FIRST["ring-and-route"]), until_told) == ["told"]:
            break
        ada.press(*FIRST["ring-and-route"])
    expect(told).to_be_visible()
