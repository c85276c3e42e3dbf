"""Names that people enter: sanitises them."""

from __future__ import annotations

import unicodedata

LONGEST = 24
_HIDDEN = ("Cc", "Cf", "Co", "Cs", "Cn")  # control, format (also bidirectional), private use, surrogates, unassigned
# Letters, marks and symbols that show nothing: fillers of Hangul, vowels of Khmer, an empty Braille cell, a joiner of
# marks, and the selectors of variants of letters
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0" + "\u180b\u180c\u180d\u180f") | {
    chr(code) for code in (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))
}
_JOINER, _NON_JOINER = "\u200d", "\u200c"
_EMOJI_VARIANT = "\ufe0f"
_EMOJI = ("So", "Sk")  # symbols, and skin tones
_MOST_MARKS = 2  # accents on one letter
_VIRAMA = 9  # the combining class of signs that join consonants in Indian scripts


def clean_name(name: str) -> str:
    """The name of a person, safe in any line of text: NFC, without invisible or control characters, single spaces,
    short.

    Two names that look the same because one has an invisible character are the same afterwards. Empty if nothing of
    the name can be seen.
    """
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        if letter.isspace():
            letter, category = " ", "Zs"
        if letter in _BLANK or (category in _HIDDEN and not _is_needed(letter, letters)):
            continue
        if letter == _EMOJI_VARIANT and not _is_emoji(letters):
            continue
        marks = marks + 1 if category.startswith("M") else 0
        if letters and letters[-1] in (_JOINER, _NON_JOINER) and not _joins(letters, category):
            letters.pop()
        if marks <= _MOST_MARKS:
            letters.append(letter)
    cleaned = " ".join("".join(letters).split())[:LONGEST].strip(" " + _JOINER + _NON_JOINER)
    return cleaned if any(unicodedata.category(letter)[0] in "LNPS" for letter in cleaned) else ""


def _is_needed(letter: str, before: list[str]) -> bool:
    """Whether a joiner changes what is seen: between emoji, after a virama, or (a non-joiner) in Arabic script."""
    if not before:
        return False
    after_virama = unicodedata.combining(before[-1]) == _VIRAMA
    if letter == _JOINER:
        return after_virama or _is_emoji(before)
    return letter == _NON_JOINER and (after_virama or unicodedata.bidirectional(before[-1]) == "AL")


def _joins(letters: list[str], category: str) -> bool:
    """Whether the joiner at the end does something before a character of this category."""
    return category in _EMOJI if _is_emoji(letters[:-1]) else category != "Zs"


def _is_emoji(letters: list[str]) -> bool:
    """Whether the last one is an emoji, or belongs to one."""
    return bool(letters) and (letters[-1] == _EMOJI_VARIANT or unicodedata.category(letters[-1]) in _EMOJI)
