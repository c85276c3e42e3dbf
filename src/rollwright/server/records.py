"""Records as the page replays them: a frame per event, the seats and pieces, and whether the dice were fair."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rollwright.bots.registry import LEVELS
from rollwright.core.errors import RecordError
from rollwright.core.facets import Why
from rollwright.core.fair import verify
from rollwright.core.game import Game
from rollwright.core.record import begin_record, replay, replay_event
from rollwright.server.json_text import Encoded, encode
from rollwright.server.pieces import shown_pieces
from rollwright.server.protocol import FairCheck, Frame, Frames, RecordShown, Said, Seat
from rollwright.server.view import seen

MOST_FRAMES = 5_000  # a long game has about 1,500
MOST_BYTES = 8_000_000  # of all frames


def frames(record: Mapping[str, Any]) -> Iterator[Frame]:
    """The frames of a record: what the page shows before the first event, and after each event."""
    game = begin_record(record)
    yield Frame(event=None, **seen(game, ()))
    for index, event in enumerate(record["events"]):
        replay_event(game, index, event)
        said = game.kind.announcements.after(game, game.earlier(index))
        yield Frame(event=list(game.events[-1]), **seen(game, said))


def show_frames(record: Mapping[str, Any]) -> Frames:
    """All frames of a record; RecordError if it is not valid, or too long for the page."""
    check_length(record)
    return Frames(_encoded(record))


def show_record(record: Mapping[str, Any]) -> RecordShown:
    """Everything the page needs to replay a record; RecordError if it is not valid, or too long for the page."""
    check_length(record)
    game = replay(record)
    return RecordShown(
        record=dict(record),
        seats=shown_seats(record, game),
        first=game.setup.first,
        pieces=shown_pieces(game.kind, game.setup),
        frames=_encoded(record),
        fair=_fair(record),
    )


def shown_seats(record: Mapping[str, Any], game: Game) -> list[Seat]:
    """The seats of a record that was replayed."""
    pieces = game.kind.material.pieces_of(game.setup) or [None] * game.seats
    return [_seat(number, record["seats"][number], game, pieces[number]) for number in range(game.seats)]


def _seat(number: int, recorded: Mapping[str, Any], game: Game, piece: str | None) -> Seat:
    """A seat is a bot's if one of the levels has played it all the time; the page knows their names in its language."""
    name = game.setup.names[number]
    players = recorded.get("played_by", [name])  # simulated games call bots by their level
    if isinstance(players, list) and len(players) == 1 and players[0] in LEVELS:
        return Seat(name, "bot", players[0], piece, number, 0)
    hints = recorded.get("hints")
    return Seat(name, "person", None, piece, number, hints if type(hints) is int and 0 < hints <= MOST_FRAMES else 0)


def check_length(record: Mapping[str, Any]) -> None:
    """RecordError if a record has more events than the page shows."""
    events = record.get("events")
    if isinstance(events, list) and len(events) > MOST_FRAMES:
        raise RecordError("record-too-long", field="events", most=MOST_FRAMES)


def _encoded(record: Mapping[str, Any]) -> Any:
    """The frames as JSON, each encoded as soon as it is made: they take less memory, and are counted."""
    found, size = [], 0
    for frame in frames(record):
        found.append(Encoded(encode(frame)))
        size += len(bytes(found[-1]))
        if size > MOST_BYTES:
            raise RecordError("record-too-long", field="events", most=len(found) - 1)
    return found


def _fair(record: Mapping[str, Any]) -> FairCheck:
    """Whether the dice can be verified, and what is wrong with them."""
    try:
        faults: list[Why] = verify(record)
    except RecordError as error:
        return FairCheck(False, [Said(error.code, error.params)])
    return FairCheck(True, [Said(code, params) for code, params in faults])
