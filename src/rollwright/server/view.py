"""A table as everybody sees it, and what only its seats see, as JSON text that is put together for each reader."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from rollwright.core.errors import RecordError
from rollwright.core.fair import verify
from rollwright.core.game import Game
from rollwright.core.gametype import Why
from rollwright.core.record import begin_record, replay, replay_event
from rollwright.server.table import OVER, PLAYING, Table
from rollwright.server.text import encode

MOST_FRAMES = 20_000
REMATCH = '"what":"rematch"'  # in no other entry: quotes inside of a text are escaped


class View:
    """One moment of a table. What is common to all readers is written once."""

    def __init__(self, table: Table, bodies: Sequence[str]) -> None:
        self._table = table
        self._bodies = bodies
        self._parts: dict[int, tuple[str, bool]] = {}
        self._common = f"{_seating(table)},{encode(_moment(table))[1:-1]}"

    def message(self, kind: str, seats: Sequence[int]) -> str:
        """A message of this kind for whoever holds these seats."""
        mine = ",".join(map(str, seats))
        entries = self._entries if seats else self._watched_entries
        return f'{{"type":"{kind}","mine":[{mine}],"entries":[{entries}],"table":{self.table(seats)}}}'

    @cached_property
    def _entries(self) -> str:
        return ",".join(self._bodies)

    @cached_property
    def _watched_entries(self) -> str:
        """Without invitations, which are for those who sit here."""
        return ",".join(_without_invite(body) if REMATCH in body else body for body in self._bodies)

    def table(self, seats: Sequence[int]) -> str:
        parts = [(seat, *self._part(seat)) for seat in seats]
        moves = ",".join(f'"{seat}":{moves}' for seat, moves, _ in parts if moves)
        back = ",".join(str(seat) for seat, _, back in parts if back)
        return f'{self._common},"moves":{{{moves}}},"back":[{back}]}}'

    def _part(self, seat: int) -> tuple[str, bool]:
        """The legal moves of a seat, and whether it can take a mark back."""
        if seat not in self._parts:
            table = self._table
            asked = table.phase == PLAYING and table.seats[seat].plays and seat in table.game.pending
            moves = encode(table.game.legal_moves(seat)) if asked else ""
            self._parts[seat] = moves, asked and table.game.can_take_back(seat)
        return self._parts[seat]


def _without_invite(body: str) -> str:
    return encode({**json.loads(body), "invite": None})


def _seating(table: Table) -> str:
    """What only changes when others sit somewhere, or the phase does; written once until then."""
    if table.seating is None:
        seats = [{"name": seat.name, "kind": seat.kind, "bot": seat.bot, "piece": seat.piece} for seat in table.seats]
        shown = {
            "id": table.id,
            "phase": table.phase,
            "game": table.kind.name,
            "pieces": table.pieces,
            "order": table.order,
            "options": table.options,
            "seats": seats,
            "first": table.first,
            "sides": {str(seat): sides for seat in table.pending if (sides := table.sides(seat))},
        }
        table.seating = encode(shown)[:-1]
    return table.seating


def _moment(table: Table) -> dict[str, Any]:
    """What changes all the time."""
    if not table.has_begun:
        blank = {"throws": 0, "events": 0, "over": False, "winners": (), "look": None, "said": ()}
        shown = {**blank, "pending": table.pending, "scores": [0] * len(table.seats), "reason": table.reason}
    else:
        shown = {"events": len(table.game.events), **_seen(table.game, table.throws, table.said)}
        if table.phase == OVER:  # the players may have ended it before the game was over
            shown["pending"], shown["reason"] = (), table.reason
    shown["ending"] = sorted(table.ending)
    return shown


def _seen(game: Game, throws: int, said: Sequence[Why]) -> dict[str, Any]:
    """What is to be seen of a game."""
    return {
        "throws": throws,
        "pending": game.pending,
        "scores": game.scores,
        "over": game.over,
        "winners": game.winners,
        "reason": game.reason,
        "look": game.kind.look(game),
        "said": [{"code": code, "params": params} for code, params in said],
    }


# Time travel


def frames(record: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What was to be seen before the first event of a record, and after each."""
    return list(_frames(record))


def _frames(record: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    game = begin_record(record)
    throws = 0
    yield {"event": None, **_seen(game, throws, ())}
    for index, event in enumerate(record["events"]):
        before = game.state
        replay_event(game, index, event)
        throws += game.events[-1][0] == "dice"
        yield {"event": list(game.events[-1]), **_seen(game, throws, game.kind.news(game, before))}


def show_record(record: dict[str, Any]) -> dict[str, Any]:
    """Any record as the page shows it; RecordError if it can't be replayed."""
    events = record.get("events")
    if isinstance(events, list) and len(events) > MOST_FRAMES:
        raise RecordError("record-too-long", field="events", most=MOST_FRAMES)
    game = replay(record)
    kind = game.kind
    placed = zip(game.setup.names, kind.pieces_of(game.setup) or [None] * game.seats, strict=True)
    return {
        "record": record,
        "seats": [{"name": name, "kind": "person", "bot": None, "piece": piece} for name, piece in placed],
        "first": game.setup.first,
        "pieces": _pieces(game),
        "frames": frames(record),
        "fair": _fair(record),
    }


def _pieces(game: Game) -> dict[str, Any]:
    """The boards or sheets as the record has them, which may be the players' own."""
    kind = game.kind
    written = kind.describe(game.setup).get(kind.pieces, {})
    texts = {name: piece if isinstance(piece, str) else encode(piece) for name, piece in written.items()}
    return {name: {**kind.piece_look(text), "name": name} for name, text in texts.items()}


def _fair(record: dict[str, Any]) -> dict[str, Any]:
    """Whether the dice can be checked, and what is wrong with them."""
    try:
        faults: list[Why] = verify(record)
    except RecordError as error:
        return {"checked": False, "faults": [{"code": error.code, "params": error.params}]}
    return {"checked": True, "faults": [{"code": code, "params": params} for code, params in faults]}
