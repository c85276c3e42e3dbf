"""For eyes that need large letters or the system's own colours: everything is in view, and signs can be told apart."""

from __future__ import annotations

import io
import json

import pytest
from PIL import Image
from playwright.sync_api import FloatRect, Locator, Page, Route, ViewportSize, expect

from e2e.conftest import Sit
from e2e.finished import come_to, make_table, play
from e2e.people import GAMES
from e2e.words import say

TWICE: ViewportSize = {"width": 320, "height": 568}  # what 640 pixels are at twice their size (WCAG 1.4.10)
ACROSS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
LINES = (
    "(one) => { const all = document.createRange(); all.selectNodeContents(one); return all.getClientRects().length; }"
)
BLUR = "() => document.activeElement?.blur()"
PLACE = "main .dice .place"


def seen(part: Locator) -> Image.Image:
    return Image.open(io.BytesIO(part.screenshot(animations="disabled"))).convert("RGB")


def colours(picture: Image.Image) -> int:
    """How many different ones there are."""
    raw = picture.convert("RGB").tobytes()
    return len({raw[at : at + 3] for at in range(0, len(raw), 3)})


def fits(page: Page) -> None:
    """Nobody has to scroll to the side."""
    assert page.evaluate(ACROSS) <= 0, page.url


def test_pages_fit_at_twice_their_size(sit: Sit) -> None:
    ada = sit(**TWICE)
    fits(ada.home().page)
    ada.button("page-settings").click()
    expect(ada.dialog("page-settings")).to_be_visible()
    fits(ada.page)
    ada.set_up("diceland", "friends")
    fits(ada.page)
    ada.page.goto("/rules/diceland")
    expect(ada.heading("diceland-rules-argue")).to_be_attached()
    fits(ada.page)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_fits_at_twice_its_size(sit: Sit, address: str, game: str) -> None:
    """The result keeps every name whole, and shows every column."""
    ada = play(make_table(address, game, "Ada", "Grandma"), 10).show(sit(**TWICE)).at_table(game)
    fits(ada.page)
    result = play(make_table(address, game, "Ada", "Grandma")).show(ada).await_over()
    for name in ("Ada", "Grandma"):
        assert result.get_by_role("rowheader", name=name).evaluate(LINES) == 1
    box, frame = result.get_by_role("table").bounding_box(), result.bounding_box()
    assert box is not None and frame is not None
    assert box["x"] + box["width"] <= frame["x"] + frame["width"]


def test_choices_show_in_colours_of_the_system(sit: Sit) -> None:
    ada = sit(forced_colors="active").set_up("diceland", "device")
    bot = ada.seat(2).get_by_text(say("page-seat-kind-bot"), exact=True)
    before = seen(bot)
    ada.seat_bot(2)
    ada.page.evaluate(BLUR)
    assert seen(bot) != before
    ada.button("page-settings").click()
    switch = ada.page.get_by_role("switch").first
    before = seen(switch)
    switch.press("Space")
    ada.page.evaluate(BLUR)
    assert seen(switch) != before


def test_signs_of_a_table_show_in_colours_of_the_system(sit: Sit, address: str) -> None:
    """The dots of whoever thinks, the tray of the dice set aside, and the moment that one looks back at."""
    ada = sit(forced_colors="active")
    table = come_to(lambda shown: shown["look"]["dice"]["aside"] != "", address, "diceland", "Ada", "Bo")
    table.show(ada).at_table("diceland")
    assert colours(seen(ada.page.locator("header .dots i").first)) > 1
    tray = ada.page.locator("main .tray").bounding_box()
    assert tray is not None
    left: FloatRect = {"x": tray["x"] - 4, "y": tray["y"] + tray["height"] / 2, "width": 6, "height": 1}
    assert colours(Image.open(io.BytesIO(ada.page.screenshot(clip=left)))) > 1
    ada.menu("page-history")
    moments = ada.page.get_by_role("complementary").get_by_role("listitem")
    plain, now = (moments.nth(at).locator(".number") for at in (-2, -1))
    assert seen(plain).getpixel((1, 1)) != seen(now).getpixel((1, 1))


def test_seats_say_what_they_do(sit: Sit, address: str) -> None:
    """In words where there is room, otherwise by a sign whose words come on a longer look."""
    ada = sit()
    play(make_table(address, "diceland", "Ada", "Bo"), 0).show(ada).at_table("diceland")
    seats = ada.page.get_by_role("list", name=say("page-seats"))
    expect(seats.locator(".word")).to_have_text([say("page-thinking")])  # the other one does nothing
    expect(seats.get_by_title(say("page-thinking"))).to_have_count(1)
    ada.page.set_viewport_size(TWICE)
    expect(seats.locator(".word").first).to_be_hidden()
    expect(seats.locator(".sign").first).to_be_visible()


def test_a_long_game_says_that_its_moves_are_coming(sit: Sit, address: str) -> None:
    ada = sit()
    play(make_table(address, "diceland", "Ada", "Bo"), 3).show(ada).at_table("diceland")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/frames", hold)
    ada.menu("page-history")
    expect(ada.page.get_by_text(say("page-history-wait"))).to_be_visible()
    held[0].continue_()
    expect(ada.heading("page-history")).to_be_visible()
    expect(ada.page.get_by_text(say("page-history-wait"))).to_have_count(0)


def test_dice_move_as_fast_as_one_wants(sit: Sit, address: str) -> None:
    ada = sit()
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.home().page.evaluate("(all) => localStorage.setItem('rollwright.settings', all)", json.dumps({"speed": "fast"}))
    play(make_table(address, "diceland", "Ada", "Bo"), 3).show(ada).at_table("diceland")
    expect(ada.page.locator(PLACE).first).to_have_css("transition-duration", "0.175s")
    ada.page.evaluate("(all) => localStorage.setItem('rollwright.settings', all)", json.dumps({"speed": "slow"}))
    ada.page.reload()
    expect(ada.page.locator(PLACE).first).to_have_css("transition-duration", "0.56s")
