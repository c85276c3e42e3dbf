"""Commitments: the server's to its secret, and each browser's to its share; the mix of all shares, and a hash in four
words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from rollwright.core.fair.running_hash import canonical

SIZE = 32  # of a secret and of a share, in bytes
NOTHING = bytes(SIZE)  # replaces the share of a bot, or of a browser that didn't reveal its own in time

_COMMIT, _MIX, _MIX_1 = b"rollwright/commit/1", b"rollwright/mix/2", b"rollwright/mix/1"
_WORDS = Path(__file__).parent.parent / "four_words.txt"


def commitment(game_id: str, secret: bytes) -> str:
    """The server's commitment to its secret, published before anybody sits down."""
    return sha256(_COMMIT + game_id.encode("ascii") + secret).hexdigest()


def promise(share: bytes) -> str:
    """A browser's commitment to its share."""
    return sha256(share).hexdigest()


def mix(game_id: str, shares: Sequence[bytes], closing: Sequence[Mapping[str, Any]] | None) -> bytes:
    """Combines the shares of all seats, in the order of the table before the lot; `NOTHING` for a missing share.

    `closing` is the list of who sat where when the seats were closed; None by the first version of the protocol.
    """
    shared = b"".join(shares)
    if closing is None:
        return sha256(_MIX_1 + game_id.encode("ascii") + shared).digest()
    return sha256(_MIX + game_id.encode("ascii") + sha256(canonical(closing)).digest() + shared).digest()


def four_words(digest: str) -> tuple[str, str, str, str]:
    """A short form of a commitment, or of any hash, for people to compare: one word for each of its first four
    bytes."""
    words = _words()
    one, two, three, four = (words[byte] for byte in bytes.fromhex(digest)[:4])
    return one, two, three, four


@cache
def _words() -> tuple[str, ...]:
    return tuple(_WORDS.read_text("ascii").split())
