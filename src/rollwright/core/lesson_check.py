"""A check of a game's lessons: whatever an obedient learner does leads to the end, and every word is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from copy import copy

from rollwright.core.game_type import GameType
from rollwright.core.lesson_play import LessonPlay
from rollwright.core.lessons import LEARNER, READ_ON, Lesson
from rollwright.words import LANGUAGES

_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


def check_lessons(kind: GameType) -> None:
    """Plays every lesson of a game in all ways that it accepts; AssertionError says what is wrong."""
    for lesson in kind.lessons.course:
        seats = [seat.name for seat in lesson.seats]
        assert not seats[LEARNER] and all(seats[LEARNER + 1 :]), f"{lesson.name}: all but the learner have a name"
        _check_all_ways(LessonPlay(kind, lesson), set())
    needed = {code for lesson in kind.lessons.course for code in lesson_codes(lesson)}
    for language in LANGUAGES if needed else ():
        known = _messages(kind, language)
        assert needed == known, f"{language}: {sorted(needed - known)} missing, {sorted(known - needed)} not used"


def lesson_codes(lesson: Lesson) -> Iterator[str]:
    """For the check of lessons: the codes of everything that a lesson says in words of its own."""
    yield lesson.code
    for number, step in enumerate(lesson.steps, start=1):
        yield f"{lesson.code}-{number}"
        yield from (f"{lesson.code}-{word}" for word in step.wrong.values())
    yield f"{lesson.code}-done"


def _check_all_ways(play: LessonPlay, seen: set[tuple[int, tuple[int, ...]]]) -> None:
    here = (play.place, play.game.state)
    if play.step is None or here in seen:
        return
    seen.add(here)
    where = f"{play.lesson.name}, step {play.place + 1}"
    assert play.step.rule, f"{where}: no rule"
    ways = play.accepted() if play.step.do else [READ_ON]
    assert ways, f"{where}: nothing that is accepted is legal"
    _check_wrong_tries(play, where)
    for move in ways:
        after = _copy(play)
        assert after.attempt(move) is None, f"{where}: “{move}” is not accepted"
        _check_all_ways(after, seen)


def _check_wrong_tries(play: LessonPlay, where: str) -> None:
    step, before = play.step, play.game.state
    assert step is not None
    for move in {*play.legal()} - {*play.accepted()}:
        assert play.attempt(move) is not None, f"{where}: “{move}” has no answer"
    for pattern, word in step.wrong.items():
        tries = [move for move in _all_moves(play) if step.answer_to(move) == word and move not in play.accepted()]
        assert tries, f"{where}: no move is “{pattern}”"
        assert play.attempt(tries[0]) == (f"{play.lesson.code}-{word}", {}), f"{where}: “{tries[0]}”"
    assert (step, before) == (play.step, play.game.state), f"{where}: a wrong try changes something"


def _all_moves(play: LessonPlay) -> Iterator[str]:
    """Every move that the notation knows, possible or not."""
    kind, setup = play.game.kind, play.game.setup
    for action in range(kind.kernel.ACTIONS):
        with suppress(LookupError):  # a smaller board
            yield kind.notation.write_action(setup, LEARNER, action)


def _copy(play: LessonPlay) -> LessonPlay:
    other = copy(play)
    other.game = play.game.copy()
    return other


def _messages(kind: GameType, language: str) -> set[str]:
    assert kind.words is not None, "lessons have words"
    return set(_MESSAGE.findall((kind.words / "lessons" / f"{language}.ftl").read_text("utf-8")))
