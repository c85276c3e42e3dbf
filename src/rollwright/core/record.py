"""Records: games as plain JSON values (docs/notation.md), written at any point and replayed to an equal state."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any

from rollwright.core.errors import OptionError, RecordError
from rollwright.core.game import Game
from rollwright.core.game_type import GameType
from rollwright.core.opening import play_event
from rollwright.core.registry import game_type
from rollwright.core.setup import MOST_SEATS, first_seat

if TYPE_CHECKING:
    from rollwright.core.dice import DiceSource

FORMAT = "rollwright-record/1"
MOST_EVENTS = 1_000_000
_KINDS: dict[type, str] = {str: "record-not-text", list: "record-not-list", dict: "record-not-mapping"}


def rules_of(kind: GameType) -> str:
    """The rules of a game and their version as a record names them, such as "diceland/1"."""
    return f"{kind.name}/{getattr(kind.kernel, '__version__', 1)}"


def write_record(
    game: Game,
    *,
    played_by: Sequence[Sequence[str]] | None = None,
    hints: Sequence[int] = (),
    fair: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Writes the record of a game so far.

    `played_by` lists the successive players of each seat, `hints` how many each has had; `fair` is the field that makes
    the dice verifiable.
    """
    setup = game.setup
    described = game.kind.material.to_record(setup)
    seats = [{"name": name, **seat} for name, seat in zip(setup.names, described.pop("seats"), strict=True)]
    record = {
        "format": FORMAT,
        "game": game.kind.name,
        "rules": rules_of(game.kind),
        "first": setup.first,
        "options": described.pop("options"),
        "seats": seats,
        **described,
    }
    if played_by is not None:
        for seat, players in zip(seats, played_by, strict=True):
            seat["played_by"] = list(players)
    for seat, number in zip(seats, hints, strict=False):
        if number:
            seat["hints"] = number
    if game.start is not None:
        record["setup"] = deepcopy(game.start)
    if fair is not None:
        record["fair"] = deepcopy(fair)
    record["events"] = [list(event) for event in game.events]
    record["result"] = _result(game)
    return record


def replay(record: Mapping[str, Any], dice: DiceSource | None = None) -> Game:
    """Replays a record and returns the game, ready to continue; RecordError names the faulty event or field."""
    game = begin_record(record, dice)
    for index, event in enumerate(events_of(record)):
        replay_event(game, index, event)
    check_result(game, record)
    return game


def events_of(record: Mapping[str, Any]) -> list[Any]:
    """The events of a record; the events themselves are not validated yet."""
    events: list[Any] = _field(record, "events", list)
    if len(events) > MOST_EVENTS:
        raise RecordError("record-too-long", field="events", most=MOST_EVENTS)
    return events


def begin_record(record: Mapping[str, Any], dice: DiceSource | None = None) -> Game:
    """Creates the game of a record, before its first event."""
    if not isinstance(record, Mapping):
        raise RecordError("record-not-mapping", field="record")
    if _field(record, "format", str) != FORMAT:
        raise RecordError("record-format", field="format", expected=FORMAT)
    kind = kind_of(record)
    if record.get("rules", rules_of(kind)) != rules_of(kind):
        raise RecordError("record-rules", field="rules", expected=rules_of(kind))
    names = names_of(record)
    try:
        first_seat(record.get("first"), len(names))
    except OptionError as error:
        raise RecordError(error.code, field="first", cause=error) from None
    setup = kind.material.from_record(record, names)
    return Game(kind, setup, dice, start=record.get("setup"))


def replay_event(game: Game, index: int, event: object) -> None:
    """Replays event number `index` of a record: validates and plays it."""
    play_event(game, event, index=index)


def parse_record(text: str) -> dict[str, Any]:
    """Parses the JSON text of a record; RecordError gives the line and column of a syntax error."""
    if not isinstance(text, str):
        raise RecordError("record-not-text", field="JSON")
    try:
        record = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError("record-json", field="JSON", line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):
        raise RecordError("record-json-deep", field="JSON") from None
    if not isinstance(record, dict):
        raise RecordError("record-not-mapping", field="record")
    return record


def format_record(record: Mapping[str, Any]) -> str:
    """Formats a record as JSON text with one event per line, easy to read and to compare."""
    fields = [
        f" {json.dumps(key)}: " + (_lines(value) if key == "events" else _json(value)) for key, value in record.items()
    ]
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _lines(events: list[Any]) -> str:
    return "[" + ",".join(f"\n  {_json(event)}" for event in events) + "]"


def _json(value: object) -> str:
    """Escapes non-ASCII characters only if the text can't be encoded otherwise, as with a lone surrogate in a name."""
    text = json.dumps(value, ensure_ascii=False)
    return text if text.encode("utf-8", "replace").decode("utf-8") == text else json.dumps(value)


def _result(game: Game) -> dict[str, Any]:
    return {
        "over": game.over,
        "reason": game.reason,
        "winners": list(game.winners),
        "scores": list(game.scores),
    }


def check_result(game: Game, record: Mapping[str, Any]) -> None:
    """Raises RecordError if the record has a result that differs from what the events lead to."""
    if record.get("result") is None:
        return
    stored = _field(record, "result", dict)
    for key, value in _result(game).items():
        if key in stored and not _same(stored[key], value):
            raise RecordError("record-result", field=f"result.{key}", expected=json.dumps(value))


def _same(stored: object, value: object) -> bool:
    """Whether two JSON values are identical; Python considers 1, 1.0 and True equal, JSON doesn't."""
    if type(stored) is not type(value):
        return False
    if isinstance(stored, list) and isinstance(value, list):
        return len(stored) == len(value) and all(map(_same, stored, value))
    return stored == value


def kind_of(record: Mapping[str, Any]) -> GameType:
    """The game of a record."""
    try:
        return game_type(_field(record, "game", str))
    except OptionError as error:
        raise RecordError(error.code, field="game", cause=error) from None


def names_of(record: Mapping[str, Any]) -> list[str]:
    """The names of the seats of a record."""
    seats = _field(record, "seats", list)
    if not 1 <= len(seats) <= MOST_SEATS:
        raise RecordError("option-seats", field="seats", seats=len(seats), most=MOST_SEATS)
    names = []
    for number, seat in enumerate(seats):
        if not isinstance(seat, Mapping):
            raise RecordError("record-not-mapping", field=f"seats[{number}]")
        name = seat.get("name", f"Player {number + 1}")
        if not isinstance(name, str):
            raise RecordError("record-not-text", field=f"seats[{number}].name")
        names.append(name)
    return names


def _field(record: Mapping[str, Any], name: str, kind: type) -> Any:
    """A required field of the given type."""
    if name not in record:
        raise RecordError("record-field-missing", field=name)
    value = record[name]
    if not isinstance(value, kind):
        raise RecordError(_KINDS[kind], field=name)
    return value
