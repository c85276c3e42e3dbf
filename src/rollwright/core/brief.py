"""Positions in brief: boards or sheets by their names, instead of all that a record has to contain.

    {"game": "diceland", "seats": [{"name": "Ada", "piece": "A"}, {"piece": "C"}],
     "setup": {"active": 0, "crossed": [["g7"], []], "then": [["dice", "rrrygg"]]}}

So a position is short enough for a link. What is missing has its default; `setup`, `events` and `options` are those of
a record. The pieces are of the first edition, unless `edition` is another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rollwright.core.errors import BoardError, OptionError, RecordError
from rollwright.core.facets import FIRST_EDITION
from rollwright.core.game import Game
from rollwright.core.game_type import GameType
from rollwright.core.record import kind_of, names_of, write_record
from rollwright.core.setup import Setup, first_seat, seat_names
from rollwright.core.start_of import start_of
from rollwright.core.whole import whole

FIELDS = ("setup", "events")


def is_brief(found: Mapping[str, Any]) -> bool:
    """Whether a JSON object is meant as a position in brief, not as a record."""
    return "format" not in found


def record_of(brief: Mapping[str, Any]) -> dict[str, Any]:
    """The record that a position in brief stands for; RecordError if it isn't valid. Its events aren't played yet."""
    kind, names = kind_of(brief), names_of(brief)
    options = brief.get("options", {})
    if not isinstance(options, Mapping):
        raise RecordError("record-not-mapping", field="options")
    pieces = [seat.get("piece") for seat in brief["seats"]] if kind.material.option else []
    edition = whole(brief.get("edition", FIRST_EDITION))
    if edition is None:
        raise RecordError("record-number", field="edition", most=kind.material.edition)
    try:
        first = first_seat(brief.get("first", 0), len(names))
        setup = kind.material.set_up(tuple(names), first, pieces, {**options, **kind.material.of_edition(edition)})
    except (OptionError, BoardError) as error:
        raise RecordError(error.code, field="seats", cause=error) from None
    empty = write_record(Game(kind, setup))
    return {**empty, "result": None, **{field: brief[field] for field in FIELDS if field in brief}}


def brief_of(game: Game) -> dict[str, Any] | None:
    """The position of a game in brief; None if it has boards or sheets that don't ship with the game."""
    kind, setup = game.kind, game.setup
    written, pieces = kind.material.to_record(setup), kind.material.pieces_of(setup)
    newest_first = range(kind.material.edition, FIRST_EDITION - 1, -1)
    same = (edition for edition in newest_first if _written(kind, setup, edition, written["options"]) == written)
    edition = next(same, None)
    if edition is None:
        return None
    start, usual = start_of(game), seat_names(None, setup.seats)
    seats = [
        {**({} if name == usual[seat] else {"name": name}), **({"piece": pieces[seat]} if pieces else {})}
        for seat, name in enumerate(setup.names)
    ]
    return {
        "game": kind.name,
        **({} if edition == FIRST_EDITION else {"edition": edition}),
        "seats": seats,
        **({"first": setup.first} if setup.first else {}),
        **({} if _written(kind, setup, edition, {}) == written else {"options": written["options"]}),
        **({"setup": start} if start else {}),
    }


def _written(kind: GameType, setup: Setup, edition: int, options: Mapping[str, Any]) -> dict[str, Any] | None:
    """What a record has of the same seats and the pieces of an edition that have the same names; None if there are no
    such pieces."""
    pieces, given = kind.material.pieces_of(setup), {**options, **kind.material.of_edition(edition)}
    try:
        return kind.material.to_record(kind.material.set_up(setup.names, setup.first, pieces, given))
    except (OptionError, BoardError):
        return None
