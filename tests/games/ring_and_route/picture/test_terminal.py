"""The sheet as text: everything is there, and nothing depends on telling colours apart."""

from __future__ import annotations

import re

import pytest
from rich.style import Style

from rollwright.games.ring_and_route.material.sheet import COLOURS, Sheet, shipped_sheet
from rollwright.games.ring_and_route.picture.paints import PAINTS
from rollwright.games.ring_and_route.picture.terminal import die_segments, sheet_text

RX2 = [3, 2, 1, 5, 8, 11, 9]  # 8 (start), 12, 7, 3, 1, 9, 4 on sheet 1


def plain(sheet: Sheet, **marks: object) -> list[str]:
    return ["".join(text for text, _ in line) for line in sheet_text(sheet, **marks)]  # type: ignore[arg-type]


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
