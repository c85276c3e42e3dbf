"""Whole games through the page, from the link to the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import Sit
from e2e.people import GAMES, Person
from e2e.play import FIRST, MOST_STEPS, play_to_the_end

# Whose part it is, once this person's board or sheet is the large one.
WHOSE = """() => ['Ada', 'Bo'].find((name) =>
  document.querySelector('main').innerText.includes(`${name}, it’s your turn`) &&
  [...document.querySelectorAll('main [role=group]')].some(({ ariaLabel }) => RegExp(` of ${name}`).test(ariaLabel)))"""


NOTE_SCROLLING = "() => { window.scrolled = 0; addEventListener('scroll', () => (scrolled ||= scrollY)); }"


def check_dice(person: Person, why: str = "page-check-all") -> None:
    """One button, and it is green; it says what was compared."""
    person.await_over().get_by_role("button", name="Check the dice").click()
    dialog = person.page.get_by_role("dialog", name="Check the dice")
    verdict = "are as promised." if why == "page-check-all" else "fit the record."
    expect(dialog.get_by_role("status")).to_contain_text(verdict)
    expect(dialog).to_contain_text(person.say(why))
    person.page.keyboard.press("Escape")


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_a_whole_game(sit: Sit, game: str) -> None:
    """Joined by the link, played to the end on a phone held across and one held upright, the dice checked, and a
    rematch made. Nothing is scrolled: what is pressed is scrolled to only if a tap would not reach it."""
    ada, bo = sit(width=844, height=390, has_touch=True), sit(width=360, height=640, has_touch=True)
    bo.join(ada.invite(game, "Ada"), "Bo").at_table(game)
    ada.at_table(game)
    for person in (ada, bo):
        person.page.evaluate(NOTE_SCROLLING)
    play_to_the_end([ada, bo], game)
    assert [person.page.evaluate("scrolled") for person in (ada, bo)] == [0, 0]
    for person in (ada, bo):
        result = person.await_over()
        expect(result.get_by_role("heading", level=2)).to_contain_text(re.compile("won|share the win"))
        expect(result.get_by_role("rowheader")).not_to_have_count(0)
        names = " ".join(result.get_by_role("rowheader").all_inner_texts())
        assert "Ada" in names
        assert "Bo" in names
        check_dice(person)
    ada.button("page-rematch").click()
    bo.join(ada.shown_link(), "Bo").at_table(game)
    ada.at_table(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_is_a_click_for_each(sit: Sit, game: str) -> None:
    """One asks, the other sees it and sits down, and both play on at the new table."""
    ada, bo = sit(width=900, height=700), sit(width=900, height=700)
    bo.join(ada.invite(game, "Ada"), "Bo").at_table(game)
    ada.at_table(game).menu("page-end")
    ada.button("page-end-yes").click()
    bo.button("page-ending-agree").click()
    first = ada.place()
    ada.await_over().get_by_role("button", name="Rematch").click()
    asked = bo.await_over()
    expect(asked).to_contain_text("Ada wants a rematch.")
    asked.get_by_role("button", name="Sit down").click()
    for person in (ada, bo):
        expect(person.page).not_to_have_url(re.compile(re.escape(first)))
        person.at_table(game)
    assert bo.place() == ada.place()
    have_played: set[Person] = set()
    for _ in range(MOST_STEPS):
        have_played |= {person for person in (ada, bo) if person.press(*FIRST[game]) not in (None, "over")}
        if len(have_played) == 2:
            return
    raise AssertionError(f"only {len(have_played)} of them could play on")


@pytest.mark.parametrize("game", GAMES)
def test_four_seats_with_bots(sit: Sit, game: str) -> None:
    """A person sets three bots beside himself and plays rounds with them; all seats are in view."""
    ada = sit(width=900, height=700).set_up(game, "friends")
    ada.name_seat(1, "Ada")
    for _ in range(2):
        ada.button("page-seat-add").click()
    for number in (2, 3, 4):
        ada.seat_bot(number)
    ada.make().at_table(game)
    strip = ada.page.get_by_role("list", name="Players").get_by_role("button")
    expect(strip).to_have_count(4)
    assert sum("Pixel" in name for name in strip.all_inner_texts()) == 3
    for _ in range(12):
        ada.choose(*FIRST[game])


@pytest.mark.parametrize("game", GAMES)
def test_one_click_plays_a_bot(sit: Sit, game: str) -> None:
    ada = sit().home()
    ada.page.get_by_role("combobox", name="Opponent").first.select_option("novice")
    ada.play_now(game).at_table(game)
    for _ in range(5):
        ada.choose(*FIRST[game])


@pytest.mark.parametrize("game", GAMES)
def test_two_people_share_a_screen(sit: Sit, game: str) -> None:
    """It says whose part it is, shows his board or sheet, and goes on to the other one by itself."""
    both = sit(width=900, height=700).share_screen(game, "Ada", "Bo")
    asked: set[str] = set()
    while asked != {"Ada", "Bo"}:
        both.wait_for("|".join(FIRST[game]))
        asked.add(both.page.wait_for_function(WHOSE).json_value())
        both.press(*FIRST[game])
