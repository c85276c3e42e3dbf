"""The field "fair" of a record: everything needed to verify the dice of a game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rollwright.core.errors import RecordError
from rollwright.core.fair.draws import LOT, ORDERS, PIECES
from rollwright.core.fair.promises import NOTHING, SIZE, mix

VERSION = 1
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
    """Everything needed to verify the dice of a game."""

    game_id: str
    commitment: str
    secret: str | None  # None until it is revealed
    shares: tuple[Share, ...]  # in the order of the table before the lot
    order: str = LOT
    pieces: str = LOT

    def as_record(self) -> dict[str, Any]:
        return {
            "version": VERSION,
            "game_id": self.game_id,
            "commitment": self.commitment,
            "secret": self.secret,
            "shares": [{"seat": one.seat, "promise": one.promise, "share": one.share} for one in self.shares],
            "lot": {"order": self.order, "pieces": self.pieces},
        }

    @property
    def mixed(self) -> bytes:
        return mix(self.game_id, [share.bytes for share in self.shares])


def read_fair(record: Mapping[str, Any]) -> Fair:
    """Reads the field "fair" of a record; RecordError if it is missing or invalid."""
    if not isinstance(record, Mapping):
        raise RecordError("record-not-mapping", field="record")
    if record.get("fair") is None:
        raise RecordError("fair-missing", field="fair")
    field = _mapping(record["fair"], "fair")
    if type(field.get("version")) is not int or field["version"] != VERSION:
        raise RecordError("fair-version", field="fair.version", expected=VERSION)
    game_id = field.get("game_id")
    if not isinstance(game_id, str) or not _GAME_ID.fullmatch(game_id):
        raise RecordError("fair-game-id", field="fair.game_id")
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
