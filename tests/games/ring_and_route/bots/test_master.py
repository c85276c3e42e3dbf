"""The master plays to win, by the chances of all seats."""

from __future__ import annotations

import pytest

from games.ring_and_route.bots.plain import plain, plain_action, shipped_game
from games.ring_and_route.coach.positions import positions, some
from rollwright import Game
from rollwright.bots.greedy import greedy_action
from rollwright.core.knowledge import Scratch
from rollwright.games.ring_and_route.bots.knowledge import newest_knowledge
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


def test_a_master_ends_the_game_only_if_it_is_ahead() -> None:
    throws = [throw for throw, _ in late_game(0).outcomes()]
    throw = next(throw for throw in throws if dice_used(late_game(0), throw) == 3)
    know = plain(newest_knowledge(late_game(0).setup, MASTER))
    assert dice_used(late_game(0), throw, know) == 3
    assert dice_used(late_game(80), throw, know) < 3


def test_a_master_that_is_behind_plays_on_even_if_the_other_could_end_the_game() -> None:
    game = late_game(10)
    know = plain(newest_knowledge(game.setup, MASTER))
    game.roll("A1r B1g C1b")
    game.act(0, kernel.KEEP)
    game.act(0, plain_action(game, 0, know))
    assert game.state[kernel.SEAT + kernel.USED], "it doesn't end the game with a misthrow"


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_compiled_or_not_a_master_decides_alike(seats: int) -> None:
    """Before a re-roll and when it marks."""
    known = newest_knowledge(shipped_game(seats).setup, MASTER)
    know = plain(known)
    assert known.way == MASTER
    for phase in (kernel.DECIDING, kernel.MARKING):
        position = some(seats, seed=seats, phase=phase, count=3)[1]
        seat = position.pending[0]
        assert plain_action(position, seat, know) == known.action(position, seat)


@pytest.mark.compiled
def test_a_decision_depends_on_nothing_that_was_decided_before() -> None:
    known = newest_knowledge(shipped_game(2).setup, MASTER)
    used = Scratch(shipped_game(2).kind)
    for position in positions(2, seed=7):
        for seat in position.pending:
            assert known.action(position, seat, used) == known.action(position, seat)
