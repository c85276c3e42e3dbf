"""Whose seat it is: reloads, other tabs, other devices, watchers; and taking back while others play."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import Sit
from e2e.finished import come_to, is_last_cross
from e2e.people import GAMES, Person, Watch, agree
from e2e.play import ASKED, FIRST, MOST_STEPS, look_on

OWN = "^(?!.*(Ada|Bo))"  # what is not about the other
WHICH = r"^[A-C]( \+ [A-C])*$"  # dice, where there is more than one way


def two(sit: Sit, game: str) -> tuple[Person, Person]:
    ada, bo = sit(width=900, height=700), sit(width=900, height=700)
    bo.join(ada.invite(game, "Ada"), "Bo").at_table(game)
    return ada.at_table(game), bo


def play_until(pattern: str, game: str, *people: Person, least: int = 1) -> Person:
    """Plays on until somebody is offered so many of these and asked something, so that the game waits for him; who it
    is."""
    for _ in range(MOST_STEPS):
        for person in people:
            agree(*people)
            if len(person.offers(pattern)) >= least and person.offers(ASKED[game]):
                return person
            if person.press(*FIRST[game]) is None:
                look_on(person)
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_loses_nothing(sit: Sit, game: str) -> None:
    """In the middle of a decision, with a mark made already."""
    people = two(sit, game)
    person = play_until("^Take back$", game, *people)
    before = person.offers(OWN)
    person.page.reload()
    person.at_table(game).wait_for("^Take back$")
    assert person.offers(OWN) == before
    person.choose("^Take back$")


def test_a_second_tab_takes_the_seat_over(sit: Sit) -> None:
    ada = sit()
    ada.share_screen("ring-and-route", "Ada", "Bo").wait_for("^Keep")
    tab = Person(ada.page.context.new_page())
    tab.page.goto(ada.page.url)
    tab.wait_for("^Keep")
    expect(ada.heading("page-elsewhere")).to_be_visible()
    ada.button("page-elsewhere-here").click()
    ada.wait_for("^Keep")
    expect(tab.heading("page-elsewhere")).to_be_visible()
    ada.choose("^Keep")
    ada.wait_for("^Done")


def test_a_seat_moves_to_another_device_by_its_private_link_and_back(sit: Sit) -> None:
    ada, other = sit(), sit()
    ada.share_screen("diceland", "Ada", "Bo").wait_for(ASKED["diceland"])
    ada.menu("page-move")
    link = ada.shown_link()
    other.page.goto(link)
    expect(ada.heading("page-elsewhere")).to_be_visible()
    other.at_table("diceland").choose(*FIRST["diceland"])
    expect(other.page).to_have_url(link.split("#")[0])  # the secret is gone from the address
    # The old device can't take it back on its own, since its key is void, and says so.
    expect(ada.page.get_by_text("Your seat is on the other device now.")).to_be_visible()
    ada.button("page-elsewhere-watch").click()
    expect(ada.page.get_by_role("list", name="Players")).to_be_visible()
    assert ada.offers(ASKED["diceland"]) == []
    # It comes back by a link from there, in the tab that is still open.
    other.menu("page-move")
    ada.page.evaluate("(link) => { location.href = link; }", other.shown_link())
    ada.wait_for(ASKED["diceland"])
    expect(ada.page).to_have_url(link.split("#")[0])


def test_a_private_link_works_once(sit: Sit, watch: Watch) -> None:
    watch.expect("403.*/move$")
    ada, other, thief = sit(), sit(), sit()
    ada.share_screen("diceland", "Ada", "Bo").wait_for(ASKED["diceland"])
    ada.menu("page-move")
    link = ada.shown_link()
    other.page.goto(link)
    other.wait_for(ASKED["diceland"])
    thief.page.goto(link)
    thief.at_table("diceland")
    thief.hear()
    assert thief.offers(ASKED["diceland"]) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_watcher_sees_and_cannot_play(sit: Sit, game: str) -> None:
    ada, watcher = sit(), sit()
    ada.share_screen(game, "Ada", "Bo").menu("page-watch-link")
    watcher.page.goto(ada.shown_link())
    ada.page.keyboard.press("Escape")
    watcher.at_table(game)
    told = watcher.told()
    expect(told).to_be_attached()
    before = told.inner_text()
    ada.choose(*FIRST[game])
    expect(told).not_to_have_text(before)
    assert watcher.offers(ASKED[game]) == []
    strip = watcher.page.get_by_role("list", name="Players").get_by_role("button")
    strip.filter(has_text="Bo").click()
    expect(strip.filter(has_text="Bo")).to_have_attribute("aria-pressed", "true")
    ada.button("page-menu").click()
    expect(ada.dialog("page-menu")).to_contain_text("One person is watching.")


def mark(person: Person) -> str:
    """Marks a space of a sheet, with the first dice that do."""
    space = person.choose("can be marked")
    person.wait_for(f"^Take back$|{WHICH}")
    person.press(WHICH)
    person.wait_for("^Take back$")
    return space.split(",")[0]


def test_taking_back_while_another_marks_in_ring_and_route(sit: Sit) -> None:
    """Marks of one's own come back whatever the other does in between."""
    game = "ring-and-route"
    ada, bo = two(sit, game)
    play_until("^Keep", game, ada, bo).choose("^Keep")
    bo.wait_for("can be marked")
    lit = ada.wait_for("can be marked")
    mark(ada)
    mark(bo)
    ada.choose("^Take back$")
    expect(ada.button("ring-and-route-page-take-back")).to_have_count(0)
    assert ada.wait_for("can be marked") == lit
    assert bo.offers("^Take back$")
    bo.choose("^Done")
    mark(ada)


def test_taking_back_while_another_marks_in_diceland(sit: Sit) -> None:
    game = "diceland"
    people = two(sit, game)
    person = play_until("can be crossed$", game, *people, least=2)  # so that the last cross waits for “Done”
    other = people[0] if person is people[1] else people[1]
    crossed = person.page.get_by_role("button", name=re.compile("(, crossed|not confirmed yet)$"))
    before = crossed.count()
    person.choose("can be crossed$")
    expect(crossed).to_have_count(before + 1)
    other.press(*FIRST[game])
    person.choose("^Take back$")
    expect(crossed).to_have_count(before)
    assert person.wait_for("can be crossed$")


def test_who_is_gone_is_played_for_and_comes_back(sit: Sit) -> None:
    """After a minute; here the clocks of page and server are ahead."""
    game = "ring-and-route"
    ada, bo = sit(is_kept=False), sit()
    ada.page.clock.install()
    link = ada.invite(game, "Ada")
    bo.join(link, "Bo").at_table(game)
    ada.at_table(game)
    bo.page.goto("/")
    strip = ada.page.get_by_role("list", name="Players")
    expect(strip).to_contain_text("away")
    ada.page.clock.fast_forward(61_000)
    expect(ada.page.get_by_text("Bo has been away for more than a minute.")).to_be_visible()
    ada.button("page-gone-bot").click()
    expect(strip).to_contain_text("A bot is playing for this person")
    bo.page.goto(link)
    bo.at_table(game)
    expect(strip).not_to_contain_text("A bot is playing for this person")


def before_a_last_cross(sit: Sit, address: str) -> Person:
    table = come_to(is_last_cross, address, "diceland", "Ada", "Bo")
    both = table.show(sit(width=900, height=700)).at_table("diceland")
    both.wait_for("can be crossed$")
    return both


def test_the_last_cross_of_a_part_waits_for_done(sit: Sit, address: str) -> None:
    """It can be moved and removed as often as one likes; nobody else sees it before Done."""
    both = before_a_last_cross(sit, address)
    held = both.page.get_by_role("button", name=re.compile("not confirmed yet$"))
    expect(both.button("diceland-page-done")).to_be_disabled()
    both.choose("can be crossed$")
    expect(held).to_have_count(1)
    expect(both.button("diceland-page-done")).to_be_enabled()
    chosen = held.get_attribute("aria-label") or ""
    others = [name for name in both.offers("can be crossed$") if name.split(",")[0] != chosen.split(",")[0]]
    if others:
        both.choose(f"^{others[0]}$")
        expect(held).to_have_attribute("aria-label", re.compile(f"^{others[0].split(',')[0]},"))
    both.choose("^Take back$")
    expect(held).to_have_count(0)
    space = both.choose("can be crossed$").split(",")[0]
    both.choose("^Done")
    expect(both.page.get_by_role("button", name=re.compile(f"^{space}, .*not confirmed yet$"))).to_have_count(0)


def test_a_switch_makes_the_last_cross_immediate(sit: Sit, address: str) -> None:
    both = before_a_last_cross(sit, address)
    both.menu("page-settings")
    both.page.get_by_role("switch", name="Diceland without “Done”").check()
    both.page.keyboard.press("Escape")
    expect(both.button("diceland-page-done")).to_have_count(0)
    space = both.choose("can be crossed$").split(",")[0]
    expect(both.page.get_by_role("button", name=re.compile(f"^{space},.*can be crossed$"))).to_have_count(0)
    expect(both.page.get_by_role("button", name=re.compile("not confirmed yet$"))).to_have_count(0)
    both.page.reload()
    both.at_table("diceland").menu("page-settings")
    expect(both.page.get_by_role("switch", name="Diceland without “Done”")).to_be_checked()
