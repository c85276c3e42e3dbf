"""What can be ordered, and what people can write into an order."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from press.pdfs import codes, is_coloured, reader, root, texts
from rollwright.core import registry
from rollwright.core.errors import BoardError, OptionError
from rollwright.core.facets import Picture, Segments
from rollwright.core.game_type import GameType
from rollwright.core.registry import game_type, register
from rollwright.games.diceland.material.facet import DicelandMaterial
from rollwright.games.diceland.picture.facet import DicelandPicture
from rollwright.games.diceland.rules import kernel
from rollwright.games.diceland.rules.notation import DicelandNotation
from rollwright.games.ring_and_route.material.sheet import shipped_sheet
from rollwright.press import Order, Piece, print_pdf

BOARD = game_type("diceland").printing.text_of("C")
PAPER = {
    "sheets": {"<b>": shipped_sheet("2").as_record(), "#1": shipped_sheet("1").as_record()},
    "dice": {"A": "rygbps", "B": "sprygb", "C": "bpsryg"},
    "number_points": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 987],
}

HOSTILE = [
    "#panic()",
    '"); #read("/etc/passwd") //',
    "*bold* _it_ $x$ `raw` = title",
    "</text><script>alert(1)</script>",
    "\\u{41} \\ #sys.inputs",
    "<label> @ref https://example.org",
]


@pytest.mark.parametrize("title", HOSTILE)
def test_titles_are_never_markup(title: str) -> None:
    pdf = print_pdf(Order((Piece("diceland", BOARD, title),)))
    assert title in texts(pdf)[0]
    assert root(pdf)["/Lang"] == "en"
    assert reader(pdf).metadata.title == title  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("title", "printed"),
    [
        ("Łódź, Αθήνα, Київ", "Łódź, Αθήνα, Київ"),
        ("漢字 und 😀", "?? und ?"),
        ("a\x00\x1b[31m\u202eb\n\nc\u00a0d", "a???[31m?b c d".replace("???", "??")),
        ("x" * 100_000, "x" * 59 + "…"),
        ("", "Diceland"),
    ],
)
def test_characters_that_the_font_lacks_do_no_harm(title: str, printed: str) -> None:
    assert texts(print_pdf(Order((Piece("diceland", BOARD, title),))))[0].startswith(f"{printed} ")


def test_a_paper_of_ones_own_has_its_names_points_and_dice() -> None:
    piece = Piece("ring-and-route", json.dumps(PAPER), "Mine")
    pdf = print_pdf(Order((piece,), dice=("ring-and-route",)))
    first, second, dice = texts(pdf)
    assert "Mine #1" in first
    assert "Mine <b>" in second
    assert "987" in first
    assert dice.count("A") >= 6
    assert json.loads(codes(pdf)[0]) == {**PAPER, "sheets": dict(sorted(PAPER["sheets"].items()))}  # type: ignore[attr-defined]


def test_a_single_sheet_is_printed_without_code() -> None:
    pdf = print_pdf(Order((Piece("ring-and-route", json.dumps(shipped_sheet("2").as_record())),)))
    assert codes(pdf) == []


@pytest.mark.parametrize(
    ("game", "text"), [("diceland", "r r q\n"), ("ring-and-route", '{"sheets": {'), ("ring-and-route", "{}")]
)
def test_a_piece_that_is_not_playable_is_refused(game: str, text: str) -> None:
    with pytest.raises(BoardError):
        print_pdf(Order((Piece(game, text),)))


@pytest.mark.parametrize(
    ("code", "choices"),
    [
        ("option-print-nothing", {"pieces": ()}),
        ("option-print-choice", {"paper": "a3"}),
        ("option-print-choice", {"size": "huge"}),
        ("option-print-choice", {"per_page": 3}),
        ("option-print-choice", {"language": "xx"}),
        ("option-print-copies", {"copies": 0}),
        ("option-print-copies", {"copies": 51}),
        ("option-print-pages", {"pieces": (Piece("diceland", "A"),) * 101}),
        ("option-print-pages", {"pieces": (Piece("diceland", "A"),) * 3, "copies": 50}),
        ("option-print-site", {"site": "javascript:alert(1)"}),
        ("option-print-site", {"site": "https://example.org/<script>"}),
        ("option-game", {"rules": ("chess",)}),
    ],
)
def test_what_can_not_be_ordered(code: str, choices: dict[str, Any]) -> None:
    with pytest.raises(OptionError) as caught:
        print_pdf(Order(**{"pieces": (Piece("diceland", "A"),), **choices}))
    assert caught.value.code == code
    assert "-print-" not in caught.value.say("it")


@pytest.mark.parametrize("missing", ["typst", "segno"])
def test_without_the_extra_it_says_how_to_install_it(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(OptionError, match=r'pip install "rollwright\[print\]"'):
        print_pdf(Order(rules=("diceland",)))


class LinePicture(DicelandPicture):
    """As a game has it that draws for the terminal only."""

    def piece_lines(self, piece: str) -> list[Segments]:
        return [[("┌─┐ → ", "bold red"), (piece, "")]]

    def piece_svg(self, piece: str, title: str | None = None) -> str:
        return Picture.piece_svg(self, piece, title)


class UnprintablePicture(LinePicture):
    def piece_lines(self, piece: str) -> list[Segments]:
        return [[("漢字", "")]]


@pytest.fixture
def games() -> Iterator[None]:
    """Installed games, which know nothing of printing."""
    for name, picture in (("lines", LinePicture()), ("drawn", DicelandPicture()), ("odd", UnprintablePicture())):
        facets = {"material": DicelandMaterial(), "notation": DicelandNotation(), "picture": picture}
        register(GameType(name=name, kernel=kernel, **facets))  # type: ignore[arg-type]
    yield
    for name in ("lines", "drawn", "odd"):
        registry._registered.pop(name)


@pytest.mark.usefixtures("games")
def test_any_game_prints_its_pictures() -> None:
    pieces = (Piece("lines", "A"), Piece("drawn", "B"))
    colour, grey = (print_pdf(Order(pieces, dice=("lines",), rules=("drawn",), grey=grey)) for grey in (False, True))
    assert [page.split()[:2] for page in texts(grey)] == [["Lines", "A"], ["Drawn", "B"]]
    assert "┌─┐" in "".join(texts(colour)[0].split())
    assert is_coloured(colour, page=1)
    assert not is_coloured(grey, page=1)


@pytest.mark.usefixtures("games")
def test_a_picture_that_can_not_be_printed_is_an_error() -> None:
    with pytest.raises(OptionError) as caught:
        print_pdf(Order((Piece("odd", "A"),)))
    assert caught.value.code == "option-print-picture"
    with pytest.raises(OptionError) as caught:
        print_pdf(Order(rules=("odd",)))
    assert caught.value.code == "option-print-nothing"
