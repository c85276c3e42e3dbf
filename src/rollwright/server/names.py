"""Names of people, as they are shown."""

from __future__ import annotations

import unicodedata

LONGEST = 24
_HIDDEN = ("Cc", "Cf", "Co", "Cs", "Cn")  # control, format (bidi among them), private, half and unknown letters
_JOINER = "\u200d"  # holds emoji together
_MOST_MARKS = 2  # accents on one letter


def clean_name(name: str) -> str:
    """A name that can stand in any line: composed letters, none that hide or steer, one blank at a time, short."""
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
