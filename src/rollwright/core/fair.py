"""Dice that a player can check: promised before the game, opened after it. Byte by byte in `docs/fair-dice.md`."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from rollwright.core.errors import RecordError
from rollwright.core.facets import Why
from rollwright.core.game import DICE, Game
from rollwright.core.game_type import GameType
from rollwright.core.record import begin_record, check_result, events_of, replay_event
from rollwright.kernel import stream

VERSION = 1
SIZE = 32  # bytes of a secret and of a share
NOTHING = bytes(SIZE)  # the share of a bot, and of whoever didn't reveal in time
LOT, GIVEN, SIDES, HAND = "lot", "given", "sides", "hand"
ORDERS = (LOT, GIVEN)  # of the seats
PIECES = (LOT, SIDES, HAND)

_COMMIT, _MIX, _ROLL = b"rollwright/commit/1", b"rollwright/mix/1", b"rollwright/roll/1"
_BYTE = 256
_SHA_BLOCK = 64  # bytes
_FACES = bytes(byte % stream.FACES for byte in range(_BYTE))  # what a byte is as a die
_UNFAIR = bytes(range(_BYTE - _BYTE % stream.FACES, _BYTE))  # bytes that would favour small numbers
_GAME_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_HEX = re.compile(r"[0-9a-f]{64}")  # 32 bytes

Draw = Callable[[int], int]
"""Gives a number below n."""


# Promises


def commitment(game_id: str, secret: bytes) -> str:
    """What the server promises about the dice before anybody sits down."""
    return sha256(_COMMIT + game_id.encode("ascii") + secret).hexdigest()


def promise(share: bytes) -> str:
    """What a browser promises about its share of the dice."""
    return sha256(share).hexdigest()


def mix(game_id: str, shares: Sequence[bytes]) -> bytes:
    """The shares of all seats in one, in the order of the table before the lot; `NOTHING` where there is none."""
    return sha256(_MIX + game_id.encode("ascii") + b"".join(shares)).digest()


def four_words(commitment: str) -> tuple[str, str, str, str]:
    """A commitment for people to compare: its first four bytes, a word for each."""
    words = _words()
    one, two, three, four = (words[byte] for byte in bytes.fromhex(commitment)[:4])
    return one, two, three, four


@cache
def _words() -> tuple[str, ...]:
    return tuple(Path(__file__).with_name("four_words.txt").read_text("ascii").split())


# Dice and lots


def draws(secret: bytes, mixed: bytes, roll: int) -> Draw:
    """What roll number `roll` brings, one number after the other; the same again if it is asked for again."""
    source = _bytes(secret, mixed, roll)

    def draw(n: int) -> int:
        limit = _BYTE - _BYTE % n  # bytes above would favour small numbers
        return next(byte for byte in source if byte < limit) % n

    return draw


def _bytes(secret: bytes, mixed: bytes, roll: int) -> Iterator[int]:
    source = _source(secret, mixed)
    for number in itertools.count():
        yield from _block(source, roll, number)


def _source(secret: bytes, mixed: bytes) -> tuple[bytes, bytes]:
    """What all rolls of a game have in common: the inner and the outer beginning of HMAC-SHA256 (RFC 2104)."""
    key = secret.ljust(_SHA_BLOCK, b"\0")
    return bytes(byte ^ 0x36 for byte in key) + _ROLL + mixed, bytes(byte ^ 0x5C for byte in key)


def _block(source: tuple[bytes, bytes], roll: int, number: int) -> bytes:
    """So many bytes at a time. `hmac.new` takes nearly twice as long, `hmac.digest` lets other threads in."""
    inner, outer = source
    place = roll.to_bytes(4, "big") + number.to_bytes(4, "big")
    return sha256(outer + sha256(inner + place).digest()).digest()


def lot(secret: bytes, mixed: bytes) -> Draw:
    """Roll 0, which decides what the rules leave to lot."""
    return draws(secret, mixed, 0)


class FairDice:
    """The dice of a game: throw n, counted from 0, is roll n + 1, since roll 0 is the lot."""

    def __init__(self, secret: bytes, mixed: bytes) -> None:
        self._secret, self._mixed, self._source = secret, mixed, _source(secret, mixed)

    def lot(self) -> Draw:
        """Roll 0."""
        return draws(self._secret, self._mixed, 0)

    def faces(self, throw: int, count: int) -> list[int]:
        """As `draws` gives them, a block at a time."""
        faces, blocks = b"", 0
        while len(faces) < count:
            faces += _block(self._source, throw + 1, blocks).translate(_FACES, delete=_UNFAIR)
            blocks += 1
        return list(faces[:count])


@dataclass(frozen=True)
class Deal:
    """What the lot decided."""

    order: tuple[int, ...]  # for each seat of the game the seat that its player had at the table before
    first: int  # the seat of the game that begins
    pieces: tuple[str, ...]  # for each seat of the game; () if they are chosen by hand, or there are none


def deal(kind: GameType, seats: int, draw: Draw, *, order: str = LOT, pieces: str = LOT) -> Deal:
    """Who sits where, who begins and what lies before whom, drawn in this order."""
    seated = _shuffled(seats, draw) if order == LOT else tuple(range(seats))
    first = draw(seats)
    return Deal(seated, first, () if pieces == HAND else kind.material.deal(seats, draw))


def _shuffled(seats: int, draw: Draw) -> tuple[int, ...]:
    """The numbers below `seats`: from the last place down, each is exchanged with one up to itself."""
    order = list(range(seats))
    for place in range(seats - 1, 0, -1):
        other = draw(place + 1)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


# In a record


@dataclass(frozen=True)
class Share:
    """What a seat of the table promised and gave, as hexadecimal digits; None where it did not."""

    seat: int  # of the game, after the lot
    promise: str | None
    share: str | None

    @property
    def bytes(self) -> bytes:
        """As it goes into the mix."""
        return NOTHING if self.share is None else bytes.fromhex(self.share)


@dataclass(frozen=True)
class Fair:
    """All that is needed to check the dice of a game: the field "fair" of a record."""

    game_id: str
    commitment: str
    secret: str | None  # None until it is opened
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
    """The field "fair" of a record; RecordError if there is none, or it is not as it should be."""
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
    """One for each seat of the game."""
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


# Checking


def verify(record: Mapping[str, Any]) -> list[Why]:
    """What is wrong with the dice and lots of a record; [] if all is as promised.

    RecordError if it can't be told: the record has no such dice, or its events can't be played.
    """
    fair = read_fair(record)
    faults = _broken_promises(fair)
    if fair.secret is None or faults:
        return faults
    secret = bytes.fromhex(fair.secret)
    game = begin_record(record, FairDice(secret, fair.mixed))
    faults = _wrong_lots(fair, game, lot(secret, fair.mixed))
    for index, event in enumerate(events_of(record)):
        try:
            faults += _wrong_throw(game, index, event)
        except RecordError:
            if faults:
                return faults  # what was altered doesn't go with what follows
            raise
    check_result(game, record)
    return faults


def _broken_promises(fair: Fair) -> list[Why]:
    faults: list[Why] = []
    if fair.secret is None:
        faults.append(("fair-not-opened", {}))
    elif commitment(fair.game_id, bytes.fromhex(fair.secret)) != fair.commitment:
        faults.append(("fair-commitment", {}))
    for share in fair.shares:
        if share.share is not None and promise(share.bytes) != share.promise:
            faults.append(("fair-promise", {"seat": share.seat}))
    return faults


def _wrong_lots(fair: Fair, game: Game, draw: Draw) -> list[Why]:
    dealt = deal(game.kind, game.seats, draw, order=fair.order, pieces=fair.pieces)
    seated = sorted(range(game.seats), key=lambda place: fair.shares[place].seat)
    faults: list[Why] = []
    if seated != list(dealt.order):
        faults.append(("fair-order", {"expected": _listed(dealt.order), "found": _listed(seated)}))
    if game.setup.first != dealt.first:
        faults.append(("fair-first", {"expected": dealt.first, "found": game.setup.first}))
    return faults + _wrong_pieces(game, dealt.pieces, fair.pieces)


def _wrong_pieces(game: Game, dealt: Sequence[str], how: str) -> list[Why]:
    """Every seat has the piece that it was dealt, or another side of it, and the pieces are those of the game."""
    material, found = game.kind.material, game.kind.material.pieces_of(game.setup)
    faults: list[Why] = []
    for seat, piece in enumerate(dealt):
        sides = material.sides(piece) if how == SIDES else (piece,)
        if found[seat] not in sides:
            faults.append(("fair-piece", {"seat": seat, "expected": " / ".join(sides), "found": found[seat]}))
    if dealt and not faults:
        ours = material.to_record(game.kind.set_up(pieces=found))
        if ours.get(material.option) != material.to_record(game.setup).get(material.option):
            faults.append(("fair-material", {}))
    return faults


def _wrong_throw(game: Game, index: int, event: object) -> list[Why]:
    """Plays an event; if it is a throw, it must be the one that the fair dice of the game give."""
    expected = ""
    if game.awaiting_roll:
        game.roll()
        expected = game.events[-1][1]
        game.undo()
    replay_event(game, index, event)
    who, found = game.events[-1]
    if who != DICE or found == expected:
        return []
    return [("fair-throw", {"number": game.throws, "expected": expected, "found": found})]


def _listed(seats: Sequence[int]) -> str:
    return ", ".join(map(str, seats))
