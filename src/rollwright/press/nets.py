"""The net of a die, to be cut out, folded and glued: four faces in a row, one above and one below the second.

Opposite faces add up to seven, as on any die. Each of the seven edges that are glued has one flap.
"""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.picture.svg import number as _n
from rollwright.picture.svg import placed

FACE = 20.0  # mm
FLAP = 6.0
_EDGE = 0.5  # around, so that no line is cut off
WIDTH, HEIGHT = 2 * _EDGE + FLAP + 4 * FACE, 2 * _EDGE + 2 * FLAP + 3 * FACE
_SLANT = 4.0  # by which a flap gets shorter at both ends
_ROW = (1, 2, 6, 5)
_ABOVE, _BELOW = 3, 4  # the second face in the row
_INK = "#1d2126"
_FOLD = f'fill="none" stroke="{_INK}" stroke-width=".2" stroke-dasharray="1 .8"'
_CUT = f'fill="none" stroke="{_INK}" stroke-width=".35" stroke-linejoin="round"'


def die_net(faces: Sequence[str]) -> str:
    """The net of a die as SVG in mm, from its faces 1 to 6."""
    x, y = _EDGE + FLAP, _EDGE + FLAP + FACE  # where the row begins
    places = {face: (x + at * FACE, y) for at, face in enumerate(_ROW)}
    places[_ABOVE], places[_BELOW] = (x + FACE, y - FACE), (x + FACE, y + FACE)
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(WIDTH)} {_n(HEIGHT)}">',
            *(placed(faces[face - 1], *place, FACE, FACE) for face, place in sorted(places.items())),
            *(
                f'<rect x="{_n(x)}" y="{_n(y)}" width="{FACE:g}" height="{FACE:g}" {_FOLD}/>'
                for x, y in places.values()
            ),
            f'<path d="{_outline(x, y)}" {_CUT}/>',
            "</svg>",
        ]
    )


def _outline(x: float, y: float) -> str:
    """Where scissors go: clockwise, from the upper left corner of the row."""
    a, f, s, t = FACE, FLAP, _SLANT, FACE - 2 * _SLANT
    steps = (
        (a, 0),  # above the first face
        (-f, -s), (0, -t), (f, -s),  # the flap at the left of the upper face
        (s, -f), (t, 0), (s, f),
        (f, s), (0, t), (-f, s),
        (a, 0), (a, 0), (0, a), (-a, 0), (-a, 0),  # the third and fourth face
        (f, s), (0, t), (-f, s),
        (-s, f), (-t, 0), (-s, -f),
        (-f, -s), (0, -t), (f, -s),
        (-a, 0),
        (-f, -s), (0, -t),  # the flap of the first face
    )  # fmt: skip
    return f"M{_n(x)} {_n(y)}" + "".join(f"l{_n(dx)} {_n(dy)}" for dx, dy in steps) + "z"
