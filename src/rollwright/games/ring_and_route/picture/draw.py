"""A sheet as a picture (SVG) and as text for a terminal. Where a number space lies is said once, by
`number_places`, and both follow it.

Nothing depends on telling colours apart: each colour has a symbol in the picture and its letter in the text,
crosses are X-ed, legal spaces framed, the route is a heavy line. Neither has words in it: they serve every
language.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise

from rollwright.games.ring_and_route.material.sheet import COLOUR_POINTS, NUMBER_POINTS, Link, Sheet
from rollwright.picture.palette import BLUE, GREEN, GREY, PURPLE, RED, YELLOW
from rollwright.picture.svg import escaped

Segment = tuple[str, str]  # text and its style in rich's words


PAINTS = {"r": RED, "y": YELLOW, "g": GREEN, "b": BLUE, "p": PURPLE, "s": GREY}
PAPER, INK, LINE, FAINT, LIGHT = "#fdfbf5", "#1f2a3d", "#98a0ad", "#dde0e4", "#ffe9a8"

# The picture, in its own units. A corner of the ring is a quarter of a circle as long as a straight space.
SPACE_LENGTH = 150.0
BAND = 74.0
GAP = 10.0
CORNER = SPACE_LENGTH * 2 / math.pi
SIDE = 3 * SPACE_LENGTH + 2 * CORNER
MARGIN = 30.0
TITLE = 50.0  # room for a title above the rest
MIDDLE = MARGIN + BAND / 2 + SIDE / 2
RADIUS = 33.0  # of a number space
INSIDE = SIDE - BAND - 2 * (RADIUS + 19)  # the square in which number spaces have their centres
WIDTH = MARGIN + BAND + SIDE + 110
CELL = 44.0  # width of a table's column
TABLES = MARGIN + BAND + SIDE + 44  # y of the tables
BEADS = TABLES - 14  # y of what is strung above them
HEIGHT = TABLES + 92 + MARGIN - 10
SOFT = 12.0  # twice the radius of a ring space's rounded corners
FONT = "Helvetica, Arial, sans-serif"
DIE = 64.0
DIE_GAP = 12.0  # between dice


def _turned(x: float, y: float, quarters: int) -> tuple[float, float]:
    """A point turned clockwise about the middle of the ring."""
    x, y = x - MIDDLE, y - MIDDLE
    for _ in range(quarters):
        x, y = -y, x
    return x + MIDDLE, y + MIDDLE


def _ring_place(index: int) -> tuple[float, float]:
    quarter, along = divmod(index, 4)
    low = MIDDLE - SIDE / 2
    if along == 0:  # a corner: the middle of its arc
        inset = CORNER * (1 - math.sqrt(0.5))
        return _turned(low + inset, low + inset, quarter)
    return _turned(low + CORNER + (along - 0.5) * SPACE_LENGTH, low, quarter)


RING_PLACES: tuple[tuple[float, float], ...] = tuple(_ring_place(index) for index in range(16))


def number_places(sheet: Sheet) -> list[tuple[float, float]]:
    """The centres of the number spaces in the picture: the sheet's positions, scaled to the ring's inside."""
    xs, ys = [space.x for space in sheet.numbers], [space.y for space in sheet.numbers]
    scale = INSIDE / max(max(xs) - min(xs), max(ys) - min(ys))
    middle_x, middle_y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return [(MIDDLE + (x - middle_x) * scale, MIDDLE + (y - middle_y) * scale) for x, y in zip(xs, ys, strict=True)]


def open_links(sheet: Sheet, route: Sequence[int]) -> list[Link]:
    """The links a route may still use: they don't cross its line and touch no space behind its head (R7)."""
    drawn = _drawn_links(sheet, route)
    behind = set(route[:-1])
    return [
        link
        for index, link in enumerate(sheet.links)
        if behind.isdisjoint(link) and drawn.isdisjoint(sheet.crossings[index])
    ]


def _drawn_links(sheet: Sheet, route: Sequence[int]) -> set[int]:
    steps = {(min(step), max(step)) for step in pairwise(route)}
    return {index for index, link in enumerate(sheet.links) if link in steps}


# ---------------------------------------------------------------------------------------------- the picture


def sheet_svg(
    sheet: Sheet,
    ring: Collection[int] = (),
    route: Sequence[int] = (),
    misthrows: int = 0,
    legal_ring: Collection[int] = (),
    legal_numbers: Collection[int] = (),
    number_points: Sequence[int] = NUMBER_POINTS,
    title: str | None = None,
) -> str:
    """The sheet as a self-contained SVG; the marks made, and the spaces that are legal now, shown on it."""
    top = 0.0 if title is None else TITLE
    width, height = round(WIDTH), round(HEIGHT + top)
    spaces = sorted(range(len(sheet.ring)), key=lambda index: index in legal_ring)  # frames lie on top
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width} {height}">',
            *_title(title),
            f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="26" fill="{PAPER}"'
            f' stroke="{FAINT}" stroke-width="2"/>',
            f'<g transform="translate(0 {top:g})" font-family="{FONT}" text-anchor="middle">',
            *_heading(title),
            *(_ring_space(sheet, index, index in ring, index in legal_ring) for index in spaces),
            *_inside(sheet, route, legal_numbers),
            *_misthrow_boxes(misthrows),
            *_colour_table(len(ring)),
            *_number_table(len(route), number_points),
            "</g>",
            "</svg>",
            "",
        ]
    )


def _title(title: str | None) -> list[str]:
    """What a screen reader says."""
    return [] if title is None else [f"<title>{escaped(title)}</title>"]


def _heading(title: str | None) -> list[str]:
    if title is None:
        return []
    look = f'font-size="30" font-weight="bold" fill="{INK}" text-anchor="start"'
    return [f'<text x="{MARGIN + 4:g}" y="8" {look}>{escaped(title)}</text>']


def ring_outline(index: int) -> str:
    """The path of a ring space as it lies at the top left, before it is turned to its side."""
    along = index % 4
    low = MIDDLE - SIDE / 2
    if along == 0:
        return _corner_outline(low + CORNER)
    x = low + CORNER + (along - 1) * SPACE_LENGTH + GAP / 2 + SOFT / 2
    y = low - BAND / 2 + SOFT / 2
    return f"M{x:.1f} {y:.1f}h{SPACE_LENGTH - GAP - SOFT:.1f}v{BAND - SOFT:.1f}h{GAP + SOFT - SPACE_LENGTH:.1f}z"


def ring_turn(index: int) -> int:
    """By how many degrees it is turned, clockwise about the middle of the ring."""
    return index // 4 * 90


def _corner_outline(centre: float) -> str:
    outer, inner = CORNER + BAND / 2 - SOFT / 2, CORNER - BAND / 2 + SOFT / 2
    end = centre - GAP / 2 - SOFT / 2  # the arcs end here, so the gap to the neighbours is even
    out, near = (centre - math.sqrt(radius**2 - (centre - end) ** 2) for radius in (outer, inner))
    return (
        f"M{out:.1f} {end:.1f}A{outer:.1f} {outer:.1f} 0 0 1 {end:.1f} {out:.1f}"
        f"V{near:.1f}A{inner:.1f} {inner:.1f} 0 0 0 {near:.1f} {end:.1f}z"
    )


def _ring_space(sheet: Sheet, index: int, crossed: bool, legal: bool) -> str:
    paint = PAINTS[sheet.ring[index]]
    x, y = RING_PLACES[index]
    turn = f'transform="rotate({ring_turn(index)} {MIDDLE:.2f} {MIDDLE:.2f})"'
    layers = [(INK, SOFT + 17), (LIGHT, SOFT + 9)] if legal else [(paint.deep, SOFT + 3)]
    strokes = [*layers, (paint.fill, SOFT)]
    outline = ring_outline(index)
    ink = paint.deep if crossed else paint.ink
    return (
        f'<g data-space="c{index}" fill="{ink}">'
        + f'<g {turn} opacity="{0.4 if crossed else 1:g}" fill="{paint.fill}" stroke-linejoin="round">'
        + "".join(f'<path d="{outline}" stroke="{c}" stroke-width="{width:g}"/>' for c, width in strokes)
        + f'</g><path d="{paint.symbol}" transform="translate({x:.1f} {y - 6:.1f}) scale(1.5)"/>'
        + f'<text x="{x:.1f}" y="{y + 28:.1f}" font-size="14">c{index}</text>'
        + (_cross_mark(x, y, 25) if crossed else "")
        + "</g>"
    )


def _cross_mark(x: float, y: float, size: float) -> str:
    span = 2 * size
    d = f"M{x - size:.1f} {y - size:.1f}l{span:g} {span:g}m{-span:g} 0l{span:g} {-span:g}"
    return f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="8" stroke-linecap="round"/>'


def _inside(sheet: Sheet, route: Sequence[int], legal: Collection[int]) -> list[str]:
    places = number_places(sheet)
    still_open = set(open_links(sheet, route))
    lines = [_link_line(places, link, link in still_open) for link in sheet.links]
    return [
        f'<g stroke-linecap="round">{"".join(lines)}</g>',
        _route_line(places, route),
        *(_number_space(sheet, places, index, route, index in legal) for index in range(len(places))),
    ]


def _link_line(places: Sequence[tuple[float, float]], link: Link, still_open: bool) -> str:
    (ax, ay), (bx, by) = places[link[0]], places[link[1]]
    look = f'stroke="{LINE}" stroke-width="5"' if still_open else f'stroke="{FAINT}" stroke-width="3"'
    return f'<path d="M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}" {look}/>'


def _route_line(places: Sequence[tuple[float, float]], route: Sequence[int]) -> str:
    points = " ".join(f"{places[space][0]:.1f},{places[space][1]:.1f}" for space in route)
    return (
        '<g fill="none" stroke-linejoin="round" stroke-linecap="round">'
        f'<polyline points="{points}" stroke="{PAPER}" stroke-width="22"/>'
        f'<polyline points="{points}" stroke="{INK}" stroke-width="13"/></g>'
    )


def _number_space(
    sheet: Sheet, places: Sequence[tuple[float, float]], index: int, route: Sequence[int], legal: bool
) -> str:
    """Marked spaces are filled; the start has a circle of its own around it (R6), the head a light heart."""
    x, y = places[index]
    on_route = index in route
    head = on_route and index == route[-1]
    fill, ink = (LIGHT, INK) if head else (INK, "#ffffff") if on_route else ("#ffffff", INK)
    parts = []
    if on_route and index == route[0]:
        parts.append(_circle(x, y, RADIUS + 10, fill=PAPER, width=5))
    if legal:
        parts.append(_circle(x, y, RADIUS + 8, fill=LIGHT, width=4))
    parts.append(_circle(x, y, RADIUS, fill=fill, width=6 if on_route else 3))
    value = sheet.numbers[index].value
    parts.append(f'<text x="{x:.1f}" y="{y + 7:.1f}" font-size="34" font-weight="bold">{value}</text>')
    parts.append(f'<text x="{x:.1f}" y="{y + 24:.1f}" font-size="14">n{index}</text>')
    return f'<g data-space="n{index}" fill="{ink}">{"".join(parts)}</g>'


def _circle(x: float, y: float, radius: float, *, fill: str, stroke: str = INK, width: float) -> str:
    place = f'cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}"'
    return f'<circle {place} fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'


def _misthrow_boxes(misthrows: int) -> list[str]:
    x, size = WIDTH - MARGIN - 56, 56.0
    boxes = []
    for box in range(3):
        y = MIDDLE - size / 2 + (box - 1) * (size + 16)
        boxes.append(
            f'<g data-misthrow="{box}"><rect x="{x:.1f}" y="{y:.1f}" width="{size:g}" height="{size:g}"'
            f' rx="10" fill="#ffffff" stroke="{INK}" stroke-width="3"/>'
            + (_cross_mark(x + size / 2, y + size / 2, 17) if box < misthrows else "")
            + "</g>"
        )
    return boxes


def _colour_table(crosses: int) -> list[str]:
    """R17, with the step reached, under a strip of the six colours."""
    steps = [least for least, _ in COLOUR_POINTS]
    heads = [f"{least}+" if least < 16 else str(least) for least in steps]
    reached = sum(crosses >= least for least in steps) - 1
    apart = CELL * len(heads) / len(PAINTS)
    strip = [
        _circle(MARGIN + (index + 0.5) * apart, BEADS, 6, fill=paint.fill, stroke=paint.deep, width=1.5)
        for index, paint in enumerate(PAINTS.values())
    ]
    return [*strip, *_table("colour-points", MARGIN, heads, [points for _, points in COLOUR_POINTS], reached)]


def _number_table(length: int, number_points: Sequence[int]) -> list[str]:
    """R18, with the length reached, under a small route of that length."""
    left = WIDTH - MARGIN - CELL * len(number_points)
    heads = [str(spaces + 1) for spaces in range(len(number_points))]
    beads = [
        _circle(left + (index + 0.5) * CELL, BEADS, 6, fill=INK if index < length else "#ffffff", width=2)
        for index in range(len(number_points))
    ]
    start = f"M{left + CELL / 2:.1f} {BEADS:.1f}"
    lines = [(LINE, 2.0, len(heads) - 1), (INK, 5.0, max(length - 1, 0))]
    strip = [f'<path d="{start}h{CELL * n:.1f}" stroke="{c}" stroke-width="{w:g}"/>' for c, w, n in lines]
    return [*strip, *beads, *_table("number-points", left, heads, number_points, length - 1)]


def _table(name: str, left: float, heads: Sequence[str], points: Sequence[int], reached: int) -> list[str]:
    width = CELL * len(heads)
    parts = [f'<g data-table="{name}">', _cell(left, width, "#ffffff", LINE, 2)]
    if reached >= 0:
        parts.append(_cell(left + reached * CELL, CELL, LIGHT, INK, 4))
    parts.append(f'<path d="M{left:.1f} {TABLES + 36:.1f}h{width:.1f}" stroke="{LINE}" stroke-width="2"/>')
    for index, (head, value) in enumerate(zip(heads, points, strict=True)):
        x = left + (index + 0.5) * CELL
        size = min(23.0, 66 / len(str(value)))  # long numbers stay inside their cell
        parts.append(f'<text x="{x:.1f}" y="{TABLES + 25:.1f}" font-size="17" fill="{INK}">{head}</text>')
        parts.append(
            f'<text x="{x:.1f}" y="{TABLES + 65:.1f}" font-size="{size:.3g}" font-weight="bold" fill="{INK}">'
            f"{value}</text>"
        )
    return [*parts, "</g>"]


def _cell(left: float, width: float, fill: str, stroke: str, stroke_width: float) -> str:
    place = f'x="{left:.1f}" y="{TABLES:.1f}" width="{width:.1f}" height="78" rx="10"'
    return f'<rect {place} fill="{fill}" stroke="{stroke}" stroke-width="{stroke_width:g}"/>'


def dice_svg(dice: Sequence[tuple[str, int, str]], used: str = "") -> str:
    """Dice such as ("A", 6, "g"), with a stroke through those used; with the number 0 an outline, still to fall."""
    width = max(len(dice) * (DIE + DIE_GAP) - DIE_GAP, DIE)
    faces = [_die(at * (DIE + DIE_GAP), die, die[0] in used) for at, die in enumerate(dice)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width:g} {DIE:g}"'
            f' font-family="{FONT}" text-anchor="middle">',
            *faces,
            "</svg>",
            "",
        ]
    )


def _die(x: float, die: tuple[str, int, str], used: bool) -> str:
    """The number, with the colour's symbol and the die's name beside it."""
    name, number, colour = die
    square = f'<rect x="{x + 1:g}" y="1" width="{DIE - 2:g}" height="{DIE - 2:g}" rx="13" stroke="{INK}"'
    if number == 0:
        look = 'fill="none" stroke-opacity=".5" stroke-width="2" stroke-dasharray="5 5"'
        return f'{square} {look}/><text x="{x + DIE / 2:g}" y="39" font-size="20" fill="{INK}">{name}</text>'
    paint = PAINTS[colour]
    stroke = (
        f'<path d="M{x + 8:g} {DIE - 8:g}L{x + DIE - 8:g} 8" stroke="{INK}" stroke-width="6" stroke-linecap="round"/>'
    )
    return (
        f'<g data-die="{name}" fill="{paint.deep if used else paint.ink}"><title>{name}{number}{colour}</title>'
        + f'{square} fill="{paint.fill}" fill-opacity="{0.4 if used else 1:g}" stroke-width="2"/>'
        + f'<path d="{paint.symbol}" transform="translate({x + 46:g} 20)"/>'
        + f'<text x="{x + 21:g}" y="45" font-size="38" font-weight="bold">{number}</text>'
        + f'<text x="{x + 46:g}" y="54" font-size="18">{name}</text>'
        + (stroke if used else "")
        + "</g>"
    )


# ------------------------------------------------------------------------------------------- in a terminal

INSIDE_COLUMNS, INSIDE_ROWS = 37, 19
TILE_COLUMNS = 7  # of a corner and of the sides
PANEL_COLUMNS = 27
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # of a braille letter, by row and column
CROSSED, LEGAL, ROUTE, QUIET = "#c5cad3 on #343b48", "bold #1a1a1a on #ffd75f", "bold", "dim"

Line = list[Segment]


def sheet_text(
    sheet: Sheet,
    ring: Collection[int] = (),
    route: Sequence[int] = (),
    misthrows: int = 0,
    legal_ring: Collection[int] = (),
    legal_numbers: Collection[int] = (),
) -> list[Line]:
    """The sheet as lines of (text, style), at most 80 columns wide.

    `c5 b X` is crossed, `<c5 b>` and `<7>` are legal now, `{8}` is the route's start, `[12]` lies on it.
    Links that the route can't use any more are left out. Beside the drawing: misthrows, the route so far, the
    ways on from its head (with the numbers needed), then those between the spaces still to be marked.
    """
    tiles = [_tile(sheet.ring[index], index, index in ring, index in legal_ring) for index in range(16)]
    drawing = _drawing(tiles, _canvas(sheet, route, legal_numbers).lines())
    panel = _panel(sheet, route, misthrows, legal_numbers)
    blank: Line = [(" " * (INSIDE_COLUMNS + 2 * TILE_COLUMNS), "")]
    height = max(len(drawing), len(panel))
    drawing += [blank] * (height - len(drawing))
    panel += [[]] * (height - len(panel))
    return [[*left, ("  ", ""), *right] if right else left for left, right in zip(drawing, panel, strict=True)]


def die_segments(dice: Sequence[tuple[str, int, str]]) -> Line:
    """Dice such as ("A", 6, "g"): each on its colour, and in the notation's words."""
    segments: Line = []
    for die, number, colour in dice:
        if segments:
            segments.append((" ", ""))
        segments.append((f" {die}{number}{colour} ", _on_colour(colour)))
    return segments


def _on_colour(colour: str) -> str:
    return f"bold {'#ffffff' if colour in 'bp' else '#1a1a1a'} on {PAINTS[colour].fill}"


def _drawing(tiles: Sequence[Segment], inside: Sequence[Line]) -> list[Line]:
    """The ring's tiles around the inside: c0 to c4 above, c5 to c7 at the right, and so on clockwise."""
    rows = [_beside(tiles, row, line) for row, line in enumerate(inside)]
    return [_edge(tiles[:5]), *rows, _edge(tiles[12:7:-1])]


def _edge(tiles: Sequence[Segment]) -> Line:
    width = INSIDE_COLUMNS // 3 - 1
    (first, first_style), *middle, (last, last_style) = tiles
    line: Line = [(first.center(TILE_COLUMNS), first_style), (" ", "")]
    for label, style in middle:
        line += [(label.center(width), style), (" ", "")]
    return [*line, (last.center(TILE_COLUMNS), last_style)]


def _beside(tiles: Sequence[Segment], row: int, line: Line) -> Line:
    """A row of the inside between the tiles at its sides, each five rows high with its label in the third."""
    side, step = divmod(row - 1, 6)
    if not 0 <= side < 3 or step == 5:
        return [(" " * TILE_COLUMNS, ""), *line, (" " * TILE_COLUMNS, "")]
    (left, left_style), (right, right_style) = tiles[15 - side], tiles[5 + side]
    if step != 2:
        left = right = ""
    return [(left.center(TILE_COLUMNS), left_style), *line, (right.center(TILE_COLUMNS), right_style)]


def _tile(colour: str, index: int, crossed: bool, legal: bool) -> Segment:
    label = f"c{index} {colour}"
    if crossed:
        return f"{label} X", CROSSED
    return (f"<{label}>" if legal else label), _on_colour(colour)


class _Canvas:
    """Lines in braille dots, two by four to a letter, with text laid over them."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.dots = [[0] * columns for _ in range(rows)]
        self.styles = [[""] * columns for _ in range(rows)]
        self.letters: dict[tuple[int, int], str] = {}

    def draw(self, start: tuple[float, float], end: tuple[float, float], every: int, style: str) -> None:
        """A line between two places (column, row), dotted if `every` > 1; it covers other styles."""
        (ax, ay), (bx, by) = ((x * 2, y * 4) for x, y in (start, end))
        steps = max(1, round(max(abs(bx - ax), abs(by - ay))))
        for step in range(0, steps + 1, every):
            x, y = round(ax + (bx - ax) * step / steps), round(ay + (by - ay) * step / steps)
            row, column = y // 4, x // 2
            if self.styles[row][column] != style:
                self.dots[row][column] = 0
            self.dots[row][column] |= _DOTS[y % 4][x % 2]
            self.styles[row][column] = style

    def write(self, column: int, row: int, text: str, style: str) -> None:
        for offset, letter in enumerate(text):
            self.letters[row, column + offset] = letter
            self.styles[row][column + offset] = style

    def lines(self) -> list[Line]:
        return [self._line(row) for row in range(len(self.dots))]

    def _line(self, row: int) -> Line:
        line: Line = []
        for column in range(self.columns):
            dots = self.dots[row][column]
            letter = self.letters.get((row, column), chr(0x2800 + dots) if dots else " ")
            style = self.styles[row][column]
            if line and line[-1][1] == style:
                line[-1] = (line[-1][0] + letter, style)
            else:
                line.append((letter, style))
        return line


def _canvas(sheet: Sheet, route: Sequence[int], legal: Collection[int]) -> _Canvas:
    canvas = _Canvas(INSIDE_COLUMNS, INSIDE_ROWS)
    places = _text_places(sheet)
    for a, b in open_links(sheet, route):
        canvas.draw(places[a], places[b], 2, QUIET)
    for a, b in pairwise(route):
        (ax, ay), (bx, by) = places[a], places[b]
        steep = abs(by - ay) * 2 > abs(bx - ax)
        aside = (0.5, 0.0) if steep else (0.0, 0.25)  # one dot further: a double line
        canvas.draw((ax, ay), (bx, by), 1, ROUTE)
        canvas.draw((ax + aside[0], ay + aside[1]), (bx + aside[0], by + aside[1]), 1, ROUTE)
    for index, (x, y) in enumerate(places):
        value, style = _number_mark(sheet, index, route, index in legal)
        _write_centred(canvas, x, int(y), value, style)
        _write_centred(canvas, x, int(y) + 1, f"n{index}", QUIET)
    return canvas


def _write_centred(canvas: _Canvas, x: float, row: int, text: str, style: str) -> None:
    column = min(max(round(x - len(text) / 2), 0), canvas.columns - len(text))
    canvas.write(column, row, text, style)


def _text_places(sheet: Sheet) -> list[tuple[float, float]]:
    """The picture's places, in columns and rows of the inside."""
    low = MIDDLE - INSIDE / 2
    return [
        (2.5 + (x - low) / INSIDE * (INSIDE_COLUMNS - 5), 1.5 + (y - low) / INSIDE * (INSIDE_ROWS - 4))
        for x, y in number_places(sheet)
    ]


def _number_mark(sheet: Sheet, index: int, route: Sequence[int], legal: bool) -> Segment:
    value = sheet.numbers[index].value
    if legal:
        return f"<{value}>", LEGAL
    if index not in route:
        return f"({value})", ""
    style = "bold reverse" if index == route[-1] else ROUTE
    return (f"{{{value}}}" if index == route[0] else f"[{value}]"), style


def _panel(sheet: Sheet, route: Sequence[int], misthrows: int, legal: Collection[int]) -> list[Line]:
    boxes = " ".join("[X]" if box < misthrows else "[ ]" for box in range(3))
    lines: list[Line] = [[(boxes.rjust(PANEL_COLUMNS), "")]]
    ways = open_links(sheet, route)
    if route:
        lines += [[(line, QUIET)] for line in _route_so_far(sheet, route)]
        lines += [[(line, ROUTE)] for line in _ways_from(sheet, route[-1], ways, legal)]
    beyond = [link for link in ways if set(link).isdisjoint(route)]
    for space in range(len(sheet.numbers)):
        if space not in route:
            lines += [[(line, "")] for line in _ways_from(sheet, space, beyond)]
    return lines


def _route_so_far(sheet: Sheet, route: Sequence[int]) -> list[str]:
    start, *rest = (str(sheet.numbers[space].value) for space in route)
    return _wrapped(f"{{{start}}}", [f"-{value}" for value in rest], "")


def _ways_from(sheet: Sheet, space: int, ways: Sequence[Link], legal: Collection[int] | None = None) -> list[str]:
    """`n9 (4)  n6 n7`, or `n9 (4)  <n6=5> n7=11` where it is to be said what is legal now."""
    words = []
    for target in sorted(a + b - space for a, b in ways if space in (a, b)):
        word = f"n{target}" if legal is None else f"n{target}={sheet.numbers[target].value}"
        words.append(f"<{word}>" if legal is not None and target in legal else word)
    return _wrapped(f"n{space} ({sheet.numbers[space].value})".ljust(8), words, " ")


def _wrapped(start: str, words: Iterable[str], space: str) -> list[str]:
    """Words after a start, broken into the panel's width; further lines are indented as far as the start."""
    lines = [start]
    for word in words:
        if len(lines[-1]) + len(word) + len(space) > PANEL_COLUMNS:
            lines.append(" " * len(start))
        lines[-1] += space + word
    return lines
