"""A sheet and the dice as SVG. Where a space lies is said by `geometry.py`.

Nothing depends on telling colours apart: each colour has a symbol, crossed spaces have an X, spaces that are legal now
a frame, and the route is a heavy line. There are no words in a picture, so it serves every language.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rollwright.games.ring_and_route.material.sheet import COLOUR_POINTS, NUMBER_POINTS, Link, Sheet
from rollwright.games.ring_and_route.picture.geometry import (
    BEADS,
    CELL,
    HEIGHT,
    MARGIN,
    MIDDLE,
    RADIUS,
    RING_PLACES,
    SOFT,
    TABLES,
    TITLE,
    WIDTH,
    Point,
    number_places,
    open_links,
    ring_outline,
    ring_turn,
)
from rollwright.games.ring_and_route.picture.paints import PAINTS
from rollwright.picture.looks import SCREEN, Look
from rollwright.picture.palette import Paint
from rollwright.picture.svg import escaped

PAPER, INK, LINE, FAINT, LIGHT = "#fdfbf5", "#1f2a3d", "#98a0ad", "#dde0e4", "#ffe9a8"
FONT = "Helvetica, Arial, sans-serif"
HATCHING = 2.0  # how much larger than on a board a hatching is
DIE = 64.0
DIE_GAP = 12.0  # between dice


def sheet_svg(
    sheet: Sheet,
    ring: Collection[int] = (),
    route: Sequence[int] = (),
    misthrows: int = 0,
    legal_ring: Collection[int] = (),
    legal_numbers: Collection[int] = (),
    number_points: Sequence[int] = NUMBER_POINTS,
    title: str | None = None,
    look: Look = SCREEN,
) -> str:
    """The sheet as a self-contained SVG, with the marks made on it and frames around the spaces that are legal now."""
    top = 0.0 if title is None else TITLE
    width, height = round(WIDTH), round(HEIGHT + top)
    paints = look.paints(PAINTS)
    font, paper, edge = (look.font, "none", "none") if look.is_print else (FONT, PAPER, FAINT)
    spaces = sorted(range(len(sheet.ring)), key=lambda index: index in legal_ring)  # frames lie on top
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width} {height}">',
            *_title(title),
            f'{look.definitions(PAINTS, HATCHING)}<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="26"'
            f' fill="{paper}" stroke="{edge}" stroke-width="2"/>',
            f'<g transform="translate(0 {top:g})" font-family="{font}" text-anchor="middle">',
            *_heading(title),
            *(
                _ring_space(index, paints[sheet.ring[index]], index in ring, index in legal_ring, look)
                for index in spaces
            ),
            *_inside(sheet, route, legal_numbers, look),
            *_misthrow_boxes(misthrows),
            *_colour_table(len(ring), paints),
            *_number_table(len(route), number_points),
            "</g>",
            "</svg>",
            "",
        ]
    )


def _title(title: str | None) -> list[str]:
    """For screen readers."""
    return [] if title is None else [f"<title>{escaped(title)}</title>"]


def _heading(title: str | None) -> list[str]:
    if title is None:
        return []
    look = f'font-size="30" font-weight="bold" fill="{INK}" text-anchor="start"'
    return [f'<text x="{MARGIN + 4:g}" y="8" {look}>{escaped(title)}</text>']


def _ring_space(index: int, paint: Paint, crossed: bool, legal: bool, look: Look) -> str:
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
        + "</g>"
        + (_circle(x, y, 23, fill="#ffffff", stroke="none", width=0) if look.is_grey else "")  # on the hatching
        + f'<path d="{paint.symbol}" transform="translate({x:.1f} {y - (0 if look.is_print else 6):.1f}) scale(1.5)"/>'
        + _label(x, y + 28, f"c{index}", look)
        + (_cross_mark(x, y, 25) if crossed else "")
        + "</g>"
    )


def _label(x: float, y: float, name: str, look: Look) -> str:
    """The name of a space, which nobody needs on paper."""
    return "" if look.is_print else f'<text x="{x:.1f}" y="{y:.1f}" font-size="14">{name}</text>'


def _cross_mark(x: float, y: float, size: float) -> str:
    span = 2 * size
    d = f"M{x - size:.1f} {y - size:.1f}l{span:g} {span:g}m{-span:g} 0l{span:g} {-span:g}"
    return f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="8" stroke-linecap="round"/>'


def _inside(sheet: Sheet, route: Sequence[int], legal: Collection[int], look: Look) -> list[str]:
    places = number_places(sheet)
    still_open = set(open_links(sheet, route))
    lines = [_link_line(places, link, link in still_open) for link in sheet.links]
    return [
        f'<g stroke-linecap="round">{"".join(lines)}</g>',
        _route_line(places, route),
        *(_number_space(sheet, places, index, route, index in legal, look) for index in range(len(places))),
    ]


def _link_line(places: Sequence[Point], link: Link, still_open: bool) -> str:
    (ax, ay), (bx, by) = places[link[0]], places[link[1]]
    look = f'stroke="{LINE}" stroke-width="5"' if still_open else f'stroke="{FAINT}" stroke-width="3"'
    return f'<path d="M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}" {look}/>'


def _route_line(places: Sequence[Point], route: Sequence[int]) -> str:
    points = " ".join(f"{places[space][0]:.1f},{places[space][1]:.1f}" for space in route)
    return (
        '<g fill="none" stroke-linejoin="round" stroke-linecap="round">'
        f'<polyline points="{points}" stroke="{PAPER}" stroke-width="22"/>'
        f'<polyline points="{points}" stroke="{INK}" stroke-width="13"/></g>'
    )


def _number_space(
    sheet: Sheet, places: Sequence[Point], index: int, route: Sequence[int], legal: bool, look: Look
) -> str:
    """Marked spaces are dark, the head is light; a second circle surrounds the start (R6)."""
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
    down = 12 if look.is_print else 7
    parts.append(f'<text x="{x:.1f}" y="{y + down:.1f}" font-size="34" font-weight="bold">{value}</text>')
    parts.append(_label(x, y + 24, f"n{index}", look))
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


def _colour_table(crosses: int, paints: Mapping[str, Paint]) -> list[str]:
    """R17: the points by the number of crosses, with the step reached marked, below dots in the six colours."""
    steps = [least for least, _ in COLOUR_POINTS]
    heads = [f"{least}+" if least < 16 else str(least) for least in steps]
    reached = sum(crosses >= least for least in steps) - 1
    apart = CELL * len(heads) / len(PAINTS)
    strip = [
        _circle(MARGIN + (index + 0.5) * apart, BEADS, 6, fill=paint.fill, stroke=paint.deep, width=1.5)
        for index, paint in enumerate(paints.values())
    ]
    return [*strip, *_table("colour-points", MARGIN, heads, [points for _, points in COLOUR_POINTS], reached)]


def _number_table(length: int, number_points: Sequence[int]) -> list[str]:
    """R18: the points by the length of the route, with the length reached marked, below a small route that long."""
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
    """Ring & Route's dice as SVG, such as ("A", 6, "g"), those used struck out. A die with the number 0 is still to
    fall: a dashed outline."""
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
