"""Localised messages from Fluent catalogues, numbers in a language, and the user's language.

A catalogue is a folder with one file per language. The common one is `locales/`, with what the terminal alone says in
`locales/terminal/`, and what printing, the coach and certificates say in folders beside it; each game has its own
(`games/<name>/words/`). Message identifiers are unique across all of them.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr", "it")
_LOCALES = Path(__file__).parent / "locales"
_catalogues: list[Path] = [_LOCALES, *(_LOCALES / part for part in ("terminal", "coach", "print", "certificate"))]


def add_catalogue(folder: Path) -> None:
    """Adds a catalogue: a folder with `en.ftl`, `de.ftl`, `fr.ftl` and `it.ftl`."""
    if folder not in _catalogues:
        _catalogues.append(folder)
        _bundle.cache_clear()


def catalogues() -> tuple[Path, ...]:
    """The folders of all catalogues."""
    return tuple(_catalogues)


def say(code: str, params: Mapping[str, object] | None = None, language: str = "en") -> str:
    """A message of the catalogues by its code, in a language. Falls back to English, then to the code itself."""
    for bundle in (_bundle(language if language in LANGUAGES else "en"), _bundle("en")):
        if bundle.has_message(code) and (pattern := bundle.get_message(code).value) is not None:
            return str(bundle.format_pattern(pattern, dict(params or {}))[0])
    return code


def decimal(number: float, digits: int, language: str) -> str:
    """Formats a number with `digits` decimal places and the decimal separator of the language."""
    text = f"{number:.{digits}f}"
    return text if language == "en" else text.replace(".", ",")


def user_language() -> str:
    """The language of the user's environment; English if it is not supported."""
    values = (os.environ.get(name, "") for name in ("ROLLWRIGHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    chosen = next(filter(None, values), "")
    preferred = os.environ.get("LANGUAGE", "") if chosen[:2] not in ("", "C", "C.", "PO") else ""
    wanted = [chosen] if os.environ.get("ROLLWRIGHT_LANG") else [*preferred.split(":"), chosen]
    return next((tag[:2].lower() for tag in wanted if tag[:2].lower() in LANGUAGES), "en")


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # imported late, because it is slow

    bundle = FluentBundle([language], use_isolating=False)
    for folder in _catalogues:
        file = folder / f"{language}.ftl"
        if file.exists():
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
