"""The whole table as an environment shows it, seen from a seat: as text, as SVG and as an array of pixels.

First the turn, the dice and what is asked, or the result; then the seat's own board, and those of the others clockwise,
smaller. Before a name in a picture, a die says whose turn it is, an arrow who is asked, a star who has won; what may be
marked now is lit. The captions are English.

A picture's size depends on the number of seats only, so the frames of a game make a video. Pixels need the extra
`render`. Their letters come from the font that Pillow brings, so no font needs to be installed, and frames are the same
on every machine; only names beyond ASCII need a font of the system.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, cast

from rollwright.core.errors import MissingExtra, OptionError, presentable
from rollwright.core.facets import Segments
from rollwright.core.game import Game
from rollwright.picture.svg import INK, escaped, number, placed, shown, size_of
from rollwright.words import say

MODES = ("ansi", "svg", "rgb_array")


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise OptionError("option-render-mode", mode=presentable(mode), modes=", ".join(MODES))
    return mode


def draw(mode: str | None, game: Game, seat: int) -> Any:
    """The table as an environment's render mode wants it, seen from a seat; None without a mode."""
    if mode is None:
        return None
    return {"ansi": text, "svg": svg, "rgb_array": rgb}[mode](game, seat)


# Words ---------------------------------------------------------------------------------------------------


def _or(fallback: str, code: str, **params: object) -> str:
    """A message of a game's own catalogue, which may lack it."""
    words = say(code, params)
    return fallback if words == code else shown(words)


def _name(game: Game, seat: int) -> str:
    return shown(game.setup.names[seat])


def _clockwise(game: Game, seat: int) -> list[int]:
    """All seats, the one that looks first."""
    return [(seat + place) % game.seats for place in range(game.seats)]


def turn(game: Game) -> str:
    return say("table-turn", {"number": game.turns + (not game.over)})


def result(game: Game) -> str:
    """Who has won; "" while the game goes on."""
    if not game.over:
        return ""
    *names, last = [_name(game, seat) for seat in game.winners] or [""]
    if names:
        return say("result-shared", {"names": say("list-and", {"first": ", ".join(names), "last": last})})
    return say("result-winner" if game.winners else "result-nobody", {"names": last})


def caption(game: Game, seat: int) -> str:
    """Why the game is over, whose throw is due, or what is asked, first of all of the seat that looks."""
    if game.over:
        return _or(str(game.reason), f"{game.kind.name}-reason-{game.reason}")
    if game.awaiting_roll:
        code, params = game.kind.announcements.throw_due(game)
        return _or(say("throw-due"), code, **params)
    asked = next(other for other in _clockwise(game, seat) if other in game.pending)
    words = [move.partition(" ")[0] for move in game.legal_moves(asked)]
    return f"{_name(game, asked)}: {_or(', '.join(dict.fromkeys(words)), f'{game.kind.name}-ask-{words[0]}')}"


def signs(game: Game, seat: int) -> Iterator[str]:
    """What there is to say of a seat, as codes."""
    if seat == game.kind.announcements.active_seat(game):
        yield "seat-active"
    if seat in game.pending:
        yield "seat-asked"
    if seat in game.winners:
        yield "seat-won"


def heading(game: Game, seat: int) -> str:
    """A seat's name, score and signs."""
    score = f"{_or(say('score'), f'{game.kind.name}-score')}: {game.scores[seat]}"
    name = say("seat-heading", {"number": seat + 1, "name": _name(game, seat)})
    return ", ".join([name, score, *map(say, signs(game, seat))])


# Text ----------------------------------------------------------------------------------------------------


def text(game: Game, seat: int) -> str:
    """The table as plain text."""
    words = f"{result(game)} {caption(game, seat)}".strip()
    lines: list[Segments] = [[(turn(game), "")], [(words, "")], game.kind.picture.dice_line(game)]
    for other in _clockwise(game, seat):
        lines += [[], [(heading(game, other), "")], *game.kind.picture.seat_lines(game, other)]
    return plain(lines)


def plain(lines: Iterable[Segments]) -> str:
    """Lines for a terminal without their styles."""
    return "\n".join("".join(piece for piece, _ in line) for line in lines) + "\n"


# Pictures ------------------------------------------------------------------------------------------------

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


class Part(NamedTuple):
    """A picture and where it lies on the table."""

    x: int
    y: int
    width: int
    height: int
    svg: str


def size(seats: int) -> tuple[int, int]:
    """Width and height of the table."""
    return 2 * EDGE + OWN[0] + (EDGE + OTHERS[seats - 1] if seats > 1 else 0), HEIGHT


def svg(game: Game, seat: int) -> str:
    """The table as a picture that needs nothing else."""
    width, height = size(game.seats)
    inside = [placed(part.svg, *part[:4]) for part in parts(game, seat)]
    return _svg(width, height, [f'<rect width="{width}" height="{height}" fill="{TABLE}"/>', *inside])


def parts(game: Game, seat: int) -> Iterator[Part]:
    """What lies on the table: dice with their caption, and each seat's board with its name."""
    yield Part(EDGE, EDGE, *HEAD, _head(game, seat))
    yield Part(EDGE, EDGE + HEAD[1], *OWN, _board(game, seat, *OWN))
    others = _clockwise(game, seat)[1:]
    width = OTHERS[len(others)]
    height = min((HEIGHT - EDGE) // max(len(others), 1) - EDGE, width + PLATE)
    top = (HEIGHT + EDGE - len(others) * (height + EDGE)) // 2
    for place, other in enumerate(others):
        x, y = 2 * EDGE + OWN[0], top + place * (height + EDGE)
        yield Part(x, y, width, height, _board(game, other, width, height))


def _head(game: Game, seat: int) -> str:
    width, height = HEAD
    dice = game.kind.picture.dice_svg(game, seat)
    first = _text(0, 42, result(game), 28, "bold") if game.over else placed(dice, 0, 4, *_fit(dice, *DICE))
    below = _text(0, height - 12, caption(game, seat), 15)
    return _svg(width, height, [first, _text(width, 40, turn(game), 20, anchor="end"), below])


def _board(game: Game, seat: int, width: int, height: int) -> str:
    """What lies before a seat, under its name, signs and score."""
    board = game.kind.picture.seat_svg(game, seat)
    inner, below = _fit(board, width, height - PLATE)
    left = (width - inner) / 2
    codes = list(signs(game, seat))
    inside = [
        f"<title>{escaped(heading(game, seat))}</title>",
        _plate(left, inner) if {"seat-asked", "seat-won"} & set(codes) else "",
        *(_icon(code, left + 16 + 22 * place) for place, code in enumerate(codes)),
        _text(left + 8 + 22 * len(codes), 20, _short(_name(game, seat), int(inner) // 16), 17, "bold"),
        _text(left + inner - 8, 20, str(game.scores[seat]), 19, "bold", "end"),
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


# Pixels --------------------------------------------------------------------------------------------------


def rgb(game: Game, seat: int) -> Any:
    """The table as an array of height × width × 3 bytes. A part that has not changed is not drawn again."""
    import numpy as np

    width, height = size(game.seats)
    frame = np.empty((height, width, 3), dtype=np.uint8)
    frame[:] = [int(TABLE[at : at + 2], 16) for at in (1, 3, 5)]
    for part in parts(game, seat):
        frame[part.y : part.y + part.height, part.x : part.x + part.width] = _pixels(part.svg, part.width)
    return frame


@lru_cache(maxsize=32)
def _pixels(picture: str, width: int) -> Any:
    import numpy as np

    try:
        import resvg_py
        from PIL import Image, ImageFont
    except ModuleNotFoundError:
        raise MissingExtra("resvg, Pillow", "render") from None

    font = cast(ImageFont.FreeTypeFont, ImageFont.load_default(16))
    family = str(font.getname()[0])
    with TemporaryDirectory() as folder:
        file = Path(folder) / "font.ttf"  # resvg reads fonts from files only
        file.write_bytes(font.font_bytes)
        png = resvg_py.svg_to_bytes(
            svg_string=picture,
            width=width,
            background=TABLE,
            skip_system_fonts=picture.isascii(),
            font_files=[str(file)],
            sans_serif_family=family,
            monospace_family=family,
        )
    return np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB"))
