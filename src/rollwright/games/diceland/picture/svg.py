"""A board and the dice as SVG. Where a space lies is said by `geometry.py`.

Nothing depends on telling colours apart: each colour has a symbol, crossed spaces have an X, spaces that are legal now
a ring. There are no words in a picture but its title, so it serves every language.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence

from rollwright.games.diceland.material.board import COLOURS, Board, Space
from rollwright.games.diceland.picture.geometry import (
    MARGIN,
    Point,
    borders,
    centre,
    complete_colours,
    coordinates,
    corners,
    field_size,
    treasure_spaces,
)
from rollwright.games.diceland.picture.paints import PAINTS
from rollwright.picture.looks import SCREEN, Look
from rollwright.picture.palette import Paint
from rollwright.picture.svg import INK, PAPER, escaped
from rollwright.picture.svg import number as _n

_STAR = 8  # points of the star under a treasure
_HEAD = 34.0  # height of the title
_SEAM = f'stroke="{PAPER}" stroke-opacity=".55"'  # between spaces of a territory
_SEAM_ON_PAPER = f'stroke="{INK}" stroke-opacity=".4" stroke-width=".7"'  # where fills are light
_BAR = 62.0  # height of the status bar
_NARROWEST = 480.0  # a small board stands in the middle of a picture as wide as its status bar needs
ALL_DICE = 6  # D1
DIE = 52.0
DIE_GAP = 8.0  # between dice and around them
TRAY = "#c9c2b1"


def board_svg(
    board: Board,
    crossed: Collection[int] = (),
    legal: Collection[int] = (),
    title: str | None = None,
    look: Look = SCREEN,
) -> str:
    """A board as SVG that needs nothing else: no script, style sheet, font or, on a screen, identifier."""
    crossed, legal = frozenset(crossed), frozenset(legal)
    paints = look.paints(PAINTS)
    field_width, field_height = field_size(board)
    width = max(field_width, _NARROWEST)
    head = 0.0 if title is None else _HEAD
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" role="img"'
        f' font-family="{look.font}" viewBox="0 0 {_n(width)} {_n(head + field_height + _BAR)}">',
        "" if title is None else f"<title>{escaped(title)}</title>",
        look.definitions(PAINTS),
        f'<rect width="100%" height="100%" rx="14" fill="{look.paper}"/>',
        "" if title is None else _text(width / 2, 32, title, 20, "bold"),
        f'<g transform="translate({_n((width - field_width) / 2)} {_n(head)})">',
        *_field(board, crossed, legal, paints, _SEAM_ON_PAPER if look.is_print else _SEAM),
        "</g>",
        f'<g transform="translate(0 {_n(head + field_height + 4)})">',
        *_status_bar(board, crossed, width, paints, look.is_print),
        "</g>",
        "</svg>",
    ]
    return "\n".join(filter(None, parts)) + "\n"


def dice_svg(aside: str, others: str = "", unthrown: int = 0, used: str = "") -> str:
    """Diceland's dice as SVG, by their colours, such as `gg` and `rrry`: those set aside on a tray, those still to fall
    as outlines.

    The dice of the colour `used` have a ring like that of a space that may be crossed.
    """
    faces = [*aside, *others, *[""] * unthrown]
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" role="img"'
        f' viewBox="0 0 {_n(_die_place(ALL_DICE, 1))} {_n(DIE + 2 * DIE_GAP)}">',
        _tray(len(aside)) if aside else "",
        *(_die(_die_place(at, at >= len(aside) > 0), letter, letter == used) for at, letter in enumerate(faces)),
        "</svg>",
    ]
    return "\n".join(filter(None, parts)) + "\n"


def _die_place(at: int, beyond: int) -> float:
    """The left edge of a die; those beyond the tray lie a little further on."""
    return DIE_GAP + at * (DIE + DIE_GAP) + beyond * 2 * DIE_GAP


def _tray(dice: int) -> str:
    shape = f'width="{_n(dice * (DIE + DIE_GAP) + DIE_GAP)}" height="{_n(DIE + 2 * DIE_GAP)}" rx="16"'
    return f'<rect class="aside" {shape} fill="{TRAY}"/>'


def _die(x: float, letter: str, used: bool) -> str:
    middle = x + DIE / 2, DIE_GAP + DIE / 2
    if not letter:
        return _square(x, 2, f'fill="none" stroke="{INK}" stroke-opacity=".45" stroke-width="2" stroke-dasharray="5 5"')
    paint = PAINTS[letter]
    parts = [
        f'<g class="die {letter}"><title>{letter}</title>',
        _square(x, 1, f'fill="{paint.fill}" stroke="{INK}" stroke-width="2"'),
        _path(paint.symbol, paint.ink, *middle, 1.25),
        _square(x, 5, f'fill="none" stroke="{INK}" stroke-width="6.4"') if used else "",
        _square(x, 5, 'fill="none" stroke="white" stroke-width="3.8"') if used else "",
        "</g>",
    ]
    return "".join(parts)


def _square(x: float, inset: float, look: str) -> str:
    place = f'x="{_n(x + inset)}" y="{_n(DIE_GAP + inset)}"'
    return f'<rect {place} width="{_n(DIE - 2 * inset)}" height="{_n(DIE - 2 * inset)}" rx="{_n(11 - inset)}" {look}/>'


def _field(
    board: Board, crossed: Collection[int], legal: Collection[int], paints: Mapping[str, Paint], seam: str
) -> Iterator[str]:
    """All hexagons with their borders and coordinates; later ones lie on top."""
    yield from _coordinates(board)
    for number, space in enumerate(board.spaces):
        yield _hexagon(space, paints[COLOURS[space.colour]], number in crossed, number in legal, seam)
    for place in board.obstacles:
        yield _polygon(corners(*place), f'class="obstacle" fill="{INK}"')
    yield _polygon(corners(*board.start), 'class="start" fill="white"')
    edges = "".join(f"M{_n(a)} {_n(b)}L{_n(c)} {_n(d)}" for (a, b), (c, d) in borders(board))
    yield f'<path d="{edges}" stroke="{INK}" stroke-width="3.2" stroke-linecap="round"/>'
    for number in sorted(legal):
        yield _ring(board.spaces[number])
    yield _mark(*centre(*board.start), 10.5)


def _hexagon(space: Space, paint: Paint, crossed: bool, legal: bool, seam: str) -> str:
    letter = COLOURS[space.colour]
    x, y = centre(space.column, space.row)
    states = [name for name, held in (("crossed", crossed), ("legal", legal)) if held]
    radius = 13.5 if legal else 16.5  # of a star; inside the ring of a legal space there is less room
    symbol = (x, y + 14, 0.42) if crossed else (x, y, radius / 20 if space.treasure else 0.7)  # below the cross
    parts = [
        f'<g class="{" ".join(["space", letter, *states])}" data-space="{space.name}">',
        f"<title>{space.name}</title>",
        _polygon(corners(space.column, space.row), f'fill="{paint.fill}" {seam}'),
        _star(x, y, radius) if space.treasure else "",
        _path(paint.symbol, paint.deep if space.treasure else paint.ink, *symbol),
        _mark(x, y - 1, 10.5) if crossed else "",
        "</g>",
    ]
    return "".join(parts)


def _ring(space: Space) -> str:
    """Around a space that may be crossed now: white between two dark lines, so it shows on every colour."""
    inner = corners(space.column, space.row, inset=4.2)
    return _polygon(inner, f'fill="none" stroke="{INK}" stroke-width="6.4"') + _polygon(
        inner, 'fill="none" stroke="white" stroke-width="3.8"'
    )


def _star(x: float, y: float, radius: float) -> str:
    """Under the symbol of a treasure."""
    points = []
    for tip in range(2 * _STAR):
        reach = radius if tip % 2 == 0 else radius * 0.78
        angle = math.pi * tip / _STAR
        points.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    return _polygon(points, f'class="treasure" fill="white" stroke="{INK}" stroke-width="1.4"')


def _path(data: str, fill: str, x: float, y: float, scale: float) -> str:
    return f'<path d="{data}" fill="{fill}" transform="translate({_n(x)} {_n(y)}) scale({_n(scale)})"/>'


def _mark(x: float, y: float, reach: float) -> str:
    """A cross, with a light rim so that it shows on every colour."""
    left, right, top, bottom = _n(x - reach), _n(x + reach), _n(y - reach), _n(y + reach)
    cross = f'd="M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}" stroke-linecap="round"'
    rim = f'<path {cross} stroke="white" stroke-width="6.8"/>'
    return rim + f'<path {cross} stroke="{INK}" stroke-width="4.2" class="cross"/>'


def _coordinates(board: Board) -> Iterator[str]:
    for words, place in coordinates(board):
        yield _text(*place, words, 13)


def _status_bar(
    board: Board, crossed: Collection[int], width: float, paints: Mapping[str, Paint], is_print: bool
) -> Iterator[str]:
    """D2: at the left the box for a complete colour, then one box for each treasure; last the goal, and how many are
    found, which paper can't tell."""
    treasures = treasure_spaces(board)
    found = [number for number in treasures if number in crossed]
    gap, score = 10.0, 60.0
    step = min(38.0, (width - 2 * MARGIN - gap - score) / (len(treasures) + 1))
    left = (width - gap - score - step * (len(treasures) + 1)) / 2
    size, middle = step - 4, (step - 4) / 2
    if is_print:
        yield _colour_box_on_paper(left, size, paints)
    else:
        yield _colour_box(left, size, paints, complete_colours(board, crossed) != "")
    for place, number in enumerate(treasures, start=1):
        paint = paints[COLOURS[board.spaces[number].colour]]
        x = left + gap + step * place
        yield _box(x, size, paint.fill)
        yield _star(x + middle, middle, size * 0.47)
        yield _path(paint.symbol, paint.deep, x + middle, middle, size / 42)
        if number in crossed:
            yield _mark(x + middle, middle, 9.5)
    goal = f"≥ {board.goal}" if is_print else f"{len(found)}/{board.goal}"
    yield _text(width - left - score / 2, middle + 6, goal, 17, "bold")


def _colour_box(x: float, size: float, paints: Mapping[str, Paint], complete: bool) -> str:
    """A box with a stripe of each colour."""
    stripe = size / len(COLOURS)
    stripes = "".join(
        f'<rect x="{_n(x + number * stripe)}" width="{_n(stripe)}" height="{_n(size)}" fill="{paint.fill}"/>'
        for number, paint in enumerate(paints.values())
    )
    mark = _mark(x + size / 2, size / 2, 9.5) if complete else ""
    return stripes + _box(x, size, "none") + mark


def _colour_box_on_paper(x: float, size: float, paints: Mapping[str, Paint]) -> str:
    """A box with the symbol of each colour: stripes can't be hatched."""
    symbols = [
        _path(paint.symbol, paint.deep, x + size * (0.2 + 0.3 * (at % 3)), size * (0.3 + 0.4 * (at // 3)), 0.36)
        for at, paint in enumerate(paints.values())
    ]
    return _box(x, size, "white") + "".join(symbols)


def _box(x: float, size: float, fill: str) -> str:
    shape = f'x="{_n(x)}" width="{_n(size)}" height="{_n(size)}" rx="4"'
    return f'<rect {shape} fill="{fill}" stroke="{INK}" stroke-width="2"/>'


def _polygon(points: Sequence[Point], attributes: str) -> str:
    return f'<polygon points="{" ".join(f"{_n(x)},{_n(y)}" for x, y in points)}" {attributes}/>'


def _text(x: float, y: float, words: str, size: int, weight: str = "normal") -> str:
    return (
        f'<text x="{_n(x)}" y="{_n(y)}" font-size="{size}" font-weight="{weight}" fill="{INK}"'
        f' text-anchor="middle">{escaped(words)}</text>'
    )
