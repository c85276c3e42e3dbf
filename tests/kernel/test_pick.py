"""A random choice without a list: the same action that the list of legal ones has at its place."""

from __future__ import annotations

from random import Random

import pytest

import rollwright
from rollwright.core.registry import game_type
from rollwright.kernel import stream


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("name", rollwright.game_names())
def test_every_place_of_the_list_is_picked(name: str, seats: int) -> None:
    kind, rng = game_type(name), Random(seats)
    rules, out = kind.builds.plain, [0] * kind.builds.scratch
    game = rollwright.new_game(name, seats=seats, dice=rollwright.SeededDice(4))
    asked = 0
    while not game.over and asked < 150:
        if game.awaiting_roll:
            game.roll()
            continue
        asked += 1
        for seat in game.pending:
            legal = game.legal_actions(seat)
            words = [((place << 31) // len(legal) + 1) << 31 for place in range(len(legal))]
            assert [stream.below(word, len(legal)) for word in words] == list(range(len(legal)))
            found = [rules.pick(game.numbers, 0, game.setup.facts, seat, word, out) for word in words]
            assert found == legal
        seat = rng.choice(game.pending)
        game.act(seat, rng.choice(game.legal_actions(seat)))
    assert asked > 10
