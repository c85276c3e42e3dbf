"""Drawn boards: what is on a board is in the picture, once, and can be told apart without colours."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, pairwise
from xml.etree import ElementTree as ET

import pytest

from rollwright.games.diceland.material.board import COLOURS, SHIPPED, Board, adjacent, read_board, shipped_board
from rollwright.games.diceland.picture.draw import (
    DRAWN,
    SIDE,
    WIDTH,
    Segment,
    board_svg,
    board_text,
    borders,
    centre,
    complete_colours,
    corners,
    die_segments,
    field_size,
    treasure_spaces,
)

SVG = "{http://www.w3.org/2000/svg}"
SMALL = read_board("R r y Y .\n g + b B .\nG o O s S\n")
boards = [shipped_board(name) for name in SHIPPED]
shipped = pytest.mark.parametrize("board", boards, ids=SHIPPED)


def picture(board: Board, *, crossed: set[int] | None = None, legal: set[int] | None = None) -> ET.Element:
    return ET.fromstring(board_svg(board, crossed or set(), legal or set()))


def spaces(root: ET.Element, state: str = "space") -> list[str]:
    return [
        group.attrib["data-space"] for group in root.iter(f"{SVG}g") if state in group.attrib.get("class", "").split()
    ]


def plain(line: list[Segment]) -> str:
    return "".join(text for text, _ in line)


def luminance(colour: str) -> float:
    """Relative luminance of #rrggbb, as WCAG defines it."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


# Geometry ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [(3, 3), (3, 4)], ids=["shifted", "not-shifted"])
def test_touching_hexagons_are_a_width_apart_and_share_two_corners(place: tuple[int, int]) -> None:
    x, y = centre(*place)
    own = {(round(a, 6), round(b, 6)) for a, b in corners(*place)}
    for other in adjacent(*place):
        a, b = centre(*other)
        assert (a - x) ** 2 + (b - y) ** 2 == pytest.approx(WIDTH**2)
        assert len(own & {(round(c, 6), round(d, 6)) for c, d in corners(*other)}) == 2


def test_an_inset_hexagon_keeps_its_distance_from_the_edges() -> None:
    x = centre(2, 2)[0]
    assert max(a for a, _ in corners(2, 2, inset=3)) - x == pytest.approx(WIDTH / 2 - 3)


@shipped
def test_the_field_has_room_for_all_hexagons(board: Board) -> None:
    width, height = field_size(board)
    points = [point for space in board.spaces for point in corners(space.column, space.row)]
    assert all(0 < x < width and 0 < y < height for x, y in points)


@shipped
def test_borders_lie_between_territories_only(board: Board) -> None:
    """As many edges as there are pairs of neighbours that don't belong together, none twice."""
    territory = {(space.column, space.row): space.territory for space in board.spaces}
    owner = territory | {board.start: "start"} | {place: place for place in board.obstacles}
    expected = 0
    for place in owner:
        for other in adjacent(*place):
            if other not in owner:
                expected += 2
            elif owner[other] != owner[place]:
                expected += 1  # met from both sides
    edges = list(borders(board))
    assert 2 * len(edges) == expected
    middles = {(round((a + c) / 2, 3), round((b + d) / 2, 3)) for (a, b), (c, d) in edges}
    assert len(middles) == len(edges)
    assert all((a - c) ** 2 + (b - d) ** 2 == pytest.approx(SIDE**2) for (a, b), (c, d) in edges)


# Palette -------------------------------------------------------------------------------------------------


def test_every_colour_has_its_own_fill_and_symbol() -> None:
    assert "".join(DRAWN) == COLOURS
    assert len({drawn.fill for drawn in DRAWN.values()}) == 6
    assert len({drawn.symbol for drawn in DRAWN.values()}) == 6


def test_colours_differ_in_grey_too() -> None:
    steps = pairwise(sorted((drawn.fill for drawn in DRAWN.values()), key=luminance))
    assert all(contrast(darker, lighter) >= 1.35 for darker, lighter in steps)


@pytest.mark.parametrize("letter", COLOURS)
def test_symbols_and_letters_stand_out(letter: str) -> None:
    drawn = DRAWN[letter]
    assert contrast(drawn.ink, drawn.fill) >= 3.5  # 3 is what graphics need
    assert contrast(drawn.deep, "#ffffff") >= 3.5
    assert contrast(drawn.deep, drawn.fill) >= 1.5  # a crossed space of the terminal against a free one


# SVG -----------------------------------------------------------------------------------------------------


@shipped
def test_every_space_is_drawn_once_with_its_colours_symbol(board: Board) -> None:
    root = picture(board)
    assert spaces(root) == [space.name for space in board.spaces]
    for group, space in zip(root.iter(f"{SVG}g"), [None, *board.spaces], strict=False):
        if space is not None:
            paths = [path.attrib["d"] for path in group.iter(f"{SVG}path")]
            assert paths == [DRAWN[COLOURS[space.colour]].symbol]


@shipped
def test_start_obstacles_and_treasures_are_drawn(board: Board) -> None:
    classes = Counter(polygon.attrib.get("class") for polygon in picture(board).iter(f"{SVG}polygon"))
    assert classes["start"] == 1
    assert classes["obstacle"] == len(board.obstacles)
    assert classes["treasure"] == 2 * 12  # on the field and in the status bar


def test_crossed_and_legal_spaces_are_marked() -> None:
    root = picture(SMALL, crossed={1, 2}, legal={5})
    assert spaces(root, "crossed") == ["b1", "c1"]
    assert spaces(root, "legal") == ["c2"]
    assert crosses(root) == 1 + 2  # the start has one


def crosses(root: ET.Element) -> int:
    return sum("cross" in path.attrib.get("class", "") for path in root.iter(f"{SVG}path"))


def test_a_legal_space_gets_a_ring() -> None:
    before, after = (len(list(picture(SMALL, legal=legal).iter(f"{SVG}polygon"))) for legal in (set(), {5}))
    assert after == before + 2


def test_d2_the_status_bar_marks_treasures_and_a_complete_colour() -> None:
    red_treasure, red = 0, 1
    assert crosses(picture(SMALL, crossed={red})) == 1 + 1
    assert crosses(picture(SMALL, crossed={red_treasure})) == 1 + 1 + 1
    assert crosses(picture(SMALL, crossed={red_treasure, red})) == 1 + 2 + 1 + 1
    assert ">1/5<" in board_svg(SMALL, {red_treasure})


def test_d2_treasures_in_the_order_of_the_status_bar() -> None:
    order = [SMALL.spaces[number].name for number in treasure_spaces(SMALL)]
    assert order == ["a1", "d1", "a3", "d2", "c3", "e3"]


def test_complete_colours_need_every_space() -> None:
    yellow = {number for number, space in enumerate(SMALL.spaces) if space.colour == COLOURS.index("y")}
    assert complete_colours(SMALL, yellow) == "y"
    assert complete_colours(SMALL, yellow - {min(yellow)}) == ""
    assert complete_colours(SMALL, range(len(SMALL.spaces))) == COLOURS


def test_the_title_is_escaped() -> None:
    title = '</title><script>alert("&")</script>'
    root = ET.fromstring(board_svg(SMALL, title=title))
    assert root.findtext(f"{SVG}title") == title
    assert title in [text.text for text in root.iter(f"{SVG}text")]
    assert not list(root.iter(f"{SVG}script"))


def test_without_a_title_there_is_none() -> None:
    assert picture(SMALL).find(f"{SVG}title") is None


@shipped
def test_the_picture_stands_alone(board: Board) -> None:
    svg = board_svg(board, title="x").replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"http|href|url\(|<style|<script|\bid=", svg)


@pytest.mark.parametrize("board", [*boards, SMALL], ids=[*SHIPPED, "small"])
def test_nothing_lies_outside_the_picture(board: Board) -> None:
    root = picture(board)
    width, height = map(float, root.attrib["viewBox"].split()[2:])
    for rect in list(root.iter(f"{SVG}rect"))[1:]:  # the first is the paper
        x, size = float(rect.attrib["x"]), float(rect.attrib["width"])
        assert 0 < x < x + size < width
        assert float(rect.attrib["height"]) < height
    boxes = sorted(
        float(rect.attrib["x"]) for rect in root.iter(f"{SVG}rect") if "rx" in rect.attrib and "x" in rect.attrib
    )
    assert all(right - left > 20 for left, right in pairwise(boxes))


# Terminal ------------------------------------------------------------------------------------------------


@shipped
def test_text_fits_a_terminal_and_shows_every_space(board: Board) -> None:
    lines = [plain(line) for line in board_text(board, legal=range(10))]
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 24
    for space in board.spaces:
        letter = COLOURS[space.colour]
        shown = lines[1 + space.row][5 + 4 * space.column + 2 * (space.row % 2)]
        assert shown == (letter.upper() if space.treasure else letter)


def test_text_of_a_small_board() -> None:
    lines = [plain(line).rstrip() for line in board_text(SMALL, crossed={0, 1, 2}, legal={4, 6})]
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


def test_gaps_join_a_territory() -> None:
    assert gap_styles(board_text(SMALL)[1]) == [f"on {DRAWN['r'].fill}", "", f"on {DRAWN['y'].fill}", "", ""]
    assert gap_styles(board_text(SMALL, crossed={0, 1})[1])[0] == f"on {DRAWN['r'].deep}"


def gap_styles(line: list[Segment]) -> list[str]:
    return [style for text, style in line if text == " "]


@shipped
def test_styles_are_those_rich_knows(board: Board) -> None:
    from rich.style import Style

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
