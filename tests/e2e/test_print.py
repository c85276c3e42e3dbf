"""Printing from the page: the rules page offers what ships, the workshop what one has made."""

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


def begin(person: Person) -> Locator:
    """Opens the dialog by the keyboard."""
    person.button("page-print").press("Enter")
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


def test_the_code_on_a_print_opens_the_same_board(sit: Sit, address: str) -> None:
    ada = sit(locale="en-US")
    text = game_type("diceland").workshop.text_of("E1")
    piece = {"id": "p1", "game": "diceland", "name": "#panic() *Ours*", "text": text, "mode": "draw", "at": 1}
    ada.page.goto("/icon.svg")
    ada.page.evaluate("(pieces) => localStorage.setItem('rollwright.pieces', pieces)", json.dumps([piece]))
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
    expect(bo.button("page-workshop-play")).to_be_enabled()
    bo.button("page-workshop-keep").press("Enter")
    bo.page.wait_for_url("**/workshop/diceland/*")
    kept = bo.page.evaluate("JSON.parse(localStorage.getItem('rollwright.pieces'))[0].text")
    assert read_board(kept).text == read_board(text).text
