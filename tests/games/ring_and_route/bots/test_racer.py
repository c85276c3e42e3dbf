"""The racer looks at the others, by tables."""

from __future__ import annotations

import pytest

from games.ring_and_route.bots.plain import plain, plain_action, shipped_game
from rollwright import SeededDice
from rollwright.games.ring_and_route.bots.knowledge import newest_knowledge
from rollwright.games.ring_and_route.bots.table_value import W_TURNS_RANK
from rollwright.games.ring_and_route.bots.value import EXPERT, RACER


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("knows_turns", [True, False])
def test_a_racer_also_looks_around_without_a_table_of_turns(seats: int, knows_turns: bool) -> None:
    game = shipped_game(seats, dice=SeededDice(3))
    know = plain(newest_knowledge(game.setup, EXPERT))._replace(way=RACER)
    if not knows_turns:
        know.weights[W_TURNS_RANK] = 0
    game.roll()
    assert plain_action(game, 0, know) in game.legal_actions(0)
