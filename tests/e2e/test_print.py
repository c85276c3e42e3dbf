"""Printing from the page: what ships on the rules page, what one has made in the workshop, what is chosen in set-up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import Sit
from e2e.people import Person
from e2e.test_axe import check as check_axe
from e2e.test_languages import check as check_words
from e2e.test_phone import WIDTH
from e2e.test_phone import check as check_phone
from press.pdfs import codes, root, sizes, texts
from rollwright.core.registry import game_type
from rollwright.games.diceland.material.board import read_board
from rollwright.words import LANGUAGES


def begin(person: Person, button: str = "page-print") -> Locator:
    """Opens the dialog by the keyboard."""
    person.button(button).press("Enter")
    dialog = person.dialog("page-print")
    expect(dialog).to_be_visible()
    return dialog


def made(person: Person, dialog: Locator) -> bytes:
    """The file that is downloaded."""
    with person.page.expect_download() as download:
        dialog.get_by_role("button", name=person.say("print-make")).press("Enter")
    person.hear(person.say("print-made"))
    assert download.value.suggested_filename.endswith(".pdf")
    return Path(download.value.path()).read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_with_dice_and_rules_on_a_phone(sit: Sit, language: str) -> None:
    ada = sit(language, WIDTH, 640, has_touch=True)
    ada.page.goto("/rules/diceland")
    dialog = begin(ada)
    check_phone(ada)
    check_words(ada)
    dialog.get_by_label(ada.say("print-grey")).press("Space")
    pdf = made(ada, dialog)
    assert sizes(pdf) == [(210.0, 297.0)] * 6  # eight boards, two on a page, dice and rules
    assert root(pdf)["/Lang"] == language
    assert ada.say("print-dice-how") in texts(pdf)[4]


def keep(person: Person, *pieces: dict[str, object]) -> None:
    """Boards or papers of one's own, as the browser keeps them."""
    person.page.goto("/icon.svg")
    person.page.evaluate("(pieces) => localStorage.setItem('rollwright.pieces', pieces)", json.dumps(pieces))


def ticked(dialog: Locator) -> list[str]:
    return dialog.get_by_role("checkbox", checked=True).locator("xpath=..").all_inner_texts()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_chosen_in_set_up(sit: Sit, language: str) -> None:
    ada = sit(language, WIDTH, 640, has_touch=True)
    ada.page.goto("/new/diceland?own=gone")
    expect(ada.page.get_by_text(ada.say("page-setup-own-missing"))).to_be_visible()
    check_phone(ada)
    check_words(ada)
    if language == "de":
        check_axe(ada)
    extras = [ada.say(f"print-with-{what}") for what in ("dice", "rules")]
    dialog = begin(ada, "page-setup-print")
    assert ticked(dialog) == [*"ABCDEFGH", *extras]
    ada.page.keyboard.press("Escape")
    expect(ada.button("page-setup-print")).to_be_focused()
    ada.page.locator("summary").press("Enter")
    ada.page.get_by_role("radio", name=ada.say("page-pieces-hand")).press("Space")
    dialog = begin(ada, "page-setup-print")
    assert ticked(dialog) == ["A", "B", *extras]
    assert len(sizes(made(ada, dialog))) == 3  # both boards on a page, dice and rules


def test_own_boards_and_papers_in_set_up(sit: Sit) -> None:
    ada = sit()
    texts_of = {"diceland": "A", "ring-and-route": "1"}
    keep(
        ada,
        *(
            {"id": game, "game": game, "name": f"Ours of {game}", "text": text, "mode": "draw", "at": 1}
            for game, text in ((game, game_type(game).workshop.text_of(piece)) for game, piece in texts_of.items())
        ),
    )
    for game, button in (("diceland", "page-setup-print"), ("ring-and-route", "ring-and-route-page-setup-print")):
        ada.page.goto(f"/new/{game}?own={game}")
        dialog = begin(ada, button)
        assert ticked(dialog) == [f"Ours of {game}"]
        assert texts(made(ada, dialog))[0].startswith(f"Ours of {game}")


def test_the_code_on_a_print_opens_the_same_board(sit: Sit, address: str) -> None:
    ada = sit(locale="en-US")
    text = game_type("diceland").workshop.text_of("E1")
    piece = {"id": "p1", "game": "diceland", "name": "#panic() *Ours*", "text": text, "mode": "draw", "at": 1}
    keep(ada, piece)
    ada.page.goto("/workshop/diceland/p1")
    expect(ada.button("page-print")).to_be_enabled()
    dialog = begin(ada)
    check_axe(ada)
    pdf = made(ada, dialog)
    assert sizes(pdf) == [(215.9, 279.4)]
    assert texts(pdf)[0].startswith("#panic() *Ours*")
    dialog.get_by_role("button", name=ada.say("page-close")).press("Enter")
    expect(ada.button("page-print")).to_be_focused()

    (link,) = codes(pdf)
    assert link.startswith(f"{address}/workshop/diceland#")
    bo = sit()
    bo.page.goto(link)
    expect(bo.page.get_by_role("heading", name="#panic() *Ours*", exact=True)).to_be_visible()
    expect(bo.button("page-workshop-play")).to_be_enabled()
    bo.button("page-workshop-keep").press("Enter")
    bo.page.wait_for_url("**/workshop/diceland/*")
    kept = bo.page.evaluate("JSON.parse(localStorage.getItem('rollwright.pieces'))[0].text")
    assert read_board(kept).text == read_board(text).text
