"""Ring & Route's further papers: chosen in set-up, drawn and played to the end."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import Sit
from e2e.play import play_to_the_end
from e2e.test_axe import check as check_axe
from e2e.test_whole_games import check_dice

GAME = "ring-and-route"
PAPER = "2"
SHEETS = {"3", "4"}


def test_a_game_against_a_bot_on_the_second_paper(sit: Sit) -> None:
    """The deal is proven, and a rematch has the same paper."""
    ada = sit().set_up(GAME, "device")
    ada.seat_bot(2)
    ada.page.locator("summary").press("Enter")
    ada.page.get_by_role("radio", name=ada.say(f"{GAME}-set-{PAPER}"), exact=True).press("Space")
    expect(ada.page.get_by_text(ada.say(f"{GAME}-set-{PAPER}-about"))).to_be_visible()
    check_axe(ada)
    ada.page.get_by_role("radio", name=ada.say("page-pieces-lot")).press("Space")
    ada.button("page-setup-start").press("Enter")
    ada.at_table(GAME)
    play_to_the_end([ada], GAME)
    check_dice(ada)
    ada.button("page-rematch").click()
    ada.at_table(GAME)
    shown = ada.page.evaluate(
        "async () => (await (await fetch('/api/tables/' + location.pathname.split('/').pop())).json()).table"
    )
    assert {seat["piece"] for seat in shown["seats"]} <= SHEETS
