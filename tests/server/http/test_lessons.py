"""Lessons over HTTP: nothing is stored, whatever is sent is answered."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rollwright
from rollwright.core.lesson_play import play_lesson
from rollwright.core.lessons import READ_ON, Lesson
from server.running import Running, get, post
from support.games import in_every_game
from support.thorough import THOROUGH

TRIES = 2000 if THOROUGH else 150
JUNK: list[Any] = [
    "",
    "keep",
    "pass",
    "cross",
    "cross a1",
    "ring c0 A",
    "x" * 80,
    "\x00",
    "🎲",
    "pick r\n",
    "*",
    "route n9 *",
]
WRONG: list[Any] = [None, 1, [], {}, True, "x" * 81, 1e300]


def ask(server: Running, game: str, lesson: str, moves: Any) -> Any:
    return post(server, f"/api/games/{game}/lessons/{lesson}", {"moves": moves})


def course(name: str) -> tuple[Lesson, ...]:
    return rollwright.game_type(name).lessons.course


@in_every_game
def test_every_lesson_from_the_first_step_to_the_last(server: Running, name: str) -> None:
    listed = {game["name"]: game["lessons"] for game in get(server, "/api/games").json()["games"]}[name]
    assert listed == [lesson.name for lesson in course(name)]
    kind = rollwright.game_type(name)
    for lesson in course(name):
        moves: list[str] = []
        while not (shown := ask(server, name, lesson.name, moves).json())["done"]:
            play, accepted, answer = play_lesson(kind, lesson, moves)
            assert (shown["moves"], shown["says"], shown["back"]) == (play.offered(), play.code, play.can_take_back())
            assert (shown["accepted"], shown["answer"], answer) == (accepted, None, None)
            assert shown["reads"] == (not shown["moves"])
            newest = shown["frames"][-1]
            assert (newest["throws"], tuple(newest["pending"])) == (play.game.throws, play.game.pending)
            assert len(shown["frames"]) == len(play.game.events) - play.seen + 1
            moves.append(READ_ON if shown["reads"] else play.accepted()[0])
        assert shown["step"] == shown["steps"] == len(lesson.steps)


def test_a_try_that_is_not_accepted_gets_an_answer(server: Running) -> None:
    shown = ask(server, "diceland", "first-cross", ["pick g", "reroll"]).json()
    assert shown["answer"] == {"code": "diceland-lesson-first-cross-later", "params": {}}
    assert (shown["accepted"], shown["step"], shown["frames"]) == (1, 1, [])
    illegal = ask(server, "diceland", "first-cross", ["pick s"]).json()
    assert illegal["answer"]["code"] == "diceland-colour-not-shown"


def test_moves_that_no_longer_fit_are_refused(server: Running) -> None:
    """As after an update of the server that has changed the lesson."""
    answer = ask(server, "diceland", "first-cross", ["pick r", "stop", "cross g7"])
    assert (answer.status_code, answer.json()["code"]) == (409, "refused-lesson")


@pytest.mark.parametrize("path", ["chess/lessons/first-cross", "diceland/lessons/chess"])
def test_what_is_not_there(server: Running, path: str) -> None:
    assert post(server, f"/api/games/{path}", {"moves": []}).status_code == 404


def test_words_of_lessons_are_sent(server: Running) -> None:
    assert "diceland-lesson-goal =" in get(server, "/api/games/diceland/words/lessons/fr").text


def test_too_many_moves_and_other_forms_are_refused(server: Running) -> None:
    assert ask(server, "diceland", "first-cross", ["pick g"] * 101).status_code == 422
    for wrong in WRONG:
        assert ask(server, "diceland", "first-cross", [wrong]).status_code == 422
    assert post(server, "/api/games/diceland/lessons/first-cross", {"moves": [], "more": 1}).status_code == 422


@in_every_game
def test_whatever_is_sent_is_answered(server: Running, name: str) -> None:
    rng, kind = random.Random(14), rollwright.game_type(name)
    for _ in range(TRIES):
        lesson = rng.choice(course(name))
        moves: list[Any] = []
        for _ in range(rng.randrange(8)):
            play, accepted, _ = play_lesson(kind, lesson, moves)
            good = play.accepted() if accepted == len(moves) else []
            moves.append(
                rng.choice([*good, *good, *good, *play.legal(), *JUNK, *WRONG] if rng.random() < 0.3 else good or JUNK)
            )
            if moves[-1] is None or not isinstance(moves[-1], str):
                break
        status = ask(server, name, lesson.name, moves).status_code
        assert status in ((200, 409) if all(isinstance(move, str) and len(move) <= 80 for move in moves) else (422,))
