"""What levels know, by what is solved and what ships."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import rollwright
from games.ring_and_route.bots.plain import own_game, shipped_game
from rollwright.games.ring_and_route.bots import table_value as t
from rollwright.games.ring_and_route.bots.compressed import RANK
from rollwright.games.ring_and_route.bots.knowledge import knowledge_of, newest_knowledge, shipped_knowledge
from rollwright.games.ring_and_route.bots.making import solve
from rollwright.games.ring_and_route.bots.value import EXPERT, MASTER, PLANNER, RACER
from rollwright.games.ring_and_route.chances import network


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A solver that leaves every value at 0."""
    monkeypatch.setattr(solve, "compiled_solver", lambda: SimpleNamespace(solve_classes=lambda *_: None))


def test_alone_a_master_decides_as_an_expert() -> None:
    assert newest_knowledge(shipped_game(1).setup, MASTER).way == EXPERT


def test_on_a_paper_of_ones_own_all_decide_as_planners_until_it_is_solved() -> None:
    setup = own_game().setup
    assert {newest_knowledge(setup, level).way for level in (PLANNER, EXPERT, MASTER)} == {PLANNER}
    assert shipped_knowledge(setup).way == PLANNER


def test_games_share_what_is_known_whoever_sits_where() -> None:
    one, other = shipped_game(2), shipped_game(2, first=1)
    for level in (PLANNER, EXPERT, MASTER):
        assert newest_knowledge(one.setup, level) is newest_knowledge(other.setup, level)


@pytest.mark.usefixtures("quick")
def test_with_tables_levels_decide_as_themselves() -> None:
    setup = own_game().setup
    ways = [knowledge_of(setup, level).way for level in (PLANNER, EXPERT, MASTER)]
    assert ways == [newest_knowledge(setup, level).way for level in (3, 4, 5)] == [PLANNER, EXPERT, RACER]
    racer = newest_knowledge(setup, MASTER)
    assert racer is knowledge_of(setup, MASTER)
    assert (racer.weights[t.W_RANK], racer.weights[t.W_TURNS_RANK]) == (0, RANK)
    assert not racer.weights[t.TABLE_WEIGHTS :].any()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_the_first_paper_a_master_knows_chances_whatever_is_solved(seats: int) -> None:
    setup = shipped_game(seats).setup
    known = newest_knowledge(setup, MASTER)
    assert known is knowledge_of(setup, MASTER)
    assert known.way == MASTER
    assert len(known.weights) == known.weights[t.W_NETWORK] + network.WEIGHTS


@pytest.mark.parametrize("sheets", [["3", "4"], ["5", "6"]])
def test_on_the_other_papers_a_master_plays_by_tables(sheets: list[str]) -> None:
    setup = rollwright.new_game("ring-and-route", sheets=sheets).setup
    assert newest_knowledge(setup, MASTER).way == RACER


@pytest.mark.usefixtures("quick")
def test_a_price_of_ones_own_has_tables_of_its_own() -> None:
    setup = own_game().setup
    own = knowledge_of(setup, MASTER, 1.5)
    assert own.way == RACER
    assert own is knowledge_of(setup, MASTER, 1.5) is not knowledge_of(setup, MASTER)
    assert own.weights[t.W_PRICE] == 1.5


def test_a_rush_is_known_for_two_seats_on_the_shipped_paper() -> None:
    for seats in (2, 3, 4):
        for level in (EXPERT, MASTER):
            weights = newest_knowledge(shipped_game(seats).setup, level).weights
            assert (weights[t.W_RUSH] > 0) == (seats == 2)
    assert shipped_knowledge(shipped_game(2).setup).weights[t.W_RUSH] == 0
