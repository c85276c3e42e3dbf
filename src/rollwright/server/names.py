"""Sanitises the names that people enter."""

from __future__ import annotations

import unicodedata

LONGEST = 24
_HIDDEN = ("Cc", "Cf", "Co", "Cs", "Cn")  # control, format (also bidirectional), private use, surrogates, unassigned
_JOINER = "\u200d"  # joins emoji
_MOST_MARKS = 2  # accents on one letter


def clean_name(name: str) -> str:
    """A name that is safe in any line of text: NFC, without invisible or control characters, single spaces, short."""
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        if letter.isspace():
            letter, category = " ", "Zs"
        if category in _HIDDEN and letter != _JOINER:
            continue
        marks = marks + 1 if category.startswith("M") else 0
        if marks <= _MOST_MARKS:
            letters.append(letter)
    return " ".join("".join(letters).split())[:LONGEST].strip(" " + _JOINER)
