"""Games side by side are the games that `Game` plays."""

from __future__ import annotations

import numpy as np
import pytest

import rollwright
from rollwright.core import loops, stream
from rollwright.core.batch import Batch
from rollwright.core.dice import SeededDice
from rollwright.core.game import Game

pytestmark = pytest.mark.compiled
OPTIONS = {"diceland": {"boards": ["A", "D", "G"]}, "ring-and-route": {"sheets": ["1", "2", "2"]}}


def twin_of(batch: Batch, number: int, times_begun: int = 0) -> Game:
    """The game that a batch has at a place, with the same dice, to be played move by move."""
    key = stream.derive(stream.derive(stream.key_of(9), times_begun * batch.games + number), loops.DICE)
    setup = batch.kind.set_up(None, (number + times_begun) % 3, **OPTIONS[batch.kind.name])
    return Game(batch.kind, setup, SeededDice.from_key(key))


def new_batch(name: str, games: int) -> Batch:
    kind = rollwright.game_type(name)
    return Batch(kind, kind.set_up(None, 0, **OPTIONS[name]), games, seed=9)


@pytest.mark.parametrize("name", OPTIONS)
def test_a_batch_steps_like_single_games(name: str) -> None:
    batch = new_batch(name, 7)
    games = [twin_of(batch, number) for number in range(batch.games)]
    while not all(game.over for game in games):
        masks = batch.look()
        actions = batch.choose().copy()
        for number, game in enumerate(games):
            while game.awaiting_roll:
                game.roll()
            assert tuple(batch.states[number]) == game.state
            if game.over:
                assert batch.seats[number] == -1
                assert not masks[number].any()
                continue
            seat = game.pending[0]
            assert batch.seats[number] == seat
            assert masks[number].tolist() == game.legal_mask(seat)
            assert masks[number, actions[number]] == 1
            game.act(seat, int(actions[number]))
        batch.step(actions)


@pytest.mark.parametrize("name", OPTIONS)
def test_games_that_are_over_begin_anew_with_other_dice(name: str) -> None:
    batch = new_batch(name, 5)
    while (batch.look() is not None) and (batch.seats >= 0).any():
        batch.step(batch.choose())
    ended = batch.states.copy()
    batch.begin()
    batch.look()
    assert (batch.seats >= 0).all()
    for number in range(batch.games):
        game = twin_of(batch, number, times_begun=1)
        game.roll()
        assert tuple(batch.states[number]) == game.state != tuple(ended[number])
    before = batch.states.copy()
    batch.begin()
    assert (batch.states == before).all(), "games that go on are left alone"


def test_random_choices_from_masks_are_uniform() -> None:
    batch = new_batch("diceland", 40_000)
    batch.look()
    chosen = batch.choose()
    three = np.flatnonzero(batch.masks.sum(axis=1) == 3)
    ranks = np.array([np.flatnonzero(batch.masks[number]).tolist().index(chosen[number]) for number in three])
    counts = np.bincount(ranks, minlength=3)
    expected = len(three) / 3
    assert len(three) > 1000
    assert ((counts - expected) ** 2 / expected).sum() < 13.8  # two degrees of freedom, once in a thousand
