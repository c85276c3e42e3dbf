"""A table as everybody sees it, and what only its seats see, as JSON text that is put together for each reader."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from rollwright.core.errors import RecordError
from rollwright.core.facets import Why
from rollwright.core.fair import verify
from rollwright.core.game import Game
from rollwright.core.record import begin_record, replay, replay_event
from rollwright.server.json_text import encode
from rollwright.server.table.table import OVER, PLAYING, Table

MOST_FRAMES = 20_000
REMATCH = '"what":"rematch"'  # in no other entry: quotes inside of a text are escaped
UNENDED = '"over":false,"winners":[],"reason":null'


class View:
    """One moment of a table. What is common to all readers is written once."""

    def __init__(self, table: Table, bodies: Sequence[str]) -> None:
        self._table = table
        self._bodies = bodies
        self._entries = ",".join(bodies)
        self._common = f"{table.seating or _seating(table)},{_moment(table)}"
        self._asked = table.game.pending if table.phase == PLAYING else ()

    def message(self, kind: str, seats: Sequence[int]) -> str:
        """A message of this kind for whoever holds these seats."""
        entries = self._entries if seats else self._watched_entries()
        return f'{{"type":"{kind}","mine":{_listed(tuple(seats))},"entries":[{entries}],"table":{self.table(seats)}}}'

    def _watched_entries(self) -> str:
        """Without invitations, which are for those who sit here."""
        return ",".join(_without_invite(body) if REMATCH in body else body for body in self._bodies)

    def table(self, seats: Sequence[int]) -> str:
        """With the legal moves of these seats, and which of them can take a mark back."""
        moves, back = [], []
        for seat in seats:
            if seat in self._asked and self._table.seats[seat].plays:
                game = self._table.game
                moves.append(f'"{seat}":{_listed(tuple(game.legal_moves(seat)))}')
                if game.can_take_back(seat):
                    back.append(str(seat))
        if not moves:
            return f'{self._common},"moves":{{}},"back":[]}}'
        return f'{self._common},"moves":{{{",".join(moves)}}},"back":[{",".join(back)}]}}'


@lru_cache(maxsize=2048)
def _listed(values: tuple[int, ...] | tuple[str, ...]) -> str:
    """Seats, scores or moves; many moments have the same."""
    return encode(values)


def _without_invite(body: str) -> str:
    return encode({**json.loads(body), "invite": None})


def _seating(table: Table) -> str:
    """What only changes when others sit somewhere, or the phase does; written once until then."""
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


def _moment(table: Table) -> str:
    """What changes all the time."""
    if table.has_begun:
        game = table.game
        shown = f'"events":{len(game.events)},{_seen(game, table.throws, table.said)}'
        if table.phase == OVER:  # the players may have ended it before the game was over
            shown = encode({**json.loads(f"{{{shown}}}"), "pending": (), "reason": table.reason})[1:-1]
    else:
        blank = {"throws": 0, "events": 0, "over": False, "winners": (), "look": None, "said": ()}
        scores = [0] * len(table.seats)
        shown = encode({**blank, "pending": table.pending, "scores": scores, "reason": table.reason})[1:-1]
    ending = encode(sorted(table.ending)) if table.ending else "[]"
    return f'{shown},"ending":{ending}'


def _seen(game: Game, throws: int, said: Sequence[Why]) -> str:
    """What is to be seen of a game."""
    pending = game.pending
    ended = UNENDED if pending else encode({"over": game.over, "winners": game.winners, "reason": game.reason})[1:-1]
    told = encode([{"code": code, "params": params} for code, params in said]) if said else "[]"
    return (
        f'"throws":{throws},"pending":{_listed(pending)},"scores":{_listed(game.scores)},{ended},'
        f'"look":{game.kind.page.shown_text(game)},"said":{told}'
    )


# Time travel


def frames(record: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What was to be seen before the first event of a record, and after each."""
    return list(_frames(record))


def _frames(record: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    game = begin_record(record)
    throws = 0
    yield {"event": None, **json.loads(f"{{{_seen(game, throws, ())}}}")}
    for index, event in enumerate(record["events"]):
        replay_event(game, index, event)
        throws += game.events[-1][0] == "dice"
        news = game.kind.announcements.after(game, game.earlier(index))
        yield {"event": list(game.events[-1]), **json.loads(f"{{{_seen(game, throws, news)}}}")}


def show_record(record: dict[str, Any]) -> dict[str, Any]:
    """Any record as the page shows it; RecordError if it can't be replayed."""
    events = record.get("events")
    if isinstance(events, list) and len(events) > MOST_FRAMES:
        raise RecordError("record-too-long", field="events", most=MOST_FRAMES)
    game = replay(record)
    kind = game.kind
    placed = zip(game.setup.names, kind.material.pieces_of(game.setup) or [None] * game.seats, strict=True)
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
    written = kind.material.to_record(game.setup).get(kind.material.option, {})
    texts = {name: piece if isinstance(piece, str) else encode(piece) for name, piece in written.items()}
    return {name: {**kind.page.piece(text), "name": name} for name, text in texts.items()}


def _fair(record: dict[str, Any]) -> dict[str, Any]:
    """Whether the dice can be checked, and what is wrong with them."""
    try:
        faults: list[Why] = verify(record)
    except RecordError as error:
        return {"checked": False, "faults": [{"code": error.code, "params": error.params}]}
    return {"checked": True, "faults": [{"code": code, "params": params} for code, params in faults]}
