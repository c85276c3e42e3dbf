"""The ladder of a tournament as a self-contained picture (SVG), legible at the width of a phone."""

from __future__ import annotations

from typing import Any

from rollwright.bots.names import bot_name
from rollwright.core.registry import game_type
from rollwright.lab.axis import Axis
from rollwright.picture.palette import BLUE, ORANGE
from rollwright.picture.svg import INK, PAPER, escaped, number
from rollwright.words import decimal, say

WIDTH, MARGIN = 720.0, 36.0
HEAD, ROW, FOOT, LEGEND = 116.0, 92.0, 60.0, 44.0
SECOND = 22.0  # how far below the raw figure the adjusted one is drawn
LARGE, MIDDLE, SMALL = 32, 27, 22  # font sizes; half of it at a width of 360 pixels
LONGEST_NAME = 22
MOST_TICKS = 7
ROUND_STEPS = 1, 2, 2.5, 5, 10
NARROWEST = 20.0  # Elo from one end of the axis to the other
ROOM = 0.04  # of that, beyond the outermost value
HALO = f'stroke="{PAPER}" stroke-width="8" stroke-linejoin="round" paint-order="stroke"'  # keeps lines off the letters
QUIET, GRID, STEM = "#5b626b", "#dcd9d0", "#cbd7e6"


def ladder_svg(figures: dict[str, Any], language: str = "en") -> str:
    """The ladder of a tournament as SVG: the Elo of every bot with its interval, the strongest first, and without luck
    if that is known."""
    bots = figures["bots"]
    with_luck = any(bot["adjusted"] for bot in bots)
    row = ROW + (SECOND if with_luck else 0)
    bottom = HEAD + row * len(bots)
    height = bottom + FOOT + (LEGEND if with_luck else 0)
    axis = _axis_for([value for bot in bots for shown in _shown(bot) for value in shown["elo"].values()])
    title, aside = _titles(figures, language)
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" role="img" font-family="system-ui, sans-serif"'
        f' viewBox="0 0 {number(WIDTH)} {number(height)}">',
        f"<title>{escaped(title)}</title>",
        f'<rect width="{number(WIDTH)}" height="{number(height)}" rx="16" fill="{PAPER}"/>',
        _text(MARGIN, 52, title, LARGE, weight="bold"),
        _text(MARGIN, 88, aside, SMALL, QUIET),
        *_grid(axis, bottom),
    ]
    for place, bot in enumerate(bots):
        parts += _row(bot, HEAD + place * row, axis, language)
    if with_luck:
        parts += _legend(bottom + FOOT + LEGEND / 2 - 8, language)
    return "\n".join([*parts, "</svg>", ""])


def _axis_for(values: list[float]) -> Axis:
    """An axis across the picture that has all values on it, and zero."""
    low, high = min([*values, 0.0]), max([*values, 0.0])
    room = max(high - low, NARROWEST) * ROOM
    ends = low - room, max(high, low + NARROWEST) + room
    return Axis(*ends, MARGIN, WIDTH - MARGIN, most_ticks=MOST_TICKS, rounds=ROUND_STEPS)


def _shown(bot: dict[str, Any]) -> list[dict[str, Any]]:
    return [bot, bot["adjusted"]] if bot["adjusted"] else [bot]


def _titles(figures: dict[str, Any], language: str) -> tuple[str, str]:
    plan = figures["plan"]
    code = f"{game_type(plan['game']).name}-title"
    name = say(code, language=language)
    anchor = figures["anchor"]
    zero = (
        say("tournament-anchor-mean", {}, language) if anchor is None else f"{_short(bot_name(anchor, language))} = 0"
    )
    aside = {"seats": plan["seats"], "games": plan["games"], "zero": zero}
    title = say("tournament-plot-title", {"game": plan["game"] if name == code else name}, language)
    return title, say("tournament-plot-aside", aside, language)


def _grid(axis: Axis, bottom: float) -> list[str]:
    parts = []
    for tick in axis.ticks():
        x = number(axis.at(tick))
        look = (
            f'stroke="{QUIET}" stroke-width="2" stroke-dasharray="3 5"'
            if tick == 0
            else f'stroke="{GRID}" stroke-width="2"'
        )
        parts.append(f'<path d="M{x} {number(HEAD)}V{number(bottom)}" {look}/>')
        parts.append(_text(axis.at(tick), bottom + 32, signed(tick), SMALL, QUIET, "middle"))
    return parts


def _row(bot: dict[str, Any], top: float, axis: Axis, language: str) -> list[str]:
    """A name and its figures, and below them the point with its whiskers."""
    share = decimal(100 * bot["share"]["value"], 1, language)
    half = (bot["elo"]["high"] - bot["elo"]["low"]) / 2
    value = f"{signed(bot['elo']['value'])} ± {half:.0f}" if half else "0"
    x, name = axis.at(bot["elo"]["value"]), bot_name(bot["bot"], language)
    parts = [
        _text(MARGIN, top + 34, _short(name), MIDDLE, weight="bold", full=name),
        _text(WIDTH - MARGIN - 112, top + 34, value, MIDDLE, anchor="end"),
        _text(WIDTH - MARGIN, top + 34, f"{share} %", MIDDLE, QUIET, "end"),
        f'<path d="M{number(axis.at(0))} {number(top + 62)}H{number(x)}" stroke="{STEM}" stroke-width="8"/>',
        _whiskers(bot["elo"], top + 62, axis, BLUE.fill),
        _dot(x, top + 62),
    ]
    if bot["adjusted"]:
        elo = bot["adjusted"]["elo"]
        parts += [
            _whiskers(elo, top + 62 + SECOND, axis, ORANGE.deep),
            _diamond(axis.at(elo["value"]), top + 62 + SECOND),
        ]
    return parts


def _whiskers(elo: dict[str, float], y: float, axis: Axis, colour: str) -> str:
    low, high = axis.at(elo["low"]), axis.at(elo["high"])
    ends = "".join(f"M{number(x)} {number(y - 9)}v18" for x in (low, high))
    line = f"M{number(low)} {number(y)}H{number(high)}{ends}"
    return f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="3" stroke-linecap="round"/>'


def _dot(x: float, y: float) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="8" fill="{BLUE.fill}" stroke="{PAPER}" stroke-width="2"/>'


def _diamond(x: float, y: float) -> str:
    shape = f"M{number(x)} {number(y - 10)}l8 10l-8 10l-8 -10z"
    return f'<path d="{shape}" fill="{ORANGE.deep}" stroke="{PAPER}" stroke-width="2"/>'


def _legend(y: float, language: str) -> list[str]:
    middle = WIDTH / 2
    return [
        _dot(MARGIN + 9, y),
        _text(MARGIN + 28, y + 8, say("tournament-raw", {}, language), SMALL),
        _diamond(middle + 9, y),
        _text(middle + 28, y + 8, say("tournament-adjusted", {}, language), SMALL),
    ]


def _text(
    x: float,
    y: float,
    words: str,
    size: int,
    fill: str = INK,
    anchor: str = "start",
    weight: str = "normal",
    full: str | None = None,
) -> str:
    whole = f"<title>{escaped(full)}</title>" if full not in (None, words) else ""
    look = f'font-size="{size}" fill="{fill}" text-anchor="{anchor}" font-weight="{weight}" {HALO}'
    return f'<text x="{number(x)}" y="{number(y)}" {look}>{whole}{escaped(words)}</text>'


def _short(name: str) -> str:
    """A name that fits: of `package.module:Class` that is the class."""
    if len(name) > LONGEST_NAME:
        name = name.rpartition(":")[2]
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def signed(value: float) -> str:
    """A difference in Elo in whole numbers, with its sign, as the picture of the ladder has it."""
    whole = round(value)
    return f"{whole:+}".replace("-", "−") if whole else "0"
