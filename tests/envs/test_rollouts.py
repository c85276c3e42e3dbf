"""The evaluator that plays random games in the kernel: the same numbers from the same seed, and the right mean."""

from __future__ import annotations

import sys
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import rollwright
from rollwright.core.errors import MissingExtra
from rollwright.envs import spiel
from rollwright.envs.rollouts import KernelRollouts, play_out
from rollwright.kernel import playout_loops, stream
from support.games import in_every_game

pytestmark = pytest.mark.compiled


def state_after(name: str, moves: int, seed: int = 1, **params: Any) -> Any:
    """A state after so many random moves and throws."""
    state = pyspiel.load_game(spiel.short_name(rollwright.game_type(name)), params).new_initial_state()
    rng = Random(seed)
    for _ in range(moves):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def late_state(name: str) -> Any:
    """Towards the end of a random game in which seat 0 is ahead."""
    for seed in range(100):
        states, rng = [state_after(name, 0)], Random(seed)
        while not states[-1].is_terminal():
            states.append(states[-1].clone())
            states[-1].apply_action(rng.choice(states[-1].legal_actions()))
        for state in states[-2::-1]:
            if 0.7 < KernelRollouts(seed, rollouts=500).evaluate(state)[0] < 0.9:
                return state
    raise AssertionError("seat 0 is never ahead")


@in_every_game
def test_the_mean_is_that_of_openspiels_rollouts(name: str) -> None:
    """In a position in which the means differ."""
    state = late_state(name)
    ours = KernelRollouts(1, rollouts=20_000).evaluate(state)
    theirs = mcts.RandomRolloutEvaluator(200, np.random.RandomState(1)).evaluate(state)
    assert ours == pytest.approx(theirs, abs=0.13)  # four standard errors of theirs
    assert sum(ours) == pytest.approx(1)
    assert ours[0] > 0.65


@in_every_game
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_rollout_depends_on_the_seed_and_its_number(name: str, players: int) -> None:
    state = state_after(name, 3, players=players)
    before = state.position.state
    found = [[KernelRollouts(seed).evaluate(state).tolist() for seed in range(20)] for _ in range(2)]
    assert found[0] == found[1]
    evaluator = KernelRollouts(7)
    singly = np.mean([evaluator.evaluate(state) for _ in range(50)], axis=0)
    assert singly == pytest.approx(KernelRollouts(7, rollouts=50).evaluate(state))
    assert state.position.state == before


@in_every_game
def test_compiled_and_plain_play_out_alike(name: str) -> None:
    state = state_after(name, 20)
    kind, key = state.position.kind, stream.key_of(3)
    size, table = kind.kernel.STATE_SIZE, list(state.position.setup.facts)
    for number in range(5):
        stop, shares, out = number + 1, [0] * state.position.seats, [0] * kind.builds.scratch
        kind.builds.plain.play_out(list(state.position.state), size, table, key, number, stop, [0] * size, out, shares)
        plain = [share / playout_loops.WHOLE for share in shares]
        assert plain == play_out(state.position, key, number, stop).tolist()


@in_every_game
def test_the_prior_lists_what_openspiels_lists(name: str) -> None:
    ours, theirs = KernelRollouts(1), mcts.RandomRolloutEvaluator()
    for moves in range(12):
        state = state_after(name, moves)
        assert list(ours.prior(state)) == [(action, pytest.approx(chance)) for action, chance in theirs.prior(state)]


@in_every_game
def test_a_search_plays_the_same_for_the_same_seeds(name: str) -> None:
    game = state_after(name, 0).get_game()

    def actions() -> list[int]:
        bot = mcts.MCTSBot(game, 1.4, 50, KernelRollouts(5), random_state=np.random.RandomState(5))
        state, rng, chosen = game.new_initial_state(), Random(5), list[int]()
        while len(chosen) < 10:
            if state.is_chance_node():
                state.apply_action(rng.choice(state.legal_actions()))
            else:
                chosen.append(bot.step(state))
                state.apply_action(chosen[-1])
        return chosen

    assert actions() == actions()


def test_a_missing_library_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "open_spiel.python.algorithms", None)
    monkeypatch.delitem(sys.modules, "rollwright.envs.rollouts")
    with pytest.raises(MissingExtra, match=r"rollwright\[openspiel\]"):
        import_module("rollwright.envs.rollouts")
