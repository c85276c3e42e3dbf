"""Games side by side are the games that `Game` plays."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import rollwright
from rollwright.bots.greedy import greedy_action
from rollwright.bots.level import LevelBot
from rollwright.bots.random import NoviceBot
from rollwright.core.batch import SKIP, Batch
from rollwright.core.dice import SeededDice
from rollwright.core.errors import IllegalMove
from rollwright.core.game import Game
from rollwright.core.opponents import Opponent
from rollwright.kernel import batch_games as b
from rollwright.kernel import deciders, level_deciders, loops, stream
from support.games import GAMES

pytestmark = pytest.mark.compiled
PIECES = {name: rollwright.game_type(name).material.deal(3, Random(1).randrange) for name in GAMES}


def twin_of(batch: Batch, number: int, times_begun: int = 0) -> Game:
    """The game that a batch has at a place, with the same dice, to be played move by move."""
    key = stream.derive(stream.derive(stream.key_of(9), times_begun * batch.games + number), stream.DICE)
    setup = batch.kind.set_up(None, (number + times_begun) % 3, pieces=PIECES[batch.kind.name])
    return Game(batch.kind, setup, SeededDice.from_key(key))


def new_batch(name: str, games: int) -> Batch:
    kind = rollwright.game_type(name)
    return Batch(kind, kind.set_up(None, 0, pieces=PIECES[name]), games, seed=9)


@pytest.mark.parametrize("name", PIECES)
def test_a_batch_steps_like_single_games(name: str) -> None:
    """Games that are over begin anew at the next step, with other dice and the next seat first."""
    batch = new_batch(name, 7)
    games = [twin_of(batch, number) for number in range(batch.games)]
    begun = [0] * batch.games
    while min(begun) < 2:
        masks = batch.mask()
        actions = batch.sample().copy()
        over = batch.results().tolist()
        for number, game in enumerate(games):
            while game.awaiting_roll:
                game.roll()
            assert tuple(batch.states[number]) == game.state
            assert (number in over) == game.over
            if game.over:
                assert batch.seats[number] == -1
                assert not masks[number].any()
                assert tuple(batch.rows[number, loops.SCORES : loops.SCORES + 3]) == tuple(game.scores)
                begun[number] += 1
                games[number] = twin_of(batch, number, begun[number])
                continue
            seat = game.pending[0]
            assert batch.seats[number] == seat
            assert masks[number].tolist() == game.legal_mask(seat)
            assert masks[number, actions[number]] == 1
            game.act(seat, int(actions[number]))
        batch.step(actions)


@pytest.mark.parametrize("name", PIECES)
@pytest.mark.parametrize("bot", [deciders.RANDOM, deciders.GREEDY])
@pytest.mark.parametrize("agent", [None, 1])
def test_bots_play_the_other_seats(name: str, bot: int, agent: int | None) -> None:
    """A batch with bots is a batch without, in which somebody plays what the bots would."""
    kind = rollwright.game_type(name)
    setup = kind.set_up(None, 0, pieces=PIECES[name])
    alone = Batch(kind, setup, 9, seed=9, opponents=[Opponent(bot)] * 2, agent=agent)
    games = [twin_of(alone, number) for number in range(9)]
    asked: set[tuple[int, int]] = set()
    for _ in range(40):
        alone.mask()
        actions = alone.sample().copy()
        for number, game in enumerate(games):
            mine = int(alone.log[number, b.AGENT])
            choices = stream.derive(stream.derive(stream.key_of(9), number), stream.CHOICES)
            while not game.over and mine not in game.pending[:1]:
                if game.awaiting_roll:
                    game.roll()
                    continue
                seat, legal = game.pending[0], game.legal_actions(game.pending[0])
                drawn = legal[stream.below(stream.word(choices, len(game.events) * 4 + seat), len(legal))]
                game.act(seat, greedy_action(game, seat) if bot == deciders.GREEDY else drawn)
            assert tuple(alone.states[number]) == game.state
            if game.over:
                return
            asked.add((number, mine))
            game.act(mine, int(actions[number]))
        alone.step(actions)
    assert {seat for _, seat in asked} == ({0, 1, 2} if agent is None else {agent})


@pytest.mark.parametrize("name", PIECES)
def test_bot_levels_sit_clockwise_from_the_caller(name: str) -> None:
    """A batch with several bots is a game in which each of them is asked in its turn."""
    kind = rollwright.game_type(name)
    setup = kind.set_up(None, 0, pieces=PIECES[name])
    novice, planner = Opponent(level_deciders.NOVICE), Opponent(level_deciders.PLANNER_AND_UP, level=3)
    batch = Batch(kind, [setup, setup], 9, seed=9, opponents=[planner, novice])
    games = [twin_of(batch, number) for number in range(9)]
    keys = [stream.derive(stream.key_of(9), number) for number in range(9)]
    bots = [(LevelBot(3, kind.bots.knowledge(setup, 3)), NoviceBot(key)) for key in keys]
    for _ in range(12):
        batch.mask()
        actions = batch.sample().copy()
        for number, game in enumerate(games):
            mine = int(batch.log[number, b.AGENT])
            while not game.over and mine not in game.pending[:1]:
                if game.awaiting_roll:
                    game.roll()
                else:
                    seat = game.pending[0]
                    game.play(seat, bots[number][(seat - mine) % 3 - 1].choose(game, seat))
            assert tuple(batch.states[number]) == game.state
            if game.over:
                return
            game.act(mine, int(actions[number]))
        batch.step(actions)


@pytest.mark.parametrize("name", PIECES)
def test_a_game_that_is_skipped_stays_as_it_is(name: str) -> None:
    batch = new_batch(name, 6)
    batch.mask()
    batch.observe()
    for step in range(30):
        before = [array.copy() for array in (batch.states, batch.log, batch.seats, batch.masks, batch.observations)]
        actions = batch.sample().copy()
        skipped = np.arange(6) % 3 == step % 3
        batch.step_and_observe(np.where(skipped, SKIP, actions))
        for then, now in zip(
            before, (batch.states, batch.log, batch.seats, batch.masks, batch.observations), strict=True
        ):
            assert (then[skipped] == now[skipped]).all()
        assert (before[0][~skipped] != batch.states[~skipped]).any(axis=1).all()


@pytest.mark.parametrize("name", PIECES)
def test_a_turn_is_a_step_a_look_and_an_observation(name: str) -> None:
    batch, twin = new_batch(name, 20), new_batch(name, 20)
    batch.mask()
    while (batch.log[:, b.BEGUN] < 3).any():
        actions = batch.sample().copy()
        batch.step_and_observe(actions)
        twin.step(actions)
        assert (batch.states == twin.states).all()
        assert (batch.seats == twin.seats).all()
        assert (batch.masks == twin.mask()).all()
        assert (batch.observations == twin.observe()).all()


def test_each_set_up_has_its_share_of_the_games() -> None:
    kind = rollwright.game_type("diceland")
    setups = [kind.set_up(None, 0, pieces=boards) for boards in (["A", "D"], ["B", "B"], ["G", "H"])]
    batch = Batch(kind, setups, 8, seed=9)
    assert [setups.index(batch.setup_of(game)) for game in range(8)] == [0, 0, 0, 1, 1, 1, 2, 2]
    for _ in range(60):
        masks = batch.mask()
        for game in range(8):
            alone = Batch(kind, batch.setup_of(game), 1)
            alone.states[0], alone.seats[0] = batch.states[game], batch.seats[game]
            assert (alone.mask()[0] == masks[game]).all()
            if batch.seats[game] >= 0:
                assert (alone.observe()[0] == batch.observe()[game]).all()
        batch.step(batch.sample())


def test_a_game_that_restarts_draws_one_of_the_set_ups() -> None:
    kind = rollwright.game_type("ring-and-route")
    setups = [kind.set_up(None, 0, pieces=sheets) for sheets in (["1", "1"], ["1", "2"], ["2", "2"])]
    batch = Batch(kind, setups, 60, seed=9)
    while (batch.log[:, b.BEGUN] < 2).any():
        before = batch.log[:, [b.BEGUN, b.DEAL]].copy()
        batch.mask()
        batch.step(batch.sample())
        same = before[:, 0] == batch.log[:, b.BEGUN]
        assert (before[same, 1] == batch.log[same, b.DEAL]).all()
    assert (np.bincount(batch.log[:, b.DEAL]) > 8).all()
    assert (batch.log[:, b.DEAL] != np.arange(60) // 20).any()


def test_an_illegal_action_is_refused_and_nothing_has_moved() -> None:
    batch = new_batch("ring-and-route", 4)
    masks = batch.mask()
    before = batch.states.copy()
    for wrong in (int(np.flatnonzero(masks[2] == 0)[0]), -1, 10_000):
        actions = batch.sample().copy()
        actions[2] = wrong
        with pytest.raises(IllegalMove, match="game 2") as error:
            batch.check(actions)
        assert error.value.params["move"] == str(wrong)
    batch.check(batch.sample())
    assert (batch.states == before).all()


def test_random_choices_from_masks_are_uniform() -> None:
    batch = new_batch("diceland", 40_000)
    batch.mask()
    chosen = batch.sample()
    three = np.flatnonzero(batch.masks.sum(axis=1) == 3)
    ranks = np.array([np.flatnonzero(batch.masks[number]).tolist().index(chosen[number]) for number in three])
    counts = np.bincount(ranks, minlength=3)
    expected = len(three) / 3
    assert len(three) > 1000
    assert ((counts - expected) ** 2 / expected).sum() < 13.8  # two degrees of freedom, once in a thousand
