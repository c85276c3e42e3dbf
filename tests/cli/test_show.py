"""`rollwright boards` and `rollwright show`."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import rollwright
from cli.terminal import Run
from rollwright.games.diceland.material.board import shipped_board
from rollwright.games.ring_and_route.material.sheet import shipped_sheet


def test_boards_shows_everything(run: Run) -> None:
    output = run("boards").output
    for heading in (*(f"Diceland {name}" for name in "ABCDEFGH"), "Ring & Route 1", "Ring & Route 2"):
        assert f"── {heading} ──" in output
    board = shipped_board("A")
    assert f"Coloured spaces: {len(board.spaces)}, territories: {len(board.territories)}, treasure spaces: 12" in output
    assert max(map(len, output.splitlines())) <= 80
    assert "Diceland" not in run("boards", "ring-and-route").output


def test_boards_as_pictures(run: Run, tmp_path: Path) -> None:
    assert run("boards", "--svg", str(tmp_path / "pictures")).exit_code == 0
    files = sorted((tmp_path / "pictures").iterdir())
    pieces = [rollwright.game_type(game).material.catalogue() for game in ("diceland", "ring-and-route")]
    assert len(files) == sum(map(len, pieces))
    for file in files:
        assert ElementTree.fromstring(file.read_text("utf-8")).tag.endswith("svg")


def test_show_by_name_and_as_picture(run: Run, tmp_path: Path) -> None:
    assert "── Diceland C ──" in run("show", "c").output
    assert "── Ring & Route 2 ──" in run("show", "2").output
    assert run("show", "1", "--svg", str(tmp_path / "1.svg")).exit_code == 0
    assert (tmp_path / "1.svg").read_text("utf-8").startswith("<svg")


def test_show_files(run: Run, tmp_path: Path) -> None:
    (tmp_path / "board.txt").write_text("\ufeff" + shipped_board("E").text, "utf-8")
    (tmp_path / "sheet.json").write_text(json.dumps(shipped_sheet("1").as_record()), "utf-8")
    assert "── Diceland board.txt ──" in run("show", str(tmp_path / "board.txt")).output
    assert "── Ring & Route sheet.json ──" in run("show", str(tmp_path / "sheet.json")).output


def test_show_notices(run: Run, tmp_path: Path) -> None:
    rows = ["r Y g b o s", " R y G B O S", "r + g b o s", " r y g b o s"]
    (tmp_path / "small.txt").write_text("\n".join(rows), "utf-8")
    result = run("show", str(tmp_path / "small.txt"))
    assert result.exit_code == 0
    assert "are usual" in result.output


@pytest.mark.parametrize("name", ["game.roll.json", "game.json"])
def test_show_a_record(run: Run, tmp_path: Path, name: str) -> None:
    game = rollwright.new_game("diceland", boards=["A", "C"], names=["Ada", "Bo"], dice=rollwright.SeededDice(1))
    game.roll()
    (tmp_path / name).write_text(rollwright.format_record(game.record()), "utf-8")
    output = run("show", str(tmp_path / name)).output
    assert "Seat 1: Ada" in output
    assert "Seat 2: Bo" in output
    assert "The game is not over" in output
    refused = run("show", str(tmp_path / name), "--svg", str(tmp_path / "game.svg"))
    assert (refused.exit_code, refused.stdout) == (2, "")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"r r y\n x", "line 2, column 2: “x” means nothing"),
        (b"", "there is no row in it"),
        (b"word\n", "means nothing on a board"),
        (b"\xff\xfe\x00r", "is not a text file"),
        (b'{"ring": 3', "Board thing, line 1"),
        (b'{"ring": "rr"}', "Sheet thing"),
        (b'{"format": "rollwright-record/1"}', "Record, game: the field is missing."),
        (b"[" * 100_000, "is neither a board"),
    ],
)
def test_faulty_files_are_explained(run: Run, tmp_path: Path, content: bytes, words: str) -> None:
    (tmp_path / "thing").write_bytes(content)
    result = run("show", str(tmp_path / "thing"))
    assert result.exit_code == 2
    assert words in " ".join(result.stderr.split())
    assert result.stdout == ""


@pytest.mark.parametrize("name", ["nowhere", ".", "", "\0", "/dev/null/x"])
def test_files_that_cannot_be_read(run: Run, name: str) -> None:
    result = run("show", name)
    assert result.exit_code == 2
    assert result.stderr
    assert result.stdout == ""
