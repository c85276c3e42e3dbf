"""Lessons as the page plays them: what it shows of one after the learner's moves. Nothing is stored: the page sends all
moves that the learner has made so far."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.core.game_type import GameType
from rollwright.core.lesson_play import LessonPlay, play_lesson
from rollwright.core.lessons import LEARNER, Lesson
from rollwright.server.protocol import Frame, LessonShown, Said, Seat
from rollwright.server.refusals import Refused
from rollwright.server.view import seen


def show_lesson(kind: GameType, lesson: Lesson, moves: Sequence[str]) -> LessonShown:
    """What the page shows of a lesson after these moves of the learner. Only the last one may be a try that is not
    accepted, and that is answered."""
    play, accepted, answer = play_lesson(kind, lesson, moves)
    if accepted < len(moves) - 1:
        raise Refused("refused-lesson", status=409)
    step = play.step
    return LessonShown(
        seats=[Seat(seat.name, "person", None, seat.piece, chair, 0) for chair, seat in enumerate(lesson.seats)],
        learner=LEARNER,
        frames=_frames(play) if answer is None else [],
        moves=play.offered(),
        back=play.can_take_back(),
        step=play.place,
        steps=len(lesson.steps),
        says=play.code,
        rule=None if step is None else step.rule,
        reads=step is not None and not step.do,
        done=play.done,
        accepted=accepted,
        answer=None if answer is None else Said(*answer),
    )


def _frames(play: LessonPlay) -> list[Frame]:
    """What was to be seen before the newest move, and after each event since."""
    game, frames = play.game.copy(), list[Frame]()
    while len(game.events) > play.seen:
        said = game.kind.announcements.after(game, game.before)
        frames.append(Frame(event=list(game.events[-1]), **seen(game, said)))
        game.undo()
    frames.append(Frame(event=None, **seen(game, ())))
    return frames[::-1]
