"""The characters that the press can print: those of its font. Titles may have others, which become a question mark."""

from __future__ import annotations

import unicodedata

MISSING = "?"
_RANGES = ((0x20, 0x7E), (0xA0, 0x17E), (0x391, 0x3A1), (0x3A3, 0x3CE), (0x400, 0x45F))
"""Latin, Greek and Cyrillic: every character in them is in the font."""
_MORE = frozenset("–—‘’‚“”„†‡•…‰‹›⁄€−≈≠≤≥×÷→←↑↓")


def printable(text: str, longest: int) -> str:
    """A text of a user on one line, with no more than `longest` characters, all of which can be printed."""
    line = " ".join(unicodedata.normalize("NFC", text[: 4 * longest]).split())
    short = line if len(line) <= longest else line[: longest - 1].rstrip() + "…"
    return "".join(letter if _is_printable(letter) else MISSING for letter in short)


def _is_printable(letter: str) -> bool:
    return letter in _MORE or (letter.isprintable() and any(low <= ord(letter) <= high for low, high in _RANGES))
