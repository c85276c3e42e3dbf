"""`rollwright simulate`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rollwright
from cli.terminal import Run
from rollwright.bots.registry import LEVELS
from rollwright.core.facets import Progress
from rollwright.games.ring_and_route.bots import knowledge
from rollwright.games.ring_and_route.bots.facet import RingAndRouteBots


def test_json_and_records(run: Run, tmp_path: Path) -> None:
    line = ("simulate", "diceland", "--games", "4", "--seed", "3", "--seat", "random", "--seat", "greedy")
    result = run(*line, "--boards", "A,c", "--workers", "1", "--json", "--records", str(tmp_path / "games"))
    summary = json.loads(result.stdout)
    assert summary["games"] == 4
    assert summary["seed"] == 3
    assert summary["bots"] == ["random", "greedy"]
    assert summary["pieces"] == ["A", "C"]
    files = sorted((tmp_path / "games").iterdir())
    games = [rollwright.replay(rollwright.parse_record(file.read_text("utf-8"))) for file in files]
    assert len(games) == 4
    assert sum(game.turns for game in games) / 4 == summary["turns"]["mean"]


@pytest.mark.compiled
def test_levels_by_name_and_number(run: Run) -> None:
    line = ("simulate", "ring-and-route", "--games", "2", "--seed", "3", "--seat", "3", "--seat", "novice")
    assert json.loads(run(*line, "--json").stdout)["bots"] == ["planner", "novice"]
    assert "principiante" in run(*line, "--lang", "it").output


@pytest.mark.compiled
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_on_boards_of_europe(run: Run, level: str) -> None:
    line = ("simulate", "diceland", "--games", "4", "--seat", level, "--seat", "greedy", "--boards", "E1,e8")
    found = json.loads(run(*line, "--workers", "1", "--json").stdout)
    assert (found["games"], found["pieces"]) == (4, ["E1", "E8"])


@pytest.mark.compiled
def test_it_says_that_tables_are_made(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def prepare(self: object, setup: object, level: int, data: str, workers: int, progress: Progress | None) -> None:
        if level > 3 and progress is not None:
            progress(0.5)
            progress(1.0)

    monkeypatch.setattr(RingAndRouteBots, "prepare", prepare)
    monkeypatch.setattr(RingAndRouteBots, "knowledge", lambda _, setup, *__: knowledge.planner_knowledge(setup))
    line = ("simulate", "ring-and-route", "--games", "1", "--workers", "1", "--seat", "novice", "--seat")
    assert run(*line, "expert@0").stderr.count("Making the tables that the bots play by") == 1
    assert "Making" not in run(*line, "planner").stderr


def test_tables(run: Run) -> None:
    output = run("simulate", "ring-and-route", "--games", "20", "--seed", "3").output
    assert "seed 3" in output
    assert "20 games" in output
    assert "greedy" in output
    assert "Turns per game" in output
    assert max(map(len, output.splitlines())) <= 80


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (("chess",), "There is no game “chess”"),
        (("diceland", "--games", "0"), "The number of games is from 1"),
        (("diceland", "--seat", "person"), "There is no bot “person”"),
        (("diceland", "--seat", "expert@gone.npy"), "“gone.npy” holds no weights"),
        (("ring-and-route", "--seat", "master@x"), "“x” is not the price of a turn"),
        (("ring-and-route", "--seat", "planner@1"), "as in expert@DATA"),
        (("diceland", "--workers", "0"), "--workers is at least 1"),
        (("diceland", "--boards", "A,B", "--seat", "greedy"), "every seat needs exactly one"),
        (("diceland", "--boards", "A,Q"), "Board Q"),
        ((), "GAME is missing"),
    ],
)
def test_mistakes(run: Run, line: tuple[str, ...], words: str) -> None:
    result = run("simulate", *line)
    assert result.exit_code == 2
    assert words in " ".join(result.stderr.split())
    assert result.stdout == ""


def test_values_need_a_data_set(run: Run) -> None:
    result = run("simulate", "diceland", "--games", "1", "--values")
    assert (result.exit_code, "--parquet" in result.output) == (2, True)
