"""WebSocket frames (RFC 6455) as nearly all of them are: a whole text, short. `websockets` reads the others."""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was built without a compiler
    from websockets.utils import apply_mask

FINAL, MASKED = 0x80, 0x80
TEXT = FINAL | 1
SIZE = 127  # the bits that tell it, or that it follows:
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127
MASK = 4  # bytes


def frame(text: bytes) -> bytes:
    """A text from a server, in UTF-8: whole, not masked."""
    size = len(text)
    if size < IN_TWO_BYTES:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, IN_TWO_BYTES)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, IN_EIGHT_BYTES)) + size.to_bytes(8, "big") + text


def text_in(data: bytes, most: int) -> bytes | None:
    """The text of a browser, if the data is one frame that holds a whole one of at most so many bytes."""
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


def is_whole(data: bytes) -> bool:
    """Whether the data is whole frames, none of which is continued."""
    at = 0
    while at + 2 <= len(data) and data[at] & FINAL:
        size, start = data[at + 1] & SIZE, at + 2
        if size >= IN_TWO_BYTES:
            start += 2 if size == IN_TWO_BYTES else 8
            size = int.from_bytes(data[at + 2 : start], "big")
        at = start + size + (MASK if data[at + 1] & MASKED else 0)
    return at == len(data)
