"""The home page: what it offers to whom, and how friends are invited from there and after a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import Sit
from e2e.people import Person
from support.thorough import THOROUGH

LANGUAGES = ("en", "de", "fr", "it") if THOROUGH else ("de", "fr")
LARGEST = "localStorage['rollwright.settings'] = JSON.stringify({ text: 'largest' })"
BURST = """() => [...document.querySelectorAll('.button, li a')]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.outerHTML.slice(0, 120))"""


def card(person: Person, game: str) -> Locator:
    return person.page.get_by_role("article", name=person.title(game))


def test_each_game_has_its_own_offer_and_opponent(sit: Sit) -> None:
    ada = sit().play_now("diceland").at_table("diceland").home()
    expect(card(ada, "diceland").get_by_role("link", name=ada.say("page-learn"))).to_be_visible()
    expect(card(ada, "ring-and-route").get_by_role("link", name=ada.say("page-learn-offer"))).to_be_visible()
    card(ada, "diceland").get_by_role("combobox").select_option("expert")
    ada.page.reload()
    expect(card(ada, "diceland").get_by_role("combobox")).to_have_value("expert")
    expect(card(ada, "ring-and-route").get_by_role("combobox")).to_have_value("novice")
    ada.page.keyboard.press("?")
    expect(ada.dialog("page-keys")).to_contain_text("The question mark")


def test_a_game_that_was_left_comes_before_a_new_one(sit: Sit) -> None:
    ada = sit().play_now("diceland").at_table("diceland")
    first = ada.place()
    ada.home()
    expect(ada.page.get_by_role("listitem")).to_contain_text(["You and Pixel"])
    ada.play_now("diceland")
    left = ada.dialog("page-go-on-first")
    expect(left).to_contain_text("You and Pixel")
    left.get_by_role("link", name=ada.say("page-go-on-yes")).click()
    assert ada.at_table("diceland").place() == first
    ada.home()
    card(ada, "diceland").locator(".picture").click()
    left.get_by_role("button", name=ada.say("page-go-on-new")).press("Enter")
    assert ada.at_table("diceland").place() != first
    ada.home().play_now("ring-and-route").at_table("ring-and-route")


def test_a_friend_is_challenged_after_a_game_and_the_table_is_not_left_by_accident(sit: Sit) -> None:
    ada = sit().play_now("diceland").at_table("diceland")
    ada.menu("page-end")
    ada.button("page-end-yes").click()
    ada.await_over().get_by_role("button", name=ada.say("page-challenge")).click()
    expect(ada.heading("page-gather")).to_be_visible()
    ada.shown_link()
    expect(ada.page.get_by_role("img", name=ada.say("page-link-qr"))).to_have_count(0)  # nobody else could open it
    ada.button("page-leave").click()
    ada.dialog("page-leave-sure").get_by_role("button", name=ada.say("page-cancel")).press("Enter")
    expect(ada.heading("page-gather")).to_be_visible()
    ada.button("page-leave").press("Enter")
    ada.dialog("page-leave-sure").get_by_role("button", name=ada.say("page-leave")).press("Enter")
    expect(ada.heading("page-tagline")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_very_large_text_bursts_nothing(sit: Sit, language: str) -> None:
    ada = sit(language).play_now("diceland").at_table("diceland")
    ada.page.evaluate(LARGEST)
    for width in (390, 820):
        ada.page.set_viewport_size({"width": width, "height": 844})
        ada.home()
        expect(ada.heading("page-go-on")).to_be_visible()
        assert ada.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
        assert ada.page.evaluate(BURST) == []
    ada.page.set_viewport_size({"width": 390, "height": 664})
    ada.set_up("diceland", "friends")
    invite = ada.button("page-setup-invite").bounding_box()
    assert invite is not None
    assert invite["y"] + invite["height"] <= 664
