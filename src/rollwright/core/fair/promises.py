"""Commitments: the server's to its secret, and each browser's to its share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

SIZE = 32  # of a secret and of a share, in bytes
NOTHING = bytes(SIZE)  # replaces the share of a bot, or of a browser that didn't reveal its own in time

_COMMIT, _MIX = b"rollwright/commit/1", b"rollwright/mix/1"
_WORDS = Path(__file__).parent.parent / "four_words.txt"


def commitment(game_id: str, secret: bytes) -> str:
    """The server's commitment to its secret, published before anybody sits down."""
    return sha256(_COMMIT + game_id.encode("ascii") + secret).hexdigest()


def promise(share: bytes) -> str:
    """A browser's commitment to its share."""
    return sha256(share).hexdigest()


def mix(game_id: str, shares: Sequence[bytes]) -> bytes:
    """Combines the shares of all seats, in the order of the table before the lot; `NOTHING` for a missing share."""
    return sha256(_MIX + game_id.encode("ascii") + b"".join(shares)).digest()


def four_words(commitment: str) -> tuple[str, str, str, str]:
    """A short form of a commitment for people to compare: one word for each of its first four bytes."""
    words = _words()
    one, two, three, four = (words[byte] for byte in bytes.fromhex(commitment)[:4])
    return one, two, three, four


@cache
def _words() -> tuple[str, ...]:
    return tuple(_WORDS.read_text("ascii").split())
