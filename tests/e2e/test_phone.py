"""A narrow phone: nothing is wider than it, and everything can be reached by a finger.

Before the game, `test_languages.py` looks at that as well.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.conftest import Sit
from e2e.finished import make_table, play
from e2e.people import GAMES, Person
from e2e.play import FIRST

WIDTH = 360

# What can be pressed but not reached: outside the page, or always covered by something else.
BURIED = """() => {
  const asked = 'dialog[open], [role=group][aria-label="With which dice?"]'; // lies above the rest until it is answered
  const within = document.querySelector(asked) ?? document.body;
  const things = [...within.querySelectorAll('a, button, select, input:not([hidden]), summary, [role=button]')];
  return things.filter((one) => {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.disabled || one.matches('.skip')) return false;
    const drawn = one.matches('[type=radio], [type=checkbox]'); // by its label
    const target = (drawn && (one.closest('label') ?? one.labels?.[0])) || one;
    target.scrollIntoView({ block: 'center' });
    const box = target.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.left < -1 || box.right > innerWidth + 1 || !(target.contains(hit) || hit?.contains(target));
  }).map((one) => one.outerHTML.slice(0, 200));
}"""


def check(person: Person) -> None:
    person.quiet()
    sizes = "[document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth]"
    page, body, window = person.page.evaluate(sizes)
    assert window == WIDTH
    assert max(page, body) <= WIDTH
    assert person.page.evaluate(BURIED) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game(sit: Sit, address: str, game: str) -> None:
    """Gathering, playing with four at the table, travelling in time, the result."""
    ada = sit("en", WIDTH, 640, has_touch=True)
    ada.invite(game, "Wilhelmina Alexandrovna")
    check(ada)
    table = play(make_table(address, game, "Wilhelmina Alexandrovna", "Bo", "Cy", "Di"), 10)
    table.show(ada).at_table(game)
    ada.wait_for("|".join(FIRST[game]))
    check(ada)
    for _ in range(6):
        ada.choose(*FIRST[game])
        check(ada)
    ada.button("page-menu").click()
    ada.dialog("page-menu").wait_for()  # it is loaded when it is asked for
    check(ada)
    ada.page.keyboard.press("Escape")
    ada.menu("page-history")
    expect(ada.heading("page-history")).to_be_visible()
    check(ada)
    ada.button("page-history-now").click()
    ada.menu("page-end")
    ada.button("page-end-yes").click()
    ada.await_over()
    check(ada)
