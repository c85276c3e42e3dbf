"""Tables that begin with a position."""

from __future__ import annotations

import json
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import rollwright
from rollwright.core.fair import verify
from server.running import ADA, GREEDY, Running, get, make_table, post, running
from support.node import need_node

CHECKER = Path(__file__).parents[3] / "docs" / "check-dice.mjs"
BO = {"kind": "person", "name": "Bo"}
FIXED = {"pieces": "hand", "order": "given"}
SETUP: dict[str, Any] = {"active": 1, "crossed": [[], []], "then": [["dice", "rrrygg"], [1, "pick g"]]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("positions")) as started:
        yield started


def seats(*who: dict[str, Any]) -> list[dict[str, Any]]:
    return [{**seat, "piece": piece} for seat, piece in zip(who, "AC", strict=True)]


def test_it_is_played_on_with_fair_dice_and_recorded(server: Running, tmp_path: Path) -> None:
    sent = {**SETUP, "unknown": [1.5, {"deep": [[[[[]]]]]}]}
    with closing(make_table(server, *seats(ADA, BO), setup=sent, teaching=True, **FIXED)[0].connect()) as ada:
        ada.hear_until("welcome")
        assert (ada.shown["pending"], ada.shown["moves"]) == ([1], {"1": ["reroll", "stop"]})
        ada.move("reroll", 1)
        ada.hear_until("news")
        assert ada.shown["throws"] == 1
        ada.do("end", seat=0)
        ada.wait_for("over")
        record = get(server, f"/api/tables/{ada.table}/record").json()
    assert record["setup"] == {**SETUP, "turns": 0}
    assert record["events"][0] == [1, "reroll"]
    assert verify(record) == []
    assert checked(record, tmp_path).endswith(": ok\n")
    assert rollwright.replay(record).throws == 1
    other = {**record, "setup": {**SETUP, "crossed": [[], []], "turns": 2}, "result": None}
    assert ("fair-log", {"field": "setup"}) in verify(other)
    assert "setup" in checked(other, tmp_path)


def checked(record: dict[str, Any], folder: Path) -> str:
    """What the JavaScript checker says."""
    file = folder / "record.roll.json"
    file.write_text(json.dumps(record), "utf-8")
    return subprocess.run([need_node(), CHECKER, file], capture_output=True, text=True, check=False).stdout


def test_bots_know_the_position(server: Running) -> None:
    mine = {**SETUP, "then": [["dice", "rrrygg"], [1, "pick g"], [1, "stop"]]}
    with closing(make_table(server, *seats(ADA, GREEDY), setup=mine, **FIXED)[0].connect()) as ada:
        while not any(entry["what"] == "event" and entry["who"] == 1 for entry in ada.entries):
            ada.hear()
    assert "rollwright_bot_faults_total 0" in server.metrics.text()


@pytest.mark.parametrize(
    ("more", "code", "rule"),
    [
        ({"setup": {"crossed": [["d1"], []]}}, "diceland-record-not-connected", "D5"),
        ({"setup": {"crossed": [["nowhere"], []]}}, "record-no-such-space", None),
        ({"setup": {"then": [[0, "pick r"]]}}, "move-awaiting-throw", None),
        ({"setup": {"then": [["dice", "rrryggg"]]}}, "diceland-throw-number", "D9"),
        ({"order": "lot"}, "refused-setup-lot", None),
        ({"pieces": "lot"}, "refused-setup-lot", None),
        ({"setup": "text"}, "refused-malformed", None),
    ],
)
def test_what_cannot_be_is_refused_with_the_rule(
    server: Running, more: dict[str, Any], code: str, rule: str | None
) -> None:
    body = {"game": "diceland", "seats": seats(ADA, BO), "setup": SETUP, **FIXED, **more}
    answer = post(server, "/api/tables", body)
    assert answer.status_code == 422
    assert (answer.json()["code"], answer.json()["params"].get("rule")) == (code, rule)


def test_a_position_that_is_over_is_refused(server: Running) -> None:
    game = rollwright.new_game("ring-and-route", sheets=["1", "1"], dice=rollwright.SeededDice(1))
    while not game.over:
        if game.awaiting_roll:
            game.roll()
        else:
            seat = game.pending[0]
            moves = game.legal_moves(seat)
            game.play(seat, next((words for words in moves if words in ("keep", "done")), moves[-1]))
    body = {"game": "ring-and-route", "seats": [{**ADA, "piece": "1"}, {**BO, "piece": "1"}], **FIXED}
    answer = post(server, "/api/tables", {**body, "setup": {"then": [list(event) for event in game.events]}})
    assert answer.json()["code"] == "refused-setup-over"
