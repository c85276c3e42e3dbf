"""The face of a die that is cut out of paper: a square of a colour with its symbol and, if there is one, a number."""

from __future__ import annotations

from rollwright.picture.looks import Look
from rollwright.picture.palette import Paint
from rollwright.picture.svg import escaped

SIDE = 100.0
_HATCHING = 1.8  # scale


def die_face(paint: Paint, look: Look, number: str = "", name: str = "") -> str:
    """A face as SVG. Nobody writes on dice, so in colour they are as bright as on a screen; in black and white the
    hatching is a frame, since it would spoil numbers."""
    drawn = look.paints({"": paint})[""] if look.is_grey else paint
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE:g} {SIDE:g}" font-family="{look.font}"'
            f' text-anchor="middle" fill="{drawn.ink}">',
            look.definitions({"": paint}, _HATCHING),
            f'<rect width="{SIDE:g}" height="{SIDE:g}" fill="{drawn.fill}"/>',
            '<rect x="14" y="14" width="72" height="72" rx="10" fill="#fff"/>' if look.is_grey else "",
            *(_numbered(drawn, number, name) if number else [_symbol(drawn, 50, 50, 2.6)]),
            "</svg>",
        ]
    )


def _numbered(paint: Paint, number: str, name: str) -> list[str]:
    return [
        f'<text x="40" y="70" font-size="58" font-weight="bold">{escaped(number)}</text>',
        _symbol(paint, 70, 34, 1.25),
        f'<text x="70" y="74" font-size="20">{escaped(name)}</text>',
    ]


def _symbol(paint: Paint, x: float, y: float, scale: float) -> str:
    return f'<path d="{paint.symbol}" transform="translate({x:g} {y:g}) scale({scale:g})"/>'
