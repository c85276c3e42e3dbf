"""Each language: nothing is missing, nothing is left in English, and switching loses nothing."""

from __future__ import annotations

import re
from itertools import cycle, product

import pytest
from playwright.sync_api import expect

from e2e.conftest import Sit
from e2e.finished import come_to, is_last_cross, make_table, play
from e2e.people import GAMES, Person, Watch
from e2e.test_phone import WIDTH
from e2e.test_phone import check as check_phone
from e2e.words import IDENTIFIER, left_in_english, own_code
from support.thorough import THOROUGH

LANGUAGES = ("en", "de", "fr", "it")
PIECES = {"diceland": "B", "ring-and-route": "1"}  # one of those that lie there first
ENGLISH_FILE = re.compile(r"/assets/en-[^/]*\.js$")  # a catalogue


def in_languages(english_first: int) -> pytest.MarkDecorator:
    """A game for each language, the games by turns, so that two tests show each game in each language."""
    pairs = zip(cycle(GAMES[english_first:] + GAMES[:english_first]), LANGUAGES, strict=False)
    return pytest.mark.parametrize("game, language", list(product(GAMES, LANGUAGES) if THOROUGH else pairs))


def check(person: Person) -> None:
    """Everything that is to be read or heard is in the person's language."""
    texts = person.texts()
    assert len(texts) > 5
    assert [text for text in texts if IDENTIFIER.search(text)] == []
    if person.language != "en":
        assert left_in_english(texts, person.language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_set_up_and_rules(sit: Sit, watch: Watch, language: str) -> None:
    """On a narrow phone, too: the longest words differ."""
    ada = sit(language, WIDTH, 640, has_touch=True).home()
    assert ada.page.evaluate("document.documentElement.lang") == language
    check(ada)
    check_phone(ada)
    ada.button("page-settings").click()
    expect(ada.dialog("page-settings")).to_be_visible()
    check(ada)
    check_phone(ada)
    for game in GAMES:
        set_up_by_hand(ada, game, "friends")
        check_phone(ada)
        read_rules(ada, game)
    set_up_by_hand(ada, GAMES[-1], "device")
    watch.expect("404.*/nowhere")
    ada.page.goto("/nowhere")
    expect(ada.heading("page-lost")).to_be_visible()
    check(ada)
    reads_english_catalogues = any(ENGLISH_FILE.search(url) for url in watch.requests)
    assert reads_english_catalogues == (language == "en")


def set_up_by_hand(ada: Person, game: str, way: str) -> None:
    ada.set_up(game, way)
    ada.button("page-seat-add").click()
    ada.seat_bot(3)
    ada.deal("hand")
    expect(ada.page.get_by_role("button", name=ada.say("page-piece-change", piece=PIECES[game])).first).to_be_visible()
    check(ada)


def read_rules(ada: Person, game: str) -> None:
    ada.page.goto(f"/rules/{game}")
    expect(ada.heading("page-rules-of", game=ada.title(game))).to_be_visible()
    expect(ada.heading(f"{game}-rules-argue")).to_be_attached()
    check_phone(ada)
    for step in ada.page.get_by_role("button", name=ada.say(f"{game}-rules-next"), exact=True).all():
        step.click()
    for fold in ada.page.locator("summary").all():
        fold.click()
    check(ada)


@in_languages(0)
def test_a_table_from_the_link_to_the_result(sit: Sit, watch: Watch, address: str, game: str, language: str) -> None:
    ada, bo = sit(language), sit(language)
    link = ada.invite(game, "Ada", pieces="sides")
    check(ada)
    bo.page.goto(link)
    expect(bo.heading("page-join")).to_be_visible()
    check(bo)
    bo.join(link, "Bo")
    expect(ada.heading(own_code(game, "page-choose-side"))).to_be_visible()
    check(ada)
    ada.page.get_by_role("main").get_by_role("button").first.click()
    expect(ada.heading("page-choose-wait")).to_be_visible()
    check(ada)
    bo.page.get_by_role("main").get_by_role("button").first.click()
    for person in (ada, bo):
        person.at_table(game)
        expect(person.told()).to_be_attached()
        check(person)
    for item in ("page-rules", "page-settings", "page-move", "page-watch-link", "page-end"):
        ada.button("page-menu").click()
        check(ada)
        ada.dialog("page-menu").get_by_role("button", name=ada.say(item), exact=True).click()
        expect(ada.dialog(item)).to_be_visible()
        check(ada)
        ada.page.keyboard.press("Escape")
    ada.menu("page-end")
    ada.button("page-end-yes").click()
    expect(bo.button("page-ending-agree")).to_be_visible()
    check(bo)
    bo.button("page-ending-agree").click()
    bo.await_over()
    check(bo)
    reads_english_catalogues = any(ENGLISH_FILE.search(url) for url in watch.requests)
    assert reads_english_catalogues == (language == "en")


@in_languages(1)
def test_moments_of_a_game(sit: Sit, address: str, game: str, language: str) -> None:
    """Many moments, in one list of events and in many pictures; others come about on another device."""
    table = make_table(address, game, "Ada", "Bo")
    ada = play(table, 1).show(sit(language))
    for moves in (2, 4, 8, None):
        ada.at_table(game)
        expect(ada.told()).to_be_attached()
        check(ada)
        play(table, moves)
        expect(ada.heading("page-elsewhere")).to_be_visible()
        check(ada)
        ada.button("page-elsewhere-here").press("Enter")  # a second click at one place would be taken for an accident
    ada.await_over()
    check(ada)
    ada.await_over().get_by_role("button", name=ada.say("page-check")).click()
    expect(ada.dialog("page-check").get_by_role("status")).not_to_have_text(ada.say("page-check-running"))
    ada.dialog("page-check").locator("summary").click()
    check(ada)
    ada.page.keyboard.press("Escape")
    ada.await_over().get_by_role("button", name=ada.say("page-history")).click()
    expect(ada.heading("page-history")).to_be_visible()
    check(ada)


def test_switching_in_the_middle_of_a_decision_loses_nothing(sit: Sit) -> None:
    both = sit().share_screen("ring-and-route", "Ada", "Bo")
    both.wait_for("^Keep")
    die = both.page.get_by_role("button", name=re.compile("^(Die|Würfel|Dé|Dado) B"))
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    for language, name in (("de", "Deutsch"), ("fr", "Français"), ("it", "Italiano")):
        both.menu("page-settings")
        both.dialog("page-settings").get_by_role("combobox").select_option(name)
        both.language = language
        expect(both.dialog("page-settings")).to_be_visible()
        both.page.keyboard.press("Escape")
        expect(die).to_have_attribute("aria-pressed", "true")
        check(both)
    both.button("ring-and-route-page-reroll", dice="B").click()
    expect(both.button("ring-and-route-page-done")).to_be_visible()
    both.page.reload()
    both.at_table("ring-and-route")
    check(both)


def test_switching_keeps_the_cross_that_is_held(sit: Sit, address: str) -> None:
    both = come_to(is_last_cross, address, "diceland", "Ada", "Bo").show(sit()).at_table("diceland")
    space = both.choose("can be crossed$").split(",")[0]
    held = both.page.get_by_role("button", name=re.compile(f"^{space}, ")).and_(both.page.locator(".held"))
    expect(held).to_have_count(1)
    both.menu("page-settings")
    both.dialog("page-settings").get_by_role("combobox").select_option("Deutsch")
    both.language = "de"
    expect(both.dialog("page-settings")).to_be_visible()
    both.page.keyboard.press("Escape")
    expect(held).to_have_count(1)
    check(both)
    both.button("diceland-page-done").click()
    expect(held).to_have_count(0)
