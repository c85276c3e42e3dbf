"""`rollwright review`."""

from __future__ import annotations

import json
import random
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

import rollwright
from cli.terminal import Run
from rollwright.core import registry
from rollwright.words import LANGUAGES
from third import stairs


@pytest.fixture
def record(tmp_path: Path) -> Iterator[Path]:
    """A game of three that was played by chance. It is a third game, which has no judge of its own."""
    rollwright.register(stairs.GAME)
    game = rollwright.new_game("stairs", names=["Ada", "Bo", "[Cy]"], dice=rollwright.SeededDice(2))
    choice = random.Random(4)
    while not game.over:
        if game.awaiting_roll:
            game.roll()
        else:
            seat = choice.choice(game.pending)
            game.play(seat, choice.choice(game.legal_moves(seat)))
    file = tmp_path / "game.roll.json"
    file.write_text(rollwright.format_record(game.record()), "utf-8")
    yield file
    registry._registered.pop("stairs")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_account_the_curve_and_the_costliest_decisions(run: Run, record: Path, language: str) -> None:
    result = run("review", str(record), "--lang", language)
    assert result.exit_code == 0
    assert "coach-" not in result.output
    for shown in ("│ [Cy] │", "── Ada ──", "▃", "100", "1. ", "climb"):
        assert shown in result.output


def test_json_has_an_account_that_closes(run: Run, record: Path) -> None:
    facts = json.loads(run("review", str(record), "--json").stdout)
    for side in facts["seats"]:
        account = sum(side[column] for column in ("start", "luck", "own", "others", "rest"))
        assert account == pytest.approx(side["result"], abs=1e-9)
    assert [side["result"] for side in facts["seats"]] == [0, 0, 1]
    assert len(facts["curve"]) == facts["events"] + 1
    assert {"throws", "decisions", "hash"} <= facts.keys()


def test_several_files_give_a_list(run: Run, record: Path) -> None:
    facts = json.loads(run("review", str(record), str(record), "--json").stdout)
    assert [each["file"] for each in facts] == [str(record)] * 2
    assert facts[0] == facts[1]


def test_a_picture(run: Run, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "review.svg"
    assert run("review", str(record), "--svg", str(file)).exit_code == 0
    picture = ET.fromstring(file.read_text("utf-8"))
    assert "[Cy]" in "".join(picture.itertext())
    both = run("review", str(record), str(record), "--svg", str(file))
    assert (both.exit_code, "one file" in both.output) == (2, True)


def test_what_can_not_be_reviewed_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.roll.json"
    file.write_text("{}", "utf-8")
    assert run("review", str(file)).exit_code == 2
    assert run("review", str(tmp_path / "missing")).exit_code == 2
    assert run("review").exit_code == 2
