"""The whole table as an environment shows it, seen from a seat: as text, as SVG and as an array of pixels, or printed
at every step for a person (`"human"`).

First the turn, the dice and what is asked, or the result; then the seat's own board, and those of the others clockwise,
smaller. The captions are English.
"""

from __future__ import annotations

from typing import Any

from rollwright.core.errors import OptionError, presentable
from rollwright.core.position import Position
from rollwright.envs.render.picture import draw_svg
from rollwright.envs.render.pixels import draw_pixels
from rollwright.envs.render.text import draw_text, print_text

HUMAN = "human"
_DRAWN = {HUMAN: print_text, "ansi": draw_text, "svg": draw_svg, "rgb_array": draw_pixels}
MODES = tuple(_DRAWN)


def check_mode(mode: str | None) -> str | None:
    """The render mode of an environment; OptionError if there is none of this name."""
    if mode is not None and mode not in MODES:
        raise OptionError("option-render-mode", mode=presentable(mode), modes=", ".join(MODES))
    return mode


def draw(mode: str | None, position: Position, seat: int) -> Any:
    """Renders the table in a mode, seen from a seat; None without a mode."""
    return None if mode is None else _DRAWN[mode](position, seat)
