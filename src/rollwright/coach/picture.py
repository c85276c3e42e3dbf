"""A review as a self-contained picture (SVG): the chances over the game, and each side's account as a waterfall."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.coach.report import Review, Side
from rollwright.picture.palette import BLUE, GREEN, GREY, ORANGE, PURPLE, RED, Paint
from rollwright.picture.svg import INK, PAPER, escaped, number
from rollwright.words import decimal, say

WIDTH, MARGIN, LEFT = 720.0, 36.0, 92.0
HEAD, CURVE, GAP, BAR, FOOT = 116.0, 300.0, 64.0, 34.0, 56.0
LARGE, SMALL = 32, 22  # font sizes; half of it at a width of 360 pixels
QUIET, GRID = "#5b626b", "#dcd9d0"
LINES: tuple[Paint, ...] = (BLUE, ORANGE, GREEN, PURPLE)
COLUMNS = ("start", "luck", "own", "others", "rest", "result")
LONGEST_NAME = 22


def review_svg(review: Review) -> str:
    """The curve above, and below it a waterfall for each side, which begins where the one before it ends."""
    block = GAP + BAR * len(COLUMNS)
    height = HEAD + CURVE + len(review.seats) * block + FOOT
    title = say("coach-title", {"game": say(f"{review.game}-title", {}, review.language)}, review.language)
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" role="img" font-family="system-ui, sans-serif"'
        f' viewBox="0 0 {number(WIDTH)} {number(height)}">',
        f"<title>{escaped(title)}</title>",
        f'<rect width="{number(WIDTH)}" height="{number(height)}" rx="16" fill="{PAPER}"/>',
        _text(MARGIN, 52, title, LARGE),
        *_legend(review.seats),
        *_curve(review),
    ]
    for place, side in enumerate(review.seats):
        parts += _waterfall(side, HEAD + CURVE + place * block, LINES[place], review.language)
    judged = say("coach-hash", {"hash": review.hash}, review.language)
    parts.append(_text(MARGIN, height - 22, judged, SMALL, QUIET))
    return "\n".join([*parts, "</svg>", ""])


def _legend(sides: Sequence[Side]) -> list[str]:
    room = (WIDTH - 2 * MARGIN) / len(sides)
    parts = []
    for place, side in enumerate(sides):
        x, paint = MARGIN + place * room, LINES[place]
        parts.append(
            f'<path d="{paint.symbol}" transform="translate({number(x + 10)} 84)" fill="{paint.fill}"/>'
            + _text(x + 30, 92, _short(side.name, int(LONGEST_NAME * 2 / len(sides))), SMALL)
        )
    return parts


def _curve(review: Review) -> list[str]:
    """The chances after each event, one line for each side."""
    top, bottom = HEAD + 16, HEAD + CURVE - 24
    parts = []
    for percent in (0, 25, 50, 75, 100):
        y = bottom + (top - bottom) * percent / 100
        parts.append(f'<path d="M{number(LEFT)} {number(y)}H{number(WIDTH - MARGIN)}" stroke="{GRID}"/>')
        parts.append(_text(LEFT - 12, y + 8, f"{percent} %", SMALL, QUIET, "end"))
    last = max(len(review.curve) - 1, 1)
    for side, paint in zip(range(len(review.seats)), LINES, strict=False):
        points = [
            f"{number(LEFT + (WIDTH - MARGIN - LEFT) * event / last)} {number(bottom + (top - bottom) * chances[side])}"
            for event, chances in enumerate(review.curve)
        ]
        line = f"M{'L'.join(points)}"
        parts.append(f'<path d="{line}" fill="none" stroke="{paint.fill}" stroke-width="4" stroke-linejoin="round"/>')
    return parts


def _waterfall(side: Side, top: float, paint: Paint, language: str) -> list[str]:
    """Each part of the account as a bar from where the one before it ends; it may go beyond 0 and 100 %."""
    spot = f"translate({number(MARGIN + 10)} {number(top + 34)})"
    parts = [
        f'<path d="{paint.symbol}" transform="{spot}" fill="{paint.fill}"/>',
        _text(MARGIN + 30, top + 42, _short(side.name, LONGEST_NAME), SMALL),
    ]
    spans = _spans(side)
    low, high = min(0.0, *(min(span) for span in spans)), max(1.0, *(max(span) for span in spans))
    left, right = 270.0, WIDTH - MARGIN - 96

    def at(chance: float) -> float:
        return left + (right - left) * (chance - low) / (high - low)

    for place, (column, (begin, end)) in enumerate(zip(COLUMNS, spans, strict=True)):
        y = top + GAP - 8 + place * BAR
        whole = column in ("start", "result")
        fill = paint.fill if whole else GREY.fill if column == "rest" else (GREEN if end >= begin else RED).fill
        x, width = at(min(begin, end)), max(abs(at(end) - at(begin)), 1.5)
        parts.append(_text(left - 14, y + 20, say(f"coach-{column}", {}, language), SMALL, QUIET, "end"))
        parts.append(
            f'<rect x="{number(x)}" y="{number(y + 3)}" width="{number(width)}" height="{number(BAR - 10)}"'
            f' rx="3" fill="{fill}"/>'
        )
        words = percent_of(end - begin, language, signed=not whole)
        parts.append(_text(WIDTH - MARGIN, y + 20, words, SMALL, INK, "end"))
    return parts


def _spans(side: Side) -> list[tuple[float, float]]:
    """Where each bar begins and ends."""
    spans, here = [(0.0, side.start)], side.start
    for change in (side.luck, side.own, side.others, side.rest):
        spans.append((here, here + change))
        here += change
    return [*spans, (0.0, side.result)]


def percent_of(share: float, language: str, *, signed: bool) -> str:
    """A share as the picture has it: in percent, or a change of one in percentage points, with its sign."""
    words = decimal(100 * share, 1, language)
    if not signed:
        return f"{words} %"
    words = words.removeprefix("-")
    zero = not words.strip("0,.")
    return words if zero else f"{'+' if share > 0 else '−'}{words}"


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


def _text(x: float, y: float, words: str, size: int, fill: str = INK, anchor: str = "start") -> str:
    look = f'font-size="{size}" fill="{fill}" text-anchor="{anchor}"'
    return f'<text x="{number(x)}" y="{number(y)}" {look}>{escaped(words)}</text>'
