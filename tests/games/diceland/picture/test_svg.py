"""The board as a picture: everything is there once, and nothing depends on telling colours apart."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from xml.etree import ElementTree as ET

from rollwright.games.diceland.material.board import COLOURS, Board
from rollwright.games.diceland.picture.paints import PAINTS
from rollwright.games.diceland.picture.svg import board_svg

SVG = "{http://www.w3.org/2000/svg}"


def picture(board: Board, *, crossed: set[int] | None = None, legal: set[int] | None = None) -> ET.Element:
    return ET.fromstring(board_svg(board, crossed or set(), legal or set()))


def spaces(root: ET.Element, state: str = "space") -> list[str]:
    return [
        group.attrib["data-space"] for group in root.iter(f"{SVG}g") if state in group.attrib.get("class", "").split()
    ]


def test_every_space_is_drawn_once_with_its_colours_symbol(board: Board) -> None:
    root = picture(board)
    assert spaces(root) == [space.name for space in board.spaces]
    for group, space in zip(root.iter(f"{SVG}g"), [None, *board.spaces], strict=False):
        if space is not None:
            paths = [path.attrib["d"] for path in group.iter(f"{SVG}path")]
            assert paths == [PAINTS[COLOURS[space.colour]].symbol]


def test_start_obstacles_and_treasures_are_drawn(board: Board) -> None:
    classes = Counter(polygon.attrib.get("class") for polygon in picture(board).iter(f"{SVG}polygon"))
    assert classes["start"] == 1
    assert classes["obstacle"] == len(board.obstacles)
    assert classes["treasure"] == 2 * board.treasures  # on the field and in the status bar


def test_crossed_and_legal_spaces_are_marked(small: Board) -> None:
    root = picture(small, crossed={1, 2}, legal={5})
    assert spaces(root, "crossed") == ["b1", "c1"]
    assert spaces(root, "legal") == ["c2"]
    assert crosses(root) == 1 + 2  # the start has one


def crosses(root: ET.Element) -> int:
    return sum("cross" in path.attrib.get("class", "") for path in root.iter(f"{SVG}path"))


def test_a_legal_space_gets_a_ring(small: Board) -> None:
    before, after = (len(list(picture(small, legal=legal).iter(f"{SVG}polygon"))) for legal in (set(), {5}))
    assert after == before + 2


def test_d2_the_status_bar_marks_treasures_and_a_complete_colour(small: Board) -> None:
    red_treasure, red = 0, 1
    assert crosses(picture(small, crossed={red})) == 1 + 1
    assert crosses(picture(small, crossed={red_treasure})) == 1 + 1 + 1
    assert crosses(picture(small, crossed={red_treasure, red})) == 1 + 2 + 1 + 1
    assert ">1/5<" in board_svg(small, {red_treasure})


def test_the_title_is_escaped(small: Board) -> None:
    title = '</title><script>alert("&")</script>'
    root = ET.fromstring(board_svg(small, title=title))
    assert root.findtext(f"{SVG}title") == title
    assert title in [text.text for text in root.iter(f"{SVG}text")]
    assert not list(root.iter(f"{SVG}script"))


def test_without_a_title_there_is_none(small: Board) -> None:
    assert picture(small).find(f"{SVG}title") is None


def test_the_picture_stands_alone(board: Board) -> None:
    svg = board_svg(board, title="x").replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"http|href|url\(|<style|<script|\bid=", svg)


def test_nothing_lies_outside_the_picture(board: Board) -> None:
    nothing_lies_outside(picture(board))


def test_nothing_lies_outside_the_picture_of_a_small_board(small: Board) -> None:
    nothing_lies_outside(picture(small))


def nothing_lies_outside(root: ET.Element) -> None:
    width, height = map(float, root.attrib["viewBox"].split()[2:])
    for rect in list(root.iter(f"{SVG}rect"))[1:]:  # the first is the paper
        x, size = float(rect.attrib["x"]), float(rect.attrib["width"])
        assert 0 < x < x + size < width
        assert float(rect.attrib["height"]) < height
    boxes = sorted(
        float(rect.attrib["x"]) for rect in root.iter(f"{SVG}rect") if "rx" in rect.attrib and "x" in rect.attrib
    )
    assert all(right - left > 20 for left, right in pairwise(boxes))
