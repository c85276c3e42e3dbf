"""Levels 4 and 5 against a seat that ends its first sheet for next to nothing, to end the game while it is ahead."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rollwright
from few_routes import FEW_ROUTES, OTHER
from rollwright import Game, SeededDice
from rollwright.bots.greedy import greedy_action
from rollwright.core.knowledge import Mind
from rollwright.games.ring_and_route.bots import knowledge as minds
from rollwright.games.ring_and_route.bots import levels
from rollwright.games.ring_and_route.bots import worth as w
from rollwright.games.ring_and_route.bots.making import solve
from rollwright.games.ring_and_route.rules import kernel
from rollwright.kernel.contract import Knowledge

HASTY = levels._HASTY


@pytest.fixture(autouse=True)
def nothing_is_solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve, "cache_folder", lambda: tmp_path)


def knowledge(mind: Mind) -> Knowledge:
    """As plain Python takes it."""
    return Knowledge(mind.way, mind.numbers.tolist(), mind.values.tolist(), mind.weights.tolist())


def game_against(points: int, seats: int = 2) -> Game:
    """Seat 0 is active, well ahead, and ends the game if it doesn't use all dice; the first sheets of the others had so
    many points."""
    ring = [f"c{space}" for space in range(16)]
    own = {"sheet": 2, "points": 60, "ring": ring[:6], "route": ["n0"], "misthrows": 2}
    other = {"sheet": 2, "points": points, "ring": ring[:5], "misthrows": 2}
    kind = rollwright.game_type("ring-and-route")
    setup = kind.set_up(None, 0, pieces=["1", "2", "1", "2"][:seats])
    return Game(kind, setup, start={"active": 0, "turns": 30, "seats": [own] + [other] * (seats - 1)})


def dice_used(game: Game, throw: str, know: Any) -> int:
    """By seat 0, if it keeps this throw."""
    game.roll(throw)
    game.act(0, kernel.KEEP)
    while 0 in game.pending:
        used = game.state[kernel.SEAT + kernel.USED].bit_count()
        out, notes = [0] * levels.LEVEL_SCRATCH, [0.0] * levels.LEVEL_NOTES
        action = levels.decide(list(game.state), 0, game.setup.facts, 0, out, notes, know) if know else None
        game.act(0, greedy_action(game, 0) if action is None else action)
    return used


def useful_throw(game: Game) -> str:
    """One of which all three dice can be used."""
    throws = [throw for throw, _ in game.outcomes()]
    return next(throw for throw in throws if dice_used(game.copy(), throw, None) == 3)


def test_level_4_ends_a_game_that_is_rushed_while_it_is_ahead() -> None:
    know = knowledge(minds.by_table(game_against(0).setup))
    assert know[0] == w.PRICED
    throw = useful_throw(game_against(0))
    assert dice_used(game_against(HASTY - 1), throw, know) < 3
    assert dice_used(game_against(HASTY), throw, know) == 3  # nobody is in a hurry: it plays on for points


def test_tables_alone_never_hurry() -> None:
    know = knowledge(minds.by_copy(game_against(0).setup))
    assert dice_used(game_against(0), useful_throw(game_against(0)), know) == 3


def test_only_a_single_other_is_taken_to_rush() -> None:
    game = game_against(0, seats=3)
    know = knowledge(minds.by_table(game.setup))
    assert dice_used(game, useful_throw(game_against(0, seats=3)), know) == 3


def test_in_a_rush_a_sheet_brings_less_than_it_could() -> None:
    game = rollwright.new_game("ring-and-route", sheets=["1", "2"], dice=SeededDice(1))
    know, table = knowledge(minds.by_race(game.setup)), game.setup.facts
    empty = w.spot_of(game.state, 0, table, 0, 0, 0, know)
    six = (1, w._no_route(0, know), 6 * kernel.RING, 0, 0)
    none = (1, w._no_route(0, know), 0, 0, 0)
    assert 0 < w.rushed(table, 0, none, know) < w.rushed(table, 0, six, know) < 20
    assert w.rushed(table, 0, (1, *six[1:3], 3, 0), know) == 0
    ended = (0, *empty[1:3], kernel.MISTHROWS_ALLOWED, 0)
    assert w.rushed(table, 0, ended, know) == w.rushed(table, 0, none, know)


@pytest.mark.compiled
def test_a_hazard_takes_what_may_still_come() -> None:
    printed, _ = minds.sides_of(
        rollwright.new_game("ring-and-route", sheets=["1", "2"], sheet_set={"1": FEW_ROUTES, "2": OTHER}).setup
    )
    optimum, half, none = (
        solve.solve_sheet(printed, solve.Terms(2, hazard=hazard), 1).optimum for hazard in (0.0, 0.5, 1.0)
    )
    assert none == 0 < half < optimum


@pytest.mark.compiled
@pytest.mark.parametrize("level", [4, 5])
def test_compiled_or_not_a_rush_is_answered_in_the_same_way(level: int) -> None:
    game = rollwright.new_game("ring-and-route", sheets=["1", "2"], dice=SeededDice(level))
    mind = minds.newest_of(game.setup, level)
    know = knowledge(mind)
    decisions = 0
    while not game.over and decisions < 24:
        if game.awaiting_roll:
            game.roll()
        elif 1 in game.pending and game.state[kernel.PHASE] == kernel.MARKING:
            game.act(1, kernel.TURN if kernel.TURN in game.legal_actions(1) else greedy_action(game, 1))
        elif 1 in game.pending:
            game.act(1, kernel.KEEP)
        else:
            out, notes = [0] * levels.LEVEL_SCRATCH, [0.0] * levels.LEVEL_NOTES
            action = levels.decide(list(game.state), 0, game.setup.facts, 0, out, notes, know)
            assert action == mind.action(game, 0)
            assert notes[w.N_RUSH] == (game.state[kernel.SEAT + kernel.SEAT_SIZE + kernel.SHEET] == 1)
            game.act(0, action)
            decisions += 1
