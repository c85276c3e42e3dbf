"""PDF files, parsed and rendered."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from hashlib import sha256
from typing import get_args

import pytest

from press.pdfs import DOTS, codes, dark_lines, fonts, is_coloured, rendered, root, sizes, texts
from rollwright.core.piece_link import unpack
from rollwright.core.registry import game_type
from rollwright.games.diceland.material.board import read_board, shipped_board
from rollwright.games.diceland.picture.geometry import WIDTH
from rollwright.press import Order, Piece, print_pdf
from rollwright.press.layout import MARGIN, PAPERS
from rollwright.press.order import Paper, Size
from rollwright.words import LANGUAGES, say

GAMES = ("diceland", "ring-and-route")
PIECES = (Piece("diceland", "A"), Piece("ring-and-route", "1"))
SITE = "https://example.org"
OUTLINE = 3.2  # of a territory, in units of the picture


@pytest.mark.parametrize("grey", [False, True], ids=["colour", "grey"])
@pytest.mark.parametrize("paper", get_args(Paper))
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_printed_and_accessible(language: str, paper: Paper, grey: bool) -> None:
    order = Order(PIECES, GAMES, GAMES, paper=paper, grey=grey, language=language, site=SITE)
    pdf = print_pdf(order)
    assert sizes(pdf) == [tuple(round(side, 1) for side in PAPERS[paper])] * 6
    board, sheet, dice, more_dice, rules, more_rules = pages = texts(pdf)
    assert say("print-name", language=language) in board
    assert say("ring-and-route-print-route", language=language) in sheet
    assert all(say("print-dice-how", language=language) in page for page in (dice, more_dice))
    assert plain(say("diceland-rules-end-treasure", language=language)) in plain(rules)
    assert plain(say("ring-and-route-rules-score-3", language=language)) in plain(more_rules)
    assert not any("-print-" in page or "-rules-" in page for page in pages), "an identifier instead of words"

    assert root(pdf)["/Lang"] == language
    assert root(pdf)["/MarkInfo"]["/Marked"].value
    assert "/StructTreeRoot" in root(pdf)
    assert root(pdf)["/ViewerPreferences"]["/DisplayDocTitle"].value
    assert b"pdfuaid:part" in root(pdf)["/Metadata"].get_data()
    assert all("/FontFile2" in font or "/FontFile3" in font for font in fonts(pdf))
    assert {font["/FontName"].split("+")[1].split("-")[0] for font in fonts(pdf)} == {"LibertinusSerif"}


def plain(text: str) -> str:
    """Without what lines do to a text."""
    return "".join(text.replace("\xad", "").replace("-", "").split())


@pytest.mark.parametrize("per_page", [1, 2])
@pytest.mark.parametrize("paper", get_args(Paper))
def test_no_printer_cuts_anything_off(paper: Paper, per_page: int) -> None:
    pdf = print_pdf(Order(PIECES, GAMES, GAMES, paper=paper, per_page=per_page, grey=True))
    edge = 10 * 5
    for page in range(len(texts(pdf))):
        dots = rendered(pdf, page, 5)[..., 0]
        strips = dots[:edge], dots[-edge:], dots[:, :edge], dots[:, -edge:]
        assert [strip.min() for strip in strips] == [255] * 4


@pytest.mark.parametrize("paper", get_args(Paper))
@pytest.mark.parametrize("size", get_args(Size))
def test_hexagons_measure_what_the_page_says(size: Size, paper: Paper) -> None:
    """Most of the long dark lines on the field are parts of obstacles, which have an outline, too."""
    pdf = print_pdf(Order(PIECES[:1], size=size, paper=paper))
    dots = rendered(pdf)
    foot = len(dots) - round((MARGIN + 8) * DOTS)
    assert max(dark_lines(dots[foot:])) == pytest.approx(50, abs=0.3)  # the ruler
    field = dots[round(30 * DOTS) : round(95 * DOTS)]
    (obstacle, _), *_ = Counter(length for length in dark_lines(field) if length > 6).most_common()
    told = float(texts(pdf)[0].split("A space is ")[1].split()[0])
    assert obstacle * WIDTH / (WIDTH + OUTLINE) == pytest.approx(told, abs=0.15)


@pytest.mark.parametrize("per_page", [1, 2])
@pytest.mark.parametrize("grey", [False, True], ids=["colour", "grey"])
def test_a_printed_code_opens_the_same_piece(grey: bool, per_page: int) -> None:
    pieces = tuple(Piece(game, name) for game, names in zip(GAMES, ("AB", "12"), strict=True) for name in names)
    pdf = print_pdf(Order(pieces, grey=grey, per_page=per_page, site=f"{SITE}/"))
    found = [code for page in range(len(texts(pdf))) for code in codes(pdf, page)]
    addresses, packed = zip(*(code.split("#") for code in found), strict=True)
    assert addresses == (*[f"{SITE}/workshop/diceland"] * 2, *[f"{SITE}/workshop/ring-and-route"] * 2)
    for code, piece in zip(packed, pieces, strict=True):
        assert unpack(code) == game_type(piece.game).printing.text_of(piece.text)
    assert read_board(unpack(packed[0])).text == shipped_board("A").text


@pytest.mark.parametrize("piece", PIECES, ids=GAMES)
def test_without_a_site_a_code_has_the_text(piece: Piece) -> None:
    text = game_type(piece.game).printing.text_of(piece.text)
    assert codes(print_pdf(Order((piece,)))) == [text]
    assert game_type(piece.game).material.own([text]).texts == (text,)


def test_for_printers_without_colours_there_are_none() -> None:
    pdf = print_pdf(Order(PIECES, GAMES, GAMES, grey=True, site=SITE))
    for page in range(6):
        assert not is_coloured(pdf, page)


def test_the_same_order_gives_the_same_bytes() -> None:
    order = Order(PIECES, GAMES, GAMES, per_page=2, copies=3, site=SITE)
    code = (
        "from hashlib import sha256; from rollwright.press import Order, Piece, print_pdf;"
        f"print(sha256(print_pdf({order!r})).hexdigest())"
    )
    elsewhere = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert sha256(print_pdf(order)).hexdigest() == sha256(print_pdf(order)).hexdigest() == elsewhere.strip()


def test_two_to_a_page_and_pads() -> None:
    boards = tuple(Piece("diceland", name) for name in "ABC")
    assert len(texts(print_pdf(Order(boards, per_page=2)))) == 2
    pad = texts(print_pdf(Order(boards, per_page=2, copies=5)))
    assert len(pad) == 10
    assert sum("Diceland A" in page and "Diceland B" in page for page in pad) == 5
