"""A game from a package of its own, which the page has no folder for, on the table for any game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import Sit, serving
from e2e.people import Person, Watch
from e2e.reviews import STARTING
from e2e.test_whole_games import check_dice
from support.thorough import THOROUGH
from third.installed import install

MOVES = ("^climb$", "^rest$")
MOST_STEPS, MOMENT = 5000, 30


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, luck: Path) -> Iterator[str]:
    """A server in whose environment the package is installed."""
    environment = install(tmp_path_factory.mktemp("climb"))
    with serving(tmp_path_factory.mktemp("tables"), luck, environment) as found:
        yield found


def at_table(person: Person) -> Person:
    expect(person.page.get_by_role("main").get_by_role("heading", level=1, name="Climb")).to_be_attached()
    expect(person.page.locator("main section img").first).to_be_visible()
    return person


def play_to_the_end(*people: Person) -> None:
    for _ in range(MOST_STEPS):
        pressed = [person.press(*MOVES) for person in people]
        if "over" in pressed:
            return
        if not any(pressed):
            people[0].page.wait_for_timeout(MOMENT)  # others decide
    raise AssertionError("the game does not end")


def test_against_a_bot_to_the_end_with_dice_that_can_be_checked(sit: Sit) -> None:
    ada = sit(width=900, height=700).home()
    expect(ada.page.get_by_role("article", name="Climb")).to_contain_text("exactly on step 15")
    ada.page.get_by_role("button", name="Play now: Climb").click()
    at_table(ada)
    ada.wait_for("^climb$")
    expect(ada.page.get_by_role("heading", level=2, name="Climb or rest?")).to_be_visible()
    play_to_the_end(ada)
    expect(ada.await_over()).to_contain_text("Steps")
    check_dice(ada, "page-check-part-told")
    ada.page.get_by_role("button", name="Look back").or_(ada.button("page-history")).first.click()
    expect(ada.page.get_by_role("main")).to_contain_text("climb")


def test_two_people_on_phones(sit: Sit) -> None:
    ada, bo = sit(width=360, height=740), sit("de", width=360, height=740)
    ada.home().page.get_by_role("article", name="Climb").get_by_role("link", name=ada.say("page-play-friends")).click()
    ada.name_seat(1, "Ada")
    ada.button("page-setup-invite").click()
    bo.join(ada.shown_link(), "Bo")
    at_table(ada)
    expect(bo.page.get_by_role("main").get_by_role("heading", level=1, name="Treppe")).to_be_attached()
    play_to_the_end(ada, bo)
    check_dice(ada, "page-check-part-told")
    expect(bo.await_over()).to_contain_text("Stufen")


def test_its_lesson_is_learned_on_the_table_for_any_game(sit: Sit) -> None:
    ada = sit("de", width=360, height=640)
    ada.page.goto("/learn/climb")
    coach = ada.page.get_by_role("region", name="Erste Stufen")
    expect(coach).to_contain_text("Der Würfel zeigt 6.")
    ada.choose("^rest$")
    expect(coach).to_contain_text("Ausruhen darfst du immer.")
    for move, said in (("climb", "Noch vier!"), ("climb", "zu weit"), ("rest", "passt genau"), ("climb", "Wer zuerst")):
        ada.choose(f"^{move}$")
        expect(coach).to_contain_text(said)
    expect(ada.button("page-learn-play")).to_be_visible()


if THOROUGH:  # its coach has to be compiled first

    def test_it_is_looked_at_on_the_analysis_board(sit: Sit, watch: Watch) -> None:
        """Nothing of it is known to the page but dice, moves and pictures."""
        watch.expect(STARTING)
        ada, bo = sit(width=390, height=844), sit("de")
        ada.page.goto("/analysis/climb")
        ada.button("page-analysis-begin").press("Enter")
        ada.page.get_by_role("combobox", name=ada.say("page-analysis-throw-which")).select_option("5")
        ada.button("page-analysis-lay").press("Enter")
        moves = ada.page.get_by_role("main").locator("summary")
        expect(moves).to_have_count(4)  # to climb or to rest, for both
        bo.page.goto(ada.page.evaluate("location.href"))
        expect(bo.page.get_by_role("main").locator("summary")).to_have_count(4)
        moves.first.press("Enter")
        ada.button("page-analysis-play").press("Enter")
        expect(moves).to_have_count(2)
        ada.button("page-analysis-on").press("Enter")
        ada.dialog("page-analysis-on").get_by_role("button", name=ada.say("page-analysis-on")).press("Enter")
        at_table(ada)
