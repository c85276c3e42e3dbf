"""The tutorials: the kernel plays every lesson in all ways that it accepts, and all words are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.say_all import bundle

import rollwright
from rollwright.core.lesson_check import check_lessons, lesson_codes
from rollwright.core.lesson_play import LessonPlay
from rollwright.core.lessons import LEARNER, READ_ON
from rollwright.words import LANGUAGES
from support.games import in_every_game

LONGEST = {"diceland": 40, "ring-and-route": 170}  # characters; those of Diceland are one line of a phone
MOST_MOVES = 45  # of a course: with its words that is less than four minutes

# What people get wrong, by the rule that they get wrong: each is taught.
MISTAKES = {
    "diceland": {"D4", "D6", "D9", "D11", "D12", "D14", "D17"},
    "ring-and-route": {"R7", "R8", "R9", "R11", "R12", "R13"},
}


def shortest(play: LessonPlay) -> int:
    """Plays a lesson to its end by the first accepted moves; how many there were."""
    moves = 0
    while play.step is not None:
        play.attempt(play.accepted()[0] if play.step.do else READ_ON)
        moves += 1
    return moves


def plays(name: str) -> list[LessonPlay]:
    kind = rollwright.game_type(name)
    return [LessonPlay(kind, lesson) for lesson in kind.lessons.course]


@in_every_game
def test_every_way_leads_to_the_end_and_every_wrong_try_is_answered(name: str) -> None:
    check_lessons(rollwright.game_type(name))


@in_every_game
def test_what_people_get_wrong_is_taught_by_rules_that_exist(name: str) -> None:
    rules = {step.rule for play in plays(name) for step in play.lesson.steps}
    assert rules >= MISTAKES[name]
    book = Path(rollwright.__file__).parent / "games" / name.replace("-", "_") / "RULES.md"
    assert rules <= set(re.findall(r"^\*\*([DR]\d+)\b", book.read_text("utf-8"), re.MULTILINE))


@in_every_game
def test_a_course_is_short_and_the_first_mark_comes_soon(name: str) -> None:
    course = plays(name)
    assert 6 <= len(course) <= 8
    assert sum(map(shortest, course)) <= MOST_MOVES
    first = plays(name)[0]
    for _ in range(3):
        move = first.accepted()[0]
        if first.game.kind.notation.is_mark(move):
            break
        first.attempt(move)
    assert first.game.kind.notation.is_mark(first.accepted()[0]), "after two moves at most"


@in_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_are_there_and_short(name: str, language: str) -> None:
    words = bundle(language)
    for code in (code for play in plays(name) for code in lesson_codes(play.lesson)):
        text, faults = words.format_pattern(words.get_message(code).value, {})
        assert not faults
        assert 5 < len(str(text)) <= LONGEST[name], code


def test_a_step_may_hold_out_no_other_marks_than_those_it_wants() -> None:
    """What else is legal is still answered; and what marks nothing can be pressed."""
    play = plays("ring-and-route")[0]
    assert play.offered() == play.legal()
    play.attempt("keep")
    assert play.offered() == ["ring c2 C", "done", "turn"]
    assert play.attempt("ring c8 C") == ("lesson-not-asked", {})


def test_dice_that_are_due_are_used_in_every_lesson() -> None:
    """The page says how many have to be used (R11), so a lesson that ends before “Done” ends when they are."""
    for play in plays("ring-and-route"):
        shortest(play)
        mine, *_ = play.game.kind.page.shown(play.game)["seats"]
        assert "done" in play.lesson.steps[-1].do or len(mine["used"]) >= mine["due"], play.lesson.name


def test_a_choice_of_dice_and_a_number_that_is_cut_off_are_seen() -> None:
    course = {play.lesson.name: play for play in plays("ring-and-route")}
    assert course["sums"].offered()[:2] == ["route n7 AB", "route n7 AC"]
    line = course["line"]
    shortest(line)
    sheet, (mine, *_) = line.game.kind.page.piece("1"), line.game.kind.page.shown(line.game)["seats"]
    leads = [link for at, link in enumerate(sheet["links"]) if int(mine["open"], 16) >> at & 1 and 12 in link]
    assert not leads, "to the 10, of which the coach speaks"


@in_every_game
def test_learners_win_and_score_what_they_are_told(name: str) -> None:
    ends = {play.lesson.name: (shortest(play), play.game)[1] for play in plays(name)}
    if name == "diceland":
        assert ends["goal"].winners == (LEARNER,)
        assert ends["treasure"].scores == (1,)
    else:
        assert ends["turn"].scores == (40 + 1,)
        assert ends["points"].scores[LEARNER] == 8 + 5
