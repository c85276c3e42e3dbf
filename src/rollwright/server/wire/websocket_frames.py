"""The common case of WebSocket frames (RFC 6455): short, complete texts. The library `websockets` reads all others."""

from __future__ import annotations

from struct import Struct

try:
    from websockets.speedups import apply_mask
except ImportError:  # installed without its C extension
    from websockets.utils import apply_mask

FINAL, MASKED = 0x80, 0x80
TEXT = FINAL | 1
SIZE = 127  # bits with the size, or one of these, if the size follows:
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127
MASK = 4  # bytes
_SHORT, _LONGER, _LONGEST = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack  # heads without a mask


def frame(text: bytes) -> bytes:
    """A complete, unmasked frame with a text in UTF-8."""
    size = len(text)
    if size < IN_TWO_BYTES:
        return _SHORT(TEXT, size) + text
    if size < 1 << 16:
        return _LONGER(TEXT, IN_TWO_BYTES, size) + text
    return _LONGEST(TEXT, IN_EIGHT_BYTES, size) + text


def text_in(data: bytes, most: int) -> bytes | None:
    """The text, if the data is exactly one frame with a complete, masked text of at most `most` bytes; else None."""
    if len(data) < 2 or data[0] != TEXT or data[1] < MASKED:
        return None
    size, start = data[1] & SIZE, 2 + MASK
    if size == IN_TWO_BYTES:
        size, start = int.from_bytes(data[2:4], "big"), 4 + MASK
    elif size == IN_EIGHT_BYTES:
        return None
    if size > most or len(data) != start + size:
        return None
    return apply_mask(data[start:], data[start - MASK : start])


def is_one_text(data: bytes) -> bool:
    """Whether the data begins with a complete text and seems to be nothing else: its size is that of one frame."""
    if len(data) < 4 or data[0] != TEXT:
        return False
    size = data[1] & SIZE
    if size == IN_TWO_BYTES:
        size = int.from_bytes(data[2:4], "big") + 2
    return len(data) == size + 2 + MASK


def is_whole(data: bytes) -> bool:
    """Whether the data consists of complete, unfragmented frames."""
    at = 0
    while at + 2 <= len(data) and data[at] & FINAL:
        size, start = data[at + 1] & SIZE, at + 2
        if size >= IN_TWO_BYTES:
            start += 2 if size == IN_TWO_BYTES else 8
            size = int.from_bytes(data[at + 2 : start], "big")
        at = start + size + (MASK if data[at + 1] & MASKED else 0)
    return at == len(data)
