"""What lies before a seat, as text, as SVG and as an array of pixels."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Any

from rollwright.core.errors import MissingExtra, OptionError, presentable
from rollwright.core.game import Game
from rollwright.core.gametype import Segments

MODES = ("ansi", "svg", "rgb_array")
WIDTH = 640


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise OptionError("option-render-mode", mode=presentable(mode), modes=", ".join(MODES))
    return mode


def draw(mode: str | None, game: Game, seat: int) -> Any:
    """The table as an environment's render mode wants it, seen from a seat; None without a mode."""
    if mode is None:
        return None
    return {"ansi": text, "svg": svg, "rgb_array": rgb}[mode](game, seat)


def text(game: Game, seat: int) -> str:
    """Dice and board as plain text."""
    return plain([game.kind.draw_dice(game), *game.kind.draw_seat(game, seat)])


def plain(lines: Iterable[Segments]) -> str:
    """Lines for a terminal without their styles."""
    return "\n".join("".join(piece for piece, _ in line) for line in lines) + "\n"


def svg(game: Game, seat: int) -> str:
    return game.kind.seat_svg(game, seat)


def rgb(game: Game, seat: int, width: int = WIDTH) -> Any:
    """An array of height × width × 3 bytes."""
    import numpy as np

    try:
        import resvg_py
        from PIL import Image
    except ModuleNotFoundError:
        raise MissingExtra("resvg, Pillow", "render") from None

    png = bytes(resvg_py.svg_to_bytes(svg_string=svg(game, seat), width=width))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))
