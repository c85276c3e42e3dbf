"""Lessons: staged positions that a learner plays through. A lesson is a JSON file in the game's folder `lessons/`:

    {"seats": [{"name": "", "piece": "A"}], "setup": {"crossed": [["g7"]]},
     "steps": [{"events": [["dice", "rrrygg"]], "rule": "D8", "do": ["pick g"], "wrong": {"pick r": "red"}},
               {"rule": "D10", "do": ["cross *"], "all": true}]}

Files are named `1-first-cross.json`, `2-…`: the number is the place in the course, the rest is the lesson's name. The
learner has the first seat. `setup` is a start position in the form of a record. The words are in the game's folder
`words/lessons`: the title `<game>-lesson-<lesson>`, what is said at each step `…-1`, `…-2` … and after the last one
`…-done`, and the answer to each stated wrong try `…-<its word>`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

LEARNER = 0
"""The seat of the learner."""

READ_ON = ""
"""What a learner answers to a step in which there is nothing to do."""


@dataclass(frozen=True, kw_only=True)
class Step:
    """What happens by itself, and what is asked of the learner then."""

    rule: str
    """The number of the rule that it teaches."""

    events: tuple[tuple[int | str, str], ...] = ()
    """Staged dice and the moves of the other seats, as in a record."""

    do: tuple[str, ...] = ()
    """The moves that are accepted, if they are legal; `cross *` is any that begins so. Without any, he reads on."""

    all: bool = False
    """Whether the learner goes on until none of them is legal any more."""

    only: bool = False
    """Whether the page holds out no other marks than these, so that nothing else lures the learner."""

    wrong: Mapping[str, str] = field(default_factory=dict)
    """Other moves, legal or not, which the lesson answers in words of its own: the last part of the message's code."""

    def accepts(self, move: str) -> bool:
        return any(fnmatchcase(move, pattern) for pattern in self.do)

    def answer_to(self, move: str) -> str | None:
        """The word for a wrong move that the lesson has an answer to."""
        return next((word for pattern, word in self.wrong.items() if fnmatchcase(move, pattern)), None)


@dataclass(frozen=True, kw_only=True)
class LessonSeat:
    """A seat of a lesson: the name of its player, none for the learner, and the piece."""

    name: str
    piece: str | None = None


@dataclass(frozen=True, kw_only=True)
class Lesson:
    game: str
    name: str
    seats: tuple[LessonSeat, ...]
    steps: tuple[Step, ...]
    first: int = 0
    setup: Any = None

    @property
    def code(self) -> str:
        """The code of its title, which those of its other messages begin with."""
        return f"{self.game}-lesson-{self.name}"


def read_lessons(game: str, folder: Path) -> tuple[Lesson, ...]:
    """The lessons in a folder, in the order of the course."""
    files = sorted(folder.glob("*.json"), key=lambda file: int(file.stem.split("-")[0]))
    return tuple(_read(game, file.stem.partition("-")[2], json.loads(file.read_text("utf-8"))) for file in files)


def _read(game: str, name: str, data: dict[str, Any]) -> Lesson:
    seats = tuple(LessonSeat(**seat) for seat in data.pop("seats"))
    steps = tuple(_step(**step) for step in data.pop("steps"))
    return Lesson(game=game, name=name, seats=seats, steps=steps, **data)


def _step(*, events: list[list[Any]] | None = None, do: list[str] | None = None, **more: Any) -> Step:
    return Step(events=tuple((who, words) for who, words in events or ()), do=tuple(do or ()), **more)
