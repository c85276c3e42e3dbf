"""Text as a terminal shows it: wrapped to its width, and without control characters."""

from __future__ import annotations

import textwrap

_ALLOWED = "\n\u00a0\u202f"  # beside letters; the last two are the non-breaking spaces of French


def wrap(line: str, width: int, indent: str = "") -> list[str]:
    """Text wrapped for a terminal: lines are broken at plain spaces only, so that paths and options stay whole; from
    the second on they are indented."""
    return textwrap.wrap(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False) or [""]


def printable(text: str) -> str:
    """Text from files and players, which can't control the terminal."""
    return "".join(letter if letter.isprintable() or letter in _ALLOWED else "\ufffd" for letter in text)
