"""A sheet and the dice as text for a terminal. Where a number space lies is said by `geometry.py`.

Nothing depends on telling colours apart: each colour has its letter. There are no words, so it serves every language.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise

from rollwright.games.ring_and_route.material.sheet import Link, Sheet
from rollwright.games.ring_and_route.picture.geometry import INSIDE, MIDDLE, Point, number_places, open_links
from rollwright.games.ring_and_route.picture.paints import PAINTS

INSIDE_COLUMNS, INSIDE_ROWS = 37, 19
TILE_COLUMNS = 7  # of a corner and of the sides
PANEL_COLUMNS = 27
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # of a braille letter, by row and column
CROSSED, LEGAL, ROUTE, QUIET = "#c5cad3 on #343b48", "bold #1a1a1a on #ffd75f", "bold", "dim"

Segment = tuple[str, str]
"""A piece of a line, and its style in rich's syntax ("" for plain)."""

Line = list[Segment]


def sheet_text(
    sheet: Sheet,
    ring: Collection[int] = (),
    route: Sequence[int] = (),
    misthrows: int = 0,
    legal_ring: Collection[int] = (),
    legal_numbers: Collection[int] = (),
) -> list[Line]:
    """A sheet for a terminal, as lines of (text, style), at most 80 columns wide.

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
    """Ring & Route's dice for a terminal, such as ("A", 6, "g"), written as in the notation, each on its colour."""
    segments: Line = []
    for die, number, colour in dice:
        if segments:
            segments.append((" ", ""))
        segments.append((f" {die}{number}{colour} ", _on_colour(colour)))
    return segments


def _on_colour(colour: str) -> str:
    return f"bold {'#ffffff' if colour in 'bp' else '#1a1a1a'} on {PAINTS[colour].fill}"


def _drawing(tiles: Sequence[Segment], inside: Sequence[Line]) -> list[Line]:
    """The ring's tiles around the inside, clockwise: c0 to c4 above, c5 to c7 at the right, and so on."""
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
    """Lines drawn in braille characters, two by four dots each, with text on top."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.dots = [[0] * columns for _ in range(rows)]
        self.styles = [[""] * columns for _ in range(rows)]
        self.letters: dict[tuple[int, int], str] = {}

    def draw(self, start: Point, end: Point, every: int, style: str) -> None:
        """Draws a line between two places (column, row), dotted if `every` > 1; it replaces lines of other styles."""
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
        aside = (0.5, 0.0) if steep else (0.0, 0.25)  # one dot further, for a double line
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


def _text_places(sheet: Sheet) -> list[Point]:
    """The places of the number spaces, in columns and rows of the inside."""
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
    """`n9 (4)  n6 n7`; with `legal`, also the numbers needed: `n9 (4)  <n6=5> n7=11`."""
    words = []
    for target in sorted(a + b - space for a, b in ways if space in (a, b)):
        word = f"n{target}" if legal is None else f"n{target}={sheet.numbers[target].value}"
        words.append(f"<{word}>" if legal is not None and target in legal else word)
    return _wrapped(f"n{space} ({sheet.numbers[space].value})".ljust(8), words, " ")


def _wrapped(start: str, words: Iterable[str], space: str) -> list[str]:
    """Words after a start, wrapped to the panel's width; further lines are indented by the length of the start."""
    lines = [start]
    for word in words:
        if len(lines[-1]) + len(word) + len(space) > PANEL_COLUMNS:
            lines.append(" " * len(start))
        lines[-1] += space + word
    return lines
