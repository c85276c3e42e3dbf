"""Looks of a picture: on a screen, on paper in colour, and on paper in black and white.

On paper people mark with pencils and pens. So the fills are light there, and in black and white each colour has a
hatching besides its symbol.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from rollwright.picture.palette import BLUE, GREEN, GREY, ORANGE, PURPLE, RED, YELLOW, Paint
from rollwright.picture.svg import PAPER

PRINT_FONT = "Libertinus Serif"  # comes with typst
TILE = 8  # side of the square that a hatching repeats
_COLOUR = re.compile(r"#[0-9a-f]{6}\b")
_WHITE = 255

_TINTS = {RED: 0.56, YELLOW: 0.72, GREEN: 0.52, BLUE: 0.44, ORANGE: 0.62, PURPLE: 0.5, GREY: 0.75}
"""How much of a fill is left on paper; the rest is white."""

_HATCHINGS = {
    RED: '<path d="M-2 2L2-2M0 8L8 0M6 10L10 6" stroke="#000" stroke-width=".7"/>',
    YELLOW: "",
    GREEN: '<path d="M0 4H8M4 0V8" stroke="#000" stroke-width=".6"/>',
    BLUE: '<rect width="8" height="8" fill="#a9a9a9"/>',
    ORANGE: '<circle cx="2" cy="2" r=".9"/><circle cx="6" cy="6" r=".9"/>',
    PURPLE: '<path d="M0 8L8 0M0 0L8 8" stroke="#000" stroke-width=".6"/>',
    GREY: '<path d="M0 2H8M0 6H8" stroke="#000" stroke-width=".6"/>',
}
"""What a tile shows of each colour, on white; no two are alike when one is turned by 90°."""


@dataclass(frozen=True)
class Look:
    """How colours and paper are drawn. The default is that of a screen."""

    font: str = "system-ui, sans-serif"
    paper: str = PAPER
    is_print: bool = False
    is_grey: bool = False

    def paints(self, paints: Mapping[str, Paint]) -> dict[str, Paint]:
        """A game's colours in this look."""
        return {letter: self._paint(paint) for letter, paint in paints.items()}

    def definitions(self, paints: Mapping[str, Paint], scale: float = 1.0) -> str:
        """What a picture with these colours begins with: the hatchings, if there are any."""
        if not self.is_grey:
            return ""
        return f"<defs>{''.join(_pattern(paint, scale) for paint in paints.values())}</defs>"

    def recoloured(self, picture: str) -> str:
        """A picture that may know nothing of looks, in this one: in black and white, other colours become grey."""
        return _COLOUR.sub(_grey_of, picture) if self.is_grey else picture

    def _paint(self, paint: Paint) -> Paint:
        if self.is_grey:
            return paint._replace(fill=f"url(#{_hatching_id(paint)})", ink="#000000", deep="#000000")
        if self.is_print:
            return paint._replace(fill=_tint(paint.fill, _TINTS[paint]), ink=paint.deep)
        return paint


SCREEN = Look()
COLOUR_PRINT = Look(PRINT_FONT, "none", is_print=True)
GREY_PRINT = Look(PRINT_FONT, "none", is_print=True, is_grey=True)


def _tint(colour: str, share: float) -> str:
    return "#" + "".join(f"{round(_WHITE - share * (_WHITE - part)):02x}" for part in _parts(colour))


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _grey_of(found: re.Match[str]) -> str:
    """As light as the colour."""
    red, green, blue = _parts(found[0])
    level = f"{round(0.2126 * red + 0.7152 * green + 0.0722 * blue):02x}"
    return f"#{level * 3}"


def _hatching_id(paint: Paint) -> str:
    return f"hatching-{list(_HATCHINGS).index(paint)}"


def _pattern(paint: Paint, scale: float) -> str:
    size = f'width="{TILE}" height="{TILE}" patternUnits="userSpaceOnUse" patternTransform="scale({scale:g})"'
    white = f'<rect width="{TILE}" height="{TILE}" fill="#fff"/>'
    return f'<pattern id="{_hatching_id(paint)}" {size}>{white}{_HATCHINGS[paint]}</pattern>'
