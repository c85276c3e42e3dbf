"""The styles of new boards: outline, size, obstacles, sizes of territories, symmetry."""

from __future__ import annotations

from dataclasses import dataclass

from rollwright.games.diceland.workshop import outlines
from rollwright.games.diceland.workshop.outlines import Outline

USUAL = (2, 3, 3, 4, 4, 4, 5, 5, 6)


@dataclass(frozen=True)
class Style:
    """How boards of a style are made. `spaces` and `obstacles` are ranges, both ends included, for twelve treasures.
    With six a board has three quarters of the spaces, no obstacles (D20), and holes for lakes."""

    outline: Outline
    spaces: tuple[int, int] = (108, 116)
    obstacles: tuple[int, int] = (5, 10)
    lakes: bool = False  # whether obstacles lie together
    sizes: tuple[int, ...] = USUAL  # of territories, each as often as it stands here
    order: int = 1  # of the symmetry: how often the board looks the same during a full turn, but for its colours


STYLES: dict[str, Style] = {
    "field": Style(outlines.field),
    "hexagon": Style(outlines.hexagon, obstacles=(7, 12)),
    "island": Style(outlines.island, obstacles=(3, 7)),
    "lakes": Style(outlines.field, spaces=(106, 112), obstacles=(11, 15), lakes=True),
    "patchwork": Style(outlines.field, sizes=(2, 2, 3, 3, 3, 4)),
    "estates": Style(outlines.field, sizes=(4, 5, 5, 6, 6, 6)),
    "turned": Style(outlines.field, order=2),
    "propeller": Style(outlines.island, order=3, obstacles=(3, 9)),
    "pinwheel": Style(outlines.hexagon, spaces=(114, 120), obstacles=(6, 12), order=6),
    "star": Style(outlines.star, spaces=(108, 114), obstacles=(6, 12), order=6),
}
