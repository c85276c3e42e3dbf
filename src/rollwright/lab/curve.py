"""Learning curves as a picture (SVG), with a panel for each number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rollwright.lab.axis import Axis
from rollwright.picture.palette import BLUE
from rollwright.picture.svg import INK, PAPER, escaped, number

WIDTH, MARGIN, LEFT = 720.0, 36.0, 92.0
HEAD, PANEL, GAP, FOOT = 76.0, 260.0, 70.0, 64.0
LARGE, SMALL = 32, 22  # font sizes; half of it at a width of 360 pixels
QUIET, GRID = "#5b626b", "#dcd9d0"
MOST_TICKS = 5
ROUND_STEPS = 1, 2, 5, 10


@dataclass(frozen=True)
class Panel:
    """A number, and its value after each step."""

    name: str
    values: Sequence[float]


def curve_svg(title: str, steps: str, panels: Sequence[Panel]) -> str:
    """A learning curve as SVG: the panels below each other over the same steps."""
    height = HEAD + len(panels) * (PANEL + GAP) + FOOT - GAP
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" role="img" font-family="system-ui, sans-serif"'
        f' viewBox="0 0 {number(WIDTH)} {number(height)}">',
        f"<title>{escaped(title)}</title>",
        f'<rect width="{number(WIDTH)}" height="{number(height)}" rx="16" fill="{PAPER}"/>',
        _text(MARGIN, 46, title, LARGE, INK, "start"),
    ]
    across = axis_for(0, max(len(panel.values) for panel in panels), LEFT, WIDTH - MARGIN)
    for place, panel in enumerate(panels):
        parts += _panel(panel, HEAD + place * (PANEL + GAP), across)
    bottom = height - FOOT
    parts += [_text(across.at(tick), bottom + 28, f"{tick:g}", SMALL, QUIET, "middle") for tick in across.ticks()]
    parts.append(_text(WIDTH - MARGIN, bottom + 54, steps, SMALL, QUIET, "end"))
    return "\n".join([*parts, "</svg>", ""])


def axis_for(low: float, high: float, start: float, end: float) -> Axis:
    """The axis of a learning curve: it begins with a tick; a single value lies at its low end."""
    high = high if high > low else low + 1.0
    axis = Axis(low, high, start, end, most_ticks=MOST_TICKS, rounds=ROUND_STEPS)
    axis.begin_at_tick()
    return axis


def _panel(panel: Panel, top: float, across: Axis) -> list[str]:
    up = axis_for(min(panel.values), max(panel.values), top + PANEL, top + 36)
    parts = [_text(LEFT, top + 20, panel.name, SMALL, INK, "start")]
    for tick in up.ticks():
        y = up.at(tick)
        parts.append(f'<path d="M{number(across.start)} {number(y)}H{number(across.end)}" stroke="{GRID}"/>')
        parts.append(_text(LEFT - 12, y + 8, f"{tick:.6g}", SMALL, QUIET, "end"))
    points = [f"{number(across.at(step))} {number(up.at(value))}" for step, value in enumerate(panel.values, 1)]
    line = f"M{'L'.join(points)}"
    parts.append(f'<path d="{line}" fill="none" stroke="{BLUE.fill}" stroke-width="4" stroke-linejoin="round"/>')
    return parts


def _text(x: float, y: float, words: str, size: int, fill: str, anchor: str) -> str:
    look = f'font-size="{size}" fill="{fill}" text-anchor="{anchor}"'
    return f'<text x="{number(x)}" y="{number(y)}" {look}>{escaped(words)}</text>'
