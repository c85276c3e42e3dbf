"""An order: what is printed, and how. It is checked when it is made."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, get_args

from rollwright.core.errors import OptionError
from rollwright.core.registry import game_type
from rollwright.words import LANGUAGES

Paper = Literal["a4", "letter"]
Size = Literal["large", "medium", "small"]

MOST_COPIES = 50
MOST_PAGES = 100
LONGEST_TITLE = 60
_SITE = re.compile(r"https?://[A-Za-z0-9._~:\[\]-]{1,200}/?")


@dataclass(frozen=True)
class Piece:
    """A board or paper to be printed, given by its name or as text; a text may have a title."""

    game: str
    text: str
    title: str = ""


@dataclass(frozen=True)
class Order:
    """What is printed, and how; OptionError if that can't be."""

    pieces: tuple[Piece, ...] = ()
    dice: tuple[str, ...] = ()
    """The games whose dice are printed."""

    rules: tuple[str, ...] = ()
    """The games whose rules are printed."""

    paper: Paper = "a4"
    per_page: int = 1
    """Boards or sheets on a page: one or two."""

    size: Size = "large"
    grey: bool = False
    """Whether it is for printers without colours."""

    copies: int = 1
    """Of the pages with boards and sheets."""

    language: str = "en"
    site: str = ""
    """The address of the page that printed codes open, such as `https://example.org`; "" for codes that have the text
    of the piece."""

    def __post_init__(self) -> None:
        for option, value, allowed in (
            ("paper", self.paper, get_args(Paper)),
            ("size", self.size, get_args(Size)),
            ("per-page", self.per_page, (1, 2)),
            ("language", self.language, LANGUAGES),
        ):
            if value not in allowed:
                raise OptionError(
                    "option-print-choice", option=option, given=str(value)[:80], allowed=", ".join(map(str, allowed))
                )
        if not (self.pieces or self.dice or self.rules):
            raise OptionError("option-print-nothing")
        if not 1 <= self.copies <= MOST_COPIES:
            raise OptionError("option-print-copies", most=MOST_COPIES)
        if -(-len(self.pieces) // self.per_page) * self.copies > MOST_PAGES:  # before they are drawn
            raise OptionError("option-print-pages", most=MOST_PAGES)
        if self.site and not _SITE.fullmatch(self.site):
            raise OptionError("option-print-site", site=self.site[:80])
        for game in (*(piece.game for piece in self.pieces), *self.dice, *self.rules):
            game_type(game)
