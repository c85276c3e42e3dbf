"""A board and the dice as text for a terminal.

Nothing depends on telling colours apart: each colour has its letter. There are no words, so it serves every language.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from rollwright.games.diceland.material.board import COLOURS, Board, Place, Space
from rollwright.games.diceland.picture.geometry import complete_colours, treasure_spaces
from rollwright.games.diceland.picture.paints import PAINTS

Segment = tuple[str, str]
"""A piece of a line, and its style in rich's syntax ("" for plain)."""

Line = list[Segment]

_WHITE = "bold #000000 on #ffffff"


def board_text(board: Board, crossed: Collection[int] = (), legal: Collection[int] = ()) -> list[list[Segment]]:
    """A board for a terminal, in lines of styled pieces.

    `r` is a space, `*R*` a treasure, `[r]` may be crossed, `rx` is crossed, `+` the start, `###` an obstacle.
    """
    return [line.copy() for line in _board_text(board, frozenset(crossed), frozenset(legal))]


@lru_cache(maxsize=64)  # boards are shown more often than they change
def _board_text(board: Board, crossed: frozenset[int], legal: frozenset[int]) -> list[list[Segment]]:
    cells: dict[Place, list[Segment]] = {
        (space.column, space.row): _space_cell(space, number in crossed, number in legal)
        for number, space in enumerate(board.spaces)
    }
    cells[board.start] = [(" + ", _WHITE)]
    cells |= {place: [("###", "#5d646d on #000000")] for place in board.obstacles}
    joins = _joins(board, crossed)

    letters = "".join(f" {chr(ord('a') + column)}  " for column in range(board.columns))
    lines: list[list[Segment]] = [[(f"    {letters}".rstrip(), "bold")]]
    for row in range(board.rows):
        line: list[Segment] = [(f" {row + 1:>2} " + "  " * (row % 2), "bold")]
        for column in range(board.columns):
            cell = cells.get((column, row), [("   ", "")])
            line += [*cell, (" ", joins.get((column, row), ""))]
        line.append((f"{'  ' * (1 - row % 2)}{row + 1}", "bold"))
        lines.append(line)
    return [*lines, [], _status_line(board, crossed)]


def die_segments(colours: str) -> list[Segment]:
    """Diceland's dice for a terminal, side by side, such as `rrrygg`."""
    line: list[Segment] = []
    for letter in colours:
        line += [(f" {letter} ", _style(COLOURS.index(letter))), (" ", "")]
    return line[:-1]


def _space_cell(space: Space, crossed: bool, legal: bool) -> list[Segment]:
    letter = COLOURS[space.colour]
    letter = letter.upper() if space.treasure else letter
    style = _style(space.colour)
    if crossed:
        return [(f"{letter}x{'*' if space.treasure else ' '}", _crossed_style(space.colour))]
    if legal:
        return [("[", _WHITE), (letter, style), ("]", _WHITE)]
    return [(f"*{letter}*" if space.treasure else f" {letter} ", style)]


def _joins(board: Board, crossed: Collection[int]) -> dict[Place, str]:
    """The style of the gap to the right of a space, where the next one is of the same territory."""
    number_of = {(space.column, space.row): number for number, space in enumerate(board.spaces)}
    joins = {}
    for (column, row), number in number_of.items():
        beyond = number_of.get((column + 1, row))
        if beyond is not None and board.spaces[beyond].territory == board.spaces[number].territory:
            both_crossed = number in crossed and beyond in crossed
            paint = PAINTS[COLOURS[board.spaces[number].colour]]
            joins[column, row] = f"on {paint.deep if both_crossed else paint.fill}"
    return joins


def _status_line(board: Board, crossed: Collection[int]) -> list[Segment]:
    complete = complete_colours(board, crossed)
    line: list[Segment] = [("    [", "bold")]
    for colour, letter in enumerate(COLOURS):
        line.append((letter, _style(colour)) if letter in complete else (" ", ""))
    line.append(("]", "bold"))
    treasures = treasure_spaces(board)
    for number in treasures:
        space = board.spaces[number]
        letter = COLOURS[space.colour].upper()
        if number in crossed:
            box = (f"{letter}x", _crossed_style(space.colour))
        else:
            box = (f"{letter} ", _style(space.colour))
        line += [(" ", ""), box]
    found = sum(number in crossed for number in treasures)
    return [*line, (f"  {found}/{board.goal}", "bold")]


def _style(colour: int) -> str:
    paint = PAINTS[COLOURS[colour]]
    return f"bold {paint.ink} on {paint.fill}"


def _crossed_style(colour: int) -> str:
    return f"bold #ffffff on {PAINTS[COLOURS[colour]].deep}"
