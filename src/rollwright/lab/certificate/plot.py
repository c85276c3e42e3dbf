"""A certificate as a picture (SVG): for each judge and table the share of every board, around a band of fair shares."""

from __future__ import annotations

from typing import Any

from rollwright.bots.names import bot_name
from rollwright.core.registry import game_type
from rollwright.lab.axis import Axis
from rollwright.picture.palette import BLUE, ORANGE
from rollwright.picture.svg import INK, PAPER, escaped, number
from rollwright.words import decimal, say

WIDTH, MARGIN, LEFT = 720.0, 36.0, 120.0
HEAD, TITLE, ROW, TICKS, GAP = 112.0, 44.0, 30.0, 34.0, 26.0
LARGE, MIDDLE, SMALL = 32, 24, 20  # font sizes; half of it at a width of 360 pixels
QUIET, GRID, BAND = "#5b626b", "#dcd9d0", "#e3eee0"
LONGEST_NAME = 9
MOST_TICKS = 6
ROUND_STEPS = 1, 2, 2.5, 5, 10
ROOM = 1.5  # points beyond the outermost value


def certificate_svg(figures: dict[str, Any], language: str = "en") -> str:
    """The shares of all boards as SVG, with a panel for each judge and number of seats."""
    parts = figures["parts"]
    panel = TITLE + ROW * len(figures["pieces"]) + TICKS + GAP
    height = HEAD + panel * len(parts)
    title = title_of(figures, language)
    judges = ", ".join(bot_name(judge, language) for judge in figures["judges"])
    shown = [
        '<svg xmlns="http://www.w3.org/2000/svg" role="img" font-family="system-ui, sans-serif"'
        f' viewBox="0 0 {number(WIDTH)} {number(height)}">',
        f"<title>{escaped(title)}</title>",
        f'<rect width="{number(WIDTH)}" height="{number(height)}" rx="16" fill="{PAPER}"/>',
        _text(MARGIN, 52, title, LARGE, weight="bold"),
        _text(MARGIN, 86, say("certificate-aside", {"judges": judges}, language), SMALL, QUIET),
    ]
    for place, part in enumerate(parts):
        shown += _panel(figures, part, HEAD + place * panel, language)
    return "\n".join([*shown, "</svg>", ""])


def title_of(figures: dict[str, Any], language: str) -> str:
    """The title of a certificate, with the game's name in the language."""
    code = f"{game_type(figures['game']).name}-title"
    name = say(code, language=language)
    return say("certificate-title", {"game": figures["game"] if name == code else name}, language)


def _panel(figures: dict[str, Any], part: dict[str, Any], top: float, language: str) -> list[str]:
    tolerance, middle = 100 * figures["tolerance"], 100 * part["equal"]
    ends = [100 * share[end] for share in part["shares"] for end in ("low", "high")]
    far = max(tolerance, *(abs(end - middle) for end in ends)) + ROOM
    axis = Axis(middle - far, middle + far, LEFT, WIDTH - MARGIN, most_ticks=MOST_TICKS, rounds=ROUND_STEPS)
    judge = bot_name(part["judge"], language)
    head = say("certificate-part", {"seats": part["seats"], "judge": judge}, language)
    first, last = top + TITLE, top + TITLE + ROW * len(part["shares"])
    band = axis.at(middle - tolerance), axis.at(middle + tolerance)
    shown = [
        _text(MARGIN, top + 26, head, MIDDLE, weight="bold"),
        f'<rect x="{number(band[0])}" y="{number(first)}" width="{number(band[1] - band[0])}"'
        f' height="{number(last - first)}" fill="{BAND}"/>',
    ]
    for tick in axis.ticks():
        x = axis.at(tick)
        shown.append(f'<path d="M{number(x)} {number(first)}V{number(last)}" stroke="{GRID}" stroke-width="2"/>')
        label = decimal(tick, 0 if axis.step >= 1 else 1, language)
        shown.append(_text(x, last + 26, f"{label}\N{NO-BREAK SPACE}%", SMALL, QUIET, "middle"))
    equal = number(axis.at(middle))
    dashes = f'stroke="{QUIET}" stroke-width="2" stroke-dasharray="3 5"'
    shown.append(f'<path d="M{equal} {number(first)}V{number(last)}" {dashes}/>')
    for place, share in enumerate(part["shares"]):
        shown += _share(share, first + ROW * (place + 0.5), axis)
    return shown


def _share(share: dict[str, Any], y: float, axis: Axis) -> list[str]:
    """A name, and a point with its whiskers; what is not fair has another shape as well as another colour."""
    low, value, high = (axis.at(100 * share[end]) for end in ("low", "value", "high"))
    colour = BLUE.fill if share["fair"] else ORANGE.deep
    ends = "".join(f"M{number(x)} {number(y - 6)}v12" for x in (low, high))
    line = f"M{number(low)} {number(y)}H{number(high)}{ends}"
    dot = f'<circle cx="{number(value)}" cy="{number(y)}" r="7"'
    diamond = f'<path d="M{number(value)} {number(y - 9)}l8 9l-8 9l-8 -9z"'
    return [
        _text(LEFT - 16, y + 7, _short(share["piece"]), SMALL, anchor="end"),
        f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="3" stroke-linecap="round"/>',
        f'{dot if share["fair"] else diamond} fill="{colour}" stroke="{PAPER}" stroke-width="2"/>',
    ]


def _text(
    x: float, y: float, words: str, size: int, fill: str = INK, anchor: str = "start", weight: str = "normal"
) -> str:
    look = f'font-size="{size}" fill="{fill}" text-anchor="{anchor}" font-weight="{weight}"'
    return f'<text x="{number(x)}" y="{number(y)}" {look}>{escaped(words)}</text>'


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
