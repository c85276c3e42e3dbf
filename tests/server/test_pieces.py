"""Texts of boards and sheets from anybody: a playable piece, or a fault that has words and, where it can, a place."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rollwright
from rollwright.core.errors import BoardError
from rollwright.server.json_text import encode
from rollwright.server.pieces import check_piece
from rollwright.server.protocol import Fault, PieceChecked
from rollwright.words import LANGUAGES
from support.games import GAMES

ODD = [
    "", " ", "\x00", "[" * 5000, '{"a":' * 1500, "9" * 6000, '{"sheets": ' + "9" * 6000 + "}", "NaN", "null", "[]",
    "é" * 6000, "; a comment\n", "\u2028r", "r " * 27, "r\n" * 27, '{"sheets": {"1": {}, "2": {}}}', "A", "1", "\ud800",
    '{"sheets": {"1": 1, "1": 2}}', '{"sheets": {"": {}, "\\u0000": {}}}', '{"sheets": NaN}', "\ufeff{}", "{}",
    "r\r\ny\r",
]  # fmt: skip


@cache
def good(game: str) -> str:
    kind = rollwright.game_type(game)
    return kind.workshop.text_of(kind.material.catalogue()[0])


def checked(game: str, text: str) -> PieceChecked:
    found = check_piece({"game": game, "text": text})
    encode(found)
    assert (found.fault is None) == bool(found.pieces)
    if found.fault is not None:
        assert_told(found.fault, text)
    return found


def assert_told(fault: Fault, text: str) -> None:
    """A fault has words in every language, and its place is one in the text."""
    for language in LANGUAGES:
        assert fault.code not in BoardError(fault.code, cause=None, **fault.params).say(language)
    if fault.line is not None:
        lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        assert 1 <= fault.line <= len(lines)
        if fault.column is not None:
            assert 1 <= fault.column <= len(lines[fault.line - 1]) + 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", ODD, ids=range(len(ODD)))
def test_odd_texts_have_a_fault(game: str, text: str) -> None:
    assert checked(game, text).fault is not None


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_whatever_is_changed_in_a_text_there_is_an_answer(game: str, data: st.DataObject) -> None:
    text = good(game)
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 4)))
        fresh = data.draw(st.text(st.sampled_from('+#.;rRgxs{}[]:,"0123456789-e \n\t\x00é'), max_size=4))
        text = text[:start] + fresh + text[end:]
    checked(game, text)


@pytest.mark.parametrize("game", GAMES)
@given(text=st.text(max_size=300))
def test_any_text_has_an_answer(game: str, text: str) -> None:
    checked(game, text)


def test_a_game_without_pieces_of_ones_own_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from third.stairs import GAME

    monkeypatch.setattr("rollwright.server.pieces.game_type", lambda _: GAME)
    asked: dict[str, Any] = {"game": "stairs", "text": "r"}
    fault = check_piece(asked).fault
    assert fault is not None and fault.code == "option-no-own-pieces"
