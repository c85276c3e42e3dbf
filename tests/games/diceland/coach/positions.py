"""Positions on the way through games that bots and chance play."""

from __future__ import annotations

from functools import cache
from random import Random

import rollwright
from rollwright import Position
from rollwright.games.diceland import GAME
from rollwright.games.diceland.rules import kernel as k

BOARDS = "ACEG"


@cache
def positions(seats: int, seed: int) -> tuple[Position, ...]:
    """Every position of a game, up to the end; the greedy bot plays, and now and then chance."""
    rng = Random(seed)
    game = rollwright.new_game("diceland", boards=list(BOARDS[:seats]), dice=rollwright.SeededDice(seed)).position()
    found = [game.copy()]
    out = [0] * GAME.builds.scratch
    while not game.over:
        if game.awaiting_roll:
            outcomes = list(GAME.chance.outcomes(game.numbers))
            game.fall(rng.choices([each[0] for each in outcomes], [each[1] for each in outcomes])[0])
        else:
            seat = rng.choice(game.pending)
            greedy = GAME.builds.plain.greedy(list(game.numbers), 0, game.setup.facts, seat, out)
            game.act(seat, rng.choice(game.legal_actions(seat)) if rng.random() < 0.1 else greedy)
        found.append(game.copy())
    return tuple(found)


def some(seats: int, seed: int, phase: int, number: int) -> list[Position]:
    """Some positions in a phase, from all over a game."""
    found = [each for each in positions(seats, seed) if each.numbers[k.PHASE] == phase]
    return found[:: max(len(found) // number, 1)]
