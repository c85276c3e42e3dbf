"""How Ring & Route is printed: sheets with misthrow boxes and tables of points, its three dice, and the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rollwright.core.printing import Die, Face, Printing, Section
from rollwright.games.ring_and_route.material.own_paper import own_paper
from rollwright.games.ring_and_route.material.sheet import DICE, sheet_of, shipped_dice
from rollwright.games.ring_and_route.picture.paints import PAINTS
from rollwright.games.ring_and_route.picture.svg import sheet_svg
from rollwright.picture.die_face import die_face
from rollwright.picture.looks import Look


def _section(name: str, *paragraphs: str, points: Sequence[str] = ()) -> Section:
    return Section(f"ring-and-route-rules-{name}", _ids(paragraphs), _ids(points))


def _ids(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"ring-and-route-{'' if name.startswith('print-') else 'rules-'}{name}" for name in names)


class RingAndRoutePrinting(Printing):
    rules = (
        _section("aim", "aim-points", "aim-sheets"),
        _section("tour", points=("tour-1", "tour-2", "tour-3", "tour-4")),
        _section("setup", "print-setup", "setup-first"),
        _section("play", "play-throw", "print-look", "play-use", "play-next"),
        _section("mark-colours", "mark-ring"),
        _section("mark-numbers", "mark-route", "mark-cross", "mark-sum"),
        _section("misthrows", "misthrows-due", "misthrows-third", "misthrows-turn"),
        _section("end", "end-when", "end-score", "print-points"),
        _section("turn", points=("turn-1", "turn-2", "turn-3", "turn-4", "turn-5", "turn-6")),
        _section("score", points=("score-1", "score-2", "score-3")),
        _section("argue", points=("ruling-r1", "ruling-r13", "ruling-r15", "ruling-r19", "ruling-r20")),
    )

    score = ("ring-and-route-print-ring", "ring-and-route-print-route", "ring-and-route-print-sheet")

    reminder = _ids(("misthrows-due", "misthrows-third"))

    def faces(self, piece: str, look: Look) -> list[Face]:
        """A paper of one's own has two sheets, and may have points of its own (R18)."""
        if not self._is_paper(piece):
            name = piece if piece in self.kind.material.catalogue() else ""
            return [Face(piece, name, sheet_svg(sheet_of(piece), look=look))]
        paper = own_paper([piece])
        points = paper.options["number_points"]
        return [
            Face(text, name, sheet_svg(sheet_of(text), number_points=points, look=look))
            for name, text in paper.faces.items()
        ]

    def text_of(self, piece: str) -> str:
        """The page opens papers; a single sheet is none."""
        is_sheet = piece not in self.kind.material.catalogue() and not self._is_paper(piece)
        return "" if is_sheet else super().text_of(piece)

    def dice(self, pieces: Sequence[str], look: Look) -> list[Die]:
        """R1: those of the papers, each three once."""
        found = [self._dice_of(piece) for piece in pieces] or [shipped_dice()]
        different = [dice for at, dice in enumerate(found) if dice not in found[:at]]
        return [_die(name, dice[name], look) for dice in different for name in DICE]

    def colours(self, look: Look) -> list[tuple[str, str]]:
        return [(letter, die_face(paint, look)) for letter, paint in PAINTS.items()]

    def _dice_of(self, piece: str) -> Mapping[str, str]:
        return dict(own_paper([piece]).options["die_faces"]) if self._is_paper(piece) else shipped_dice()

    def _is_paper(self, piece: str) -> bool:
        return piece not in self.kind.material.catalogue() and len(self.kind.material.faces(piece)) > 1


def _die(name: str, colours: str, look: Look) -> Die:
    faces = (die_face(PAINTS[colour], look, str(number), name) for number, colour in enumerate(colours, start=1))
    return Die(name, tuple(faces))
