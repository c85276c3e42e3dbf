"""What a process of the coach answers, as JSON: reviews, positions, tries and hints. This runs in its processes:
everything that clients send is read here."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import Any, NamedTuple

from msgspec import ValidationError
from msgspec.json import Decoder

from rollwright.coach.analysis import analyse
from rollwright.coach.exercise import attempt
from rollwright.coach.hint import hint
from rollwright.coach.review import Reviewer
from rollwright.core.brief import brief_of, is_brief, record_of
from rollwright.core.errors import IllegalMove, RecordError
from rollwright.core.game import Game
from rollwright.core.position import Position
from rollwright.core.record import begin_record, events_of, replay, replay_event, write_record
from rollwright.core.start_of import start_of
from rollwright.server.json_text import encode
from rollwright.server.pieces import shown_pieces
from rollwright.server.protocol import Frame, PositionShown, ProgressSent, ReviewSent, Said, Tried, Try
from rollwright.server.records import check_length, shown_seats
from rollwright.server.refusals import Refused, malformed
from rollwright.server.replays import parse
from rollwright.server.rule_numbers import naming_rules
from rollwright.server.view import seen

FIRST_PART = 0.25  # seconds until what is known so far is sent; the next time it is sent after twice as long
PROGRESS = 0.2  # seconds between figures of progress
read_try = Decoder(Try).decode


class HintAsked(NamedTuple):
    """The decision of a seat at a table."""

    begin: dict[str, Any]  # the record of the game without events
    state: list[int]
    seat: int


def review(body: bytes) -> Iterator[bytes | None]:
    """The answer to a request for a review: lines for the page, the last one with the whole review; None after every
    step that has nothing to tell."""
    record = parse(body)
    check_length(record)
    reviewer = Reviewer(replay(record))
    began = told = monotonic()
    next_part = began + FIRST_PART
    for progress in reviewer.steps():
        now = monotonic()
        if now >= next_part and progress < 1:
            yield encode(ReviewSent(reviewer.review()))
            next_part, told = now + 2 * (now - began), now
        elif now >= told + PROGRESS:
            yield encode(ProgressSent(progress))
            told = now
        else:
            yield None
    yield encode(ReviewSent(reviewer.review()))


def position(body: bytes) -> bytes:
    """The coach's answer about the last position of a record: as a start position, as a picture, and what each move is
    worth."""
    found = parse(body)
    with naming_rules(found.get("game")):
        record = record_of(found) if is_brief(found) else found
        check_length(record)
        game = replay(record)
    shown = PositionShown(
        position=brief_of(game) or _whole(game),
        seats=shown_seats(record, game),
        first=game.setup.first,
        pieces=shown_pieces(game.kind, game.setup),
        frame=_frame(game),
        moves={str(seat): game.legal_moves(seat) for seat in game.pending},
        throws=_throws(game),
        analysis=analyse(game),
    )
    return encode(shown)


def tried(body: bytes) -> bytes:
    """The coach's answer to a try at a decision of a record: only its last move may be illegal, and then the answer
    says why."""
    try:
        wanted = read_try(body)
    except (ValidationError, ValueError, RecursionError):
        raise malformed("body") from None
    game = _before(wanted)
    start, answer, moves = game.position(), None, list(wanted.moves)
    for number, words in enumerate(wanted.moves, 1):
        try:
            game.play(wanted.seat, words)
        except IllegalMove as error:
            if number < len(wanted.moves):
                raise Refused("refused-try") from None
            answer = Said(error.code, error.params)
            moves.pop()
    result = attempt(start, wanted.seat, moves)
    done = result.complete and bool(moves)
    return encode(
        Tried(
            frame=_frame(game),
            moves=[] if done else game.legal_moves(wanted.seat),
            back=bool(moves),
            accepted=len(moves),
            answer=answer,
            done=done,
            right=result.right if done else None,
            loss=result.loss if done else None,
        )
    )


def hinted(asked: HintAsked) -> bytes:
    """The coach's answer to a request for a hint, whole; the server passes on what was asked for."""
    game = begin_record(asked.begin)
    return encode(hint(Position(game.kind, game.setup, state=asked.state), asked.seat))


def _before(wanted: Try) -> Game:
    """The game before a decision: nobody else has moved since seats began to decide (`coach.exercise`)."""
    record = wanted.record
    check_length(record)
    game, events = begin_record(record), events_of(record)
    if not wanted.phase <= wanted.event <= len(events):
        raise RecordError("record-event-form", index=wanted.event)
    for index, event in enumerate(events[: wanted.event]):
        if index < wanted.phase or (isinstance(event, list) and event[:1] == [wanted.seat]):
            replay_event(game, index, event)
    if wanted.seat not in game.pending:
        raise Refused("refused-not-now", status=422)
    return game


def _whole(game: Game) -> dict[str, Any]:
    """The position as a record without events."""
    written = write_record(Game(game.kind, game.setup, start=start_of(game) or None))
    return {key: value for key, value in written.items() if key not in ("events", "result")} | {"events": []}


def _throws(game: Game) -> dict[str, int]:
    """All throws that can fall now, each with the number of ways in which it does."""
    if not game.awaiting_roll:
        return {}
    kind = game.kind
    return {
        kind.notation.write_throw(game.setup, outcome): ways for outcome, ways, _ in kind.chance.outcomes(game.numbers)
    }


def _frame(game: Game) -> Frame:
    return Frame(event=None, **seen(game, ()))
