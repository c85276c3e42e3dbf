"""What the page says, from its catalogues, and what of it a language has left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

SOURCE = Path(__file__).parents[2] / "src" / "rollwright"
IDENTIFIER = re.compile(
    r"\b(?:page|diceland|ring-and-route|level|seat|fair|refused|move|record|print|option)-[a-z]+(?:-[a-z0-9]+)*\b"
)
LETTERS = re.compile(r"[^\W\d_]{2}")
WORD = re.compile(r"\w+")


def say(code: str, language: str = "en", **params: object) -> str:
    bundle = _bundle(language)
    text, faults = bundle.format_pattern(bundle.get_message(code).value, params)
    assert not faults, faults
    return str(text)


def own_code(game: str, code: str) -> str:
    """The code of a game's own message, where it has one instead of the page's."""
    own = f"{game}-{code}"
    return own if _bundle("en").has_message(own) else code


@cache
def english_only(language: str) -> dict[str, list[str]]:
    """Texts of the English catalogues that the language's don't have, by their first word."""
    own = "\n".join(text for texts in _texts(language).values() for text in texts).casefold()
    own_words = set(WORD.findall(own))
    found: dict[str, list[str]] = {}
    for text in {_plain(text) for texts in _texts("en").values() for text in texts}:
        if LETTERS.search(text) and text not in (own if " " in text else own_words):
            found.setdefault(WORD.findall(text)[0], []).append(text)
    return found


def left_in_english(seen: list[str], language: str) -> list[str]:
    """Which of the texts that are seen on a page are English, or have an English phrase in them."""
    return [text for text in seen if _has_english(_plain(text), english_only(language))]


def _has_english(text: str, english: dict[str, list[str]]) -> bool:
    words = WORD.findall(text)
    phrases = (phrase for word in words for phrase in english.get(word, ()))
    return any(phrase == text or (" " in phrase and f" {phrase} " in f" {text} ") for phrase in phrases)


def _plain(text: str) -> str:
    return text.strip(" .,:;…!?()\n").casefold()


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in _files(language):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _files(language: str) -> list[Path]:
    parts = ("words", "words/page", "words/rules", "words/lessons", "words/coach", "words/workshop")
    shared = ("locales", *(f"locales/{part}" for part in ("page", "coach", "review", "workshop", "print")))
    folders = (*shared, *(f"games/*/{part}" for part in parts))
    return [file for folder in folders for file in sorted(SOURCE.glob(f"{folder}/{language}.ftl"))]


@cache
def _texts(language: str) -> dict[str, list[str]]:
    """The pieces of text in each message."""
    entries = (entry for file in _files(language) for entry in parse(file.read_text("utf-8")).body)
    return {entry.id.name: list(_pieces(entry.value)) for entry in entries if isinstance(entry, ast.Message)}


def _pieces(pattern: ast.Pattern | None) -> Iterator[str]:
    for element in pattern.elements if pattern else []:
        if isinstance(element, ast.TextElement):
            yield re.sub(r"\s+", " ", element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _pieces(variant.value)
