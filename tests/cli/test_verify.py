"""`rollwright verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rollwright
from cli.terminal import Run
from rollwright.core.fair import four_words
from support.fair_games import Record, fair_record


@pytest.fixture(scope="module")
def game() -> Record:
    return fair_record(1)


def write(file: Path, record: Record) -> str:
    file.write_text(rollwright.format_record(record), "utf-8")
    return str(file)


def altered(record: Record) -> Record:
    """The first throw is another one."""
    (_, dice), *rest = record["events"]
    faces = record["dice"]
    other = " ".join(f"{die}{number}{faces[die][number - 1]}" for die, number in zip("ABC", (1, 1, 1), strict=True))
    assert other != dice
    return {**record, "events": [["dice", other], *rest]}


def test_good_dice(run: Run, game: Record, tmp_path: Path) -> None:
    result = run("verify", write(tmp_path / "good.roll.json", game))
    assert result.exit_code == 0
    output = " ".join(result.output.split())
    assert "the dice fit the promises in this record" in output
    for digest in (game["fair"]["log"][0]["commitment"], game["fair"]["hash"]):
        assert " ".join(four_words(digest)) in output
    assert "first version" not in output


def test_good_dice_of_the_first_version(run: Run, tmp_path: Path) -> None:
    result = run("verify", write(tmp_path / "good.roll.json", fair_record(1, version=1)))
    assert result.exit_code == 0
    assert "the first version of these dice" in " ".join(result.output.split())


def test_an_altered_throw(run: Run, game: Record, tmp_path: Path) -> None:
    good, bad = write(tmp_path / "good.roll.json", game), write(tmp_path / "bad.roll.json", altered(game))
    result = run("verify", bad, good)
    assert result.exit_code == 1
    assert "Throw 1 should be" in result.output
    assert "the dice fit the promises" in " ".join(result.output.split())


def test_json(run: Run, game: Record, tmp_path: Path) -> None:
    good, bad = write(tmp_path / "good.roll.json", game), write(tmp_path / "bad.roll.json", altered(game))
    result = run("verify", "--json", good, bad)
    assert result.exit_code == 1
    told = json.loads(result.stdout)
    assert told[good] == []
    assert told[bad][0]["code"] == "fair-throw"
    assert told[bad][0]["number"] == 1


def test_a_secret_that_is_not_opened(run: Run, game: Record, tmp_path: Path) -> None:
    entries = game["fair"]["log"][:-1]
    record = {**game, "fair": {**game["fair"], "log": entries}}
    result = run("verify", write(tmp_path / "open.roll.json", record), "--lang", "de")
    assert result.exit_code == 1
    assert "noch nicht offengelegt" in result.output


def test_a_game_without_such_dice(run: Run, game: Record, tmp_path: Path) -> None:
    record = {name: value for name, value in game.items() if name != "fair"}
    result = run("verify", write(tmp_path / "plain.roll.json", record))
    assert result.exit_code == 2
    assert "can be checked" in result.stderr


def test_what_is_no_file(run: Run, tmp_path: Path) -> None:
    assert run("verify", str(tmp_path / "missing")).exit_code == 2
    assert run("verify").exit_code == 2
