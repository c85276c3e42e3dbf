"""How Diceland is printed: boards with their status bars, six equal dice, and the rules."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.core.printing import Die, Face, Printing, Section
from rollwright.games.diceland.material.board import board_of
from rollwright.games.diceland.picture.geometry import WIDTH
from rollwright.games.diceland.picture.paints import PAINTS
from rollwright.games.diceland.picture.svg import ALL_DICE, board_svg
from rollwright.picture.die_face import die_face
from rollwright.picture.looks import Look


def _section(name: str, *paragraphs: str, points: Sequence[str] = ()) -> Section:
    return Section(f"diceland-rules-{name}", _ids(paragraphs), _ids(points))


def _ids(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"diceland-{'' if name.startswith('print-') else 'rules-'}{name}" for name in names)


class DicelandPrinting(Printing):
    rules = (
        _section("aim", "aim-goal", "aim-start"),
        _section("tour", points=("tour-2", "tour-3", "tour-4", "tour-5")),
        _section("setup", "print-setup", "setup-first"),
        _section("play", "play-phases"),
        _section("throw", "throw-pick", "throw-on"),
        _section("cross", "cross-active", "cross-others", "play-next"),
        _section("mark", points=("mark-touch", "mark-one", "mark-finish", "mark-all")),
        _section("treasures", "treasures-earn", "treasures-throw", "print-marker", "treasures-order"),
        _section("end", "end-phase", "end-treasure"),
        _section("turn", points=("turn-1", "turn-2", "turn-3", "turn-4", "turn-5", "turn-6", "turn-7")),
        _section("argue", points=("ruling-d7", "ruling-d13", "ruling-d17", "ruling-d18", "ruling-d20")),
    )

    reminder = _ids(("mark-touch", "mark-one", "mark-finish", "mark-all"))

    def faces(self, piece: str, look: Look) -> list[Face]:
        name = piece if piece in self.kind.material.catalogue() else ""
        return [Face(piece, name, board_svg(board_of(piece), look=look), WIDTH)]

    def dice(self, pieces: Sequence[str], look: Look) -> list[Die]:
        """D1: six equal dice."""
        return [Die("", tuple(die_face(paint, look) for paint in PAINTS.values()))] * ALL_DICE

    def colours(self, look: Look) -> list[tuple[str, str]]:
        return [(letter, die_face(paint, look)) for letter, paint in PAINTS.items()]
