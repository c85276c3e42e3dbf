"""`rollwright print`."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.terminal import Run
from press.pdfs import codes, root, sizes, texts
from rollwright.core.registry import game_type


def test_names_files_dice_and_rules(run: Run, tmp_path: Path) -> None:
    own, file = tmp_path / "Ours.txt", tmp_path / "all.pdf"
    own.write_text(game_type("diceland").workshop.text_of("E2"), "utf-8")
    answer = run("print", "e1", str(own), "Dice", "rules", "--paper", "letter", "--out", str(file), "--lang", "it")
    assert answer.exit_code == 0
    pdf = file.read_bytes()
    assert sizes(pdf) == [(215.9, 279.4)] * 4  # the dice and rules of Diceland alone
    assert [page.split()[:2] for page in texts(pdf)[:2]] == [["Diceland", "E1"], ["Ours", "a"]]
    assert codes(pdf, 1) == [game_type("diceland").printing.text_of("E2")]
    assert root(pdf)["/Lang"] == "it"


def test_a_pad(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "pad.pdf"
    line = "print", "pad", "--game", "ring-and-route", "--per-page", "2", "--copies", "3", "--out", str(file)
    assert run(*line).exit_code == 0
    assert len(texts(file.read_bytes())) == 3


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("r r q\n", "Board hostile.txt, line 1, column 5"),
        ('{"sheets": {', "hostile.txt, line 1, column 13"),
        ("hello", "hostile.txt"),
    ],
)
def test_hostile_files_are_told_and_nothing_is_written(run: Run, tmp_path: Path, text: str, told: str) -> None:
    hostile, file = tmp_path / "hostile.txt", tmp_path / "out.pdf"
    hostile.write_text(text, "utf-8")
    answer = run("print", str(hostile), "--out", str(file))
    assert answer.exit_code == 2
    assert told in " ".join(answer.output.split())
    assert not file.exists()
