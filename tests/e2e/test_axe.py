"""axe-core finds nothing, on every page, light and dark, on a phone and on a desk."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.conftest import Sit
from e2e.finished import make_table, play
from e2e.people import GAMES, Person
from e2e.play import FIRST
from e2e.words import own_code
from support.thorough import THOROUGH

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SIZES: tuple[ViewportSize, ...] = ({"width": 1280, "height": 900}, {"width": 390, "height": 844})
VISUAL = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"]  # the style decides
RUN = """async (rules) => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame); // colours have changed
  const only = rules ? { runOnly: rules } : {};
  const found = await axe.run(document, { resultTypes: ['violations'], preload: false, ...only });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`));
}"""


@cache
def axe() -> str:
    assert SOURCE.exists(), "axe-core is not there: “npm ci” in web/ brings it"
    return SOURCE.read_text("utf-8")


def violations(page: Page, rules: list[str] | None) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found: list[str] = page.evaluate(RUN, rules)
    return found


def check(person: Person) -> None:
    """Light at the size that is there, dark at the other one: at the next moment it is the other way round.

    Rules about structure, not style, are checked once.
    """
    page = person.page
    there = page.viewport_size
    for theme, size in zip(THEMES, SIZES if there == SIZES[0] else reversed(SIZES), strict=True):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert violations(page, None if size == there or THOROUGH else VISUAL) == [], f"{theme}, {size['width']} wide"


def test_home_and_settings(sit: Sit) -> None:
    ada = sit()
    ada.share_screen("diceland", "Ada", "Bo")
    ada.home()
    expect(ada.heading("page-go-on")).to_be_visible()
    check(ada)
    ada.button("page-settings").click()
    expect(ada.dialog("page-settings")).to_be_visible()
    check(ada)
    ada.page.goto("/replay")
    expect(ada.heading("page-replay")).to_be_visible()
    check(ada)


@pytest.mark.parametrize("game", GAMES)
def test_before_the_game(sit: Sit, game: str) -> None:
    """Set-up, choosing a piece by hand, gathering, joining, choosing sides."""
    ada, bo = sit(), sit()
    ada.set_up(game, "device")
    ada.button("page-seat-add").click()
    ada.seat_bot(3)
    ada.deal("hand")
    change = ada.page.get_by_role("button", name="choose another").first
    expect(change.locator("svg")).to_be_visible()
    check(ada)
    change.click()
    expect(ada.page.get_by_role("dialog").locator("svg").nth(2)).to_be_visible()
    check(ada)
    link = ada.invite(game, "Ada", pieces="sides")
    check(ada)
    bo.page.goto(link)
    expect(bo.heading("page-join")).to_be_visible()
    check(bo)
    bo.join(link, "Bo")
    expect(ada.heading(own_code(game, "page-choose-side"))).to_be_visible()
    expect(ada.page.get_by_role("main").locator("svg").first).to_be_visible()
    check(ada)
    ada.page.get_by_role("main").get_by_role("button").first.click()
    expect(ada.heading("page-choose-wait")).to_be_visible()
    check(ada)


@pytest.mark.parametrize("game", GAMES)
def test_moments_of_a_game(sit: Sit, address: str, game: str) -> None:
    """A decision, a mark, later on, another seat, menus, time travel, a watcher."""
    ada = sit()
    table = make_table(address, game, "Ada", "Bo", "Cy")
    play(table, 0).show(ada).at_table(game)
    ada.wait_for("|".join(FIRST[game]))
    check(ada)
    for _ in range(30):
        if (ada.choose(*FIRST[game])).endswith("can be crossed") or ada.offers("^Take back$"):
            break
    check(ada)
    play(table, 30).show(ada).at_table(game)
    ada.wait_for("|".join(FIRST[game]))
    check(ada)
    ada.page.get_by_role("list", name="Players").get_by_role("button").last.click()
    check(ada)
    ada.menu("page-history")
    expect(ada.heading("page-history")).to_be_visible()
    check(ada)
    watcher = sit()
    watcher.page.goto(ada.page.url)
    check(watcher.at_table(game))


def test_menus(sit: Sit) -> None:
    ada = sit()
    ada.share_screen("ring-and-route", "Ada", "Bo").button("page-menu").click()
    ada.dialog("page-menu").wait_for()
    check(ada)
    ada.page.keyboard.press("Escape")
    for item in ("page-rules", "page-move", "page-end"):
        ada.menu(item)
        expect(ada.dialog(item)).to_be_visible()
        check(ada)
        ada.page.keyboard.press("Escape")
    tab = Person(ada.page.context.new_page())
    tab.page.goto(ada.page.url)
    expect(ada.heading("page-elsewhere")).to_be_visible()
    check(ada)


@pytest.mark.parametrize("game", GAMES)
def test_result_and_check(sit: Sit, address: str, game: str) -> None:
    ada = play(make_table(address, game, "Ada", "Bo")).show(sit())
    result = ada.await_over()
    check(ada)
    result.get_by_role("button", name="Check the dice").click()
    expect(ada.dialog("page-check")).to_contain_text("fit the record")
    ada.dialog("page-check").locator("summary").click()
    check(ada)


@pytest.mark.parametrize("game", GAMES)
def test_rules(sit: Sit, game: str) -> None:
    ada = sit()
    ada.page.goto(f"/rules/{game}")
    expect(ada.heading(f"{game}-rules-argue")).to_be_attached()
    check(ada)
    for fold in ada.page.locator("summary").all():
        fold.click()
    check(ada)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_step_by_step(sit: Sit, address: str, game: str, tmp_path: Path) -> None:
    record = play(make_table(address, game, "Ada", "Bo"), 12).record()
    ada = sit().home()
    file = tmp_path / "game.roll.json"
    file.write_text(json.dumps(record), "utf-8")
    ada.page.locator("input[type=file]").set_input_files(file)
    # The card of the home page has a heading of this name, too, but not of this level.
    expect(ada.page.get_by_role("heading", level=1, name=ada.title(game), exact=True)).to_be_visible()
    check(ada)
    ada.button("page-history-last").click()
    check(ada)
