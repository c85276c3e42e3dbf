"""`rollwright certify`, and `rollwright boards new --fair`."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import rollwright
from cli.terminal import Run
from rollwright.games.diceland.material.board import shipped_board
from rollwright.lab.certificate import search

LINE = ("certify", "--judges", "greedy", "--seed", "3", "--within", "0.2", "--workers", "1")


@pytest.mark.compiled
def test_tables_verdict_and_files(run: Run, tmp_path: Path) -> None:
    names = {"json": "figures.json", "html": "page.html", "svg": "plot.svg"}
    files = [part for option, name in names.items() for part in (f"--{option}", str(tmp_path / name))]
    mine = tmp_path / "mine.txt"
    mine.write_text(shipped_board("B").text, "utf-8")
    result = run(*LINE, "a", "C", str(mine), "--seats", "2,3", *files)
    assert result.exit_code == 0
    figures = json.loads((tmp_path / "figures.json").read_text("utf-8"))
    told = " ".join(result.stdout.split())
    for words in ("2 seats, judge: greedy", "3 seats", "an equal share is 33.3", "The lead changes", figures["hash"]):
        assert words in told
    assert [piece["name"] for piece in figures["pieces"]] == ["A", "C", str(mine)]
    assert figures["fair"] == (not figures["unfair"])
    assert ("Fair: every board" if figures["fair"] else "Not fair: more than 1 points") in told
    assert figures["hash"] in (tmp_path / "page.html").read_text("utf-8")
    assert ET.parse(tmp_path / "plot.svg").getroot().tag.endswith("svg")


@pytest.mark.compiled
def test_the_command_that_is_told_gives_the_same_bytes(run: Run) -> None:
    first = run(*LINE, "A", "C", "--seats", "2", "--json", "-").stdout
    _, *command = json.loads(first)["command"].split()
    assert run(*command, "--json", "-").stdout == first


@pytest.mark.compiled
def test_the_two_sides_of_a_paper(run: Run, tmp_path: Path) -> None:
    paper = tmp_path / "paper.json"
    paper.write_text(rollwright.game_type("ring-and-route").workshop.text_of("1"), "utf-8")
    assert "name one paper" in run("certify", str(paper), "2").stderr.replace("\n", " ")
    own = json.loads(run(*LINE, str(paper), "--seats", "2", "--json", "-").stdout)
    assert [piece["name"] for piece in own["pieces"]] == ["1", "2"]
    assert own["command"].startswith(f"rollwright certify {paper} --seats 2")  # not those sheets that ship
    figures = json.loads(run(*LINE, "1", "2", "--seats", "2,3", "--json", "-").stdout)
    assert (figures["game"], [part["seats"] for part in figures["parts"]]) == ("ring-and-route", [2, 3])


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (("A",), "compares 2 to 32"),
        (("A", "1"), "1 belongs to another game than A"),
        (("A", "a"), "A is named twice"),
        (("A", "nowhere.txt"), "nowhere.txt"),
        (("A", "E1"), "treasures"),
        (("A", "B", "--seats", "2,x"), "--seats 2,3,4"),
        (("A", "B", "--seats", "5"), "--seats 2,3,4"),
        (("A", "B", "--judges", "nobody"), "novice, greedy"),
        (("A", "B", "--within", "0"), "--within 0.005"),
        (("A", "B", "--svg", "/"), "/"),
    ],
)
def test_what_cant_be_certified(run: Run, given: tuple[str, ...], words: str) -> None:
    result = run("certify", *given)
    assert result.exit_code != 0
    assert words in " ".join(result.stderr.split())


def test_how_fair_a_new_board_can_be(run: Run) -> None:
    result = run("boards", "new", "--fair", "7")
    assert result.exit_code != 0
    assert "--fair 0.02" in result.stderr


def test_the_first_fair_board_is_written(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """How fair a board is takes long to find out; here the third one is said to be."""
    off = iter((0.4, 0.06, 0.05, 0.01))
    monkeypatch.setattr(search, "farthest", lambda *_: next(off))
    result = run("boards", "new", "--seed", "5", "--style", "star", "--fair", "0.05")
    made = rollwright.make_piece("diceland", seed=7, style="star")
    assert result.stdout == f"; rollwright boards new --seed 7 --style star\n{made}"
    assert "Seed 5 is not fair: 40.0 points off." in result.stderr
    file = tmp_path / "fair.txt"
    told = run("boards", "new", "--style", "star", "--fair", "0.05", "--out", str(file))
    seed = file.read_text("utf-8").splitlines()[0].split()[5]
    assert f"--seed {seed}" in " ".join(told.stderr.split())
