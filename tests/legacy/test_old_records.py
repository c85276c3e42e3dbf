"""Records of version 0.1.0 replay to the same end, and their dice are checked with the same result."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rollwright
from legacy.reading import DATA, Run, read

RECORDS = DATA / "records"
ANSWERS: dict[str, Any] = read(RECORDS / "answers.json")
CHECKED = [name for name, answer in ANSWERS.items() if "verify" in answer]


def load(name: str) -> dict[str, Any]:
    return rollwright.parse_record((RECORDS / name).read_text("utf-8"))


def without_players(record: dict[str, Any]) -> dict[str, Any]:
    """A record without the fields that replaying ignores and a game doesn't write."""
    seats = [{key: value for key, value in seat.items() if key != "played_by"} for seat in record["seats"]]
    return {**{key: value for key, value in record.items() if key != "fair"}, "seats": seats}


def test_every_record_has_an_answer() -> None:
    assert sorted(ANSWERS) == sorted(file.name for file in RECORDS.glob("*.roll.json"))
    simulated = [name for name in ANSWERS if name.endswith("-0000000.roll.json")]
    for game in rollwright.game_names():
        assert {len(load(name)["seats"]) for name in simulated if name.startswith(game)} == {1, 2, 3, 4}


@pytest.mark.parametrize("name", ANSWERS)
def test_a_record_replays_to_the_same_end_and_is_written_as_before(name: str) -> None:
    game = rollwright.replay(load(name))
    result = game.record()["result"]
    facts = {"game": game.kind.name, "seats": list(game.setup.names), "events": len(game.events), "turns": game.turns}
    assert {**facts, **result} == ANSWERS[name]["replay"]
    assert rollwright.format_record(game.record()) == rollwright.format_record(without_players(load(name)))


@pytest.mark.parametrize("name", ANSWERS)
def test_the_dice_of_a_record_are_checked_as_before(name: str) -> None:
    if name not in CHECKED:
        with pytest.raises(rollwright.RecordError):
            rollwright.verify(load(name))
        return
    found = [{"code": code, **params} for code, params in rollwright.verify(load(name))]
    assert found == ANSWERS[name]["verify"]


def test_the_command_line_replays_and_verifies(run: Run) -> None:
    name = "ring-and-route-own-sheets.roll.json"
    assert json.loads(run("replay", str(RECORDS / name), "--json")) == ANSWERS[name]["replay"]
    files = {name: str(RECORDS / name) for name in CHECKED}
    told = json.loads(run("verify", "--json", *files.values(), expect=1))  # one of them was altered
    assert told == {file: ANSWERS[name]["verify"] for name, file in files.items()}
