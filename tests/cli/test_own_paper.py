"""A paper of Ring & Route in a file, wherever commands take sheets."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.terminal import Run
from support.few_routes import FEW_ROUTES, OTHER


@pytest.fixture
def paper(tmp_path: Path) -> str:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"sheets": {"north": FEW_ROUTES, "south": OTHER}}), "utf-8")
    return str(file)


def test_seats_begin_on_its_sides_by_turns(run: Run, paper: str) -> None:
    line = ("simulate", "ring-and-route", "--games", "6", "--seed", "1", "--workers", "1", "--json")
    found = json.loads(run(*line, "--sheets", paper).stdout)
    assert found["pieces"] == ["north", "south"]
    three = json.loads(run(*line, *["--seat", "greedy"] * 3, "--sheets", paper).stdout)
    assert three["pieces"] == ["north", "south", "north"]


def test_seats_begin_on_the_sides_that_are_named(run: Run, paper: str, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    line = ("simulate", "ring-and-route", "--games", "1", "--seed", "1", "--workers", "1", "--records", str(folder))
    assert run(*line, "--sheets", f"{paper},south,south").exit_code == 0
    (file,) = folder.iterdir()
    record = json.loads(file.read_text("utf-8"))
    assert [seat["sheet"] for seat in record["seats"]] == ["south", "south"]
    assert record["sheets"]["north"]["ring"] == FEW_ROUTES["ring"]


def test_a_tournament_on_it(run: Run, paper: str) -> None:
    line = ("tournament", "ring-and-route", "greedy", "random", "--games", "4", "--seed", "1", "--workers", "1")
    result = run(*line, "--no-luck", "--sheets", paper, "--json", "-")
    assert result.exit_code == 0, result.output


def test_both_sides_are_shown(run: Run, paper: str, tmp_path: Path) -> None:
    shown = run("show", paper).output
    assert "mine.json north" in shown
    assert "mine.json south" in shown
    run("show", paper, "--svg", str(tmp_path / "it.svg"))
    assert {file.name for file in tmp_path.glob("*.svg")} == {"it-1.svg", "it-2.svg"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"sheets": }', "line 1, column 12"),
        ('{"sheets": {"a": {}}}', "two sides"),
        (json.dumps({"sheets": {"a": FEW_ROUTES, "b": {**OTHER, "ring": "r"}}}), "ring"),
        (json.dumps(FEW_ROUTES), "two sides"),
    ],
)
def test_a_paper_that_cannot_be_played_on(run: Run, tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text, "utf-8")
    for command in ("play", "simulate"):
        result = run(command, "ring-and-route", "--sheets", str(file))
        assert result.exit_code == 2
        assert words in " ".join(result.output.split())


def test_sides_that_it_does_not_have(run: Run, paper: str) -> None:
    result = run("simulate", "ring-and-route", "--games", "1", "--sheets", f"{paper},east,west")
    assert result.exit_code == 2
    assert "north south" in result.output
