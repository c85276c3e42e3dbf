"""Printing: a facet for games that say how they are printed. The press makes PDF files of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rollwright.core.errors import OptionError
from rollwright.core.facets import Facet
from rollwright.picture.looks import Look


class Face(NamedTuple):
    """A board or sheet to be printed."""

    piece: str  # its name, or its text
    name: str  # of a shipped piece or of a side; "" if the piece has no name of its own
    picture: str  # SVG
    unit: float = 0.0  # width of a space in the picture; 0 if spaces differ


class Die(NamedTuple):
    """A die to be cut out: its name, and pictures of its faces 1 to 6, each a square (SVG)."""

    name: str
    faces: tuple[str, ...]


@dataclass(frozen=True)
class Section:
    """A section of the printed rules: message ids of its heading and its paragraphs, and of the points of a list."""

    heading: str
    paragraphs: tuple[str, ...] = ()
    points: tuple[str, ...] = ()


class Printing(Facet):
    """What is printed of a game. The default prints its pictures, and neither dice nor rules."""

    rules: tuple[Section, ...] = ()
    """The rules, which have to fit on one page. The messages are in the game's `words/rules` and `words/print`."""

    score: tuple[str, ...] = ()
    """Message ids of the numbers that a player writes below a board or sheet; the last one is the sum of the others."""

    reminder: tuple[str, ...] = ()
    """Message ids of what is easily forgotten, below a board or sheet that has a page to itself."""

    def faces(self, piece: str, look: Look) -> list[Face]:
        """The boards or sheets of a piece, given by its name or as text, empty."""
        draw = self.kind.picture.piece_svg
        if piece in self.kind.material.catalogue():
            return [Face(piece, piece, draw(piece))]
        faces = self.kind.material.faces(piece)
        names = faces if len(faces) > 1 else ("",)
        return [Face(text, name, draw(text)) for name, text in zip(names, faces.values(), strict=True)]

    def text_of(self, piece: str) -> str:
        """The text that a printed code has, in its shortest form; "" if the page can't open the piece."""
        try:
            if piece in self.kind.material.catalogue():
                piece = self.kind.workshop.text_of(piece)
            return self.kind.material.own([piece]).texts[0]
        except OptionError:  # BoardErrors are told
            return ""

    def dice(self, pieces: Sequence[str], look: Look) -> list[Die]:
        """The dice that these pieces are played with; the usual ones if there are no pieces."""
        return []

    def colours(self, look: Look) -> list[tuple[str, str]]:
        """The colours of the game as squares (SVG), by their letters, which the message `<game>-colour` names."""
        return []
