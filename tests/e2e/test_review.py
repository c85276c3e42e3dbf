"""Reviews in the browser: where they are reached, whether they add up, and better moves to be found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from e2e.conftest import Sit
from e2e.finished import make_table, play
from e2e.people import GAMES, Watch
from e2e.reviews import Reader, choose_file, short_record
from e2e.test_axe import check as check_axe
from e2e.test_keyboard import tab_to
from e2e.test_languages import check as check_words
from e2e.test_phone import WIDTH
from e2e.test_phone import check as check_phone
from support.thorough import THOROUGH

SAMPLE = [("diceland", "de"), ("ring-and-route", "fr")]
TOURS = [(game, language) for game in GAMES for language in ("en", "de", "fr", "it")]
ROUNDING = 0.3  # points: six figures, each rounded to a tenth


@pytest.mark.parametrize("game", GAMES)
def test_after_a_game_of_two_people(sit: Sit, address: str, watch: Watch, game: str) -> None:
    """One press from the result, without a mouse; the accounts add up, and the arrow keys go through the game."""
    table = play(make_table(address, game, "Ada", "Bo"), 8)
    ada = table.show(sit()).at_table(game)
    ada.menu("page-end")
    ada.button("page-end-yes").press("Enter")
    ada.await_over()
    reader = Reader(ada, watch)
    ada.link("page-review").press("Enter")
    reader.await_review(table.record())
    accounts = [reader.figures(name) for name in ("Ada", "Bo")]
    for *parts, result in accounts:
        assert abs(sum(parts) - result) <= ROUNDING
    start, luck, own, others, rest, result = (sum(column) for column in zip(*accounts, strict=True))
    assert (start, result) == pytest.approx((100, 100), abs=ROUNDING)
    assert (luck, own + others, rest) == pytest.approx((0, 0, 0), abs=ROUNDING)
    curve = ada.page.get_by_role("slider", name=ada.say("page-review-curve"))
    curve.press("End")
    expect(curve).to_have_attribute("aria-valuenow", str(reader.reviewed["events"]))
    curve.press("ArrowLeft")
    expect(curve).to_have_attribute("aria-valuenow", str(reader.reviewed["events"] - 1))
    expect(ada.page.locator("[aria-current=step]")).to_contain_text(str(reader.reviewed["events"] - 1))
    expect(ada.page.get_by_role("main")).to_contain_text(reader.reviewed["hash"])
    ada.page.goto("/games")
    ada.link("page-review").click()
    reader.await_review(table.record())


@pytest.mark.parametrize("game, language", TOURS if THOROUGH else SAMPLE)
def test_file_of_a_stranger(sit: Sit, watch: Watch, game: str, language: str) -> None:
    """On a narrow phone and on a desk, in every language."""
    ada = sit(language, WIDTH, 640, has_touch=True)
    reader = Reader(ada, watch).open(short_record(game))
    check_phone(ada)
    check_words(ada)
    ada.page.set_viewport_size({"width": 1280, "height": 900})
    check_axe(ada)
    ada.page.get_by_role("radio", name="Bo").press("Space")
    seat = next(seat for seat in (1, 0) if reader.mistakes(seat))
    if seat == 0:
        ada.page.get_by_role("radio", name="Ada").press("Space")
    ada.button("page-review-find").first.click()
    expect(reader.task()).to_be_visible()
    ada.button("page-hint").click()
    ada.button("page-review-solution").click()
    check_words(ada)
    check_axe(ada)
    ada.page.set_viewport_size({"width": WIDTH, "height": 640})
    check_phone(ada)


@pytest.mark.parametrize("game", GAMES)
def test_better_move_is_found_missed_and_skipped(sit: Sit, watch: Watch, game: str) -> None:
    """Without a mouse. What was played is not good enough; any of the good moves is."""
    record = short_record(game)
    ada = sit()
    reader = Reader(ada, watch).open(record)
    seat = max((0, 1), key=lambda seat: len(reader.mistakes(seat)))
    ada.page.get_by_role("radio", name=record["seats"][seat]["name"]).press("Space")
    mistakes = reader.mistakes(seat)
    assert len(mistakes) > 1
    tab_to(ada, f"^{re.escape(ada.say('page-review-find-all', count=len(mistakes)))}$")
    ada.page.keyboard.press("Enter")
    expect(reader.task()).to_be_visible()
    first = mistakes[0]
    reader.make(game, first["played"]["moves"], record, first["events"][0])
    reader.hears("page-review-wrong")
    ada.button("page-review-try-again").press("Enter")
    ada.quiet()
    reader.make(game, first["good"][-1]["moves"], record, first["events"][0])
    reader.hears("page-review-right")
    ada.button("page-review-next").last.press("Enter")
    expect(reader.task()).to_contain_text(re.compile(r"What is better\?"))
    for _ in mistakes[1:]:
        tab_to(ada, f"^{ada.say('page-review-skip')}$")
        ada.page.keyboard.press("Enter")
    expect(ada.heading("page-review-dear")).to_be_visible()


def test_busy_coach_is_asked_again(sit: Sit, watch: Watch) -> None:
    """A refusal for the moment is told, and the review comes nevertheless; one for good can be tried again."""
    watch.expect("503|429|422")
    ada = sit()
    answers: Iterator[dict[str, Any]] = iter(
        [
            {"status": 503, "headers": {"Retry-After": "3"}, "json": {"code": "refused-coach-busy", "params": {}}},
            {"status": 422, "json": {"code": "refused-coach-slow", "params": {}}},
        ]
    )

    def answer(route: Route) -> None:
        given = next(answers, None)
        if given is None:
            route.continue_()
        else:
            route.fulfill(**given)

    ada.page.route("**/api/reviews", answer)
    reader = Reader(ada, watch)
    ada.page.goto("/review")
    record = short_record("diceland")
    choose_file(ada, record)
    expect(ada.page.get_by_role("status").filter(has_text="The coach has too much to do")).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_contain_text("The coach did not finish in time")
    ada.button("page-review-again").click()
    reader.await_review(record)
