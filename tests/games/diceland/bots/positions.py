"""Positions to decide in, weights that nobody would play by, and scratch memory."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import rollwright
from rollwright import Game
from rollwright.games.diceland.bots import features, levels, weights
from rollwright.games.diceland.bots.scratch import ScratchPart

HIDDEN = 8
ALL_COLOURS = 63


@cache
def some_weights(others: float = 0.0, race: float = 0.0) -> Any:
    """Weights by which every feature counts."""
    import numpy as np

    rng = np.random.default_rng(4)
    inner = rng.normal(size=(features.FEATURES, HIDDEN)) / 8
    packed = weights.pack(rng.normal(size=features.FEATURES) / 4, inner, rng.normal(size=HIDDEN), others=others)
    packed[weights.HEAD + features.BIAS] += 20
    packed[weights.RACE] = race
    return packed


def some_game(seed: int, seats: int = 2, events: int = 150, boards: Sequence[str] = "ABCDEFGH") -> Game:
    """A game on some of the boards after some random events, in which a seat is pending or which is over."""
    rng = Random(seed)
    boards = rng.sample(boards, seats)
    game = rollwright.new_game("diceland", boards=boards, dice=rollwright.SeededDice(seed))
    for _ in range(rng.randrange(events)):
        one_event(game, rng)
    while not game.over and game.awaiting_roll:
        game.roll()
    return game


def one_event(game: Game, rng: Random) -> None:
    if game.over:
        return
    if game.awaiting_roll:
        game.roll()
    else:
        seat = rng.choice(game.pending)
        moves = [move for move in game.legal_moves(seat) if move != "pass"]
        game.play(seat, rng.choice(moves))


def new_scratch() -> ScratchPart:
    return ScratchPart([0] * levels.LEVEL_SCRATCH, [0.0] * levels.LEVEL_NOTES)
