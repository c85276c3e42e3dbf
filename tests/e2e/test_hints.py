"""Hints in the browser: against a bot, not between people, and at a teaching table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from e2e import test_diceland, test_ring_and_route
from e2e.conftest import Sit
from e2e.finished import make_table, play
from e2e.people import GAMES, Person, Watch
from e2e.play import ASKED
from e2e.reviews import STARTING
from e2e.test_axe import check as check_axe
from e2e.test_languages import check as check_words
from support.thorough import THOROUGH

SAMPLE = [("diceland", "de"), ("ring-and-route", "it")]
TOURS = [(game, language) for game in GAMES for language in ("en", "de", "fr", "it")]
HIDDEN = {"diceland": test_diceland.HIDDEN, "ring-and-route": test_ring_and_route.HIDDEN}


def hint(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name=person.say("page-hint"), exact=True)


def ask(person: Person) -> None:
    """Asks for the idea, then for the move, without a mouse."""
    person.button("page-hint").press("Enter")
    person.button("page-hint-show").press("Enter")
    expect(hint(person)).to_contain_text(person.say("page-hint-best", chance="").split(" (")[0])


def end(person: Person) -> Locator:
    person.page.keyboard.press("Escape")
    expect(hint(person)).to_have_count(0)
    person.menu("page-end")
    person.button("page-end-yes").press("Enter")
    return person.await_over()


@pytest.mark.parametrize("game", GAMES)
def test_against_a_bot(sit: Sit, watch: Watch, game: str) -> None:
    """First the idea with the chances, then the move; the result says so."""
    watch.expect(STARTING)
    ada = sit()
    ada.play_now(game).at_table(game).wait_for(ASKED[game])
    ada.button("page-hint").press("Enter")
    expect(hint(ada)).to_contain_text(re.compile(r"\d+%"))
    expect(hint(ada)).not_to_contain_text(ada.say("page-hint-best", chance="").split(" (")[0])
    check_words(ada)
    ada.button("page-hint-show").press("Enter")
    expect(hint(ada)).to_contain_text(ada.say("page-hint-best", chance="").split(" (")[0])
    check_axe(ada)
    result = end(ada)
    expect(result).to_contain_text(ada.say("page-hinted", names="You"))


@pytest.mark.parametrize("game, language", TOURS if THOROUGH else SAMPLE)
def test_it_covers_nothing_on_a_phone(sit: Sit, watch: Watch, game: str, language: str) -> None:
    """Dice, question, board and buttons stay in view beside the idea and beside the move, in every language."""
    watch.expect(STARTING)
    ada = sit(language, 390, 664, has_touch=True)
    ada.play_now(game).at_table(game)
    expect(ada.button("page-hint")).to_be_enabled()
    ada.button("page-hint").press("Enter")
    expect(ada.button("page-hint-show")).to_be_enabled()
    for _ in range(2):
        expect(hint(ada)).to_be_in_viewport(ratio=1)
        assert ada.page.evaluate(HIDDEN[game]) == []
        check_words(ada)
        if ada.button("page-hint-show").is_visible():
            ada.button("page-hint-show").press("Enter")
            expect(hint(ada)).to_contain_text(ada.say("page-hint-best", chance="").split(" (")[0])
    check_axe(ada)


@pytest.mark.parametrize("game", GAMES)
def test_not_between_people(sit: Sit, address: str, watch: Watch, game: str) -> None:
    """Neither on the page nor by the server."""
    table = play(make_table(address, game, "Ada", "Bo"), 0)
    ada = table.show(sit()).at_table(game)
    ada.wait_for(ASKED[game])
    expect(ada.button("page-hint")).to_have_count(0)
    ask_server = """async (id) => {
      const body = JSON.stringify({ seat: 0, throw: 1, show: 'move' });
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`/api/tables/${id}/hint`, { method: 'POST', body, headers });
      return [answer.status, (await answer.json()).code];
    }"""
    watch.expect("403")
    assert ada.page.evaluate(ask_server, table.id) == [403, "refused-hints"]


@pytest.mark.parametrize("game", GAMES)
def test_teaching_table(sit: Sit, watch: Watch, game: str) -> None:
    """Whoever joins knows before; then both may ask, and the result says who did."""
    watch.expect(STARTING)
    ada, bo = sit(), sit("de")
    ada.set_up(game, "friends").name_seat(1, "Ada")
    ada.page.get_by_role("switch", name=ada.say("page-teaching")).press("Space")
    ada.make()
    link = ada.shown_link()
    check_axe(ada)
    bo.page.goto(link)
    expect(bo.page.get_by_role("main")).to_contain_text(bo.say("page-teaching-about"))
    check_words(bo)
    bo.join(link, "Bo").at_table(game)
    ada.at_table(game)
    for person in (ada, bo):
        expect(person.button("page-hint")).to_be_visible()
    asked = ada if ada.button("page-hint").is_enabled() else bo
    ask(asked)
    check_words(asked)
    asked.page.keyboard.press("Escape")
    ada.menu("page-end")
    ada.button("page-end-yes").press("Enter")
    bo.button("page-ending-agree").press("Enter")
    for person in (ada, bo):
        expect(person.await_over()).to_contain_text(person.say("page-hinted", names="Ada" if asked is ada else "Bo"))
