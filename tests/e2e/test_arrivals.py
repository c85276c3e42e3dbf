"""Whoever comes by an odd address, with an odd file, or by a link in an open tab is answered in words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.conftest import Sit


def test_an_invitation_works_in_a_tab_that_is_open_already(sit: Sit) -> None:
    """Only what follows the # changes, so that the browser loads nothing."""
    ada, bo = sit(), sit("fr")
    table, _, invitation = ada.invite("diceland", "Ada").partition("#")
    bo.page.goto(table)
    expect(bo.page.get_by_text(bo.say("page-gather-bare"))).to_be_visible()
    bo.page.evaluate("(invitation) => (location.hash = invitation)", invitation)
    expect(bo.heading("page-join")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_game_or_a_file_that_nobody_knows(sit: Sit, language: str) -> None:
    ada = sit(language)
    ada.page.goto("/new/chess")
    expect(ada.page.get_by_text(ada.say("page-game-missing"))).to_be_visible()
    ada.home()
    with ada.page.expect_file_chooser() as chooser:
        ada.button("page-record-open").click()
    chooser.value.set_files({"name": "list.json", "mimeType": "application/json", "buffer": b"[]"})
    refused = ada.say("page-record-refused", file="list.json", why="")
    expect(ada.page.get_by_text(refused)).to_be_visible()
