"""Pictures that belong to no game."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from rollwright.picture.svg import COLUMN, INK, MARGIN, PAPER, escaped, lines_svg, number, placed, shown, size_of

SVG = "{http://www.w3.org/2000/svg}"


def test_text_that_xml_forbids_is_left_blank() -> None:
    everything = "".join(map(chr, range(0x11000)))
    root = ElementTree.fromstring(f"<a b='{escaped(everything)}'>{escaped(everything)}</a>")
    assert root.text == root.attrib["b"] == shown(everything)
    assert len(shown(everything)) == len(everything)


def test_numbers_are_short() -> None:
    assert [number(value) for value in (3, 2.5, 1 / 3, 100.0, 0.001)] == ["3", "2.5", "0.33", "100", "0"]


def test_letters_keep_their_columns() -> None:
    root = ElementTree.fromstring(lines_svg([[("a  b", ""), ("<c>", "bold red")], [], [("d", "")]]))
    first, second, third = root.iter(f"{SVG}text")
    assert [place(first), place(second), place(third)] == [[0, 3], [4, 5, 6], [0]]
    assert (first.text, second.text, third.text) == ("ab", "<c>", "d")
    assert (first.attrib["fill"], second.attrib["fill"]) == (INK, "#800000")
    assert "font-weight" not in first.attrib
    assert second.attrib["font-weight"] == "bold"
    assert float(third.attrib["y"]) > float(first.attrib["y"])


def place(text: ElementTree.Element) -> list[float]:
    """The columns of its letters."""
    return [(float(x) - MARGIN) / COLUMN - 0.5 for x in text.attrib["x"].split()]


def test_backgrounds_lie_behind_their_letters() -> None:
    line = [(" a ", "#ffffff on #ff0000"), ("b", "reverse"), ("c", "reverse #00ff00 on #0000ff")]
    root = ElementTree.fromstring(lines_svg([line]))
    assert [rect.attrib["fill"] for rect in root.iter(f"{SVG}rect")] == [PAPER, "#ff0000", INK, "#00ff00"]
    assert [text.attrib["fill"] for text in root.iter(f"{SVG}text")] == ["#ffffff", PAPER, "#0000ff"]


@pytest.mark.parametrize("lines", [[], [[]], [[("", "")]], [[(" ", "")]]])
def test_nothing_is_a_picture_too(lines: list[list[tuple[str, str]]]) -> None:
    svg = lines_svg(lines, columns=10)
    assert not list(ElementTree.fromstring(svg).iter(f"{SVG}text"))
    assert size_of(svg) == size_of(lines_svg([[("0123456789", "")]]))


def test_a_picture_in_a_picture() -> None:
    inner = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4.5 2"><g/></svg>\n'
    root = ElementTree.fromstring(placed(inner, 1, 2, 30, 40))
    assert (root.attrib["x"], root.attrib["y"], root.attrib["width"], root.attrib["height"]) == ("1", "2", "30", "40")
    assert size_of(inner) == (4.5, 2)
    with pytest.raises(ValueError, match="viewBox"):
        size_of("<svg/>")
