"""A third game costs one file: nothing else knows it, and it plays in the terminal and in `simulate`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rollwright
from rollwright.core import registry
from rollwright.lab.jobs import Job
from rollwright.lab.play import play_block
from rollwright.lab.simulate import simulate
from third import stairs

FILE = Path(stairs.__file__)
RUN = f"""
import sys; sys.path.insert(0, {str(FILE.parent.parent)!r})
import rollwright; from third import stairs; rollwright.register(stairs.GAME)
from rollwright.cli import main; main()
"""


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    rollwright.register(stairs.GAME)
    yield
    registry._registered.pop("stairs")


def run(folder: Path, *arguments: str, stdin: str = "") -> str:
    """The command line in a process that has done nothing but register the game."""
    environment = {**os.environ, "ROLLWRIGHT_DATA": str(folder), "ROLLWRIGHT_LANG": "en"}
    command = [sys.executable, "-c", RUN, *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, check=True, env=environment).stdout


def test_nothing_else_knows_it() -> None:
    source = Path(rollwright.__file__).parent
    assert not [file for file in source.rglob("*.py") if "stairs" in file.read_text("utf-8")]


def test_it_keeps_every_promise() -> None:
    rollwright.check_game("stairs", games=12)


def test_it_plays_from_python_and_is_recorded() -> None:
    game = rollwright.new_game("stairs", names=["Ada", "Bo"], dice=rollwright.SeededDice(1))
    while not game.over:
        if game.awaiting_roll:
            game.roll()
        for seat in game.pending:
            game.play(seat, game.legal_moves(seat)[0])
    assert rollwright.replay(game.record()).scores == game.scores


@pytest.mark.compiled
def test_it_is_simulated_compiled_and_plain() -> None:
    job = Job("stairs", ("random", "greedy", "random"), 500, seed=3)
    rows = simulate(job, workers=2).rows
    assert (play_block(job, range(20)).rows == rows[:20]).all()


@pytest.mark.compiled
def test_all_levels_play_it() -> None:
    job = Job("stairs", ("novice", "planner", "expert", "master"), 12, seed=3)
    rows = simulate(job, workers=1).rows
    assert (play_block(job, range(12)).rows == rows).all()
    greedy = Job("stairs", ("random", "greedy", "greedy", "greedy"), 12, seed=3)
    assert (simulate(greedy, workers=1).rows == rows).all(), "it knows neither what is pointless nor more than greedy"


@pytest.mark.compiled
def test_the_terminal_simulates_it(tmp_path: Path) -> None:
    summary = json.loads(run(tmp_path, "simulate", "stairs", "--games", "50", "--seed", "1", "--json"))
    assert summary["games"] == 50
    assert sum(summary["reasons"].values()) == 50


def test_the_terminal_plays_it_to_the_end(tmp_path: Path) -> None:
    said = run(tmp_path, "play", "stairs", "--seed", "5", stdin="\n".join(["1"] * 200))
    assert "stairs" in said
    assert "15" in said
