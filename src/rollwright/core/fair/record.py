"""The field "fair" of a record: everything needed to verify the dice of a game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rollwright.core.errors import RecordError
from rollwright.core.fair.draws import LOT, ORDERS, PIECES
from rollwright.core.fair.log import Log, read_log
from rollwright.core.fair.promises import NOTHING, SIZE, mix
from rollwright.core.fair.running_hash import Entry, packed, running_hash

FIRST_VERSION, VERSION = 1, 2
_GAME_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_HEX = re.compile(r"[0-9a-f]{64}")  # 32 bytes


@dataclass(frozen=True)
class Share:
    """A seat's promise and its revealed share, in hexadecimal; None if missing."""

    seat: int  # of the game, after the lot
    promise: str | None
    share: str | None

    @property
    def bytes(self) -> bytes:
        """The bytes that go into the mix."""
        return NOTHING if self.share is None else bytes.fromhex(self.share)


@dataclass(frozen=True)
class Fair:
    """Everything needed to verify the dice of a game, by either version of the protocol."""

    game_id: str
    commitment: str
    secret: str | None  # None until it is revealed
    shares: tuple[Share, ...]  # in the order of the table before the lot
    order: str = LOT
    pieces: str = LOT
    set: str = ""  # that pieces are dealt from; "" is the game's first, and the only one of the first version
    log: Log | None = None  # None by the first version
    hash: str = ""  # what the record says about the running hash of the log

    @property
    def version(self) -> int:
        return FIRST_VERSION if self.log is None else VERSION

    @property
    def mixed(self) -> bytes:
        shares = [share.bytes for share in self.shares]
        return mix(self.game_id, shares, None if self.log is None else self.log.closing)


def write_fair(game_id: str, entries: Sequence[Entry]) -> dict[str, Any]:
    """The field "fair" of a game whose log has these entries."""
    digest = running_hash(game_id, entries)
    return {"version": VERSION, "game_id": game_id, "hash": digest, "log": packed(entries)}


def write_first_version(fair: Fair) -> dict[str, Any]:
    """The field "fair" by the first version of the protocol, for games that were begun by it."""
    return {
        "version": FIRST_VERSION,
        "game_id": fair.game_id,
        "commitment": fair.commitment,
        "secret": fair.secret,
        "shares": [{"seat": one.seat, "promise": one.promise, "share": one.share} for one in fair.shares],
        "lot": {"order": fair.order, "pieces": fair.pieces},
    }


def read_fair(record: Mapping[str, Any]) -> Fair:
    """Reads the field "fair" of a record; RecordError if it is missing or invalid."""
    if not isinstance(record, Mapping):
        raise RecordError("record-not-mapping", field="record")
    if record.get("fair") is None:
        raise RecordError("fair-missing", field="fair")
    field = _mapping(record["fair"], "fair")
    version = field.get("version")
    if type(version) is not int or version not in (FIRST_VERSION, VERSION):
        raise RecordError("fair-one-of", field="fair.version", values=f"{FIRST_VERSION}, {VERSION}")
    game_id = field.get("game_id")
    if not isinstance(game_id, str) or not _GAME_ID.fullmatch(game_id):
        raise RecordError("fair-game-id", field="fair.game_id")
    return (_read_first_version if version == FIRST_VERSION else _read)(game_id, field, record)


def _read(game_id: str, field: Mapping[str, Any], record: Mapping[str, Any]) -> Fair:
    seats = record.get("seats")
    log = read_log(field.get("log"), record.get("events"), len(seats) if isinstance(seats, list) else 0)
    places = [log.seats.index(place) for place in range(len(log.seats))]
    shares = (Share(places[n], seat["promise"], log.shares.get(n)) for n, seat in enumerate(log.closing))
    digest = _digits(field, "hash", "fair")
    lots = log.order, log.dealing, log.set
    return Fair(game_id, log.commitment, log.secret, tuple(shares), *lots, log, digest)


def _read_first_version(game_id: str, field: Mapping[str, Any], record: Mapping[str, Any]) -> Fair:
    chances = _mapping(field.get("lot"), "fair.lot")
    return Fair(
        game_id,
        _digits(field, "commitment", "fair"),
        _digits_or_none(field, "secret", "fair"),
        _shares(field.get("shares"), record.get("seats")),
        _one_of(chances, "order", ORDERS),
        _one_of(chances, "pieces", PIECES),
    )


def _shares(shares: object, seats: object) -> tuple[Share, ...]:
    """Reads the shares, one for each seat of the game."""
    number = len(seats) if isinstance(seats, list) else 0
    if not isinstance(shares, list) or len(shares) != number:
        raise RecordError("record-list-per-seat", field="fair.shares", seats=number)
    found = [_share(share, f"fair.shares[{place}]", number) for place, share in enumerate(shares)]
    if len({share.seat for share in found}) != number:
        raise RecordError("fair-seats", field="fair.shares", seats=number)
    return tuple(found)


def _share(share: object, place: str, seats: int) -> Share:
    field = _mapping(share, place)
    seat = field.get("seat")
    if type(seat) is not int or not 0 <= seat < seats:
        raise RecordError("record-number", field=f"{place}.seat", most=seats - 1)
    return Share(seat, _digits_or_none(field, "promise", place), _digits_or_none(field, "share", place))


def _mapping(value: object, place: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise RecordError("record-not-mapping", field=place)
    return value


def _digits_or_none(field: Mapping[str, Any], name: str, place: str) -> str | None:
    return None if name in field and field[name] is None else _digits(field, name, place)


def _digits(field: Mapping[str, Any], name: str, place: str) -> str:
    value = field.get(name)
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise RecordError("fair-digits", field=f"{place}.{name}", digits=2 * SIZE)
    return value


def _one_of(field: Mapping[str, Any], name: str, values: Sequence[str]) -> str:
    value = field.get(name)
    if not isinstance(value, str) or value not in values:
        raise RecordError("fair-one-of", field=f"fair.lot.{name}", values=", ".join(values))
    return value
