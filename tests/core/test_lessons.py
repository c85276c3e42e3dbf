"""A lesson: what is accepted, what is answered, and what the check of lessons finds."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import rollwright
from rollwright.core.facets import Lessons
from rollwright.core.game_type import GameType
from rollwright.core.lesson_check import check_lessons
from rollwright.core.lesson_play import LessonPlay, play_lesson
from rollwright.core.lessons import READ_ON, Lesson, LessonSeat, Step
from third import stairs

DICELAND = rollwright.game_type("diceland")
GREEN = Step(rule="D8", events=(("dice", "ggrybo"),), do=("pick g",), wrong={"pick r": "red"})
STOP = Step(rule="D9", do=("stop",))
CROSS = Step(rule="D5", do=("cross *",), all=True)


def lesson(*steps: Step, **more: Any) -> Lesson:
    return Lesson(game="diceland", name="test", seats=(LessonSeat(name="", piece="A"),), steps=steps, **more)


def course(folder: Path, *lessons: Lesson) -> Any:
    """A game that is Diceland but for its lessons, with all words of them."""
    words = folder / "words" / "lessons"
    words.mkdir(parents=True)
    kind = object.__new__(GameType)
    kind.__dict__ |= {**vars(DICELAND), "lessons": Lessons(), "words": folder / "words"}
    kind.lessons.__dict__["course"] = lessons
    codes = ("", "-1", "-2", "-3", "-done", "-red")
    for language in ("en", "de", "fr", "it"):
        (words / f"{language}.ftl").write_text("".join(f"diceland-lesson-test{code} = x\n" for code in codes))
    return kind


def test_a_lesson_goes_on_until_nothing_accepted_is_legal() -> None:
    play = LessonPlay(DICELAND, lesson(GREEN, STOP, CROSS))
    assert play.attempt("pick g") is None
    assert (play.place, play.code) == (1, "diceland-lesson-test-2")
    assert play.attempt("stop") is None
    assert play.attempt("cross g7") is None
    assert (play.place, play.done, play.can_take_back()) == (2, False, True)
    assert play.attempt("cross g8") is None
    assert (play.done, play.code, play.legal()) == (True, "diceland-lesson-test-done", [])


def test_other_moves_are_answered_and_change_nothing() -> None:
    play = LessonPlay(DICELAND, lesson(GREEN, STOP, CROSS))
    before = play.game.state
    assert play.attempt("pick r") == ("diceland-lesson-test-red", {})
    assert play.attempt("pick y") == ("lesson-not-asked", {})
    assert play.attempt("pick s") == ("diceland-colour-not-shown", {"colour": "s", "seat": 0, "move": "pick s"})
    assert play.attempt(READ_ON) is not None
    assert play.attempt("nonsense") is not None
    assert (play.game.state, play.place) == (before, 0)


def test_a_step_without_moves_is_read() -> None:
    play = LessonPlay(DICELAND, lesson(Step(rule="D1"), GREEN))
    assert play.legal() == []
    assert play.attempt("pick g") is not None
    assert play.attempt(READ_ON) is None
    assert "pick r" in play.legal()


def test_moves_after_the_end_are_answered() -> None:
    play, accepted, answer = play_lesson(DICELAND, lesson(GREEN), ["pick g", "stop", "stop"])
    assert (play.done, accepted, answer) == (True, 1, ("lesson-not-asked", {}))


@pytest.mark.parametrize(
    ("steps", "fault"),
    [
        ((GREEN, replace(STOP, do=("cross *",))), "nothing that is accepted is legal"),
        ((replace(GREEN, wrong={"pick x": "red"}),), "no move is “pick x”"),
        ((replace(GREEN, wrong={"pick g": "red"}),), "no move is “pick g”"),
        ((replace(GREEN, rule=""),), "no rule"),
        ((GREEN, STOP), "not used"),
        ((GREEN, STOP, CROSS, Step(rule="D1")), "missing"),
    ],
)
def test_faults_of_a_lesson_are_found(tmp_path: Path, steps: tuple[Step, ...], fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        check_lessons(course(tmp_path, lesson(*steps)))


def test_a_lesson_without_faults_passes_the_check(tmp_path: Path) -> None:
    check_lessons(course(tmp_path, lesson(GREEN, STOP, CROSS)))


def test_a_game_without_a_folder_has_no_lessons() -> None:
    assert stairs.GAME.lessons.course == ()
    assert stairs.GAME.lessons.lesson("first") is None
