"""Boards of one's own: painted, mended, typed in, played with a bot and a friend, printed, linked; hostile texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import rollwright
from e2e.conftest import Sit
from e2e.people import Person, Watch
from e2e.test_axe import check as check_axe
from e2e.test_keyboard import MOST_TABS, tab_to
from e2e.test_languages import LANGUAGES
from e2e.test_languages import check as check_words
from e2e.test_phone import WIDTH
from e2e.test_phone import check as check_phone
from support.thorough import THOROUGH

LONG = ("de", "fr")  # words
FEW = 300  # key strokes for a board
MANY = 112  # spaces of a printed board (D3a)
STRIPES = ("r", "y", "g", "b", "o", "s")
SPACES = 72  # of the striped board
TREASURES = [f"{column}{row}" for row in range(1, 7) for column in "di"]
STRIPED = "".join(f"{' ' * (row % 2)}{' '.join(stripe * 12)}\n" for row, stripe in enumerate(STRIPES))
PLAYABLE = re.sub(r"(\w \w \w )(\w)( \w \w \w \w )(\w)", lambda m: m[1] + m[2].upper() + m[3] + m[4].upper(), STRIPED)
PLAYABLE += ". . . . . + . . . . . .\n"


class Maker:
    """Somebody in the workshop."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    def shelf(self) -> Maker:
        self.page.goto("/workshop/diceland")
        expect(self.way("page-workshop-draw")).to_be_visible()
        return self

    def way(self, code: str) -> Locator:
        return self.page.get_by_role("button", name=self.person.say(code))

    def begin(self, code: str = "page-workshop-draw") -> Maker:
        self.shelf().way(code).click()
        return self.at_bench()

    def at_bench(self) -> Maker:
        expect(self.page.get_by_role("grid")).to_be_visible()
        return self

    def cell(self, space: str) -> Locator:
        return self.page.locator(f"[role=gridcell][data-space={space}]")

    def brush(self, code: str, **params: object) -> None:
        self.page.get_by_role("group", name=self.person.say("diceland-workshop-brush")).get_by_role(
            "button", name=self.person.say(code, **params), exact=True
        ).click()

    def drag(self, first: str, last: str) -> None:
        """With the mouse over all cells in between."""
        middles = [_middle(self.cell(space)) for space in (first, last)]
        self.page.mouse.move(*middles[0])
        self.page.mouse.down()
        self.page.mouse.move(*middles[1], steps=24)
        self.page.mouse.up()

    def tap(self, space: str) -> None:
        self.page.mouse.click(*_middle(self.cell(space)))

    def text(self) -> Locator:
        return self.page.get_by_role("textbox", name=self.person.say("page-workshop-text"))

    def write(self, text: str) -> Maker:
        if not self.text().is_visible():
            self.page.locator("summary").filter(has_text=self.person.say("page-workshop-text")).press("Enter")
        self.text().fill(text)
        return self

    def expect_fault(self, rule: str, *words: str) -> None:
        told = self.page.get_by_role("status").filter(has_text=rule)
        for word in words:
            told = told.filter(has_text=word)
        expect(told).to_be_visible()
        expect(self.person.button("page-workshop-play")).to_be_disabled()

    def expect_playable(self) -> Maker:
        expect(self.page.get_by_text(self.person.say("page-workshop-playable"), exact=True)).to_be_visible()
        expect(self.person.button("page-workshop-play")).to_be_enabled()
        return self

    def play(self, way: str) -> Person:
        """To the form of a new table."""
        self.person.button("page-workshop-play").click()
        self.person.dialog("page-workshop-play").get_by_role("link", name=self.person.say(f"page-play-{way}")).click()
        expect(self.page.get_by_role("button", name=re.compile("My board|Striped")).first).to_be_visible()
        return self.person


def _middle(cell: Locator) -> tuple[float, float]:
    box = cell.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def spaces(page: Page) -> Locator:
    """The coloured spaces of the board that is shown large at a table."""
    return page.locator("main svg[role=group] [data-space]")


def test_painted_mended_printed_and_played_with_a_bot_and_a_friend(sit: Sit) -> None:
    ada, bo = sit(), sit()
    ada.home().link("page-workshop").click()
    ada.page.get_by_role("button", name=ada.say("page-workshop-draw")).first.click()
    maker = Maker(ada).at_bench()
    for row, colour in enumerate(STRIPES, 1):
        maker.brush("diceland-colour", colour=colour)
        maker.drag(f"a{row}", f"l{row}")
    maker.expect_fault("D2", "no start")
    maker.brush("diceland-workshop-start")
    maker.tap("f7")
    maker.expect_fault("D2", "treasure")
    maker.brush("diceland-workshop-treasure")
    for space in TREASURES:
        maker.tap(space)
    maker.expect_playable()
    maker.brush("diceland-colour", colour="r")
    maker.tap("l11")
    maker.expect_fault("D3", "l11")
    ada.page.keyboard.press("Control+z")
    maker.expect_playable()
    ada.page.keyboard.press("Control+y")
    maker.expect_fault("D3", "l11")
    ada.button("page-workshop-undo").click()
    maker.expect_playable()
    ada.page.reload()  # every change was kept
    maker.at_bench().expect_playable()
    bench = ada.page.url
    ada.button("page-print").click()
    with ada.page.expect_download() as download:
        ada.dialog("page-print").get_by_role("button", name=ada.say("print-make")).click()
    assert download.value.path().read_bytes().startswith(b"%PDF")
    ada.page.keyboard.press("Escape")
    maker.play("bots").button("page-setup-start").press("Enter")
    expect(spaces(ada.at_table("diceland").page)).to_have_count(SPACES)
    ada.page.goto(bench)
    maker.expect_playable().play("friends").button("page-setup-invite").press("Enter")
    bo.join(ada.shown_link(), "Bo")
    for person in (ada, bo):
        expect(spaces(person.at_table("diceland").page)).to_have_count(SPACES)


def strokes(text: str) -> Iterator[str]:
    """The keys for a board: what is outside at the end of a row needs none."""
    for row in text.splitlines():
        yield from row.rstrip(" .").replace(" ", "")
        yield "Enter"


def test_typed_in_with_few_key_strokes(sit: Sit) -> None:
    """All of it without a mouse, from the list of boards on."""
    made = (rollwright.make_piece("diceland", seed=seed) for seed in count())
    wanted = next(text for text in made if sum(letter.isalpha() for letter in text) == MANY)
    ada = sit()
    Maker(ada).shelf()
    tab_to(ada, "^Type in a board you own")
    ada.page.keyboard.press("Enter")
    maker = Maker(ada).at_bench()
    tab_to(ada, "^a1, not part of the board$")
    keys = list(strokes(wanted))
    for key in keys:
        ada.page.keyboard.press(key)
    maker.expect_playable()
    assert len(keys) + 2 * MOST_TABS <= FEW
    expect(maker.page.get_by_role("row", name=re.compile("^Together"))).to_contain_text(str(MANY))


def test_kept_renamed_deleted_brought_back_saved_and_opened(sit: Sit, tmp_path: Path) -> None:
    """Names and texts are never markup."""
    ada = sit()
    name = "<img src=x onerror=alert(1)> & co"
    file = tmp_path / f"{name.replace('/', '')}.txt"
    file.write_text(PLAYABLE, "utf-8")
    maker = Maker(ada).shelf()
    ada.page.locator("input[type=file]").set_input_files(file)
    maker.at_bench().expect_playable()
    expect(ada.page.get_by_role("textbox", name="Name")).to_have_value(name)
    ada.button("page-workshop-share").click()
    with ada.page.expect_download() as download:
        ada.button("page-workshop-file").click()
    assert download.value.path().read_text("utf-8") == PLAYABLE
    assert re.fullmatch(r"[\w ]+\.txt", download.value.suggested_filename)
    link = ada.page.get_by_role("textbox", name="Link").input_value()
    maker.shelf()
    ada.button("page-workshop-delete", name=name).click()
    expect(ada.page.get_by_role("link", name=name)).to_have_count(0)
    ada.button("page-workshop-bring-back").click()
    ada.button("page-workshop-rename", name=name).click()
    ada.page.get_by_role("textbox", name="Name").fill("Striped")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("link", name="Striped", exact=True)).to_be_visible()
    bo = sit()
    bo.page.goto(link)
    expect(bo.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    bo.page.goto("about:blank")
    bo.page.goto(link.rpartition(".")[0])
    expect(bo.heading("page-workshop-from-link")).to_be_visible()  # links had no names before
    Maker(bo).expect_playable()
    bo.button("page-workshop-keep").click()
    Maker(bo).at_bench().write(PLAYABLE.replace("R", "r"))
    Maker(bo).expect_fault("D2", "treasure")


HOSTILE = {
    "script": ("r r\n y <script>alert(1)</script>\n", "Line 2, column 4"),
    "binary": ("r r\n\x00\x1b\x7f", "Line 2, column 1"),
    "invisible": ("r r\n r \u202e\u200b\n", "Line 2, column 4"),
    "wide": ("r " * 500, "Line 1, column 53"),
    "tall": ("r\n" * 40, "Line 27, column 1"),
    "one word": ("r" * 5_000, "Line 1, column 2"),
}


def test_hostile_texts(sit: Sit) -> None:
    """Each gets an error with its place in the text, and nothing else happens."""
    ada = sit()
    maker = Maker(ada).begin()
    for text, place in HOSTILE.values():
        maker.write(text)
        expect(ada.page.get_by_role("button", name=place, exact=True)).to_be_visible()
        expect(ada.button("page-workshop-play")).to_be_disabled()
    ada.page.get_by_role("button", name=HOSTILE["one word"][1], exact=True).click()
    expect(maker.text()).to_be_focused()
    maker.write(PLAYABLE).expect_playable()
    maker.write(f"r r\n{'r ' * 300_000}")  # isn't let into the field
    ada.hear(ada.say("page-workshop-refused-long", most=12_000, line="2", column="11997"))
    expect(maker.text()).to_have_value(PLAYABLE)
    for wrong in ("AAAA", "%00", "r" * 4000):
        ada.page.goto("about:blank")
        ada.page.goto(f"/workshop/diceland#{wrong}")
        expect(ada.heading("page-lost")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(sit: Sit, language: str) -> None:
    """On a narrow phone: the bench in both modes, each dialog, the list."""

    def check() -> None:
        check_words(ada)
        if language in LONG or THOROUGH:
            check_phone(ada)

    ada = sit(language, WIDTH, 640, has_touch=True)
    maker = Maker(ada).begin()
    maker.write(PLAYABLE.replace("+", "+ +")).expect_fault("D2")
    check()
    maker.write(PLAYABLE).expect_playable()
    ada.page.locator("details summary").filter(has_text=ada.say("diceland-workshop-size")).press("Enter")
    ada.page.get_by_role("radio", name=ada.say("page-workshop-mode-copy")).press("Space")
    expect(ada.button("page-workshop-photo")).to_be_visible()
    check()
    for dialog in ("page-workshop-play", "page-workshop-share"):
        ada.button(dialog).click()
        expect(ada.dialog(dialog)).to_be_visible()
        check()
        ada.page.keyboard.press("Escape")
    maker.shelf()
    expect(ada.page.get_by_role("listitem").locator("svg").first).to_be_visible()
    check()
    maker.way("page-workshop-make").click()
    expect(ada.button("page-workshop-take")).to_be_enabled()
    check()


def test_axe(sit: Sit) -> None:
    ada = sit()
    maker = Maker(ada).begin("page-workshop-type-in")
    maker.write(PLAYABLE.replace("+", ".")).expect_fault("D2")
    check_axe(ada)
    ada.page.get_by_role("radio", name="Draw").press("Space")
    maker.write(PLAYABLE).expect_playable()
    check_axe(ada)
    maker.shelf()
    expect(ada.page.get_by_role("listitem").locator("svg").first).to_be_visible()
    maker.way("page-workshop-make").click()
    expect(ada.button("page-workshop-take")).to_be_enabled()
    check_axe(ada)


def test_a_photo_stays_on_the_device(sit: Sit, watch: Watch) -> None:
    ada = sit()
    Maker(ada).begin("page-workshop-type-in").expect_fault("D2")
    watch.requests.clear()
    picture = b'<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>'
    ada.page.locator("input[type=file]").set_input_files(
        {"name": "table.svg", "mimeType": "image/svg+xml", "buffer": picture}
    )
    photo = ada.page.get_by_role("img", name=ada.say("page-workshop-photo-alt"))
    expect(photo).to_have_js_property("naturalWidth", 30)
    assert all(url.startswith("blob:") for url in watch.requests)
    ada.button("page-workshop-photo-away").click()
    expect(photo).to_have_count(0)
