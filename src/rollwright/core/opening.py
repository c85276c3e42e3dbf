"""Events of a start position, which are played before a game begins, and how any event of a record is validated and
played.

So a game can begin with dice on the table. The events in "then" are played before the first event of the game, and are
no part of its history.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rollwright.core import start_fields as fields
from rollwright.core.errors import IllegalMove, RecordError

if TYPE_CHECKING:
    from rollwright.core.position import Position

THEN = "then"
MOST = 1_000  # events
DICE = "dice"


def opening_of(start: object) -> tuple[object, list[object]]:
    """A start position taken apart: what it has besides its events, which is None if there is nothing else, and the
    events."""
    given = dict(fields.mapping(start))
    events = given.pop(THEN, [])
    if not isinstance(events, list):
        raise RecordError("record-not-list", field=f"{fields.FIELD}.{THEN}")
    if len(events) > MOST:
        raise RecordError("record-too-long", field=f"{fields.FIELD}.{THEN}", most=MOST)
    return (given if given or not events else None), events


def play_opening(position: Position, events: list[object]) -> None:
    """Plays the events of a start position."""
    for index, event in enumerate(events):
        play_event(position, event, field=f"{fields.FIELD}.{THEN}[{index}]")


def play_event(position: Position, event: object, **where: Any) -> None:
    """Validates and plays one event, of a start position or of a record; RecordError, with its place `where`, if it
    isn't possible."""
    if not isinstance(event, (list, tuple)) or len(event) != 2:
        raise RecordError("record-event-form", **where)
    who, words = event
    try:
        if who == DICE and isinstance(words, str):
            position.roll(words)
        elif isinstance(who, int) and not isinstance(who, bool) and isinstance(words, str):
            position.play(who, words)
        else:
            raise RecordError("record-event-form", **where)
    except IllegalMove as error:
        raise RecordError(error.code, cause=error, **where) from None
