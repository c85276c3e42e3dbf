"""Boards and papers in links."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.core.errors import OptionError
from rollwright.core.piece_link import LONGEST, LONGEST_NAME, pack, piece_link, unpack


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_a_text_comes_back(text: str) -> None:
    assert unpack(pack(text)) == text


def test_a_link_has_letters_and_digits_that_need_no_escape() -> None:
    link = piece_link("https://example.org/", "diceland", "r r + Y\n" * 20)
    address, code = link.split("#")
    assert address == "https://example.org/workshop/diceland"
    assert set(code) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


def test_a_link_has_a_name_if_the_piece_has_one() -> None:
    code = piece_link("https://example.org", "diceland", "r r", "Zoë’s <b>isle</b>").split("#")[1]
    text, name = code.split(".")
    assert (unpack(code), unpack(text), unpack(name)) == ("r r", "r r", "Zoë’s <b>isle</b>")
    long = piece_link("https://example.org", "diceland", "r r", "x" * 900)
    assert unpack(long.split(".")[-1]) == "x" * LONGEST_NAME


def test_a_text_that_the_page_has_packed_is_read() -> None:
    """Other programs deflate differently."""
    deflate = zlib.compressobj(1, zlib.DEFLATED, -15)
    packed = deflate.compress(b"r Y +") + deflate.flush()
    assert unpack(urlsafe_b64encode(packed).decode().rstrip("=")) == "r Y +"


@pytest.mark.parametrize(
    "code", ["", "x", "äöü", "AAAA", pack("r" * 5000)[:-3], pack("r" * (LONGEST + 1)), pack("r" * 50_000_000)]
)
def test_anything_else_is_an_error(code: str) -> None:
    with pytest.raises(OptionError) as caught:
        unpack(code)
    assert caught.value.code == "option-piece-link"
