"""The analysis board: positions are set up, linked, opened elsewhere, refused, looked at and played on."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import Sit
from e2e.finished import make_table, play
from e2e.people import GAMES, Person, Watch
from e2e.reviews import STARTING, choose_file, short_record
from e2e.test_axe import check as check_axe
from e2e.test_keyboard import tab_to
from e2e.test_languages import check as check_words
from e2e.test_phone import WIDTH
from e2e.test_phone import check as check_phone
from support.thorough import THOROUGH

SAMPLE = [("diceland", "fr"), ("ring-and-route", "de")]
TOURS = [(game, language) for game in GAMES for language in ("en", "de", "fr", "it")]
REFUSED = "422 .*/api/positions"  # browsers log every answer that is a refusal

MARKS = {"diceland": ("g7", "g8", "h8"), "ring-and-route": ("c3", "c4", "n0")}
FAR = {"diceland": ("a9", "D5"), "ring-and-route": ("c9", "R5")}  # connected with nothing that is marked
UNDECIDED = {"diceland": 61, "ring-and-route": 31}  # events of a record after which somebody decides


class Analyst:
    """Somebody at the analysis board."""

    def __init__(self, person: Person, watch: Watch) -> None:
        self.person, self.page = person, person.page
        watch.expect(STARTING)

    def begin(self, game: str) -> Analyst:
        """With an empty board, without a mouse."""
        self.page.goto("/analysis")
        self.page.get_by_role("radio", name=self.person.title(game)).press("Space")
        self.person.button("page-analysis-begin").press("Enter")
        expect(self.person.button("page-analysis-done")).to_be_enabled()
        return self

    def set_text(self, position: dict[str, Any]) -> Analyst:
        self.page.get_by_role("textbox", name=self.person.say("page-analysis-text")).fill(json.dumps(position))
        self.person.button("page-analysis-text-set").press("Enter")
        expect(self.person.button("page-analysis-share")).to_be_enabled()
        return self

    def mark(self, *spaces: str) -> None:
        for space in spaces:
            self.page.locator(f"main svg [role=button][data-space={space}]").press("Enter")
            self.person.quiet()

    def chances(self) -> list[str]:
        group = self.page.get_by_role("group", name=self.person.say("page-analysis-chances"))
        expect(group).to_contain_text(re.compile(r"\d"))
        return [re.sub(r"[^\d]", "", text) for text in group.locator("strong").all_inner_texts()]

    def moves(self) -> Locator:
        return self.page.get_by_role("main").locator("summary")

    def take_back(self) -> None:
        """By the button in the bar; the table has one, too."""
        back = self.person.button("page-analysis-back").first
        expect(back).to_be_enabled()
        back.press("Enter")
        self.person.quiet()

    def lay(self, game: str, *faces: str) -> None:
        """The dice by hand."""
        if game == "diceland":
            for colour in faces:
                self.person.button("diceland-coach-add-die", colour=colour).press("Enter")
        else:
            for die, number in zip("ABC", faces, strict=True):
                name = self.person.say("ring-and-route-coach-die", die=die)
                self.page.get_by_role("combobox", name=name).select_option(number)
            self.person.button("page-analysis-lay").press("Enter")
        expect(self.moves().first).to_be_visible()

    def link(self) -> str:
        self.person.button("page-analysis-share").press("Enter")
        field = self.page.get_by_role("textbox", name=self.person.say("page-analysis-link"))
        expect(field).to_have_value(re.compile("/analysis#.{40,}"))
        return field.input_value()

    def text(self) -> dict[str, Any]:
        """What the open dialog has as text."""
        field = self.page.get_by_role("textbox", name=self.person.say("page-analysis-text"))
        found: dict[str, Any] = json.loads(field.input_value())
        return found


@pytest.mark.parametrize("game", GAMES)
def test_set_up_linked_opened_elsewhere_and_played_on(sit: Sit, watch: Watch, game: str) -> None:
    """Without a mouse. What can't be is refused with the rule, and taken back."""
    watch.expect(REFUSED)
    ada = sit()
    board = Analyst(ada, watch).begin(game)
    board.mark(*MARKS[game])
    before = board.chances()
    space, rule = FAR[game]
    board.mark(space)
    expect(ada.page.get_by_role("alert").filter(has_text=rule)).to_be_visible()
    expect(ada.button("page-analysis-done")).to_be_disabled()
    board.take_back()
    assert board.chances() == before
    ada.button("page-analysis-done").press("Enter")
    board.lay(game, *("rryygb" if game == "diceland" else "612"))
    chances, offered = board.chances(), board.moves().count()
    link, text = board.link(), board.text()
    assert text["game"] == game
    assert [who for who, _ in text["setup"]["then"]] == ["dice"]

    bo = sit("de", 390, 844)
    bo.page.goto(link)
    elsewhere = Analyst(bo, watch)
    expect(elsewhere.moves()).to_have_count(offered)
    assert elsewhere.chances() == chances
    elsewhere.moves().first.press("Enter")
    bo.button("page-analysis-play").press("Enter")
    elsewhere.take_back()
    expect(elsewhere.moves()).to_have_count(offered)
    assert elsewhere.link() == link
    assert elsewhere.text() == text
    bo.page.keyboard.press("Escape")
    bo.button("page-analysis-on").first.press("Enter")
    bo.dialog("page-analysis-on").get_by_role("combobox").last.select_option("greedy")
    bo.dialog("page-analysis-on").get_by_role("button", name=bo.say("page-analysis-on")).press("Enter")
    bo.at_table(game)


def test_by_tab_alone(sit: Sit, watch: Watch) -> None:
    """Everything is reached by Tab, with the focus in sight: from an empty board to a move that is played."""
    ada = sit()
    board = Analyst(ada, watch)
    ada.page.goto("/analysis/ring-and-route")
    expect(ada.button("page-analysis-begin")).to_be_visible()

    def press(code: str) -> None:
        tab_to(ada, f"^{re.escape(ada.say(code))}")
        ada.page.keyboard.press("Enter")
        ada.quiet()

    press("page-analysis-begin")
    expect(ada.button("page-analysis-done")).to_be_enabled()
    press("page-analysis-done")
    press("page-analysis-random")
    expect(board.moves().first).to_be_visible()
    offered = board.moves().all_inner_texts()
    press("page-analysis-share")
    expect(ada.dialog("page-analysis-share")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(board.moves()).to_have_count(len(offered))
    tab_to(ada, f"^{re.escape(' '.join(offered[0].split()))}$")
    ada.page.keyboard.press("Enter")
    press("page-analysis-play")
    expect(board.moves()).not_to_have_text(offered)


def test_a_moment_of_a_game(sit: Sit, address: str, watch: Watch) -> None:
    """From a record move by move, and from the end of a game; what lies before can be taken back to."""
    ada = sit()
    board = Analyst(ada, watch)
    ada.page.goto("/replay")
    choose_file(ada, short_record("diceland"))
    ada.button("page-history-last").click()
    ada.button("page-look").press("Enter")
    expect(ada.page.get_by_role("main")).to_contain_text(ada.say("page-analysis-no-moves"))
    board.take_back()
    expect(board.moves().first).to_be_visible()
    table = play(make_table(address, "ring-and-route", "Ada", "Bo"))
    table.show(ada).await_over().get_by_role("button", name=ada.say("page-look")).press("Enter")
    expect(ada.page.get_by_role("main")).to_contain_text(ada.say("page-analysis-over"))
    assert sorted(board.chances()) in (["0", "1000"], ["00", "1000"], ["500", "500"])
    board.take_back()
    expect(board.moves().first).to_be_visible()


def test_a_link_without_a_position(sit: Sit, watch: Watch) -> None:
    """It is said, and another position can be set up; a text that is none stays to be mended."""
    watch.expect(REFUSED)
    ada = sit()
    ada.page.goto("/analysis#nonsense")
    expect(ada.page.get_by_role("alert").first).to_contain_text(ada.say("page-analysis-link-wrong"))
    text = ada.page.get_by_role("textbox", name=ada.say("page-analysis-text"))
    for wrong, told in (
        ("no position", ada.say("page-analysis-text-wrong")),
        ('{"game": "diceland", "seats": [{"piece": "A"}], "setup": {"crossed": [["d1"]]}}', "D5"),
        ('{"game": "ring-and-route", "seats": [{"piece": "1"}], "setup": {"seats": [{"misthrows": 3}]}}', "R12"),
    ):
        text.fill(wrong)
        ada.button("page-analysis-text-set").press("Enter")
        expect(ada.page.get_by_role("alert").filter(has_text=told)).to_be_visible()
        expect(text).to_have_value(wrong)


@pytest.mark.parametrize("game, language", TOURS if THOROUGH else SAMPLE)
def test_in_every_language(sit: Sit, watch: Watch, game: str, language: str) -> None:
    """On a narrow phone and on a desk, light and dark: the beginning, moves, setting up, dice, the dialogs."""
    ada = sit(language, WIDTH, 640, has_touch=True)
    board = Analyst(ada, watch)
    ada.page.goto(f"/analysis/{game}")
    expect(ada.button("page-analysis-begin")).to_be_visible()
    check_words(ada)
    check_phone(ada)
    record = short_record(game)
    board.set_text({**record, "events": record["events"][: UNDECIDED[game]]})
    board.moves().first.press("Enter")
    expect(ada.button("page-analysis-play")).to_be_visible()
    check_words(ada)
    check_phone(ada)
    ada.page.set_viewport_size({"width": 1280, "height": 900})
    check_axe(ada)
    ada.button("page-analysis-edit").press("Enter")
    ada.button("page-analysis-dice-off").press("Enter")
    expect(ada.button("page-analysis-random")).to_be_visible()
    check_words(ada)
    check_axe(ada)
    ada.page.set_viewport_size({"width": WIDTH, "height": 640})
    check_phone(ada)
    ada.button("page-analysis-done").press("Enter")
    expect(ada.button("page-analysis-random")).to_be_visible()
    check_phone(ada)
    for dialog in ("page-analysis-share", "page-analysis-on"):
        ada.button(dialog).first.press("Enter")
        expect(ada.dialog(dialog)).to_be_visible()
        check_words(ada)
        check_phone(ada)
        ada.page.keyboard.press("Escape")
        expect(ada.dialog(dialog)).to_be_hidden()
        ada.quiet()
