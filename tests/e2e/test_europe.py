"""Europe, Diceland's second set of boards: chosen in set-up, explained where it is played, and played to the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import Sit
from e2e.people import Person, Watch
from e2e.play import play_to_the_end
from e2e.reviews import STARTING
from e2e.test_axe import check as check_axe
from e2e.test_languages import LANGUAGES
from e2e.test_languages import check as check_words
from e2e.test_phone import WIDTH
from e2e.test_phone import check as check_phone
from e2e.test_whole_games import check_dice
from e2e.words import own_code

GAME = "diceland"
EUROPE = re.compile(r"^E[1-8]$")
BOXES = "main .status svg.treasures > g"


def choose_set(person: Person, name: str) -> None:
    person.page.get_by_role("radio", name=person.say(f"{GAME}-set-{name}"), exact=True).press("Space")


def pieces_offered(person: Person) -> Locator:
    return person.page.get_by_role("dialog").get_by_role("button").locator("strong")


def test_a_game_against_a_bot(sit: Sit) -> None:
    """From set-up to the end on a phone: six boxes, five treasures are needed, and the deal is proven."""
    ada = sit(width=390, height=844, has_touch=True).set_up(GAME, "device")
    ada.seat_bot(2)
    ada.page.locator("summary").press("Enter")
    choose_set(ada, "europe")
    ada.page.get_by_role("radio", name=ada.say("page-pieces-lot")).press("Space")
    ada.button("page-setup-start").press("Enter")
    ada.at_table(GAME)
    expect(ada.page.locator(BOXES)).to_have_count(6)
    expect(ada.page.get_by_text(ada.say("diceland-page-goal", goal=5)).first).to_be_visible()
    ada.menu("page-rules")
    expect(ada.dialog("page-rules").get_by_role("heading", name="Europe", exact=True)).to_be_visible()
    ada.page.keyboard.press("Escape")
    play_to_the_end([ada], GAME)
    check_dice(ada)
    ada.button("page-rematch").click()
    ada.at_table(GAME)
    expect(ada.page.locator(BOXES)).to_have_count(6)  # on boards of the same set


def test_an_ordinary_table_does_not_speak_of_it(sit: Sit) -> None:
    ada = sit().play_now(GAME).at_table(GAME)
    ada.menu("page-rules")
    expect(ada.heading("diceland-rules-aim")).to_be_visible()
    for fold in ada.dialog("page-rules").locator("summary").all()[:1]:
        fold.press("Enter")
    expect(ada.dialog("page-rules")).not_to_contain_text("Europe")
    expect(ada.page.locator(BOXES)).to_have_count(12)


def test_boards_by_hand_are_of_one_set(sit: Sit) -> None:
    """Whoever chooses another set chooses boards anew, and sees only its boards."""
    ada = sit().set_up(GAME, "device")
    ada.deal("hand")
    change = ada.page.get_by_role("button", name="choose another")
    change.first.click()
    expect(pieces_offered(ada)).to_have_text([*"ABCDEFGH"])
    pieces_offered(ada).nth(3).click()
    choose_set(ada, "europe")
    expect(change.locator("strong")).to_have_text(["E1", "E2"])
    change.first.click()
    expect(pieces_offered(ada)).to_have_text([EUROPE] * 8)
    check_axe(ada)
    pieces_offered(ada).nth(7).click()
    expect(change.locator("strong")).to_have_text(["E8", "E2"])
    ada.button("page-setup-start").press("Enter")
    ada.at_table(GAME)
    expect(ada.page.locator(BOXES)).to_have_count(6)
    check_axe(ada)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_in_each_language(sit: Sit, language: str) -> None:
    """Set-up, choice of a side, table and rules, on a narrow phone."""
    ada = sit(language, WIDTH, 640, has_touch=True).set_up(GAME, "device")
    ada.seat_bot(2)
    ada.page.locator("summary").press("Enter")
    choose_set(ada, "europe")
    expect(ada.page.get_by_text(ada.say("diceland-set-europe-about"))).to_be_visible()
    check_words(ada)
    check_phone(ada)
    ada.button("page-setup-start").press("Enter")
    expect(ada.heading(own_code(GAME, "page-choose-side"))).to_be_visible()
    check_words(ada)
    ada.page.get_by_role("main").get_by_role("button").first.click()
    ada.at_table(GAME)
    check_words(ada)
    check_phone(ada)
    ada.menu("page-rules")
    expect(ada.heading("diceland-rules-europe")).to_be_visible()
    check_words(ada)


def test_the_analysis_board(sit: Sit, watch: Watch) -> None:
    watch.expect(STARTING)
    ada = sit()
    ada.page.goto(f"/analysis/{GAME}")
    choose_set(ada, "europe")
    expect(ada.page.get_by_role("button", name="choose another").locator("strong")).to_have_text(["E1", "E2"])
    ada.button("page-analysis-begin").click()
    expect(ada.page.locator("main svg[role=group]").first).to_be_visible()
