"""Without a mouse: making a table and playing a whole turn of each game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.conftest import Sit
from e2e.people import OFFERS, Person
from e2e.play import ASKED, COLOUR

MOST_TABS = 60
SEVERAL = r"^[2-6] \w+ room for \d"  # so that the first cross is not the last


def focused(person: Person) -> str:
    """The name of what has the focus."""
    name: str = person.page.evaluate(
        """() => {
          const inside = (node) => [...node.childNodes].map(told).join(' ');
          const told = (node) => node.data ?? (node.ariaHidden === 'true' ? '' : inside(node));
          const one = document.activeElement;
          return (one.ariaLabel ?? told(one.labels?.[0] ?? one)).replace(/\\s+/g, ' ').trim();
        }"""
    )
    return name


def tab_to(person: Person, pattern: str) -> None:
    """Tab after Tab; the focus is always to be seen."""
    for _ in range(MOST_TABS):
        person.page.keyboard.press("Tab")
        if re.search(pattern, focused(person)):
            assert person.page.evaluate("document.activeElement.matches(':focus-visible')")
            return
    raise AssertionError(f"Tab never comes to {pattern}")


def make_table(person: Person, game: str, ways: int) -> None:
    """From the home page: set up a table for two people of this device."""
    person.home()
    for _ in range(ways):
        tab_to(person, "^On this device$")
    person.page.keyboard.press("Enter")
    expect(person.heading("page-setup-device")).to_be_focused()
    tab_to(person, "^Player 1: Name$")
    person.page.keyboard.type("Ada")
    tab_to(person, "^Player 2: Name$")
    person.page.keyboard.type("Bo")
    tab_to(person, "^(Boards|Sheets) and order")
    person.page.keyboard.press("Enter")
    tab_to(person, "^As the rules say")
    person.page.keyboard.press("ArrowDown")
    expect(person.page.get_by_role("radio", name="All at random")).to_be_checked()
    person.page.keyboard.press("Enter")
    person.at_table(game)


def decide(person: Person, key: str) -> None:
    """Presses a key that answers a question, and waits for the next one."""
    before = person.offers()
    person.page.keyboard.press(key)
    person.page.wait_for_function(f"(before) => {{ {OFFERS} return `${{names}}` !== `${{before}}`; }}", arg=before)
    person.wait_for(ASKED["diceland"])


def test_diceland_without_a_mouse(sit: Sit) -> None:
    """Pick a colour, stop, cross, take back, cross again, Done; then the other one's part."""
    both, colours = sit(), "none yet"
    while not re.search(SEVERAL, colours, re.MULTILINE):
        both = sit()
        make_table(both, "diceland", 1)
        colours = "\n".join(both.wait_for(COLOUR))
    keyboard = both.page.keyboard
    tab_to(both, SEVERAL)
    decide(both, "Enter")
    while not both.offers("can be crossed$"):
        decide(both, "2" if both.offers("^Stop") else "1")
    tab_to(both, "can be crossed$")
    spaces = len(both.offers("can be crossed$"))
    keyboard.press("n")
    assert focused(both).endswith("can be crossed")
    keyboard.press("Enter")
    crossed = both.page.get_by_role("button", name=re.compile("(, crossed|not confirmed yet)$"))
    expect(crossed).to_have_count(1)
    both.quiet()
    keyboard.press("Backspace")
    expect(crossed).to_have_count(0)
    assert len(both.wait_for("can be crossed$")) == spaces
    for _ in range(6):
        if both.offers("^Done$") or not both.offers("can be crossed$"):
            break
        both.page.locator("[role=button][tabindex='0']").first.press("n")
        before = focused(both)
        keyboard.press("Enter")
        expect(both.page.locator(":focus")).not_to_have_attribute("aria-label", before)
    keyboard.press("d")
    expect(both.button("diceland-page-done")).to_have_count(0)
    both.wait_for(ASKED["diceland"])


def test_ring_and_route_without_a_mouse(sit: Sit) -> None:
    """Throw a die again, mark a space, take it back, mark again, done."""
    both = sit()
    make_table(both, "ring-and-route", 2)
    keyboard = both.page.keyboard
    both.wait_for("^Keep")
    tab_to(both, "^Die A")
    keyboard.press("Space")
    expect(both.page.get_by_role("button", name=re.compile("^Die A"))).to_have_attribute("aria-pressed", "true")
    keyboard.press("r")
    both.wait_for("^Done")
    if not both.offers("can be marked"):  # a rare throw: the misthrow is the turn
        keyboard.press("d")
        both.wait_for("^Done|^Keep")
        return
    tab_to(both, "^(Ring space|Number)")
    keyboard.press("PageDown")
    assert "can be marked" in focused(both)
    keyboard.press("Enter")
    if both.offers("^[A-C]( |$)"):
        keyboard.press("Enter")
    both.wait_for("^Take back$")
    keyboard.press("u")
    expect(both.button("ring-and-route-page-take-back")).to_have_count(0)
    both.quiet()
    tab_to(both, "^(Ring space|Number)")
    keyboard.press("PageDown")
    keyboard.press("Enter")
    if both.offers("^[A-C]( |$)"):
        keyboard.press("Enter")
    both.wait_for("^Take back$")
    part = both.page.get_by_text("it’s your turn")
    before = part.inner_text()
    keyboard.press("d")
    if both.offers("^Go on$"):  # a misthrow that could be averted is asked about
        keyboard.press("d")
    expect(part).not_to_have_text(before)


def test_dialogs_keep_and_give_back_the_focus(sit: Sit) -> None:
    ada = sit().home()
    tab_to(ada, "^Settings$")
    ada.page.keyboard.press("Enter")
    expect(ada.dialog("page-settings")).to_be_visible()
    for _ in range(12):
        ada.page.keyboard.press("Tab")
        assert ada.page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
    ada.page.keyboard.press("Escape")
    expect(ada.dialog("page-settings")).not_to_be_visible()
    assert focused(ada) == "Settings"


def test_the_content_can_be_skipped_to(sit: Sit) -> None:
    ada = sit().home()
    ada.page.keyboard.press("Tab")
    assert focused(ada) == "Skip to the content"
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("main")).to_be_focused()
