"""The board as text: everything is there, and nothing depends on telling colours apart."""

from __future__ import annotations

from itertools import combinations

from rich.style import Style

from rollwright.games.diceland.material.board import COLOURS, Board, read_board
from rollwright.games.diceland.picture.paints import PAINTS
from rollwright.games.diceland.picture.terminal import Line, board_text, die_segments


def plain(line: Line) -> str:
    return "".join(text for text, _ in line)


def test_text_fits_a_terminal_and_shows_every_space(board: Board) -> None:
    lines = [plain(line) for line in board_text(board, legal=range(10))]
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 24
    for space in board.spaces:
        letter = COLOURS[space.colour]
        shown = lines[1 + space.row][5 + 4 * space.column + 2 * (space.row % 2)]
        assert shown == (letter.upper() if space.treasure else letter)


def test_text_of_a_small_board(small: Board) -> None:
    lines = [plain(line).rstrip() for line in board_text(small, crossed={0, 1, 2}, legal={4, 6})]
    assert lines == [
        "     a   b   c   d   e",
        "  1 Rx* rx  yx  *Y*       1",
        "  2   [g]  +   b  [B]     2",
        "  3 *G*  o  *O*  s  *S*   3",
        "",
        "    [r     ] Rx Y  G  B  O  S   1/5",
    ]


def test_obstacles_in_text() -> None:
    board = read_board("R r # Y\n g + b B\nG o O s S y")
    assert "### " in plain(board_text(board)[1])


def test_gaps_join_a_territory(small: Board) -> None:
    assert gap_styles(board_text(small)[1]) == [f"on {PAINTS['r'].fill}", "", f"on {PAINTS['y'].fill}", "", ""]
    assert gap_styles(board_text(small, crossed={0, 1})[1])[0] == f"on {PAINTS['r'].deep}"


def gap_styles(line: Line) -> list[str]:
    return [style for text, style in line if text == " "]


def test_styles_are_those_rich_knows(board: Board) -> None:
    styles = {style for line in board_text(board, {0, 1}, {5}) for _, style in line}
    assert len(styles) > 10
    for style in styles:
        Style.parse(style)


def test_dice_are_told_apart() -> None:
    segments = die_segments("rrrygg")
    assert plain(segments) == " r   r   r   y   g   g "
    faces = {text.strip(): style for text, style in die_segments(COLOURS) if text.strip()}
    assert "".join(faces) == COLOURS
    assert all(one != other for one, other in combinations(faces.values(), 2))
    assert die_segments("") == []
