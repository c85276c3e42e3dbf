"""A lesson as far as a learner has come: what is said, which moves count, and what a move leads to. The kernel plays
it, so that rules and lessons can't drift apart."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.core.errors import IllegalMove
from rollwright.core.facets import Why
from rollwright.core.game import DICE, Game
from rollwright.core.game_type import GameType
from rollwright.core.lessons import LEARNER, READ_ON, Lesson, Step


class LessonPlay:
    """The game of a lesson, and where in the script it is."""

    def __init__(self, kind: GameType, lesson: Lesson) -> None:
        pieces = [seat.piece for seat in lesson.seats if seat.piece is not None]
        setup = kind.set_up([seat.name for seat in lesson.seats], lesson.first, pieces=pieces or None)
        self.lesson = lesson
        self.game = Game(kind, setup, start=lesson.setup)
        self.place = 0  # of the current step
        self.seen = 0  # events before the newest move that was accepted
        self._stage()

    @property
    def done(self) -> bool:
        return self.place == len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The current step; None when the lesson is done."""
        return None if self.done else self.lesson.steps[self.place]

    @property
    def code(self) -> str:
        """The code of what is said now."""
        return f"{self.lesson.code}-{'done' if self.done else self.place + 1}"

    def legal(self) -> list[str]:
        """The learner's legal moves, accepted or not; none while he reads."""
        return self.game.legal_moves(LEARNER) if self.step and self.step.do else []

    def accepted(self) -> list[str]:
        """The moves that count as done."""
        step = self.step
        return [move for move in self.legal() if step is not None and step.accepts(move)]

    def offered(self) -> list[str]:
        """The legal moves that the page holds out to the learner."""
        if not (self.step and self.step.only):
            return self.legal()
        wanted, is_mark = {*self.accepted()}, self.game.kind.notation.is_mark
        return [move for move in self.legal() if move in wanted or not is_mark(move)]

    def can_take_back(self) -> bool:
        return bool(self.legal()) and self.game.can_take_back(LEARNER)

    def attempt(self, move: str) -> Why | None:
        """Makes the learner's move, and what follows from it; if it is not accepted, nothing changes but there is an
        answer."""
        step = self.step
        if step is None or (move == READ_ON) == bool(step.do) or (step.do and move not in self.accepted()):
            return self._answer(move)
        self.seen = len(self.game.events)
        if step.do:
            self.game.play(LEARNER, move)
        if not (step.all and self.accepted()):
            self.place += 1
            self._stage()
        return None

    def _answer(self, move: str) -> Why:
        word = self.step.answer_to(move) if self.step else None
        if word is not None:
            return f"{self.lesson.code}-{word}", {}
        try:
            self.game.copy().play(LEARNER, move)
        except IllegalMove as error:
            return error.code, error.params
        return "lesson-not-asked", {}

    def _stage(self) -> None:
        """Plays what happens by itself at the beginning of a step."""
        for who, words in self.step.events if self.step else ():
            if who == DICE:
                self.game.roll(words)
            else:
                self.game.play(int(who), words)


def play_lesson(kind: GameType, lesson: Lesson, moves: Sequence[str]) -> tuple[LessonPlay, int, Why | None]:
    """Plays a lesson with a learner's moves until one is not accepted; how many were, and the answer to that one."""
    play = LessonPlay(kind, lesson)
    for count, move in enumerate(moves):
        answer = play.attempt(move)
        if answer is not None:
            return play, count, answer
    return play, len(moves), None
