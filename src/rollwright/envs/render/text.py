"""The table as plain text."""

from __future__ import annotations

from collections.abc import Iterable

from rollwright.core.facets import Segments
from rollwright.core.position import Position
from rollwright.envs.render.captions import caption, clockwise, heading, result, turn


def draw_text(position: Position, seat: int) -> str:
    """The table as plain text."""
    words = f"{result(position)} {caption(position, seat)}".strip()
    lines: list[Segments] = [[(turn(position), "")], [(words, "")], position.kind.picture.dice_line(position)]
    for other in clockwise(position, seat):
        lines += [[], [(heading(position, other), "")], *position.kind.picture.seat_lines(position, other)]
    return plain(lines)


def print_text(position: Position, seat: int) -> None:
    """Prints the table, as people expect of the mode "human"."""
    print(draw_text(position, seat))


def plain(lines: Iterable[Segments]) -> str:
    """Rendered lines as plain text, without their styles."""
    return "\n".join("".join(piece for piece, _ in line) for line in lines) + "\n"
