"""The master looks at the others, and plays to win."""

from __future__ import annotations

import pytest

from games.ring_and_route.bots.plain import plain, plain_action, shipped_game
from rollwright import Game, SeededDice
from rollwright.bots.greedy import greedy_action
from rollwright.games.ring_and_route.bots.knowledge import newest_knowledge
from rollwright.games.ring_and_route.bots.table_value import W_TURNS_RANK
from rollwright.games.ring_and_route.bots.value import MASTER
from rollwright.games.ring_and_route.rules import kernel
from rollwright.kernel.contract import Knowledge


def late_game(points: int) -> Game:
    """Seat 0 is active and ends the game if it doesn't use all dice (R11, R15); it has so many points and 26 more."""
    ring = [f"c{space}" for space in range(16)]
    done = {"sheet": 2, "points": points, "ring": ring, "route": ["n0"], "misthrows": 2}
    other = {"sheet": 2, "points": 40, "ring": ring[:5], "misthrows": 2}
    game = shipped_game(2)
    return Game(game.kind, game.setup, start={"active": 0, "turns": 30, "seats": [done, other]})


def dice_used(game: Game, throw: str, know: Knowledge | None = None) -> int:
    """By seat 0, greedy or knowing, if it keeps this throw."""
    game.roll(throw)
    game.act(0, kernel.KEEP)
    while 0 in game.pending:
        used = game.state[kernel.SEAT + kernel.USED].bit_count()
        game.act(0, greedy_action(game, 0) if know is None else plain_action(game, 0, know))
    return used


def without_turns(know: Knowledge) -> Knowledge:
    weights = list(know.weights)
    weights[W_TURNS_RANK] = 0
    return know._replace(weights=weights)


def test_a_master_ends_the_game_only_if_it_is_ahead() -> None:
    throws = [throw for throw, _ in late_game(0).outcomes()]
    throw = next(throw for throw in throws if dice_used(late_game(0), throw) == 3)
    know = plain(newest_knowledge(late_game(0).setup, MASTER))
    assert dice_used(late_game(0), throw, know) == 3
    assert dice_used(late_game(80), throw, know) < 3


@pytest.mark.parametrize("seats", [2, 3])
def test_a_master_also_looks_around_without_a_table_of_turns(seats: int) -> None:
    game = shipped_game(seats, dice=SeededDice(3))
    know = without_turns(plain(newest_knowledge(game.setup, MASTER)))
    game.roll()
    assert plain_action(game, 0, know) in game.legal_actions(0)
