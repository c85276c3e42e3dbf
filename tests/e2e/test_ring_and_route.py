"""Ring & Route on a small phone: nothing has to be scrolled, and nothing is refused without a word."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from e2e.conftest import Sit
from e2e.finished import Shown, come_to, make_table, play
from e2e.people import Person

GAME = "ring-and-route"
NUMBER = {"en": "^Number", "de": "^Zahl"}
RING = {"en": "^Ring space", "de": "^Ringfeld"}
ASKING = r"^Ring space.*with [A-C] . [A-C]"

# What a decision needs but can't be seen: outside the window, or below something else.
HIDDEN = """() => {
  const [asked, dice] = [document.querySelector('main [role=status]'), document.querySelectorAll('.dice button')];
  const spaces = document.querySelectorAll('main svg [aria-disabled=false]');
  const shown = document.querySelectorAll('main .buttons button, main .worth li > *');
  return [asked, ...dice, ...spaces, ...shown].filter((one) => {
    const box = (one.querySelector('.disc, .fill') ?? one).getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return scrollY !== 0 || box.top < 0 || box.bottom > innerHeight || !(one.contains(hit) || hit?.contains(one));
  }).map((one) => one.outerHTML.slice(0, 150));
}"""


def can_mark_a_number(shown: Shown) -> bool:
    """Whoever is asked first."""
    return any(move.startswith("route") for move in shown["moves"][str(shown["pending"][0])])


def impossible(person: Person, name: str) -> Locator:
    spaces = person.page.locator("main svg [aria-disabled=true]")
    return spaces.and_(person.page.get_by_role("button", name=re.compile(name))).first


def test_a_small_phone_shows_all_and_every_tap_is_answered(sit: Sit, address: str) -> None:
    table = play(make_table(address, GAME, "Ada"), 0)
    for language, sum_, colour in (
        ("en", "can’t be made of", "None of your unused dice shows"),
        ("de", "nicht bilden", "Keiner deiner freien Würfel zeigt"),
    ):
        ada = table.show(sit(language, 360, 640, has_touch=True)).at_table(GAME)
        expect(ada.page.get_by_text(ada.say("ring-and-route-page-use-all"))).to_be_visible()
        if language == "en":  # how many dice are needed is told before; keys work from the first moment
            ada.wait_for("^Keep")
            assert ada.page.evaluate(HIDDEN) == []
            ada.page.keyboard.press("k")
        expect(ada.page.get_by_text(ada.say("ring-and-route-page-used", used=0, enough=0))).to_be_visible()
        assert ada.page.evaluate(HIDDEN) == []
        impossible(ada, NUMBER[language]).click(force=True)
        ada.hear(sum_)
        impossible(ada, RING[language]).click(force=True)
        ada.hear(colour)
        expect(ada.page.get_by_text(ada.say("ring-and-route-page-used", used=0, enough=0))).to_be_visible()
        assert ada.page.evaluate(HIDDEN) == []


def test_a_phone_held_across_shows_all(sit: Sit, address: str) -> None:
    """Also below the line that says to whom the phone is handed, and with a question about which dice are meant."""
    ada = come_to(asks_which_die, address, GAME, "Ada", "Bo").show(sit("en", 844, 390, has_touch=True)).at_table(GAME)
    ada.wait_for("^Done")
    assert ada.page.evaluate(HIDDEN) == []
    for space in ada.page.locator("main svg").get_by_role("button", name=re.compile(ASKING)).all():
        space.dispatch_event("click")
        question = ada.page.get_by_role("group", name=ada.say("ring-and-route-page-which-dice"))
        expect(question).to_be_in_viewport(ratio=1)
        ada.page.keyboard.press("Escape")
        expect(question).to_have_count(0)
    assert ada.page.evaluate("scrollY") == 0


def test_a_near_miss_counts_and_a_misthrow_is_asked_about(sit: Sit, address: str) -> None:
    table = come_to(can_mark_a_number, address, GAME, "Ada", moves=1)
    ada = table.show(sit("en", 390, 664, has_touch=True)).at_table(GAME)
    ada.wait_for("^Done$")
    disc = ada.page.locator("main svg .number[aria-disabled=false] .disc").first.bounding_box()
    assert disc is not None
    ada.page.mouse.click(disc["x"] + disc["width"] / 2, disc["y"] - 8)
    ada.wait_for("^Take back$|^[A-C]( |$)")
    if not ada.offers("^Take back$"):
        ada.press(r"^[A-C]( \+ [A-C])*$")
    ada.wait_for("^Take back$")
    while ada.offers("can be marked") and not ada.offers("^Go on$"):
        ada.choose("^Done$")
        ada.wait_for("^Go on$|^Keep")
    if ada.offers("^Go on$"):
        expect(ada.page.get_by_text(re.compile("If you finish now, that is misthrow 1 of 3"))).to_be_visible()
        ada.choose("^Go on$")
        ada.wait_for("^Done$")
    ada.button("ring-and-route-page-faces").click()
    expect(ada.dialog("ring-and-route-page-faces").get_by_role("img")).to_have_count(18)


def test_a_trembling_hand_undoes_nothing_and_a_new_throw_is_seen(sit: Sit, address: str) -> None:
    """A second tap on a die is none; the button says what is missing; the dice come into view when they are thrown."""
    ada = play(make_table(address, GAME, "Ada"), 0).show(sit("en", 390, 664, has_touch=True)).at_table(GAME)
    ada.wait_for("^Keep$")
    ada.button("ring-and-route-page-reroll-none").tap(force=True)
    ada.hear("First tap the dice")
    die = ada.page.locator(".dice button").first
    die.evaluate(
        "(one) => [1, 2].forEach((detail) => one.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })))"
    )
    expect(die).to_have_attribute("aria-pressed", "true")
    ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    ada.page.wait_for_function("scrollY > 0")
    ada.page.keyboard.press("r")
    ada.wait_for("^Done")
    ada.page.wait_for_function("scrollY === 0")


def asks_which_die(shown: Shown) -> bool:
    """Two dice show a colour that can be crossed, but different numbers."""
    numbers = {die["die"]: die["number"] for die in shown["look"]["dice"]}
    ways: dict[str, set[int]] = {}
    for _, space, die in (move.split() for move in shown["moves"].get("0", []) if move.startswith("ring")):
        ways.setdefault(space, set()).add(numbers[die])
    return any(len(one) > 1 for one in ways.values())


def test_another_tap_closes_a_question_and_marks_nothing(sit: Sit, address: str) -> None:
    ada = come_to(asks_which_die, address, GAME, "Ada").show(sit("en", 390, 844, has_touch=True)).at_table(GAME)
    ada.wait_for("^Done")
    used = ada.page.get_by_text(re.compile("^Used: "))
    before = int(re.findall(r"\d", used.inner_text())[0])
    lit = ada.page.locator("main svg [aria-disabled=false]")
    asking = lit.and_(ada.page.get_by_role("button", name=re.compile(ASKING)))
    question = ada.page.get_by_role("group", name=ada.say("ring-and-route-page-which-dice"))
    asking.first.tap()
    expect(question).to_be_visible()
    lit.last.dispatch_event("click")
    expect(question).to_have_count(0)
    asking.first.tap()
    expect(question).to_be_visible()
    ada.page.keyboard.press("Enter")
    expect(used).to_have_text(re.compile(f"Used: {before + 1}"))
