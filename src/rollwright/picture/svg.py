"""SVG helpers for all games: safe text, nested pictures, and terminal lines as a picture."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence

COLUMN, ROW = 10.0, 20.0  # size of a terminal cell
LETTER = 16  # font size
MARGIN = 10.0  # around the lines
INK, PAPER = "#1d2126", "#fdfcf8"
_SIZE = re.compile(r'<svg\b[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"')


def shown(text: str) -> str:
    """Text without characters that SVG can't show: unprintable ones, which include all that XML forbids, become
    spaces."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def escaped(text: str) -> str:
    """Text that is safe to embed in SVG."""
    return html.escape(shown(text))


def number(value: float) -> str:
    """Formats a coordinate of a picture with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def size_of(svg: str) -> tuple[float, float]:
    """The width and height of a picture, from its viewBox."""
    found = _SIZE.search(svg)
    if found is None:
        raise ValueError('a picture has a viewBox="0 0 width height"')
    return float(found[1]), float(found[2])


def placed(svg: str, x: float, y: float, width: float, height: float) -> str:
    """Places a picture inside another one. It is not clipped, because clipping is slow to draw."""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<svg {place} overflow="visible" ' + svg[svg.index("<svg ") + len("<svg ") :].rstrip()


def lines_svg(lines: Sequence[Sequence[tuple[str, str]]], columns: int = 1) -> str:
    """Draws terminal lines as a picture that is at least `columns` columns wide."""
    width = max([columns, *(sum(len(text) for text, _ in line) for line in lines)]) * COLUMN + 2 * MARGIN
    height = max(len(lines), 1) * ROW + 2 * MARGIN
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" role="img" font-family="monospace" text-anchor="middle"'
        f' font-size="{LETTER}" viewBox="0 0 {number(width)} {number(height)}">',
        f'<rect width="{number(width)}" height="{number(height)}" rx="{MARGIN:g}" fill="{PAPER}"/>',
    ]
    for row, line in enumerate(lines):
        x, y = MARGIN, MARGIN + row * ROW
        for text, style in line:
            parts.append(_piece(x, y, shown(text), style))
            x += len(text) * COLUMN
    return "\n".join([*filter(None, parts), "</svg>", ""])


def _piece(x: float, y: float, text: str, style: str) -> str:
    """Positions every letter separately, so that columns stay aligned in any font."""
    ink, paper, weight = _look(style)
    places = " ".join(number(x + (at + 0.5) * COLUMN) for at, letter in enumerate(text) if letter != " ")
    letters = html.escape(text.replace(" ", ""))
    back = f'x="{number(x)}" y="{number(y)}" width="{number(len(text) * COLUMN)}" height="{ROW:g}" fill="{paper}"'
    words = f'<text x="{places}" y="{number(y + ROW * 0.75)}" fill="{ink}"{weight}>{letters}</text>'
    return (f"<rect {back}/>" if paper else "") + (words if letters else "")


def _look(style: str) -> tuple[str, str, str]:
    """The text colour, background colour ("" for none) and font weight of a rich style."""
    from rich.style import Style

    parsed = Style.parse(style)
    ink = INK if parsed.color is None else parsed.color.get_truecolor().hex
    paper = "" if parsed.bgcolor is None else parsed.bgcolor.get_truecolor(foreground=False).hex
    if parsed.reverse:
        ink, paper = paper or PAPER, ink
    return ink, paper, ' font-weight="bold"' if parsed.bold else ""
