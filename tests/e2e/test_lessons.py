"""Whole tutorials, by touch on a phone and without a mouse on a desk."""

from __future__ import annotations

from itertools import product
from typing import Literal

import pytest
from playwright.sync_api import expect

from e2e.conftest import Sit
from e2e.learner import Learner
from e2e.people import GAMES
from e2e.test_axe import check as check_accessibility
from e2e.test_languages import LANGUAGES
from e2e.test_languages import check as check_language
from support.thorough import THOROUGH

Hands = Literal["touch", "keys"]
SIZES = {"phone": (360, 640), "desk": (1280, 800)}
ALL = list(product(GAMES, LANGUAGES, SIZES, ("touch", "keys")))
SOME = [
    ("diceland", "en", "desk", "keys"),
    ("ring-and-route", "de", "phone", "touch"),
    ("diceland", "fr", "phone", "touch"),
    ("ring-and-route", "it", "desk", "keys"),
]


@pytest.mark.parametrize(("game", "language", "size", "hands"), ALL if THOROUGH else SOME)
def test_a_whole_course(sit: Sit, game: str, language: str, size: str, hands: Hands) -> None:
    ada = sit(language, *SIZES[size], has_touch=True)
    learner = Learner(ada, game, keys=hands == "keys")
    ada.page.goto(f"/learn/{game}")
    for lesson in learner.course:
        learner.begin(lesson)
        check_language(ada)
        learner.learn()
        check_language(ada)
        last = lesson is learner.course[-1]
        learner.press(ada.button("page-learn-play") if last else ada.link("page-learn-next"))
    ada.at_table(game)  # against the easiest bot, with no question asked


def test_tries_are_answered_and_lessons_wait_and_begin_again(sit: Sit) -> None:
    """The offer, wrong tries, taking back, leaving in the middle, coming back, the list of lessons, once more."""
    ada = sit("en", 390, 844, has_touch=True).home()
    expect(ada.link("page-learn-offer")).to_have_count(len(GAMES))
    learner = Learner(ada, "diceland", keys=False)
    ada.link("page-learn-offer").first.tap()
    first, second, *_ = learner.course
    learner.begin(first)
    learner.act("pick r")
    learner.hears("diceland-lesson-first-cross-1")
    expect(learner.coach()).to_contain_text("You may do that in a game.")
    learner.do("pick g")
    expect(learner.coach()).not_to_contain_text("You may do that in a game.")
    learner.act("reroll")
    learner.hears("diceland-lesson-first-cross-later")
    learner.do("stop")
    learner.act("cross g7")
    ada.button("diceland-page-take-back").tap()
    expect(ada.page.get_by_role("button", name="g7, green, can be crossed")).to_be_visible()
    learner.do("cross g7")
    expect(ada.page.get_by_role("button", name="g7, green, crossed")).to_be_visible()
    ada.home()
    ada.page.goto("/learn/diceland")
    learner.hears("diceland-lesson-first-cross-3")
    learner.learn()
    ada.page.reload()
    learner.begin(second)
    ada.page.get_by_role("button", name="Lessons: 2 of 7").tap()
    lessons = ada.dialog("page-learn-of", game="Diceland")
    done = lessons.get_by_role("link").filter(has_text=ada.say("page-learn-done"))
    expect(done).to_have_count(1)
    lessons.get_by_role("link", name=ada.say("diceland-lesson-first-cross")).tap()
    learner.begin(first)
    learner.learn()
    ada.button("page-learn-once-more").tap()
    learner.begin(first)
    learner.do("pick g")
    ada.button("page-learn-again").tap()
    learner.begin(first)


def test_accessibility(sit: Sit) -> None:
    ada = sit()
    for game in GAMES:
        learner = Learner(ada, game, keys=True)
        ada.page.goto(f"/learn/{game}")
        learner.begin(learner.course[0])
        check_accessibility(ada)


def test_the_board_of_a_lesson_stays_where_it_is(sit: Sit) -> None:
    """Whatever the coach says, and when the lesson is done; and nothing of it lies under the bar with the buttons."""
    ada = sit("en", 820, 1180, has_touch=True)
    learner = Learner(ada, "ring-and-route", keys=False)
    ada.page.goto("/learn/ring-and-route/two-dice")
    learner.begin(next(lesson for lesson in learner.course if lesson.name == "two-dice"))
    paper, bar = ada.page.locator(".large .paper"), ada.page.locator(".acts")
    place, below = paper.bounding_box(), bar.bounding_box()
    assert place and below
    assert place["y"] + place["height"] <= below["y"]
    while not learner.play.done:
        learner.do(learner.play.accepted()[0])
        assert paper.bounding_box() == place
