"""Fair rolls: dice and draws derived from the server's secret and all shares, with HMAC-SHA256."""

from __future__ import annotations

import hmac
import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from rollwright.core.dice import Draw
from rollwright.core.game_type import GameType
from rollwright.core.own import Own
from rollwright.kernel import stream

LOT, GIVEN, SIDES, HAND = "lot", "given", "sides", "hand"
ORDERS = (LOT, GIVEN)  # of the seats
PIECES = (LOT, SIDES, HAND)

_ROLL = b"rollwright/roll/1"
_BYTE = 256
_FACES = bytes(byte % stream.FACES for byte in range(_BYTE))  # the face that a byte stands for
_UNFAIR = bytes(range(_BYTE - _BYTE % stream.FACES, _BYTE))  # rejected, since they would favour low faces


def draws(secret: bytes, mixed: bytes, roll: int) -> Draw:
    """Draws successive numbers from fair roll number `roll`; a second call starts again with the same numbers."""
    source = _bytes(_begun(secret, mixed), roll)

    def draw(n: int) -> int:
        limit = _BYTE - _BYTE % n  # rejection sampling: bytes from here on would favour low numbers
        return next(byte for byte in source if byte < limit) % n

    return draw


def _begun(secret: bytes, mixed: bytes) -> hmac.HMAC:
    """The part of the computation that all blocks of a game have in common."""
    return hmac.new(secret, _ROLL + mixed, "sha256")


def _bytes(begun: hmac.HMAC, roll: int) -> Iterator[int]:
    for number in itertools.count():
        yield from _block(begun, roll, number)


def _block(begun: hmac.HMAC, roll: int, number: int) -> bytes:
    """Block `number` of a roll: 32 bytes."""
    block = begun.copy()
    block.update(roll.to_bytes(4, "big") + number.to_bytes(4, "big"))
    return block.digest()


def lot(secret: bytes, mixed: bytes) -> Draw:
    """Fair roll 0, which decides everything that is drawn before the first throw."""
    return draws(secret, mixed, 0)


class FairDice:
    """The dice source of a game: throw n, counted from 0, is roll n + 1, since roll 0 is the lot."""

    def __init__(self, secret: bytes, mixed: bytes) -> None:
        self._secret, self._mixed, self._begun = secret, mixed, _begun(secret, mixed)

    def lot(self) -> Draw:
        """Roll 0."""
        return draws(self._secret, self._mixed, 0)

    def faces(self, throw: int, count: int) -> list[int]:
        """The same faces as repeated `draws(…)(6)`, but computed a block at a time."""
        faces, blocks = b"", 0
        while len(faces) < count:
            faces += _block(self._begun, throw + 1, blocks).translate(_FACES, delete=_UNFAIR)
            blocks += 1
        return list(faces[:count])


@dataclass(frozen=True)
class Deal:
    """The results of the lot (roll 0)."""

    order: tuple[int, ...]  # for each seat of the game, its player's seat at the table before the lot
    first: int  # the seat of the game that plays first
    pieces: tuple[str, ...]  # for each seat of the game; () if players choose them, or the game has none


def deal(
    kind: GameType,
    seats: int,
    draw: Draw,
    *,
    order: str = LOT,
    pieces: str = LOT,
    set: str = "",
    own: Own | None = None,
) -> Deal:
    """Draws the seating order, the first seat and the pieces, of a set or people's own, from roll 0, in this order."""
    seated = _shuffled(seats, draw) if order == LOT else tuple(range(seats))
    first = draw(seats)
    if pieces == HAND:
        return Deal(seated, first, ())
    return Deal(seated, first, kind.material.deal(seats, draw, set) if own is None else own.deal(seats, draw))


def _shuffled(seats: int, draw: Draw) -> tuple[int, ...]:
    """A Fisher–Yates shuffle of the numbers below `seats`, from the last place down."""
    order = list(range(seats))
    for place in range(seats - 1, 0, -1):
        other = draw(place + 1)
        order[place], order[other] = order[other], order[place]
    return tuple(order)
