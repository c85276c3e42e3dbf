"""Tables that are solved in the background: one process for each paper, and what it does."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from games.ring_and_route.bots.plain import own_game, own_paper, shipped_game
from rollwright import OptionError
from rollwright.bots.registry import make_bot
from rollwright.core.files import FileLock
from rollwright.core.knowledge import BotKnowledge
from rollwright.games.ring_and_route.bots import background
from rollwright.games.ring_and_route.bots.background import growing_knowledge, start_solving, work
from rollwright.games.ring_and_route.bots.making import solve
from rollwright.games.ring_and_route.bots.printed import shipped_paper
from rollwright.games.ring_and_route.bots.table_value import W_PRICE
from rollwright.games.ring_and_route.bots.value import EXPERT, MASTER, PLANNER, RACER

pytestmark = pytest.mark.usefixtures("background_on")


def test_one_process_makes_the_tables_of_a_paper(tasks: list[str]) -> None:
    for _ in range(3):
        start_solving(own_game().setup)
    assert len(tasks) == 1


def test_none_is_started_while_another_program_makes_them(tasks: list[str]) -> None:
    file = background.lock_file(own_paper(), 2)
    file.parent.mkdir()
    with FileLock(file):
        start_solving(own_game().setup)
        assert tasks == []
    start_solving(own_game().setup)  # that one has ended, and its tables aren't there
    assert len(tasks) == 1


def test_a_process_that_comes_second_leaves_the_work_to_the_first(
    tasks: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    start_solving(own_game().setup)
    monkeypatch.setattr(solve, "compiled_solver", None)  # nothing can be solved
    with FileLock(background.lock_file(own_paper(), 2)):
        work(tasks[0])


def way_of(known: BotKnowledge | None) -> int:
    assert known is not None
    return known.way


def test_only_levels_with_tables_have_them_made(tasks: list[str]) -> None:
    setup = own_game().setup
    assert way_of(growing_knowledge(setup, PLANNER)) == PLANNER
    assert tasks == []
    assert way_of(growing_knowledge(setup, EXPERT)) == PLANNER
    assert len(tasks) == 1


def test_it_can_be_switched_off(tasks: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(background.SWITCH, "0")
    start_solving(own_game().setup)
    assert tasks == []


def test_a_game_goes_on_if_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(line: list[str], **_: object) -> None:
        raise OSError

    monkeypatch.setattr(subprocess, "Popen", fail)
    assert way_of(growing_knowledge(own_game().setup, EXPERT)) == PLANNER


@pytest.mark.compiled
def test_a_level_takes_the_tables_when_they_are_ready(tasks: list[str]) -> None:
    setup = own_game().setup
    assert way_of(growing_knowledge(setup, MASTER)) == PLANNER
    work(tasks[0])
    assert way_of(growing_knowledge(setup, MASTER)) == RACER
    assert len(tasks) == 1


def test_a_master_that_knows_chances_needs_no_tables(tasks: list[str]) -> None:
    kind, setup = shipped_game(2).kind, shipped_game(2).setup
    assert way_of(growing_knowledge(setup, MASTER)) == MASTER
    kind.bots.prepare(setup, MASTER)
    assert tasks == []
    assert not solve.is_prepared(shipped_paper(), 2)


@pytest.mark.compiled
def test_a_bot_plays_on_while_a_process_solves(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole way, with a real process."""
    processes: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def start(*arguments: object, **options: object) -> subprocess.Popen[bytes]:
        processes.append(popen(*arguments, **options))  # type: ignore[call-overload]
        return processes[-1]

    monkeypatch.setattr(subprocess, "Popen", start)
    game = own_game()
    game.roll()
    bot, seat = make_bot("expert", 1), game.pending[0]
    assert bot.choose(game, seat) == make_bot("planner", 1).choose(game, seat)
    (process,) = processes
    assert process.wait(60) == 0
    move = game.kind.notation.write_action(game.setup, seat, game.kind.bots.knowledge(game.setup, 4).action(game, seat))
    assert bot.choose(game, seat) == move
    assert way_of(game.kind.bots.newest_knowledge(game.setup, 4)) == EXPERT


@pytest.mark.compiled
def test_simulations_solve_first(tasks: list[str]) -> None:
    kind, setup = own_game().kind, own_game().setup
    parts: list[float] = []
    assert way_of(kind.bots.newest_knowledge(setup, 4)) == PLANNER
    assert kind.bots.knowledge(setup, 4).way == EXPERT
    assert way_of(kind.bots.newest_knowledge(setup, 5)) == kind.bots.knowledge(setup, 5).way == RACER
    kind.bots.prepare(setup, 5, progress=parts.append)
    assert parts == []
    kind.bots.prepare(setup, 4, "1.5", progress=parts.append)
    assert parts[-1] == 1
    assert kind.bots.knowledge(setup, 4, "1.5") is kind.bots.newest_knowledge(setup, 4, "1.50")
    assert kind.bots.knowledge(setup, 5, "1.5").weights[W_PRICE] == 1.5


def test_tables_that_cannot_be_kept_are_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("ROLLWRIGHT_DATA_CACHE", str(tmp_path / "file"))
    with pytest.raises(OptionError) as caught:
        own_game().kind.bots.prepare(own_game().setup, 4)
    assert caught.value.code == "file-not-written"
