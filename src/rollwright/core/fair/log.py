"""What a table's log says about its dice: read from a record, whose log may come from anybody."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rollwright.core.errors import RecordError
from rollwright.core.facets import FIRST_EDITION
from rollwright.core.fair.draws import ORDERS, PIECES
from rollwright.core.fair.running_hash import Entry, surviving, unpacked
from rollwright.core.game import DICE, Event
from rollwright.core.setup import MOST_SEATS

PERSON, BOT, OPEN = "person", "bot", "open"
MOST = 2**53 - 1  # the largest whole number that every JSON reader keeps exactly
_HEX = re.compile(r"[0-9a-f]{64}")
_DEEP = 5  # an entry is no deeper
_GATHERING, _REVEALING, _CHOOSING, _PLAYING, _OVER, _DONE = range(1, 7)  # phases, in their order
_PHASES = {  # in which phases an entry may stand, from the first to the last of them
    "made": (0, 0),
    "joined": (_GATHERING, _GATHERING),
    "left": (_GATHERING, _PLAYING),
    "renamed": (_GATHERING, _GATHERING),
    "swapped": (_GATHERING, _GATHERING),
    "closed": (_GATHERING, _GATHERING),
    "revealed": (_REVEALING, _REVEALING),
    "dealt": (_REVEALING, _REVEALING),
    "chose": (_CHOOSING, _CHOOSING),
    "began": (_CHOOSING, _CHOOSING),
    "event": (_PLAYING, _PLAYING),
    "took_back": (_PLAYING, _PLAYING),
    "hinted": (_PLAYING, _PLAYING),
    "took_over": (_REVEALING, _PLAYING),
    "came_back": (_REVEALING, _PLAYING),
    "wants_end": (_GATHERING, _PLAYING),
    "plays_on": (_GATHERING, _PLAYING),
    "ended": (_GATHERING, _PLAYING),
    "opened": (_OVER, _OVER),
}
_BEGINS = {
    "made": _GATHERING,
    "closed": _REVEALING,
    "dealt": _CHOOSING,
    "began": _PLAYING,
    "ended": _OVER,
    "opened": _DONE,
}


@dataclass
class Log:
    """What a log says. Seats are numbered as before the lot."""

    entries: Sequence[Entry] = ()
    game: str = ""
    commitment: str = ""
    order: str = ""
    dealing: str = ""
    edition: int = FIRST_EDITION  # of the pieces that ship
    set: str = ""  # that pieces are dealt from; "" is the game's first
    own: list[str] = field(default_factory=list)  # the texts of pieces of one's own, which are dealt instead
    gathered: list[dict[str, Any]] = field(default_factory=list)  # who sits where, by the entries before `closed`
    closing: list[dict[str, Any]] = field(default_factory=list)  # the same by `closed`, which goes into the mix
    shares: dict[int, str] = field(default_factory=dict)  # revealed ones
    seats: list[int] = field(default_factory=list)  # for each seat of the game, its number before the lot
    first: int = 0
    setup: object = None  # the position that the game begins with
    pieces: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)  # without those that were taken back
    secret: str | None = None  # None until it is opened


def read_log(log: object, events: object, seats: int) -> Log:
    """Reads the log of a record with these events and so many seats; RecordError if it can't be one."""
    if not isinstance(log, list) or not isinstance(events, list):
        raise RecordError("record-not-list", field="fair.log")
    for number, item in enumerate(log):
        if not (type(item) is int or (isinstance(item, Mapping) and _is_plain(item, _DEEP))):
            raise RecordError("fair-entry", field=f"fair.log[{number}]")
    try:
        entries = unpacked(log, [_event(event) for event in events])
    except ValueError:
        raise RecordError("fair-log-events", field="fair.log") from None
    found, phase = Log(entries), 0
    for number, entry in enumerate(entries):
        try:
            phase = _next_phase(entry, phase)
            _READERS.get(entry["what"], _nothing)(found, entry, seats)
        except (ValueError, LookupError, TypeError, AttributeError):
            raise RecordError("fair-entry", field=f"fair.log, {number}") from None
    try:
        found.events = [(entries[place]["who"], entries[place]["words"]) for place in surviving(entries)]
    except ValueError as error:
        raise RecordError("fair-entry", field=f"fair.log, {error}") from None
    if phase < _PLAYING:
        raise RecordError("fair-log-events", field="fair.log")
    return found


def _event(event: object) -> Event:
    """An event of a record; ValueError if it has another form."""
    if not isinstance(event, (list, tuple)) or len(event) != 2:
        raise ValueError
    who, words = event
    if (type(who) is not int and who != DICE) or not isinstance(words, str) or not _is_plain(words, 0):
        raise ValueError
    return who, words


def _is_plain(value: object, depth: int) -> bool:
    """Whether a value has the same canonical text in every language."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode() == value
    if isinstance(value, Mapping):
        inner = [*value.values()]
        return depth > 0 and all(key.isascii() for key in value) and all(_is_plain(one, depth - 1) for one in inner)
    if isinstance(value, list):
        return depth > 0 and all(_is_plain(one, depth - 1) for one in value)
    return value is None or isinstance(value, bool) or (type(value) is int and abs(value) <= MOST)


def _next_phase(entry: Entry, phase: int) -> int:
    what = entry["what"]
    earliest, latest = _PHASES[what]
    if not earliest <= phase <= latest:
        raise ValueError
    return _BEGINS.get(what, phase)


def _made(log: Log, entry: Entry, seats: int) -> None:
    log.game, log.commitment = entry["game"], _digits(entry["commitment"])
    log.setup, log.set = entry.get("setup"), _text(entry.get("set", ""))
    log.edition = _number(entry.get("edition", FIRST_EDITION))
    log.own = [_text(text) for text in _few(entry.get("own", []))]
    log.order, log.dealing = _one_of(entry["order"], ORDERS), _one_of(entry["pieces"], PIECES)
    log.gathered = [
        _sitting(seat["name"], _one_of(seat["kind"], (PERSON, BOT, OPEN)), seat["promise"])
        for seat in _listed(entry["seats"], seats)
    ]


def _joined(log: Log, entry: Entry, seats: int) -> None:
    log.gathered[_seat(entry["seat"], seats)] = _sitting(entry["name"], PERSON, entry["promise"])


def _left(log: Log, entry: Entry, seats: int) -> None:
    if not log.closing:
        log.gathered[_seat(entry["seat"], seats)] = _sitting("", OPEN, None)


def _renamed(log: Log, entry: Entry, seats: int) -> None:
    seat = log.gathered[_seat(entry["seat"], seats)]
    log.gathered[entry["seat"]] = _sitting(entry["name"], _one_of(seat["kind"], (PERSON,)), seat["promise"])


def _swapped(log: Log, entry: Entry, seats: int) -> None:
    seat, other = _seat(entry["seat"], seats), _seat(entry["other"], seats)
    log.gathered[seat], log.gathered[other] = log.gathered[other], log.gathered[seat]


def _closed(log: Log, entry: Entry, seats: int) -> None:
    for number, bot in entry["bots"].items():
        log.gathered[[str(seat) for seat in range(seats)].index(number)] = _sitting(bot, BOT, None)
    log.closing = _listed(entry["seats"], seats)
    for seat in log.closing:
        _sitting(seat["name"], _one_of(seat["kind"], (PERSON, BOT)), seat["promise"])


def _revealed(log: Log, entry: Entry, seats: int) -> None:
    seat = _seat(entry["seat"], seats)
    if seat in log.shares:
        raise ValueError
    log.shares[seat] = _digits(entry["share"])


def _dealt(log: Log, entry: Entry, seats: int) -> None:
    log.seats, log.first = _listed(entry["seats"], seats), _seat(entry["first"], seats)
    if sorted(_seat(seat, seats) for seat in log.seats) != list(range(seats)):
        raise ValueError


def _began(log: Log, entry: Entry, seats: int) -> None:
    log.pieces = entry["pieces"]
    if not isinstance(log.pieces, list) or len(log.pieces) not in (0, seats):
        raise ValueError


def _game_event(log: Log, entry: Entry, seats: int) -> None:
    _event((entry["who"], entry["words"]))


def _took_back(log: Log, entry: Entry, seats: int) -> None:
    _event((_seat(entry["seat"], seats), entry["words"]))


def _opened(log: Log, entry: Entry, seats: int) -> None:
    log.secret = _digits(entry["secret"])


def _nothing(log: Log, entry: Entry, seats: int) -> None:
    """The entry says nothing about dice."""


_READERS: dict[str, Callable[[Log, Entry, int], None]] = {
    "made": _made,
    "joined": _joined,
    "left": _left,
    "renamed": _renamed,
    "swapped": _swapped,
    "closed": _closed,
    "revealed": _revealed,
    "dealt": _dealt,
    "began": _began,
    "event": _game_event,
    "took_back": _took_back,
    "opened": _opened,
}


def _sitting(name: object, kind: str, promise: object) -> dict[str, Any]:
    """Who sits on a seat, as in the closing list."""
    if not isinstance(name, str):
        raise TypeError
    return {"name": name, "kind": kind, "promise": None if promise is None else _digits(promise)}


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError
    return value


def _few(values: object) -> list[Any]:
    if not isinstance(values, list) or len(values) > MOST_SEATS:
        raise ValueError
    return values


def _listed(values: object, seats: int) -> list[Any]:
    if not isinstance(values, list) or len(values) != seats:
        raise ValueError
    return values


def _seat(value: object, seats: int) -> int:
    if type(value) is not int or not 0 <= value < seats:
        raise ValueError
    return value


def _digits(value: object) -> str:
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise ValueError
    return value


def _one_of(value: object, values: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in values:
        raise ValueError
    return value
