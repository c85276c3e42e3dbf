"""Printing over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rollwright
from press.pdfs import codes, texts
from rollwright.core.piece_link import unpack
from rollwright.server.settings import Rate
from server.running import Running, post, running
from support.games import GAMES
from support.waiting import PATIENCE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One with time: a busy machine takes long to start another process."""
    with running(tmp_path_factory.mktemp("data"), replay=PATIENCE) as started:
        yield started


@pytest.mark.parametrize("game", GAMES)
def test_a_page_gets_what_it_orders(server: Running, game: str) -> None:
    kind = rollwright.game_type(game)
    shipped = kind.material.pieces_in()[0]
    own = kind.workshop.text_of(shipped)
    order = {
        "game": game,
        "pieces": [{"text": shipped}, {"text": own, "title": "#panic() Ünsere"}],
        "dice": True,
        "rules": True,
        "language": "fr",
        "site": "http://localhost:8000",
    }
    answer = post(server, "/api/print", order)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    pages = texts(answer.content)
    faces = len(kind.material.own([own]).faces)
    assert len(pages) == 1 + faces + 2
    assert pages[1].startswith("#panic() Ünsere")
    address, code = codes(answer.content, 1)[0].split("#")
    assert address == f"http://localhost:8000/workshop/{game}"
    assert unpack(code) == kind.material.own([own]).texts[0]


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({}, "option-print-nothing"),
        ({"game": "chess", "rules": True}, "option-game"),
        ({"pieces": [{"text": "r r q"}]}, "diceland-board-unknown-character"),
        ({"pieces": [{"text": "Z"}]}, "diceland-board-unknown-character"),
        ({"rules": True, "site": "javascript:alert(1)"}, "option-print-site"),
        ({"pieces": [{"text": "A"}] * 16, "copies": 20}, "option-print-pages"),
        ({"rules": True, "copies": 21}, "refused-malformed"),
        ({"rules": True, "paper": "a0"}, "refused-malformed"),
        ({"rules": True, "language": "../en"}, "refused-malformed"),
    ],
)
def test_what_can_not_be_printed_is_refused(server: Running, order: dict[str, Any], code: str) -> None:
    answer = post(server, "/api/print", {"game": "diceland", **order})
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_a_client_prints_only_so_much(tmp_path: Path) -> None:
    with running(tmp_path, prints=Rate(2, 0.0)) as server:
        found = [post(server, "/api/print", {"game": "diceland"}).status_code for _ in range(3)]
    assert found == [422, 422, 429]
