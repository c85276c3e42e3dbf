"""Boards and sheets of one's own over HTTP: checked, made, and given as texts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import Decoder

import rollwright
from rollwright.server.protocol import PieceChecked
from rollwright.server.settings import Rate
from server.running import Running, get, post, running
from support.games import GAMES

read_checked = Decoder(PieceChecked).decode  # strictly
A_BOARD = rollwright.game_type("diceland").workshop.text_of("A")


def check(server: Running, game: str, text: str) -> dict[str, Any]:
    answer = post(server, f"/api/games/{game}/pieces/check", {"text": text})
    assert answer.status_code == 200, answer.text
    read_checked(answer.text)
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_piece_can_be_had_as_a_text_that_is_read_back(server: Running, game: str) -> None:
    for piece in rollwright.game_type(game).material.catalogue():
        text = get(server, f"/api/games/{game}/pieces/{piece}/text").json()["text"]
        checked = check(server, game, text)
        assert (checked["fault"], checked["notices"]) == (None, [])
        shown = get(server, f"/api/games/{game}/pieces/{piece}").json()
        assert any(other | {"name": piece} == shown for other in checked["pieces"].values())
        assert {remark["piece"] for remark in checked["about"]} == set(checked["pieces"])
    unknown = get(server, f"/api/games/{game}/pieces/Z/text")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "refused-piece")


@pytest.mark.parametrize("game", GAMES)
def test_new_pieces_of_every_style_are_accepted(server: Running, game: str) -> None:
    styles = next(one["styles"] for one in get(server, "/api/games").json()["games"] if one["name"] == game)
    assert styles
    texts = set()
    for style in ("", *styles):
        text = post(server, f"/api/games/{game}/pieces/new", {"seed": 7, "style": style}).json()["text"]
        checked = check(server, game, text)
        assert (checked["fault"], checked["notices"]) == (None, [])
        texts.add(text)
    assert len(texts) == len(styles)  # "" is the first of them


def test_a_fault_has_its_place_and_the_number_of_its_rule(server: Running) -> None:
    broken = A_BOARD.replace("+", "x", 1)
    fault = check(server, "diceland", broken)["fault"]
    lines = broken.split("\n")
    line = next(number for number, row in enumerate(lines, start=1) if "x" in row)
    assert (fault["code"], fault["rule"]) == ("diceland-board-unknown-character", None)
    assert (fault["line"], fault["column"]) == (line, lines[line - 1].index("x") + 1)
    assert check(server, "diceland", A_BOARD.replace("+", "r"))["fault"]["rule"] == "D2"
    unusual = check(server, "diceland", A_BOARD.replace("+", "#").replace("r", "+", 1))
    assert [remark["rule"] for remark in unusual["notices"]] == ["D3a"]

    fault = check(server, "ring-and-route", '{"sheets":\n oops')["fault"]
    assert (fault["line"], fault["column"]) == (2, 2)
    paper = json.loads(rollwright.game_type("ring-and-route").workshop.text_of("1"))
    paper["sheets"]["1"]["ring"] = "rgb"
    fault = check(server, "ring-and-route", json.dumps(paper))["fault"]
    assert (fault["code"], fault["rule"]) == ("ring-and-route-sheet-ring-length", "R3")
    assert "ring" in fault["field"]


def test_the_longest_text_has_a_fault_with_its_place(server: Running) -> None:
    """Also if JSON makes six bytes of each of its letters."""
    assert check(server, "diceland", "é" * 12_000)["fault"]["column"] == 1


def test_what_nobody_can_mean_is_refused(server: Running) -> None:
    def refused(path: str, body: object) -> tuple[int, str]:
        answer = post(server, f"/api/games/{path}", body)
        return answer.status_code, answer.json()["code"]

    assert refused("chess/pieces/check", {"text": ""}) == (404, "option-game")
    assert refused("diceland/pieces/check", {"text": "r" * 12_001}) == (422, "refused-malformed")
    assert refused("diceland/pieces/check", {}) == (422, "refused-malformed")
    assert refused("diceland/pieces/new", {"seed": -1}) == (422, "refused-malformed")
    assert refused("diceland/pieces/new", {"seed": 1, "style": "baroque"}) == (422, "option-style")
    assert refused("diceland/pieces/new", {"seed": 1, "wishes": {"treasures": 7}}) == (422, "diceland-option-treasures")
    assert refused("diceland/pieces/new", {"seed": 1, "wishes": {"gold": 7}}) == (422, "option-wish")


def test_a_client_checks_and_makes_only_so_many(tmp_path: Path) -> None:
    with running(tmp_path, pieces=Rate(2, 0)) as server:
        codes = [post(server, "/api/games/diceland/pieces/check", {"text": A_BOARD}).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        assert post(server, "/api/games/diceland/pieces/new", {"seed": 1}).status_code == 429
