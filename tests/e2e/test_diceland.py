"""Diceland's table explains itself, on every screen: what is asked, why something is not possible, what others did."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.conftest import Sit
from e2e.finished import come_to, is_choosing, is_crossing, is_forced, is_too_much, make_table, play
from e2e.people import TAP, Person
from e2e.play import ASKED, COLOUR, FIRST

WITH_ROOM = r"^1 \w+ room for \d|^2 \w+ room for [2-9]"
CAN = "can be crossed$"

# What can't be seen of dice, question, goal and every space that can be crossed, without scrolling.
HIDDEN = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame); // the window has its size
  scrollTo(0, 0);
  const can = [...document.querySelectorAll('main [role=button][aria-disabled=false]')];
  const asked = [...document.querySelectorAll('main :not(aside) > h2, main button[data-choice]')];
  const goal = [...document.querySelectorAll('main p')].filter((one) => one.textContent.includes('Goal:'));
  const things = [document.querySelector('main div[role=img]'), ...asked, ...goal, ...can];
  return things.filter((one) => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.top < 0 || box.bottom > innerHeight + 1 || !(one.contains(hit) || hit?.contains(one));
  }).map((one) => one.outerHTML.slice(0, 150));
}"""


# Notes what is said while dice lie there that are lost: it is seen for seconds only.
LOSSES = """() => {
  window.losses = [];
  new MutationObserver(() => {
    const [text, tray] = ['.missed', '.tray.wrong'].map((one) => document.querySelector(`main ${one}`));
    if (text && tray && losses.at(-1) !== text.textContent) losses.push(text.textContent);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def space(name: str) -> str:
    """Where a space of the large board is."""
    return f"main svg[role=group] [data-space='{name}']"


def tap(person: Person, name: str, beside: float = 0) -> None:
    """Taps a space in its middle, or so many pixels beside it."""
    box = person.page.locator(space(name)).bounding_box()
    assert box is not None
    person.page.mouse.click(box["x"] + box["width"] / 2 + beside, box["y"] + box["height"] / 2)


def names(person: Person, pattern: str) -> list[str]:
    return [name.split(",")[0] for name in person.offers(pattern)]


def test_everything_asked_is_on_one_screen_and_answered_for(sit: Sit, address: str) -> None:
    """Two small screens; a tap on what is not possible is answered with the reason, in the reader's language; crosses
    that leave no choice need one tap."""
    table = play(make_table(address, "diceland", "Ada"), 20)
    ada = table.show(sit(width=360, height=640, has_touch=True)).at_table("diceland")
    for _ in range(8):
        ada.wait_for("|".join(FIRST["diceland"]))
        for width, height in ((360, 640), (844, 390)):
            ada.page.set_viewport_size({"width": width, "height": height})
            assert ada.page.evaluate(HIDDEN) == []
        ada.choose(*FIRST["diceland"])
    table = come_to(is_forced, address, "diceland", "Ada")
    table.show(ada).at_table("diceland")
    ada.wait_for("^Cross all")
    crossed = ada.page.get_by_role("button", name=re.compile(", crossed$"))
    before, lit = crossed.count(), names(ada, CAN)
    tap(ada, names_of_crossed(ada)[0])
    ada.hear("This space is crossed already.")
    dora = table.show(sit("de", 844, 390, has_touch=True)).at_table("diceland")
    dora.wait_for("kann angekreuzt werden$")
    tap(dora, names_of_crossed(dora)[0])
    dora.hear("Dieses Feld ist schon angekreuzt.")
    table.show(ada).at_table("diceland")
    number = int(ada.choose("^Cross all").split()[-1])
    expect(crossed).to_have_count(before + number)
    assert not set(lit) & set(names(ada, CAN))


def names_of_crossed(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(
        "() => [...document.querySelectorAll('main [data-space].crossed')].map((one) => one.dataset.space)"
    )
    return found


def test_a_choice_against_a_bot_is_taken_back(sit: Sit) -> None:
    """The keys on the buttons work from the first moment; a colour can be chosen on the board; a near miss counts."""
    ada = sit(width=390, height=844, has_touch=True)
    ada.play_now("diceland").at_table("diceland")
    while not (with_room := [name for name in ada.wait_for(ASKED["diceland"], TAP) if re.search(WITH_ROOM, name)]):
        ada.choose(*FIRST["diceland"])
    colours = ada.offers(COLOUR)
    ada.page.evaluate("document.querySelector('main h1').focus()")
    ada.page.keyboard.press("1")
    ada.wait_for("^Stop")
    ada.choose("^Take back$")
    assert ada.wait_for(COLOUR) == colours
    expect(ada.button("diceland-page-take-back")).to_have_count(0)
    button = ada.page.get_by_role("button", name=with_room[0])
    button.hover()
    could = ada.page.locator("main [data-space].preview")
    expect(could.first).to_be_visible()
    chosen = could.first.get_attribute("data-space") or ""
    tap(ada, chosen)  # a space of that colour chooses it
    ada.choose("^Stop")
    ada.wait_for(CAN)
    ada.choose("^Take back$")
    ada.choose("^Stop")
    ada.wait_for(CAN)
    assert chosen in names(ada, CAN)
    crosses = ada.page.get_by_role("button", name=re.compile("(, crossed|not confirmed yet)$"))
    before = crosses.count()
    tap(ada, chosen, beside=-15)  # in the space beside it, which can't be crossed
    expect(crosses).to_have_count(before + 1)


def test_dice_that_are_too_many_are_seen_to_be_lost(sit: Sit, address: str) -> None:
    """Both buttons say so; it is seen in peace, by whoever is in a hurry as well, until something is asked again."""
    table = come_to(is_too_much, address, "diceland", "Ada")
    ada = table.show(sit(width=390, height=844, has_touch=True)).at_table("diceland")
    ada.wait_for("^Throw .*you cross nothing")
    expect(ada.page.locator("main .tray.wrong")).to_be_visible()
    ada.page.evaluate(LOSSES)
    ada.choose("^Stop .*you cross nothing")
    ada.wait_for(COLOUR, TAP)
    (lost,) = ada.page.evaluate("losses")
    assert lost.endswith(": nothing is crossed.")
    expect(ada.page.get_by_text(lost)).to_have_count(0)


def test_what_can_not_be_pressed_says_why(sit: Sit, address: str) -> None:
    """A pale Done, dice while a cross is due; a space that is tapped chooses its colour and is crossed at once."""
    table = come_to(is_crossing, address, "diceland", "Ada", "Bo")
    both = table.show(sit(width=390, height=844, has_touch=True)).at_table("diceland")
    both.wait_for(CAN)
    both.button("diceland-page-done").click(force=True)
    both.hear("First tap")
    both.page.locator("main div[role=img] [data-colour]").last.click()
    both.hear("First cross your")
    chooses = come_to(is_choosing, address, "diceland", "Ada", "Bo").show(both).at_table("diceland")
    chooses.wait_for(r"^\d \w+ cross")
    chooses.page.get_by_role("button", name=re.compile(r"^\d \w+ cross")).first.hover()
    could = chooses.page.locator("main [data-space].preview")
    expect(could.first).to_be_visible()
    name = could.first.get_attribute("data-space") or ""
    tap(chooses, name)
    made = re.compile(f"^{name}, .*(crossed|not confirmed yet)$")
    expect(chooses.page.get_by_role("button", name=made).and_(chooses.page.locator(".crossed, .held"))).to_have_count(1)
