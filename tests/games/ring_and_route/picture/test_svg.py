"""The sheet as a picture: everything is there, and nothing depends on telling colours apart."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from rollwright.games.ring_and_route.material.sheet import Sheet, shipped_sheet
from rollwright.games.ring_and_route.picture.geometry import RING_PLACES, number_places
from rollwright.games.ring_and_route.picture.paints import PAINTS
from rollwright.games.ring_and_route.picture.svg import sheet_svg

SVG = "{http://www.w3.org/2000/svg}"
RX2 = [3, 2, 1, 5, 8, 11, 9]  # 8 (start), 12, 7, 3, 1, 9, 4 on sheet 1


def groups(svg: str, kind: str = "space") -> dict[str, ElementTree.Element]:
    """The parts of the picture by their name."""
    found = ElementTree.fromstring(svg).iter(f"{SVG}g")
    return {part.attrib[f"data-{kind}"]: part for part in found if f"data-{kind}" in part.attrib}


def texts(part: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in part.iter(f"{SVG}text")]


def shapes(part: ElementTree.Element) -> int:
    return sum(1 for _ in part.iter())


def test_r3_the_picture_has_every_space_with_its_number(sheet: Sheet) -> None:
    parts = groups(sheet_svg(sheet))
    assert sorted(parts) == sorted([f"c{n}" for n in range(16)] + [f"n{n}" for n in range(13)])
    for index, space in enumerate(sheet.numbers):
        assert texts(parts[f"n{index}"]) == [str(space.value), f"n{index}"]
    for index, colour in enumerate(sheet.ring):
        drawn = [path.attrib["d"] for path in parts[f"c{index}"].iter(f"{SVG}path")]
        assert PAINTS[colour].symbol in drawn


def test_marks_change_the_picture_of_just_the_spaces_marked() -> None:
    sheet = shipped_sheet("1")
    before = {name: shapes(part) for name, part in groups(sheet_svg(sheet)).items()}
    after = groups(sheet_svg(sheet, ring=[4, 5], route=[3, 2], legal_ring=[6], legal_numbers=[7]))
    assert {name for name, part in after.items() if shapes(part) != before[name]} == {
        "c4",
        "c5",
        "c6",
        "n3",
        "n7",
    }


def test_r6_the_route_is_one_line_through_its_spaces_in_order() -> None:
    sheet = shipped_sheet("1")
    lines = list(ElementTree.fromstring(sheet_svg(sheet, route=RX2)).iter(f"{SVG}polyline"))
    expected = [f"{x:.1f},{y:.1f}" for x, y in (number_places(sheet)[space] for space in RX2)]
    assert lines
    assert all(line.attrib["points"].split() == expected for line in lines)


@pytest.mark.parametrize("misthrows", range(4))
def test_r3_three_misthrow_boxes_at_the_right(misthrows: int) -> None:
    boxes = groups(sheet_svg(shipped_sheet("1"), misthrows=misthrows), "misthrow")
    assert [box.find(f"{SVG}path") is not None for box in boxes.values()] == [n < misthrows for n in range(3)]
    rightmost = max(x for x, _ in RING_PLACES)
    assert all(float(box[0].attrib["x"]) > rightmost for box in boxes.values())


def test_r17_r18_the_tables_are_there() -> None:
    tables = groups(sheet_svg(shipped_sheet("1"), number_points=range(100, 113)), "table")
    assert texts(tables["colour-points"]) == ["7+", "8", "10+", "13", "13+", "18", "16", "25"]
    assert texts(tables["number-points"])[::2] == [str(length) for length in range(1, 14)]
    assert texts(tables["number-points"])[1::2] == [str(points) for points in range(100, 113)]


@pytest.mark.parametrize(
    ("crosses", "length", "colour_cells", "number_cells"), [(6, 0, 1, 1), (7, 1, 2, 2), (16, 13, 2, 2)]
)
def test_the_tables_show_what_is_reached(crosses: int, length: int, colour_cells: int, number_cells: int) -> None:
    tables = groups(sheet_svg(shipped_sheet("1"), ring=range(crosses), route=range(length)), "table")
    assert len(list(tables["colour-points"].iter(f"{SVG}rect"))) == colour_cells
    assert len(list(tables["number-points"].iter(f"{SVG}rect"))) == number_cells


def test_a_title_is_escaped_and_made_fit_for_xml() -> None:
    svg = sheet_svg(shipped_sheet("1"), title='</svg><script>"&\x00\ud800')
    root = ElementTree.fromstring(svg.encode())
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text == '</svg><script>"&  '
    assert not list(root.iter(f"{SVG}script"))


def test_without_a_title_there_is_none() -> None:
    assert ElementTree.fromstring(sheet_svg(shipped_sheet("1"))).find(f"{SVG}title") is None


def test_the_picture_stands_alone(sheet: Sheet, crowded: Sheet) -> None:
    for drawn in (sheet, crowded):
        svg = sheet_svg(drawn, ring=range(16), route=range(13), misthrows=3, title="x")
        assert not re.search(r"<script|<style|<image|href|url\(|\bid=|nan|inf", svg)
