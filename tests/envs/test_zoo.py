"""PettingZoo's own checks, and what they can't know: that an agent sees and gets what the game says."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import wrappers

import rollwright
from envs.tables import at_every_table, in_every_game, third_game
from rollwright.core import registry
from rollwright.core.batch import Batch
from rollwright.core.errors import IllegalMove, MissingExtra, OptionError
from rollwright.envs import zoo
from third import stairs

pytestmark = pytest.mark.compiled


def play(table: Any, rng: Random, most: int = 10_000) -> Iterator[tuple[str, Any]]:
    """Random moves until the game is over; yields who moves and what that agent sees."""
    for agent in table.agent_iter(most):
        seen_, _, over, _, _ = table.last()
        if over:
            return
        yield agent, seen_
        table.step(rng.choice(np.flatnonzero(seen_["action_mask"]).tolist()))


# PettingZoo's checks


# The checks want one array, but spare PettingZoo's classic games by name: they have observations of the same two parts.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@in_every_game
@at_every_table
def test_pettingzoo_finds_no_fault(game: str, seats: int) -> None:
    api_test(zoo.env(game, seats), num_cycles=400)
    seed_test(lambda: zoo.env(game, seats), num_cycles=100)


@in_every_game
def test_pettingzoo_finds_no_fault_in_what_is_drawn(game: str) -> None:
    render_test(lambda render_mode: zoo.env(game, 2, render_mode=render_mode), {"svg": lambda drawn: "<svg" in drawn})


@in_every_game
def test_under_the_name_of_a_classic_game_it_does_not_even_warn(game: str) -> None:
    table = zoo.raw_env(game, 2)
    table.metadata["name"] = "connect_four_v3"
    api_test(table, num_cycles=400)


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@at_every_table
def test_a_third_game_costs_nothing_more_than_a_view(seats: int) -> None:
    with third_game() as game:
        api_test(zoo.env(game, seats), num_cycles=50)


# What agents see


@in_every_game
def test_an_agent_sees_what_a_batch_shows(game: str) -> None:
    table = zoo.raw_env(game, 3)
    table.reset(seed=1)
    batch = Batch(table.kind, table.game.setup, 1)
    for agent, seen_ in play(table, Random(1)):
        seat = table.possible_agents.index(agent)
        assert seat == table.game.pending[0]
        batch.states[0], batch.seats[0] = table.game.state, seat
        np.testing.assert_array_equal(seen_["observation"], batch.observe()[0])
        np.testing.assert_array_equal(seen_["action_mask"], batch.mask()[0])
        for other in table.agents:
            assert table.observe(other)["action_mask"].any() == (other == agent)


@in_every_game
def test_observations_are_the_agents_to_keep(game: str) -> None:
    table = zoo.env(game)
    table.reset(seed=1)
    first = table.last()[0]
    kept = {name: part.copy() for name, part in first.items()}
    for _ in play(table, Random(1)):
        pass
    assert all((first[name] == kept[name]).all() for name in kept)
    first["action_mask"][:] = 0
    table.reset(seed=1)
    np.testing.assert_array_equal(table.last()[0]["action_mask"], kept["action_mask"])


# What agents get


@in_every_game
@at_every_table
def test_a_win_is_shared(game: str, seats: int) -> None:
    table = zoo.env(game, seats)
    for seed in range(3):
        table.reset(seed=seed)
        for _ in play(table, Random(seed)):
            assert not any(table.rewards.values())
        winners = table.unwrapped.game.winners
        assert all(table.terminations.values()) and not any(table.truncations.values())
        assert sum(table.rewards.values()) == pytest.approx(1 if winners else 0)
        assert [table.rewards[f"seat_{seat}"] > 0 for seat in range(seats)] == [s in winners for s in range(seats)]


@in_every_game
def test_margins_are_score_differences(game: str) -> None:
    table = zoo.env(game, 2, reward="margin")
    table.reset(seed=4)
    for _ in play(table, Random(4)):
        pass
    mine, other = table.unwrapped.game.scores
    assert table.rewards == {"seat_0": mine - other, "seat_1": other - mine}


def test_a_limit_of_rounds_ends_a_game_that_nobody_wins() -> None:
    table = zoo.env("diceland", 2, round_limit=1)
    table.reset(seed=0)
    for _ in play(table, Random(0)):
        pass
    assert table.unwrapped.game.reason == "round-limit"
    assert table.terminations == {"seat_0": True, "seat_1": True}
    assert table.truncations == {"seat_0": False, "seat_1": False}
    assert table.rewards == {"seat_0": 0, "seat_1": 0}


# Seeds


def story(table: Any) -> tuple[Any, ...]:
    """The set-up and all events of a random game from here."""
    for _ in play(table, Random(0)):
        pass
    record = table.unwrapped.game.record()
    return record["first"], record["seats"], record["events"]


@in_every_game
def test_everything_follows_from_the_seed(game: str) -> None:
    one, other = zoo.env(game, 3), zoo.env(game, 3)
    one.reset(seed=7)
    other.reset(seed=7)
    first = story(one)
    assert first == story(other)
    one.reset()
    other.reset()
    second = story(one)
    assert second == story(other)
    assert second != first
    one.reset(seed=7)
    assert story(one) == first


def test_seeds_are_whole_numbers_of_any_kind() -> None:
    table: Any = zoo.env("diceland")
    stories = []
    for seed in (5, np.int64(5), -5):
        table.reset(seed=seed)
        stories.append(story(table))
    assert stories[0] == stories[1] != stories[2]
    with pytest.raises(TypeError):
        table.reset(seed="five")


@in_every_game
def test_a_copy_goes_its_own_way(game: str) -> None:
    table = zoo.env(game, 2)
    table.reset(seed=3)
    for twin in (deepcopy(table), pickle.loads(pickle.dumps(table))):
        before = len(table.unwrapped.game.events)
        twin.step(int(np.flatnonzero(twin.last()[0]["action_mask"])[0]))
        assert len(twin.unwrapped.game.events) > before == len(table.unwrapped.game.events)


def test_boards_are_dealt_or_given() -> None:
    table = zoo.raw_env("diceland", 2)
    dealt = set()
    for seed in range(8):
        table.reset(seed=seed)
        dealt.add(tuple(board.name for board in table.game.setup.material.boards))
    assert len(dealt) > 1
    table = zoo.raw_env("diceland", 2, boards=["A", "D"])
    table.reset()
    assert [board.name for board in table.game.setup.material.boards] == ["A", "D"]


# What can go wrong


@in_every_game
def test_an_illegal_action_ends_the_game_as_pettingzoos_wrapper_does(game: str) -> None:
    tables = [zoo.env(game, 2), wrappers.TerminateIllegalWrapper(zoo.raw_env(game, 2), illegal_reward=-1)]
    for table in tables:
        table.reset(seed=0)
        agent, mask = table.agent_selection, table.last()[0]["action_mask"]
        table.step(int(np.flatnonzero(mask == 0)[0]))
        assert table.agent_selection == "seat_0"
        assert table.terminations == {"seat_0": True, "seat_1": True}
        assert table.rewards == {**dict.fromkeys(table.agents, 0), agent: -1}
        table.step(None)
        table.step(None)
        assert table.agents == []


@in_every_game
def test_the_game_itself_refuses_an_illegal_action(game: str) -> None:
    table = zoo.raw_env(game, 2)
    table.reset(seed=0)
    before = table.game.state
    illegal: list[Any] = [int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]), -1, 10_000, None, 0.0, "stop"]
    for action in illegal:
        with pytest.raises(IllegalMove):
            table.step(action)
    assert table.game.state == before


def test_an_action_out_of_bounds_is_always_an_error() -> None:
    table = zoo.env()
    table.reset(seed=0)
    with pytest.raises(IllegalMove, match="10000"):
        table.step(10_000)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"game": "chess"}, "option-game"),
        ({"seats": 0}, "option-seats"),
        ({"seats": 5}, "option-seats"),
        ({"reward": "honour"}, "option-reward"),
        ({"render_mode": "smell"}, "option-render-mode"),
        ({"boards": ["A"]}, "option-pieces"),
        ({"colour": "red"}, "option-unknown"),
    ],
)
def test_arguments_are_checked(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as error:
        zoo.env(**arguments)
    assert error.value.code == code


def test_a_game_without_a_view_says_so() -> None:
    rollwright.register(stairs.GAME)
    try:
        with pytest.raises(OptionError, match="stairs"):
            zoo.env("stairs")
    finally:
        registry._registered.pop("stairs")


def test_a_missing_library_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "rollwright.envs.zoo")
    with pytest.raises(MissingExtra, match=r"rollwright\[pettingzoo\]") as error:
        import_module("rollwright.envs.zoo")
    assert isinstance(error.value, ImportError)
    assert str(pickle.loads(pickle.dumps(error.value))) == str(error.value)


# The rest


def test_the_seat_to_move_is_drawn() -> None:
    table = zoo.env("ring-and-route", 2, render_mode="ansi")
    table.reset(seed=0)
    drawn = table.render()
    assert isinstance(drawn, str)
    game, seat = table.unwrapped.game, int(table.agent_selection[-1])
    for line in game.kind.picture.seat_lines(game, seat):
        assert "".join(text for text, _ in line) in drawn
    table.close()


def test_without_a_mode_nothing_is_drawn() -> None:
    table = zoo.env()
    table.reset()
    with pytest.warns(UserWarning, match="ansi, svg, rgb_array"):
        assert table.render() is None


def test_an_environment_can_be_sent_elsewhere() -> None:
    table = pickle.loads(pickle.dumps(zoo.env("diceland", 3, reward="margin", boards=["A", "C", "E"])))
    table.reset(seed=0)
    raw = table.unwrapped
    assert (raw.kind.name, raw.seats, raw.reward, str(raw)) == ("diceland", 3, "margin", "diceland_v0")
    assert [board.name for board in raw.game.setup.material.boards] == ["A", "C", "E"]


def test_a_reset_has_options_of_its_own() -> None:
    env = zoo.raw_env("diceland")
    env.reset(seed=1, options={"round_limit": 3})
    assert env.game.record()["options"] == {"round_limit": 3}
    with pytest.raises(OptionError, match="nonsense"):
        env.reset(options={"nonsense": 1})
