"""OpenSpiel's own checks, and what they can't know: that its states are the game's."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

import rollwright
from envs.tables import third_game
from rollwright.core.errors import MissingExtra
from rollwright.envs import spiel
from rollwright.lab.jobs import Job
from rollwright.lab.play import play_game
from support.games import GAMES

pytestmark = pytest.mark.compiled
SPIEL_GAMES = tuple(name.replace("-", "_") for name in GAMES)
in_every_game = pytest.mark.parametrize("name", SPIEL_GAMES)
at_every_table = pytest.mark.parametrize("players", [1, 2, 3, 4])


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(f"python_rollwright_{name}", params)


def step(state: Any, rng: Random) -> None:
    """A random throw or move."""
    if state.is_chance_node():
        numbers, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(numbers, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


# OpenSpiel's checks


@in_every_game
@at_every_table
def test_openspiel_finds_no_fault(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players=players), num_sims=1, serialize=True, verbose=False)


@in_every_game
def test_returns_add_up_as_openspiel_is_told(name: str) -> None:
    game, always_won = load(name), name == "ring_and_route"
    utility = pyspiel.GameType.Utility
    assert game.get_type().utility == (utility.CONSTANT_SUM if always_won else utility.GENERAL_SUM)
    assert game.utility_sum() == (1.0 if always_won else None)
    for seed in range(20 if always_won else 2):
        state, rng = game.new_initial_state(), Random(seed)
        while not state.is_terminal():
            step(state, rng)
        assert sum(state.returns()) == pytest.approx(1.0)


def test_a_third_game_costs_nothing_more_than_a_view() -> None:
    with third_game() as name:
        spiel.register(name)
        for players in (1, 2, 3, 4):
            game = load("seen_stairs", players=players)
            pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@in_every_game
def test_mcts_plays_a_game(name: str) -> None:
    """The one written in Python: the one in C++ crashes with every game in Python, also with OpenSpiel's."""
    simulations = {"diceland": 2}.get(name, 10)  # its games are long
    game, rng = load(name, players=2), Random(2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(2))
    bot = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=np.random.RandomState(3))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            step(state, rng)
    assert sum(state.returns()) in (0, 1)


# Its states are the game's


@in_every_game
def test_a_state_is_a_position_of_the_game(name: str) -> None:
    state, rng = load(name, players=3, first=1).new_initial_state(), Random(1)
    game = state.position.copy()
    assert game.setup.first == 1
    while not state.is_terminal():
        assert state.is_chance_node() == game.awaiting_roll
        if state.is_chance_node():
            chances = state.chance_outcomes()
            assert [float(share) for _, share in game.outcomes()] == [chance for _, chance in chances]
            number = rng.choice(chances)[0]
            game.roll(state.action_to_string(number))
        else:
            assert state.current_player() == game.pending[0]
            assert state.legal_actions() == game.legal_actions(game.pending[0])
            assert state.legal_actions((state.current_player() + 1) % 3) == []
            number = rng.choice(state.legal_actions())
            game.play(game.pending[0], state.action_to_string(number))
        state.apply_action(number)
        assert state.position.state == game.state
    assert [share > 0 for share in state.returns()] == [seat in game.winners for seat in range(3)]
    assert sum(state.returns()) == pytest.approx(1 if game.winners else 0)


@in_every_game
def test_the_tensor_is_what_the_player_sees(name: str) -> None:
    game, rng = load(name, players=2), Random(1)
    state, observation = game.new_initial_state(), make_observation(game)
    for _ in range(40):
        step(state, rng)
        if state.is_terminal():
            break
        for player in range(2):
            observation.set_from(state, player)
            np.testing.assert_array_equal(observation.tensor, state.position.observation(player))
            np.testing.assert_array_equal(state.observation_tensor(player), state.position.observation(player))
            assert state.information_state_string(player) == state.history_str()


@in_every_game
def test_positions_that_differ_are_written_differently(name: str) -> None:
    game, known = load(name, players=2), dict[str, bytes]()
    for seed in range(40):
        state, rng = game.new_initial_state(), Random(seed)
        for _ in range(12):
            step(state, rng)
            seen = state.position.observation(0).tobytes()
            assert known.setdefault(str(state), seen) == seen
    assert len(known) > 200


@in_every_game
def test_a_clone_goes_its_own_way(name: str) -> None:
    state, rng = load(name).new_initial_state(), Random(1)
    for _ in range(10):
        step(state, rng)
    before, twin = str(state), state.clone()
    step(twin, rng)
    assert str(state) == before != str(twin)
    assert len(state.history()) == len(twin.history()) - 1


@in_every_game
def test_games_and_states_are_stored(name: str) -> None:
    rng = Random(1)
    pieces = " ".join(rollwright.game_type(name.replace("_", "-")).material.deal(3, rng.randrange))
    game = load(name, players=3, first=2, pieces=pieces)
    state = game.new_initial_state()
    for _ in range(20):
        step(state, rng)
    text = pyspiel.serialize_game_and_state(game, state)
    assert len(text) < 2_000
    again, other = pyspiel.deserialize_game_and_state(text)
    assert (str(again), str(other)) == (str(game), str(state))
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


# Parameters


def test_boards_are_given_or_the_first_of_a_deal() -> None:
    boards = [
        [board.name for board in load("diceland", **params).new_initial_state().position.setup.material.boards]
        for params in ({"players": 3}, {"players": 3, "pieces": "B D H"})
    ]
    assert boards == [["A", "C", "E"], ["B", "D", "H"]]


def test_boards_of_ones_own_and_limits_fit_into_a_code() -> None:
    board = rollwright.make_piece("diceland", seed=3)
    game = spiel.load("diceland", first=1, boards=[board, "C"], round_limit=1)
    position = game.new_initial_state().position
    setup = rollwright.new_game("diceland", first=1, boards=[board, "C"], round_limit=1).setup
    assert (position.setup.facts, position.setup.first) == (setup.facts, 1)
    for again in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert again.new_initial_state().position.setup.facts == position.setup.facts
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@in_every_game
def test_a_game_can_begin_with_a_position(name: str) -> None:
    kind = rollwright.game_type(name.replace("_", "-"))
    played = play_game(Job(kind.name, ("greedy", "greedy"), 1, seed=4), 0)
    starts: list[tuple[Any, tuple[int, ...]]] = []
    while len(starts) < 3:  # the last ones of the game that are between turns
        played.undo()
        if played.awaiting_roll and (start := kind.material.start_of(played.setup, played.state)):
            starts.append((start, played.scores))
    for start, scores in starts:
        options: dict[str, Any] = {kind.material.option: list(kind.material.pieces_of(played.setup))}
        game = spiel.load(kind.name, start=start, **options)
        state = game.new_initial_state()
        assert state.position.scores == scores
        assert kind.material.start_of(state.position.setup, state.position.state) == start
        assert game.max_chance_outcomes() >= len(state.chance_outcomes())
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "params", [{"players": 5}, {"first": 2}, {"pieces": "A"}, {"pieces": "A Z"}, {"code": "nonsense"}, {"code": "c00"}]
)
def test_parameters_are_checked(params: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        load("diceland", **params)


@in_every_game
def test_an_illegal_action_is_refused_as_by_openspiels_own(name: str) -> None:
    state = load(name).new_initial_state()
    step(state, Random(1))
    before, illegal = str(state), state.legal_actions_mask().index(0)
    with pytest.raises(pyspiel.SpielError, match="illegal action"):
        state.apply_action_with_legality_check(illegal)
    assert str(state) == before


@pytest.fixture
def without_openspiel(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "rollwright.envs.spiel")
    yield


def test_a_missing_library_is_named_with_its_extra(without_openspiel: None) -> None:
    with pytest.raises(MissingExtra, match=r"rollwright\[openspiel\]"):
        import_module("rollwright.envs.spiel")
