"""Tables of two editions of the boards, side by side at one server. `tests/legacy` has stored tables of the first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rollwright
from rollwright.games.diceland.material.board import shipped_board
from server.running import ADA, GREEDY, PROMISE, Person, Running, get, make_table, play_together, post, running
from support.editions import FIRST, SECOND, second_edition, two_editions  # noqa: F401 (one is a fixture)

HAND: Any = {"pieces": "hand", "order": "given", "promise": PROMISE, "options": {"round_limit": 2}}
SEATS = ({**ADA, "piece": "A"}, {**GREEDY, "piece": "C"})


@pytest.fixture
def newer(second_edition: None, tmp_path: Path) -> Iterator[Running]:  # noqa: F811
    """A server of a version that has the second edition."""
    with running(tmp_path / "data") as started:
        yield started


@pytest.mark.parametrize("edition", [FIRST, SECOND])
def test_a_table_is_played_to_its_end_on_boards_of_its_edition(newer: Running, edition: int) -> None:
    ada, _ = make_table(newer, *SEATS, **HAND, edition=edition)
    play_together(ada)
    made = get(newer, f"/api/tables/{ada.table}").json()["entries"][0]
    assert made.get("edition") == (None if edition == FIRST else edition)
    record = get(newer, f"/api/tables/{ada.table}/record").json()
    assert record["boards"] == {name: shipped_board(name, edition).text for name in "AC"}
    assert rollwright.verify(record) == []
    ada.close()


def test_the_newest_edition_is_dealt_and_offered(newer: Running) -> None:
    ada, _ = make_table(newer, ADA, GREEDY)
    assert get(newer, f"/api/tables/{ada.table}").json()["entries"][0]["edition"] == SECOND
    editions = {game["name"]: game.get("edition") for game in get(newer, "/api/games").json()["games"]}
    assert (editions["diceland"], editions["ring-and-route"]) == (SECOND, FIRST)
    assert get(newer, "/api/games/diceland/pieces/A/text").json() == {"text": shipped_board("A", SECOND).text}
    ada.close()


def test_an_unfinished_table_goes_on_when_the_server_has_other_boards(tmp_path: Path) -> None:
    with running(tmp_path / "data") as older:
        ada, _ = make_table(older, *SEATS, **{**HAND, "promise": None})
        ada.connect().wait_for("playing")
        ada.close()
        before = get(older, f"/api/tables/{ada.table}").json()
    with two_editions(tmp_path / "boards"), running(tmp_path / "data") as newer:
        assert get(newer, f"/api/tables/{ada.table}").json() == before
        ada = Person(newer, ada.table, ada.cookie)
        play_together(ada)
        record = get(newer, f"/api/tables/{ada.table}/record").json()
        assert record["boards"] == {name: shipped_board(name, FIRST).text for name in "AC"}
        assert rollwright.verify(record) == []
        ada.close()


def test_there_is_no_table_of_an_edition_to_come(newer: Running) -> None:
    wanted = {"game": "diceland", "seats": list(SEATS), **HAND, "edition": SECOND + 1}
    answer = post(newer, "/api/tables", wanted)
    assert (answer.status_code, answer.json()["code"]) == (422, "option-edition")


def test_boards_of_each_edition_are_drawn(newer: Running) -> None:
    path = "/api/games/diceland/pieces/A"
    first, second = (get(newer, f"{path}?edition={edition}").json() for edition in (FIRST, SECOND))
    assert first["name"] == second["name"] == "A"
    assert first["spaces"] != second["spaces"]
    assert get(newer, path).json() == second
    assert get(newer, f"{path}?edition={SECOND + 1}").json()["code"] == "option-edition"
    sheet = "/api/games/ring-and-route/pieces/1"
    assert get(newer, f"{sheet}?edition=1").json() == get(newer, sheet).json()
