"""The table as a picture (SVG).

Before a name, a die marks the seat whose turn it is, an arrow one that is asked, a star one that has won; what may be
marked now is lit. The size depends on the number of seats only, so the frames of a game make a video.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rollwright.core.position import Position
from rollwright.envs.render.captions import caption, clockwise, heading, name_of, result, signs, turn
from rollwright.picture.svg import INK, escaped, number, placed, size_of

EDGE = 16  # between the parts, and around them
HEIGHT = 720
HEAD = (600, 96)
OWN = (600, 592)
OTHERS = (0, 440, 320, 224)  # width of the others' boards, by their number
PLATE = 32  # with a seat's name, above its board
DICE = (480, 56)
TABLE, LIGHT = "#e6e0d2", "#ffe9a8"
LETTERS = 80  # of a caption, at most
ICONS = {
    "seat-active": "M-8-8H8V8H-8ZM-5.5-3.8a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0Z"
    "M-1.8 0a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0ZM1.9 3.8a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0Z",
    "seat-asked": "M-6-8L9 0L-6 8Z",
    "seat-won": "M0-9L2.2-3.1L8.6-2.8L3.6 1.2L5.3 7.3L0 3.8L-5.3 7.3L-3.6 1.2L-8.6-2.8L-2.2-3.1Z",
}


class Tile(NamedTuple):
    """A picture and where it lies on the table."""

    x: int
    y: int
    width: int
    height: int
    svg: str


def size(seats: int) -> tuple[int, int]:
    """Width and height of the picture of the table."""
    return 2 * EDGE + OWN[0] + (EDGE + OTHERS[seats - 1] if seats > 1 else 0), HEIGHT


def draw_svg(position: Position, seat: int) -> str:
    """The table as a picture that needs nothing else."""
    width, height = size(position.seats)
    inside = [placed(tile.svg, *tile[:4]) for tile in tiles(position, seat)]
    return _svg(width, height, [f'<rect width="{width}" height="{height}" fill="{TABLE}"/>', *inside])


def tiles(position: Position, seat: int) -> Iterator[Tile]:
    """What the picture of the table consists of: dice with their caption, and each seat's board with its name."""
    yield Tile(EDGE, EDGE, *HEAD, _head(position, seat))
    yield Tile(EDGE, EDGE + HEAD[1], *OWN, _board(position, seat, *OWN))
    others = clockwise(position, seat)[1:]
    width = OTHERS[len(others)]
    height = min((HEIGHT - EDGE) // max(len(others), 1) - EDGE, width + PLATE)
    top = (HEIGHT + EDGE - len(others) * (height + EDGE)) // 2
    for place, other in enumerate(others):
        x, y = 2 * EDGE + OWN[0], top + place * (height + EDGE)
        yield Tile(x, y, width, height, _board(position, other, width, height))


def _head(position: Position, seat: int) -> str:
    width, height = HEAD
    dice = position.kind.picture.dice_svg(position, seat)
    first = _text(0, 42, result(position), 28, "bold") if position.over else placed(dice, 0, 4, *_fit(dice, *DICE))
    below = _text(0, height - 12, caption(position, seat), 15)
    return _svg(width, height, [first, _text(width, 40, turn(position), 20, anchor="end"), below])


def _board(position: Position, seat: int, width: int, height: int) -> str:
    """What lies before a seat, under its name, signs and score."""
    board = position.kind.picture.seat_svg(position, seat)
    inner, below = _fit(board, width, height - PLATE)
    left = (width - inner) / 2
    codes = list(signs(position, seat))
    inside = [
        f"<title>{escaped(heading(position, seat))}</title>",
        _plate(left, inner) if {"seat-asked", "seat-won"} & set(codes) else "",
        *(_icon(code, left + 16 + 22 * place) for place, code in enumerate(codes)),
        _text(left + 8 + 22 * len(codes), 20, _short(name_of(position, seat), int(inner) // 16), 17, "bold"),
        _text(left + inner - 8, 20, str(position.scores[seat]), 19, "bold", "end"),
        placed(board, left, PLATE, inner, below),
    ]
    return _svg(width, height, inside)


def _plate(x: float, width: float) -> str:
    place = f'x="{number(x + 1)}" y="1" width="{number(width - 2)}" height="{PLATE - 6}"'
    return f'<rect {place} rx="8" fill="{LIGHT}" stroke="{INK}" stroke-width="2"/>'


def _icon(code: str, x: float) -> str:
    look = f'class="{code}" fill="{INK}" fill-rule="evenodd"'
    return f'<path d="{ICONS[code]}" transform="translate({number(x)} 14)" {look}/>'


def _text(x: float, y: float, words: str, letters: int, weight: str = "normal", anchor: str = "start") -> str:
    look = f'font-size="{letters}" font-weight="{weight}" text-anchor="{anchor}" fill="{INK}"'
    return f'<text x="{number(x)}" y="{y}" {look}>{escaped(_short(words, LETTERS))}</text>'


def _short(words: str, letters: int) -> str:
    return words if len(words) <= letters else words[: letters - 3] + "..."


def _fit(picture: str, width: float, height: float) -> tuple[float, float]:
    """The largest size within another one that a picture can have."""
    own_width, own_height = size_of(picture)
    scale = min(width / own_width, height / own_height)
    return own_width * scale, own_height * scale


def _svg(width: int, height: int, inside: Iterable[str]) -> str:
    start = '<svg xmlns="http://www.w3.org/2000/svg" role="img" font-family="Helvetica, Arial, sans-serif"'
    return "\n".join([f'{start} viewBox="0 0 {width} {height}">', *filter(None, inside), "</svg>", ""])
