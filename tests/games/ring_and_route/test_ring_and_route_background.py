"""Tables that are solved beside a game: one process for each paper, and what it does."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rollwright
from few_routes import FEW_ROUTES, OTHER
from rollwright import Game, OptionError
from rollwright.bots.registry import make_bot
from rollwright.core.folders import cache_folder
from rollwright.core.setup import Setup
from rollwright.games.ring_and_route.bots import knowledge
from rollwright.games.ring_and_route.bots import worth as w
from rollwright.games.ring_and_route.bots.making import solve, solve_beside


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(solve, "cache_folder", lambda: tmp_path)
    monkeypatch.delenv(solve_beside.SWITCH, raising=False)
    monkeypatch.setattr(os, "nice", lambda by: by, raising=False)
    monkeypatch.setattr(solve_beside, "_started", {})
    return tmp_path / "solved"


@pytest.fixture
def tasks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would have been started."""
    started: list[str] = []
    monkeypatch.setattr(solve_beside, "_run", started.append)
    return started


def own_game() -> Game:
    return rollwright.new_game("ring-and-route", sheets=["1", "2"], sheet_set={"1": FEW_ROUTES, "2": OTHER})


def test_one_process_makes_the_tables_of_a_paper(tasks: list[str], folder: Path) -> None:
    setup = own_game().setup
    for _ in range(3):
        solve_beside.start_solving(setup)
    assert len(tasks) == 1
    solve_beside._started.clear()  # another program asks
    solve_beside.start_solving(setup)
    assert len(tasks) == 1
    (sign,) = folder.iterdir()
    os.utime(sign, (0, 0))  # nobody has shown a sign of life for long
    solve_beside.start_solving(setup)
    assert len(tasks) == 2


def test_a_process_that_failed_is_not_started_again(tasks: list[str], folder: Path) -> None:
    setup = own_game().setup
    solve_beside.start_solving(setup)
    (sign,) = folder.iterdir()
    sign.unlink()
    solve_beside.start_solving(setup)
    assert len(tasks) == 1


def test_only_levels_with_tables_have_them_made(tasks: list[str]) -> None:
    setup = own_game().setup
    assert solve_beside.newest_mind(setup, 3).way == w.HAND
    assert tasks == []
    assert solve_beside.newest_mind(setup, 4).way == w.HAND
    assert len(tasks) == 1


def test_it_can_be_switched_off(tasks: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(solve_beside.SWITCH, "0")
    solve_beside.start_solving(own_game().setup)
    assert tasks == []


def test_a_game_goes_on_if_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(task: str) -> None:
        raise OSError

    monkeypatch.setattr(solve_beside, "_run", fail)
    solve_beside.start_solving(own_game().setup)


def test_the_process_is_told_the_paper(tasks: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup, told = own_game().setup, list[Any]()

    def solved(sides: object, seats: int, workers: int, progress: solve.Progress) -> None:
        (sign,) = folder.glob("*.busy")
        os.utime(sign, (0, 0))
        progress(0.5)
        progress(1.0)
        assert sign.stat().st_mtime > 0
        told.append((sides, seats))

    monkeypatch.setattr(knowledge, "solve_sides", solved)
    solve_beside.start_solving(setup)
    solve_beside.work(tasks[0])
    (((one, two), seats),) = told
    assert [one.as_text(), two.as_text()] == [side.as_text() for side in knowledge.sides_of(setup)]
    assert seats == 2
    assert not list(folder.glob("*.busy"))


def test_a_process_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda line, **_: lines.append(line))
    solve_beside.start_solving(own_game().setup)
    assert lines[0][1:3] == ["-m", "rollwright.games.ring_and_route.bots.making.solve_beside"]


@pytest.mark.compiled
def test_a_level_takes_the_tables_when_they_are_ready(tasks: list[str]) -> None:
    setup = own_game().setup
    ways = list(ways_of(setup, tasks))
    assert ways == [w.HAND, w.RACE]
    assert len(tasks) == 1


@pytest.mark.compiled
def test_a_bot_plays_on_while_a_process_solves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole way, with a real process."""
    machine_code = cache_folder() / "compiled"
    machine_code.mkdir(parents=True, exist_ok=True)
    (tmp_path / "compiled").symlink_to(machine_code)
    monkeypatch.setenv("ROLLWRIGHT_CACHE", str(tmp_path))
    game = own_game()
    game.roll()
    bot, seat = make_bot("expert", 1), game.pending[0]
    assert bot.choose(game, seat) == make_bot("planner", 1).choose(game, seat)
    (process,) = solve_beside._started.values()
    assert isinstance(process, subprocess.Popen)
    assert process.wait(60) == 0
    move = game.kind.notation.write_action(game.setup, seat, game.kind.bots.knowledge(game.setup, 4).action(game, seat))
    assert bot.choose(game, seat) == move
    assert game.kind.bots.newest_knowledge(game.setup, 4).way == w.PRICED


@pytest.mark.compiled
def test_simulations_solve_first(tasks: list[str]) -> None:
    kind, setup = own_game().kind, own_game().setup
    parts: list[float] = []
    assert kind.bots.newest_knowledge(setup, 4).way == w.HAND
    assert kind.bots.knowledge(setup, 4).way == w.PRICED
    assert kind.bots.newest_knowledge(setup, 5).way == kind.bots.knowledge(setup, 5).way == w.RACE
    kind.bots.prepare(setup, 5, progress=parts.append)
    assert parts == []
    kind.bots.prepare(setup, 4, "1.5", progress=parts.append)
    assert parts[-1] == 1
    assert kind.bots.knowledge(setup, 4, "1.5") is kind.bots.newest_knowledge(setup, 4, "1.50")
    assert kind.bots.knowledge(setup, 5, "1.5").weights[w.R_PRICE] == 1.5


def test_tables_that_cannot_be_kept_are_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(solve, "cache_folder", lambda: tmp_path / "file")
    with pytest.raises(OptionError) as caught:
        own_game().kind.bots.prepare(own_game().setup, 4)
    assert caught.value.code == "file-not-written"


def ways_of(setup: Setup, tasks: list[str]) -> Iterator[int]:
    yield solve_beside.newest_mind(setup, 5).way
    solve_beside.work(tasks[0])
    yield solve_beside.newest_mind(setup, 5).way
