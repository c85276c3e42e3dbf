"""Drawings of a sheet: everything is there, and nothing depends on telling colours apart."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest
from rich.style import Style

from rollwright.games.diceland.picture.draw import DRAWN
from rollwright.games.ring_and_route.material.sheet import COLOURS, SHIPPED, Sheet, read_sheet, shipped_sheet
from rollwright.games.ring_and_route.picture.draw import (
    INSIDE,
    MIDDLE,
    PAINTS,
    RADIUS,
    RING_PLACES,
    die_segments,
    number_places,
    open_links,
    sheet_svg,
    sheet_text,
)

SVG = "{http://www.w3.org/2000/svg}"
RX2 = [3, 2, 1, 5, 8, 11, 9]  # 8 (start), 12, 7, 3, 1, 9, 4 on sheet 1


@pytest.fixture(params=SHIPPED)
def sheet(request: pytest.FixtureRequest) -> Sheet:
    return shipped_sheet(str(request.param))


@pytest.fixture
def crowded() -> Sheet:
    """The most links a sheet can have, the longest values, and far-away positions."""
    return read_sheet(
        {
            "ring": "rygbpsrygbpsrygb",
            "numbers": [{"value": 18, "x": n * 800, "y": n * n * 60 - 5000} for n in range(13)],
            "links": [list(link) for link in combinations(range(13), 2)],
        }
    )


def groups(svg: str, kind: str = "space") -> dict[str, ElementTree.Element]:
    """The parts of the picture by their name."""
    found = ElementTree.fromstring(svg).iter(f"{SVG}g")
    return {part.attrib[f"data-{kind}"]: part for part in found if f"data-{kind}" in part.attrib}


def texts(part: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in part.iter(f"{SVG}text")]


def shapes(part: ElementTree.Element) -> int:
    return sum(1 for _ in part.iter())


def plain(sheet: Sheet, **marks: object) -> list[str]:
    return ["".join(text for text, _ in line) for line in sheet_text(sheet, **marks)]  # type: ignore[arg-type]


# ---------------------------------------------------------------------------------------------- the picture


def test_r3_the_picture_has_every_space_with_its_number(sheet: Sheet) -> None:
    parts = groups(sheet_svg(sheet))
    assert sorted(parts) == sorted([f"c{n}" for n in range(16)] + [f"n{n}" for n in range(13)])
    for index, space in enumerate(sheet.numbers):
        assert texts(parts[f"n{index}"]) == [str(space.value), f"n{index}"]
    for index, colour in enumerate(sheet.ring):
        drawn = [path.attrib["d"] for path in parts[f"c{index}"].iter(f"{SVG}path")]
        assert PAINTS[colour].symbol in drawn


def test_colours_differ_in_symbol_and_fill() -> None:
    assert "".join(PAINTS) == COLOURS
    assert len({paint.symbol for paint in PAINTS.values()}) == 6
    assert len({paint.fill for paint in PAINTS.values()}) == 6


def test_a_colour_looks_the_same_in_both_games() -> None:
    for colour in "rygbs":
        paint, drawn = PAINTS[colour], DRAWN[colour]
        assert (paint.fill, paint.ink, paint.symbol) == (drawn.fill, drawn.ink, drawn.symbol)


def test_symbols_stand_out_on_their_fill() -> None:
    for colour, paint in PAINTS.items():
        assert abs(grey(paint.ink) - grey(paint.fill)) > 80, colour


def grey(colour: str) -> float:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def test_r3_the_ring_goes_round_clockwise_and_encloses_the_numbers(sheet: Sheet) -> None:
    for (ax, ay), (bx, by) in zip(RING_PLACES, RING_PLACES[1:] + RING_PLACES[:1], strict=True):
        assert (ax - MIDDLE) * (by - MIDDLE) - (ay - MIDDLE) * (bx - MIDDLE) > 0
    places = number_places(sheet)
    assert all(abs(x - MIDDLE) <= INSIDE / 2 + 0.01 and abs(y - MIDDLE) <= INSIDE / 2 + 0.01 for x, y in places)
    assert min(dist(one, other) for one, other in combinations(places, 2)) > 3 * RADIUS


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


# ----------------------------------------------------------------------------------------------- open links


def test_r7_links_across_the_route_and_to_spaces_behind_its_head_are_closed() -> None:
    sheet = shipped_sheet("1")
    still_open = open_links(sheet, RX2)
    assert (4, 9) in sheet.links  # from the 4 to the 2, across the line from 3 to 1
    assert (4, 9) not in still_open
    assert {link for link in still_open if 9 in link} == {(6, 9), (7, 9), (9, 10), (9, 12)}
    assert not any(set(link) & set(RX2[:-1]) for link in still_open)


def test_without_a_route_all_links_are_open(sheet: Sheet) -> None:
    assert open_links(sheet, []) == list(sheet.links)
    assert open_links(sheet, [0]) == list(sheet.links)


# -------------------------------------------------------------------------------------------- in a terminal


def test_r3_the_text_has_every_space_with_its_colour_or_number(sheet: Sheet) -> None:
    lines = plain(sheet)
    drawing = "\n".join(line[:51] for line in lines)
    for index, colour in enumerate(sheet.ring):
        assert re.search(rf"\bc{index} {colour}\b", drawing)
    for index in range(13):
        assert re.search(rf"\bn{index}\b", drawing)
    shown = sorted(int(value) for value in re.findall(r"\((\d+)\)", drawing))
    assert shown == sorted(space.value for space in sheet.numbers)


def test_the_text_says_every_link(sheet: Sheet) -> None:
    panel = "\n".join(line[53:] for line in plain(sheet)[1:])
    found = set()
    for entry in re.split(r"\n(?=n)", panel.strip()):
        space, *targets = re.findall(r"n(\d+)", entry)
        found |= {tuple(sorted((int(space), int(target)))) for target in targets}
    assert found == set(sheet.links)


@pytest.mark.parametrize("route", [[], [0], list(range(13))])
def test_the_text_fits_80_columns(sheet: Sheet, crowded: Sheet, route: list[int]) -> None:
    for drawn in (sheet, crowded):
        lines = plain(drawn, route=route, ring=range(8), legal_ring=range(8, 16), legal_numbers=range(13))
        assert max(map(len, lines)) <= 80
        assert len({len(line[:51]) for line in lines}) == 1


def test_the_text_shows_marks_without_colours() -> None:
    lines = plain(shipped_sheet("1"), ring=[4, 12], route=RX2, misthrows=2, legal_ring=[3], legal_numbers=[6, 12])
    text = "\n".join(lines)
    for mark in ("c4 p X", "c12 g X", "<c3 g>", "{8}", "[12]", "[4]", "<5>", "<10>", "(6)"):
        assert text.count(mark) == 1 + (mark == "{8}") + (mark == "(6)"), mark
    assert lines[0].endswith("[X] [X] [ ]")


def test_the_text_says_the_route_and_where_its_head_can_go() -> None:
    panel = [line[53:] for line in plain(shipped_sheet("1"), route=RX2, legal_numbers=[6])]
    assert panel[1] == "{8}-12-7-3-1-9-4"
    assert " ".join(" ".join(panel[2:4]).split()) == "n9 (4) <n6=5> n7=11 n10=5 n12=10"


def dots(style: str, route: list[int]) -> int:
    """How many dots the lines of a style have on sheet 1."""
    segments = [segment for line in sheet_text(shipped_sheet("1"), route=route) for segment in line]
    letters = "".join(text for text, its_style in segments if its_style == style)
    return sum((ord(letter) - 0x2800).bit_count() for letter in letters if "\u2800" <= letter <= "\u28ff")


def test_r7_the_inside_shows_the_route_heavily_and_drops_closed_links() -> None:
    assert dots("bold", []) == 0
    assert dots("bold", RX2) > dots("dim", RX2) > 0, "the heavy line is made of more dots than all open links"
    assert dots("dim", RX2) < dots("dim", []) / 2


def test_styles_are_rich_styles() -> None:
    lines = sheet_text(shipped_sheet("1"), ring=[4], route=RX2, legal_ring=[3], legal_numbers=[6])
    styles = {style for line in lines for _, style in line}
    for style in styles:
        Style.parse(style)
    assert {f"on {PAINTS[colour].fill}" for colour in COLOURS} <= {style[style.find("on ") :] for style in styles}


def test_dice_are_said_in_the_notation() -> None:
    segments = die_segments([("A", 6, "g"), ("B", 1, "g"), ("C", 2, "y")])
    assert "".join(text for text, _ in segments).split() == ["A6g", "B1g", "C2y"]
    assert PAINTS["g"].fill in segments[0][1]
    assert PAINTS["y"].fill in segments[-1][1]
    assert die_segments([]) == []
