"""`rollwright boards new` and `rollwright sheets new`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rollwright
from cli.terminal import Run
from rollwright.words import LANGUAGES


def test_a_board_is_printed_as_a_text_that_says_how_it_was_made(run: Run) -> None:
    printed = run("boards", "new", "--seed", "7", "--style", "star", "--treasures", "6").stdout
    first, text = printed.split("\n", 1)
    assert first == "; rollwright boards new --seed 7 --style star --treasures 6"
    assert text == rollwright.make_piece("diceland", seed=7, style="star", treasures=6)
    assert rollwright.new_game("diceland", boards=[printed, printed]).setup.names


def test_without_a_seed_the_board_says_which_one_was_drawn(run: Run) -> None:
    printed = run("boards", "new").stdout
    seed = printed.split("\n", 1)[0].rsplit(" ", 1)[1]
    assert run("boards", "new", "--seed", seed).stdout == printed


def test_a_paper_is_printed_as_json_and_nothing_else(run: Run) -> None:
    result = run("sheets", "new", "--style", "grid")
    assert list(json.loads(result.stdout)) == ["sheets", "dice", "number_points"]
    seed = result.stderr.split("--seed ")[1].split()[0]
    assert run("sheets", "new", "--style", "grid", "--seed", seed).stdout == result.stdout


@pytest.mark.compiled
def test_files_can_be_shown_and_played(run: Run, tmp_path: Path) -> None:
    board = tmp_path / "mine.txt"
    assert run("boards", "new", "--seed", "1", "--out", str(board)).exit_code == 0
    assert "mine.txt" in run("show", str(board)).output
    assert run("simulate", "diceland", "--games", "1", "--seed", "1", "--boards", f"{board},A").exit_code == 0
    folder = tmp_path / "papers"
    assert run("sheets", "new", "--count", "3", "--seed", "-1", "--out", str(folder)).exit_code == 0
    papers = sorted(folder.iterdir())
    assert [file.name for file in papers] == ["scatter--1.json", "scatter-0.json", "scatter-1.json"]
    assert len({file.read_text("utf-8") for file in papers}) == 3


def test_several_boards_are_those_of_consecutive_seeds(run: Run) -> None:
    printed = run("boards", "new", "--count", "2", "--seed", "5").stdout
    assert printed == "\n".join(run("boards", "new", "--seed", seed).stdout for seed in ("5", "6"))


def test_all_pieces_are_shown_without_a_command(run: Run) -> None:
    assert run("boards", "diceland").output == run("boards", "list", "diceland").output
    assert run("sheets").output == run("boards", "ring-and-route").output


@pytest.mark.parametrize(
    ("line", "named"),
    [
        (("boards", "new", "--style", "baroque"), "baroque"),
        (("boards", "new", "--style", "\x1b[31m" + "x" * 5000), "xxx"),
        (("boards", "new", "--treasures", "7"), "12"),
        (("boards", "new", "--count", "0"), "--count"),
        (("boards", "new", "--seed", "many"), "--seed"),
        (("boards", "new", "A"), "boards new --help"),
        (("sheets", "new", "--style", "field"), "scatter"),
        (("sheets", "new", "--treasures", "6"), "--treasures"),
        (("sheets", "new", "--out", "/dev/null/paper"), "/dev/null/paper"),
    ],
)
def test_mistakes_are_answered_with_what_is_possible(run: Run, line: tuple[str, ...], named: str) -> None:
    result = run(*line, "--lang", "fr")
    assert (result.exit_code, result.stdout) == (2, "")
    assert named in result.stderr
    assert "\x1b[31m" not in result.stderr
    assert "option-" not in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["boards", "sheets"])
def test_help_names_the_styles(run: Run, command: str, language: str) -> None:
    kind = rollwright.game_type({"boards": "diceland", "sheets": "ring-and-route"}[command])
    shown = run(command, "new", "--help", "--lang", language).output
    assert all(style in shown for style in kind.workshop.styles)
    assert "help-" not in shown
    assert "new" in run(command, "--help", "--lang", language).output
