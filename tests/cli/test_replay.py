"""`rollwright replay`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rollwright
from cli.terminal import Run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record of a few events."""
    game = rollwright.new_game("diceland", boards=["A", "A"], names=["Ada", "Ada"], dice=rollwright.SeededDice(3))
    game.roll()
    while len(game.events) < 6:
        if game.awaiting_roll:
            game.roll()
        else:
            seat = game.pending[0]
            game.play(seat, game.legal_moves(seat)[-1])
    file = tmp_path / "game.roll.json"
    file.write_text(rollwright.format_record(game.record()), "utf-8")
    return file


def test_a_good_record(run: Run, record: Path) -> None:
    result = run("replay", str(record))
    assert result.exit_code == 0
    assert "The record is good" in result.output
    assert "6 events" in result.output


def test_json(run: Run, record: Path) -> None:
    facts = json.loads(run("replay", str(record), "--json").stdout)
    assert facts["game"] == "diceland"
    assert facts["events"] == 6
    assert facts["winners"] == []
    assert not facts["over"]


def test_step_by_step(run: Run, record: Path) -> None:
    output = run("replay", str(record), "--step", input="\nn\np\n5\n\n\n").output
    steps = [line.split()[1] for line in output.splitlines() if line.startswith("── ")]
    assert steps == ["0", "1", "2", "1", "5", "6"]
    assert "The dice: rrygos" in output
    assert "Ada [1]: pick s" in output


@pytest.mark.parametrize("leave", ["q", "quit"])
def test_stepping_can_be_left(run: Run, record: Path, leave: str) -> None:
    result = run("replay", str(record), "--step", input=f"3\n{leave}\n")
    assert result.exit_code == 0
    assert "6 of 6" not in result.output


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"events": [["dice", "rrrrr"]]}, "Event 0: The throw “rrrrr” can't fall now"),
        ({"events": [["dice", "rrrygg"], [0, "pick b"]]}, "Event 1: Seat 0 can't play “pick b”"),
        ({"events": [3]}, "Event 0: an event is a pair"),
        ({"result": {"winners": [1]}}, "Record, result.winners: what is stored disagrees"),
        ({"game": "chess"}, "Record, game: There is no game “chess”"),
        ({"format": "x"}, "Record, format: the format is “rollwright-record/1”"),
        ({"seats": []}, "Record, seats: A table has 1 to 4 seats, not 0"),
    ],
)
def test_faults_are_named(run: Run, record: Path, change: dict[str, object], words: str) -> None:
    record.write_text(json.dumps({**json.loads(record.read_text("utf-8")), **change}), "utf-8")
    result = run("replay", str(record))
    assert result.exit_code == 2
    assert words in " ".join(result.stderr.split())


@pytest.mark.parametrize("text", ["", "{", "[]", "nonsense", '{"format": NaN'])
def test_no_record_at_all(run: Run, tmp_path: Path, text: str) -> None:
    (tmp_path / "x.roll.json").write_text(text, "utf-8")
    result = run("replay", str(tmp_path / "x.roll.json"))
    assert result.exit_code == 2
    assert result.stderr.startswith("Record, ")


def test_names_cannot_steer_the_terminal(run: Run, record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    data["seats"][0]["name"] = "\x1b[2JEve\r"
    record.write_text(json.dumps(data), "utf-8")
    assert "\x1b" not in run("show", str(record)).output
