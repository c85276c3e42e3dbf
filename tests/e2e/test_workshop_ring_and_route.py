"""The workshop for Ring & Route: a paper is changed, mended, played on, and typed in from the table."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import Sit
from e2e.people import Person
from e2e.test_axe import check as check_axe
from e2e.test_languages import check as check_words
from e2e.test_phone import WIDTH
from e2e.test_phone import check as check_phone
from rollwright.games.ring_and_route.material.sheet import shipped_dice, shipped_sheet
from support.thorough import THOROUGH

GAME = "ring-and-route"
PAPER = {"sheets": {name: shipped_sheet(name).as_record() for name in ("1", "2")}}
LARGE = "svg[role=group] [data-space=c15]"  # a space of the sheet that is shown large at a table
NOTHING = {"ring": "." * 16, "numbers": [], "links": []}


class Maker:
    """Somebody in the workshop."""

    def __init__(self, person: Person) -> None:
        self.person, self.page, self.keys = person, person.page, person.page.keyboard

    def begin(self, code: str) -> Maker:
        """By one of the ways that the workshop offers."""
        self.page.goto(f"/workshop/{GAME}")
        self.person.button(code).press("Enter")
        return self

    def open(self, paper: object, mode: str = "draw") -> Maker:
        """A paper that is in this browser already."""
        piece = {"id": "p1", "game": GAME, "name": "Ours", "text": json.dumps(paper), "mode": mode, "at": 1}
        self.page.goto("/icon.svg")
        self.page.evaluate("(pieces) => localStorage.setItem('rollwright.pieces', pieces)", json.dumps([piece]))
        self.page.goto(f"/workshop/{GAME}/p1")
        expect(self.space("c0")).to_be_visible()
        return self

    def space(self, name: str) -> Locator:
        """A space of the side that is being drawn; `new` is the place for a further number."""
        return self.page.locator(f"main [role=button][data-space={name}]")

    def middle(self, name: str) -> tuple[float, float]:
        box = self.space(name).locator("circle, .fill").nth(0).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, name: str, to: tuple[float, float]) -> None:
        self.page.mouse.move(*self.middle(name))
        self.page.mouse.down()
        self.page.mouse.move(*to, steps=3)
        self.page.mouse.up()

    def part(self, name: str) -> None:
        self.page.get_by_role("radio", name=name).press("Space")

    def side(self, name: str) -> None:
        self.part(self.person.say("ring-and-route-page-sheet", name=name))

    def tool(self, name: str) -> None:
        self.part(self.person.say(f"ring-and-route-workshop-tool-{name}"))

    def told(self, words: str) -> None:
        """What the check says of the text as it is now."""
        expect(self.page.get_by_role("status").filter(has_text=words)).to_be_visible()

    def playable(self) -> None:
        self.told(self.person.say("page-workshop-playable"))
        expect(self.person.button("page-workshop-play")).to_be_enabled()

    def play(self, way: str) -> Person:
        """To the form of a new table."""
        self.playable()
        self.person.button("page-workshop-play").press("Enter")
        dialog = self.person.dialog("page-workshop-play")
        dialog.get_by_role("link", name=self.person.say(f"page-play-{way}")).press("Enter")
        return self.person

    def undo(self) -> None:
        self.person.button("page-workshop-undo").press("Enter")

    def paper(self) -> Any:
        """What the browser has kept."""
        return json.loads(self.page.evaluate("JSON.parse(localStorage.getItem('rollwright.pieces'))[0].text"))


def test_faults_are_told_with_their_rules_and_mended(sit: Sit) -> None:
    """Painted, dragged and typed; each fault is at its place, and one step back mends it, or the opposite does."""
    ada = sit()
    made = Maker(ada).open(PAPER)
    made.playable()
    made.page.get_by_role("radio", name="red (r)").check(force=True)
    for space in ("c4", "c7"):
        made.page.mouse.click(*made.middle(space))
    made.told("no ring space is purple (p). Each of the six colours r y g b p s needs at least one. (R3)".capitalize())
    made.space("c4").press("p")
    expect(made.space("c5")).to_be_focused()
    made.playable()

    made.tool("link")
    for other in ("n1", "n4", "n5"):
        made.drag("n0", made.middle(other))
    made.told("(R3)")
    expect(made.space("n1")).to_have_accessible_name(re.compile("^Number 7, top, n1, linked to 12, 3 and 5$"))
    made.drag("n0", made.middle("n1"))
    made.playable()

    made.tool("move")
    place = made.middle("n6")
    made.drag("n6", (place[0] + 30, place[1]))
    made.drag("n1", (place[0] + 30, place[1]))
    made.told("(R4)")
    made.undo()
    made.undo()
    made.playable()
    made.space("n1").press("Delete")
    made.told("A sheet has 13 number spaces, not 12. (R3)")
    made.undo()

    made.part(ada.say("ring-and-route-workshop-material"))
    ada.page.get_by_role("button", name="Die B: 1, green").press("r")
    ada.page.keyboard.type(shipped_dice()["A"][1:])
    made.told("(R1)")
    ada.button("ring-and-route-workshop-dice-usual").press("Enter")
    points = ada.page.get_by_role("spinbutton", name="Points of a route of 13 numbers")
    points.fill("29")
    points.press("Tab")
    made.told("(R18)")
    ada.button("ring-and-route-workshop-points-usual").press("Enter")
    made.playable()
    first = {**PAPER["sheets"]["1"], "ring": "rgygpbrrysbrgbys"}
    first["links"] = [link for link in first["links"] if link not in ([0, 4], [0, 5])]
    assert made.paper() == {"sheets": {"1": first, "2": PAPER["sheets"]["2"]}}


def begin(person: Person) -> None:
    """Chooses the first sheet by its picture."""
    side = person.page.get_by_role("main").get_by_role("button").first
    expect(side.locator("svg [data-space=c15]")).to_be_visible()
    side.press("Enter")


def test_printed_and_played_with_a_bot_and_with_a_friend(sit: Sit) -> None:
    """One's own paper lies on the table, with its own points; the friend's browser has never seen it."""
    ada, bo = sit(), sit("de", 390, 844)
    changed = {**PAPER["sheets"]["1"], "ring": "rgygpbrpysbrgbyr"}
    paper = {"sheets": {"1": changed, "2": PAPER["sheets"]["2"]}, "number_points": [*range(12), 77]}
    made = Maker(ada).open(paper)
    made.playable()
    ada.button("page-print").press("Enter")
    with ada.page.expect_download() as download:
        ada.button("print-make").press("Enter")
    assert download.value.path().read_bytes().startswith(b"%PDF-")
    ada.page.keyboard.press("Escape")
    made.play("bots").button("page-setup-start").press("Enter")
    begin(ada)
    expect(ada.at_table(GAME).page.locator(f"main {LARGE}")).to_be_visible()
    made.page.goto(f"/workshop/{GAME}/p1")
    made.play("friends").button("page-setup-invite").press("Enter")
    bo.join(ada.shown_link(), "Bo")
    for person in (ada, bo):
        begin(person)
    for person in (ada, bo):
        expect(person.at_table(GAME).page.locator(f"main {LARGE}")).to_be_visible()
    table = ada.place().rsplit("/", 1)[-1]
    record = ada.page.request.get(f"/api/tables/{table}/record").json()
    assert (record["sheets"]["1"], record["number_points"]) == (changed, paper["number_points"])


def test_typed_in_with_the_keyboard(sit: Sit) -> None:
    """Without a mouse: the ring in one go, numbers on the grid like a crossword, links in pairs."""
    ada = sit()
    made = Maker(ada).open({"sheets": {"1": NOTHING, "2": PAPER["sheets"]["2"]}}, "copy")
    sheet = shipped_sheet("1")
    strokes = 0

    def press(*keys: str) -> None:
        nonlocal strokes
        strokes += len(keys)
        for key in keys:
            ada.page.keyboard.press(key)

    def go(cells: int, less: str, more: str) -> None:
        way = more if cells > 0 else less
        press(*[f"Shift+{way}"] * (abs(cells) // 5), *[way] * (abs(cells) % 5))

    ada.page.get_by_role("textbox", name=ada.say("ring-and-route-workshop-ring"), exact=True).focus()
    press(*sheet.ring)
    made.space("new").focus()
    x = y = 0
    for value, right, down in sheet.numbers:
        column, row = min(round(right / 5), 20), min(round(down / 5), 20)
        go(column - x, "ArrowLeft", "ArrowRight")
        go(row - y, "ArrowUp", "ArrowDown")
        x, y = column, row
        press(*str(value))
    expect(made.space("n12")).to_have_accessible_name(re.compile("^Number 10, .*, n12, no links$"))
    ada.page.get_by_role("textbox", name=ada.say("ring-and-route-workshop-pairs"), exact=True).focus()
    press(*" ".join(f"{a} {b}" for a, b in sheet.links))
    made.playable()
    typed = made.paper()["sheets"]["1"]
    assert (typed["ring"], typed["links"]) == (sheet.ring, [list(link) for link in sheet.links])
    assert [number["value"] for number in typed["numbers"]] == [number.value for number in sheet.numbers]
    assert strokes <= 300


def test_numbers_get_their_places_by_taps(sit: Sit) -> None:
    """In the order in which they were typed; a drag over the ring is one step."""
    ada = sit("en", 390, 844, has_touch=True)
    made = Maker(ada).open({"sheets": {"1": NOTHING, "2": PAPER["sheets"]["2"]}}, "copy")
    ada.page.get_by_role("textbox", name="Numbers", exact=True).fill("6, 7 12")
    inside = ada.page.locator("main svg[role=group]").bounding_box()
    assert inside is not None
    for right, down in ((0.3, 0.3), (0.7, 0.3), (0.5, 0.7)):
        ada.page.touchscreen.tap(inside["x"] + right * inside["width"], inside["y"] + down * inside["height"])
    expect(made.space("n2")).to_have_accessible_name(re.compile("^Number 12"))
    assert [number["value"] for number in made.paper()["sheets"]["1"]["numbers"]] == [6, 7, 12]
    ada.page.get_by_role("radio", name="blue (b)").check(force=True)
    made.drag("c0", made.middle("c3"))
    assert made.paper()["sheets"]["1"]["ring"] == "bbbb" + "." * 12
    made.undo()
    assert made.paper()["sheets"]["1"]["ring"] == "." * 16


def test_a_text_that_is_no_paper(sit: Sit) -> None:
    ada = sit()
    made = Maker(ada).open(PAPER)
    ada.page.locator("summary").last.press("Enter")
    text = ada.page.get_by_role("textbox", name=ada.say("page-workshop-text"))
    for wrong in (
        "no paper",
        '{"sheets": {"1": [], "2": {"ring": 7, "numbers": [null, {"value": "x"}], "links": [[0, 0], "n"]}}}',
    ):
        text.fill(wrong)
        expect(ada.button("page-workshop-play")).to_be_disabled()
    for side in ("1", "2"):
        made.side(side)
        expect(made.space("c15")).to_be_visible()
    text.fill("[")
    ada.button("ring-and-route-workshop-begin").press("Enter")
    expect(made.space("new")).to_be_visible()
    assert made.paper() == {"sheets": {"1": NOTHING, "2": NOTHING}}


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_in_every_language(sit: Sit, language: str) -> None:
    """On a narrow phone and on a desk, light and dark: drawing, typing in, dice and points."""
    ada = sit(language, WIDTH, 640, has_touch=True)
    part = {**PAPER["sheets"]["1"], "numbers": PAPER["sheets"]["1"]["numbers"][:12]}
    made = Maker(ada).open({"sheets": {"1": part, "2": PAPER["sheets"]["2"]}}, "copy")
    made.told("(R3)")
    made.space("n1").press("Enter")
    check_words(ada)
    check_phone(ada)
    made.part(ada.say("ring-and-route-workshop-material"))
    check_words(ada)
    check_phone(ada)
    made.side("1")
    ada.page.set_viewport_size({"width": 1280, "height": 900})
    if language == "de" or THOROUGH:
        check_axe(ada)
        made.part(ada.say("ring-and-route-workshop-material"))
        check_axe(ada)
