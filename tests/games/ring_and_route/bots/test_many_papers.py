"""Papers of people's own, any number of them: what is solved, kept and found for them is limited, and bots play on."""

from __future__ import annotations

import os
import time
from itertools import combinations
from typing import Any

import pytest

import rollwright
from rollwright import BoardError, Game, SeededDice
from rollwright.bots.registry import make_bot
from rollwright.core.files import FileLock
from rollwright.games.ring_and_route.bots import background, route_cache, routes
from rollwright.games.ring_and_route.bots.background import growing_knowledge, start_solving, work
from rollwright.games.ring_and_route.bots.solved import solved_folder
from rollwright.games.ring_and_route.bots.value import MASTER, RACER
from rollwright.games.ring_and_route.material.sheet import read_sheet
from support.few_routes import FEW_ROUTES, OTHER

pytestmark = pytest.mark.usefixtures("background_on")


def paper(number: int) -> Game:
    """A game on a paper that differs from all others."""
    sheet: dict[str, Any] = {**FEW_ROUTES, "numbers": [dict(space) for space in FEW_ROUTES["numbers"]]}
    sheet["numbers"][0]["x"] = -1 - number
    return rollwright.new_game("ring-and-route", sheets=["1", "2"], sheet_set={"1": sheet, "2": OTHER})


def too_dense() -> Game:
    """A game on a paper on which all spaces are linked."""
    sheet = {**FEW_ROUTES, "links": list(combinations(range(13), 2))}
    return rollwright.new_game(
        "ring-and-route", sheets=["1", "2"], sheet_set={"1": sheet, "2": OTHER}, dice=SeededDice(1)
    )


def test_few_are_solved_a_day(tasks: list[str]) -> None:
    for number in range(background.MOST_A_DAY + 5):
        start_solving(paper(number).setup)
    assert len(tasks) == background.MOST_A_DAY
    for lock in solved_folder().glob(f"*{background.LOCK}"):
        os.utime(lock, (time.time() - 2 * background.DAY,) * 2)
    start_solving(paper(100).setup)
    assert len(tasks) == background.MOST_A_DAY + 1


def test_they_are_solved_one_after_the_other(tasks: list[str]) -> None:
    solved_folder().mkdir(parents=True)
    with FileLock(solved_folder() / f"own{background.LOCK}"):
        start_solving(paper(0).setup)
        start_solving(rollwright.new_game("ring-and-route", sheets=["1", "2"]).setup)
    assert len(tasks) == 1, "only the one that ships"
    start_solving(paper(0).setup)
    assert len(tasks) == 2


def test_tables_that_would_be_too_large_are_not_made(tasks: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "MOST_VALUES", 1000)
    start_solving(paper(0).setup)
    assert tasks == []


@pytest.mark.compiled
def test_the_tables_of_older_ones_are_removed(tasks: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "MOST_KEPT", 1)
    ways = []
    for number in range(2):
        start_solving(paper(number).setup)
        work(tasks[-1])
        ways.append(growing_knowledge(paper(number).setup, MASTER))
    assert all(know is not None and know.way == RACER for know in ways)
    assert len(list(solved_folder().glob("*.npy"))) == 2, "the tables of one paper, and the cheaper ones to compare"
    assert len(list(solved_folder().glob("*.npz"))) == 1


def test_routes_are_kept_for_some_sheets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(route_cache, "MOST_FILES", 2)
    for number in range(4):
        sheet = paper(number).setup.material.sheets["1"]
        assert route_cache.cached_routes(sheet) == routes.routes_of(sheet)
    assert len(list((solved_folder().parent / "routes").iterdir())) == 2


def test_that_there_are_too_many_routes_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "MOST_ROUTES", 20)
    for _ in range(2):
        with pytest.raises(BoardError) as refused:
            route_cache.cached_routes(read_sheet(FEW_ROUTES))
        assert refused.value.code == "ring-and-route-sheet-too-many-routes"
        monkeypatch.setattr(routes, "routes_of", None)


@pytest.mark.compiled
def test_levels_play_greedily_on_a_sheet_with_too_many_routes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "MOST_ROUTES", 1000)
    game = too_dense()
    game.roll()
    seat = game.pending[0]
    moves = {make_bot(bot, 1).choose(game, seat) for bot in ("greedy", "planner", "expert", "master")}
    assert len(moves) == 1
