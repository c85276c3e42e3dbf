"""What is promised before a game and opened after it: the server's secret, and a share of each browser."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

SIZE = 32  # bytes of a secret and of a share
NOTHING = bytes(SIZE)  # the share of a bot, and of a browser that didn't reveal its own in time

_COMMIT, _MIX = b"rollwright/commit/1", b"rollwright/mix/1"
_WORDS = Path(__file__).parent.parent / "four_words.txt"


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
    return tuple(_WORDS.read_text("ascii").split())
