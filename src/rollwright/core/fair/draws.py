"""Dice and lots that follow from the server's secret and the shares of all: HMAC-SHA256, a roll at a time."""

from __future__ import annotations

import hmac
import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from rollwright.core.dice import Draw
from rollwright.core.game_type import GameType
from rollwright.kernel import stream

LOT, GIVEN, SIDES, HAND = "lot", "given", "sides", "hand"
ORDERS = (LOT, GIVEN)  # of the seats
PIECES = (LOT, SIDES, HAND)

_ROLL = b"rollwright/roll/1"
_BYTE = 256
_FACES = bytes(byte % stream.FACES for byte in range(_BYTE))  # what a byte is as a die
_UNFAIR = bytes(range(_BYTE - _BYTE % stream.FACES, _BYTE))  # bytes that would favour small numbers


def draws(secret: bytes, mixed: bytes, roll: int) -> Draw:
    """What roll number `roll` brings, one number after the other; the same again if it is asked for again."""
    source = _bytes(secret, mixed, roll)

    def draw(n: int) -> int:
        limit = _BYTE - _BYTE % n  # bytes above would favour small numbers
        return next(byte for byte in source if byte < limit) % n

    return draw


def _bytes(secret: bytes, mixed: bytes, roll: int) -> Iterator[int]:
    for number in itertools.count():
        yield from _block(secret, mixed, roll, number)


def _block(secret: bytes, mixed: bytes, roll: int, number: int) -> bytes:
    """The next 32 bytes of a roll."""
    place = roll.to_bytes(4, "big") + number.to_bytes(4, "big")
    return hmac.digest(secret, _ROLL + mixed + place, "sha256")


def lot(secret: bytes, mixed: bytes) -> Draw:
    """Roll 0, which decides what the rules leave to lot."""
    return draws(secret, mixed, 0)


class FairDice:
    """The dice of a game: throw n, counted from 0, is roll n + 1, since roll 0 is the lot."""

    def __init__(self, secret: bytes, mixed: bytes) -> None:
        self._secret, self._mixed = secret, mixed

    def lot(self) -> Draw:
        """Roll 0."""
        return draws(self._secret, self._mixed, 0)

    def faces(self, throw: int, count: int) -> list[int]:
        """As `draws` gives them, a block at a time."""
        faces, blocks = b"", 0
        while len(faces) < count:
            faces += _block(self._secret, self._mixed, throw + 1, blocks).translate(_FACES, delete=_UNFAIR)
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
