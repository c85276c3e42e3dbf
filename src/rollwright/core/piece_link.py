"""A board or paper in a link: its text behind the `#`, deflated, in letters and digits, so that it never reaches a
server; and behind a dot its name in the same way, if it has one. The page packs alike (web/src/lib/my-pieces.ts)."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from rollwright.core.errors import OptionError

LONGEST = 100_000  # bytes of an unpacked text
LONGEST_NAME = 60  # characters
_RAW = -zlib.MAX_WBITS  # deflate without header and checksum


def piece_link(site: str, game: str, text: str, name: str = "") -> str:
    """The link that opens a piece in the workshop of a site, such as `https://example.org`."""
    code = ".".join(map(pack, (text, name[:LONGEST_NAME]) if name else (text,)))
    return f"{site.rstrip('/')}/workshop/{game}#{code}"


def pack(text: str) -> str:
    """The text as what stands behind the `#`."""
    deflate = zlib.compressobj(zlib.Z_BEST_COMPRESSION, zlib.DEFLATED, _RAW)
    packed = deflate.compress(text.encode()) + deflate.flush()
    return urlsafe_b64encode(packed).decode("ascii").rstrip("=")


def unpack(code: str) -> str:
    """The text in what stands behind the `#`; OptionError if there is none, or a very long one."""
    packed = code.partition(".")[0]
    inflate = zlib.decompressobj(_RAW)
    try:
        text = inflate.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), LONGEST).decode()
    except (ValueError, zlib.error):
        raise OptionError("option-piece-link") from None
    if not inflate.eof:  # cut off, or some bytes that stand for very many
        raise OptionError("option-piece-link")
    return text
