"""The contents of a PDF file as plain data, which the typesetting only has to place.

What users write, such as titles, is data there and can't become markup.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rollwright.core.errors import OptionError
from rollwright.core.game_type import GameType
from rollwright.core.printing import Die, Face, Section
from rollwright.core.registry import game_type
from rollwright.picture.looks import COLOUR_PRINT, GREY_PRINT, Look
from rollwright.picture.svg import size_of
from rollwright.press import nets
from rollwright.press.codes import Code, piece_code
from rollwright.press.glyphs import printable
from rollwright.press.layout import FOOT, GAP, HEAD, MARGIN, PAPERS, room
from rollwright.press.order import LONGEST_TITLE, MOST_PAGES, Order, Piece
from rollwright.words import add_catalogue, decimal, say

Data = dict[str, Any]
LONGEST_DOCUMENT = 120  # characters of its title
NETS = 6  # on a page


def contents(order: Order) -> Data:
    """Everything on the pages of an order, with its words; BoardError if a piece isn't playable."""
    return _Contents(order).document()


@dataclass
class _Contents:
    order: Order
    pictures: list[str] = field(default_factory=list)  # each is stored once

    def document(self) -> Data:
        order = self.order
        for kind in self._kinds():
            _add_words(kind)
        faces = [face for piece in order.pieces for face in self._faces(piece)]
        pages = [self._piece_page(part) for part in _parts(faces, order.per_page)] * order.copies
        pages += [page for game in order.dice for page in self._dice_pages(game_type(game))]
        pages += [self._rules_page(game_type(game)) for game in order.rules if game_type(game).printing.rules]
        if not pages:  # of games without dice and rules to print
            raise OptionError("option-print-nothing")
        if len(pages) > MOST_PAGES:
            raise OptionError("option-print-pages", most=MOST_PAGES)
        width, height = PAPERS[order.paper]
        titles = dict.fromkeys([*(face["title"] for face in faces), *(page["title"] for page in pages)])
        return {
            "language": order.language,
            "title": printable(", ".join(filter(None, titles)), LONGEST_DOCUMENT),
            "page": {"width": width, "height": height, "margin": MARGIN, "foot": FOOT, "head": HEAD, "gap": GAP},
            "pages": pages,
            "pictures": self.pictures,
            "words": {name: self._say(f"print-{name}") for name in ("name", "ruler", "code", "code-text")},
            "site": order.site,
        }

    # Boards and sheets

    def _faces(self, piece: Piece) -> Iterator[Data]:
        kind = game_type(piece.game)
        text = kind.printing.text_of(piece.text)
        code = piece_code(self.order.site, kind.name, text, piece.title) if text else None
        for face in kind.printing.faces(piece.text, self._look()):
            yield self._face(kind, piece, face, code)

    def _face(self, kind: GameType, piece: Piece, face: Face, code: Code | None) -> Data:
        own = printable(piece.title, LONGEST_TITLE)
        title = " ".join(filter(None, (own or self._title(kind), printable(face.name, LONGEST_TITLE))))
        about = (self._say(code, **params) for code, params in kind.material.about(face.piece))
        width = room(self.order.paper, self.order.per_page).fit(face.picture, self.order.size)
        space = width * face.unit / size_of(face.picture)[0]
        return {
            "title": title,
            "alt": " ".join([f"{title}.", *about]),
            "picture": self._picture(face.picture),
            "width": width,
            "space": self._say("print-space", width=decimal(space, 1, self.order.language)) if space else "",
            "score": [self._say(message) for message in kind.printing.score],
            "reminder": [self._say(message) for message in kind.printing.reminder],
            "code": None if code is None else self._picture(code.picture),
            "code-width": 0 if code is None else code.width,
        }

    def _piece_page(self, faces: Sequence[Data]) -> Data:
        return {"kind": "pieces", "title": "", "faces": faces, "halves": self.order.per_page == 2}

    # Dice

    def _dice_pages(self, kind: GameType) -> Iterator[Data]:
        pieces = [piece.text for piece in self.order.pieces if piece.game == kind.name]
        for part in _parts(kind.printing.dice(pieces, self._look()), NETS):
            yield {
                "kind": "dice",
                "title": self._say("print-dice", game=self._title(kind)),
                "how": self._say("print-dice-how"),
                "width": nets.WIDTH,
                "nets": [self._net(die) for die in part],
            }

    def _net(self, die: Die) -> Data:
        alt = self._say("print-net", name=die.name, named="yes" if die.name else "no")
        return {"picture": self._picture(nets.die_net(die.faces)), "alt": alt}

    # Rules

    def _rules_page(self, kind: GameType) -> Data:
        return {
            "kind": "rules",
            "title": self._say("print-rules", game=self._title(kind)),
            "facts": self._say(f"{kind.name}-rules-facts"),
            "colours": [
                {"picture": self._picture(picture), "name": self._say(f"{kind.name}-colour", colour=letter)}
                for letter, picture in kind.printing.colours(self._look())
            ],
            "sections": [self._section(section) for section in kind.printing.rules],
            "imprint": self._say("print-imprint"),
        }

    def _section(self, section: Section) -> Data:
        return {
            "heading": self._say(section.heading),
            "paragraphs": [self._say(message) for message in section.paragraphs],
            "points": [self._say(message) for message in section.points],
        }

    # All of them

    def _kinds(self) -> list[GameType]:
        order = self.order
        return [game_type(game) for game in (*(piece.game for piece in order.pieces), *order.dice, *order.rules)]

    def _look(self) -> Look:
        return GREY_PRINT if self.order.grey else COLOUR_PRINT

    def _picture(self, picture: str) -> int:
        """Its place among the pictures, where it has no colours left if it is for printers without them."""
        picture = self._look().recoloured(picture)
        if picture not in self.pictures:
            self.pictures.append(picture)
        return self.pictures.index(picture)

    def _title(self, kind: GameType) -> str:
        code = f"{kind.name}-title"
        found = self._say(code)
        return printable(kind.name.replace("-", " ").title() if found == code else found, LONGEST_TITLE)

    def _say(self, message: str, **params: object) -> str:
        return say(message, params, self.order.language)


def _add_words(kind: GameType) -> None:
    """The catalogues of a game that only its printed pages and the browser need."""
    for part in ("rules", "print"):
        if kind.words is not None and (kind.words / part).is_dir():
            add_catalogue(kind.words / part)


def _parts(things: Sequence[Any], most: int) -> Iterator[Sequence[Any]]:
    for start in range(0, len(things), most):
        yield things[start : start + most]
