"""A look tells how a game stands, not how it came there: parts of it are kept from moment to moment."""

from __future__ import annotations

import json
import random

import pytest

import rollwright
from rollwright import Game
from support.games import GAMES
from support.random_games import go_on, new_random_game


def seen(game: Game) -> object:
    return json.loads(json.dumps(game.kind.page.shown(game)))


def stray(game: Game, rng: random.Random) -> None:
    """Goes on, goes back some way, or takes marks back."""
    if rng.random() < 0.5:
        go_on(game, rng, rng.randrange(1, 40))
    else:
        for _ in range(min(len(game.events), rng.choice([1, 2, 5, 30]))):
            game.undo()
    for seat in filter(game.can_take_back, game.pending):
        game.take_back(seat)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(12))
def test_a_game_looks_like_one_that_came_there_straight(name: str, seed: int) -> None:
    rng = random.Random(f"{name} {seed}")
    game = new_random_game(rng, name)
    for _ in range(25):
        stray(game, rng)
        straight = rollwright.replay(game.record())
        assert seen(game) == seen(straight)
        assert seen(game.copy()) == seen(straight)
        assert game.pending == straight.pending
