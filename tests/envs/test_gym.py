"""Gymnasium's own checks, and what they can't know: that a seat sees, plays and gets what the game says."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from envs.tables import IDS, at_every_table, in_every_game, third_game
from rollwright.bots.registry import make_bot
from rollwright.core.errors import IllegalMove, MissingExtra, OptionError
from rollwright.envs import gym

pytestmark = pytest.mark.compiled


def make(game: str, **arguments: Any) -> Any:
    return gymnasium.make(IDS[game], **arguments)


def play(env: Any, seed: int = 0) -> Iterator[tuple[Any, float, bool, dict[str, Any]]]:
    """Random legal actions to the end."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        yield observation, reward, over, info


class AnyAction(gym.SeatEnv):
    """Takes any action as a legal one, for a checker that doesn't look at masks."""

    def step(self, action: np.int64) -> gym.Step:
        legal = np.flatnonzero(self.action_masks())
        return super().step(legal[action % len(legal)])


# Gymnasium's checks


@in_every_game
@at_every_table
def test_gymnasium_finds_no_fault(game: str, seats: int) -> None:
    check_env(make(game, seats=seats, illegal_reward=-1.0).unwrapped)
    env = AnyAction(game, seats)
    env.spec = gymnasium.spec(IDS[game])
    check_env(env, skip_render_check=True)


@in_every_game
@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_gymnasium_finds_no_fault_in_what_is_drawn(game: str, mode: str) -> None:
    env = make(game, render_mode=mode, illegal_reward=-1.0)
    env.reset(seed=0)
    drawn = env.render()
    assert drawn.ndim == 3 if mode == "rgb_array" else isinstance(drawn, str)
    check_env(env.unwrapped)


def test_a_third_game_costs_nothing_more_than_a_view() -> None:
    with third_game() as game:
        gym.register(game)
        assert gym.env_id(game) == "rollwright/SeenStairs-v0"
        for seats in (1, 2, 3, 4):
            check_env(gymnasium.make(gym.env_id(game), seats=seats, illegal_reward=-1.0).unwrapped)
        gymnasium.registry.pop(gym.env_id(game))


# What a seat sees and gets


@in_every_game
@at_every_table
def test_a_seat_sees_its_view_and_gets_its_share(game: str, seats: int) -> None:
    env = make(game, seats=seats)
    for seed in range(3):
        for observation, reward, over, info in play(env, seed):
            raw = env.unwrapped
            assert info["seat"] == raw.seat
            np.testing.assert_array_equal(observation, raw.game.observation(raw.seat))
            assert info["action_mask"].tolist() == raw.game.legal_mask(raw.seat) == raw.action_masks().tolist()
            assert raw.game.pending[:1] == (() if over else (raw.seat,))
            if not over:
                assert reward == 0
        winners = raw.game.winners
        assert raw.game.over
        assert reward == (1 / len(winners) if raw.seat in winners else 0)
        assert (info["winners"], info["scores"]) == (winners, raw.game.scores)


@in_every_game
def test_margins_are_score_differences(game: str) -> None:
    env = make(game, seats=3, reward="margin")
    *_, (_, reward, _, info) = play(env, 4)
    seat, scores = info["seat"], list(info["scores"])
    assert reward == scores.pop(seat) - max(scores)
    *_, (_, reward, _, info) = play(make(game, seats=1, reward="margin"), 4)
    assert reward == info["scores"][0]


@in_every_game
def test_bots_sit_at_the_other_seats_clockwise(game: str) -> None:
    """The moves of a greedy neighbour are those that it would choose; the one after plays by chance."""
    env = make(game, seats=3, opponent=["greedy", "random"], seat=1)
    for _ in play(env, 2):
        pass
    table = env.unwrapped.game
    again, differs = table.copy(), 0
    while again.events:
        again.undo()
    bot = make_bot("greedy", 0)
    for who, what in table.events:
        if isinstance(who, int) and who != 1:
            choice = bot.choose(again, who)
            assert choice == what or who == 0
            differs += choice != what
        again.roll(what) if who == "dice" else again.play(who, what)
    assert differs > 0
    with pytest.raises(OptionError, match="Opponents given: 1"):
        make(game, seats=3, opponent=["greedy"])


# Seeds


@in_every_game
def test_everything_follows_from_the_seed(game: str) -> None:
    one, other = make(game, seats=3), make(game, seats=3)
    stories = []
    for env, seed in ((one, 7), (other, 7), (other, 8)):
        for _ in play(env, seed):
            pass
        record = env.unwrapped.game.record()
        stories.append((env.unwrapped.seat, record["first"], record["seats"], record["events"]))
    assert stories[0] == stories[1] != stories[2]
    first, _ = one.reset()
    second, _ = one.reset()
    assert (first != second).any(), "a reset without a seed goes on"


@in_every_game
def test_seats_and_boards_are_dealt_or_given(game: str) -> None:
    env = make(game, seats=3).unwrapped
    drawn, dealt = set(), set()
    for seed in range(20):
        env.reset(seed=seed)
        drawn.add((env.seat, env.game.setup.first))
        dealt.add(str(env.game.record()["seats"]))
    assert {seat for seat, _ in drawn} == {first for _, first in drawn} == {0, 1, 2}
    assert len(dealt) > 1
    options = {"boards": ["A", "C", "E"]} if game == "diceland" else {"sheets": ["1", "2", "2"]}
    env = make(game, seats=3, seat=2, **options).unwrapped
    env.reset()
    assert env.seat == 2
    given = [set(seat.values()) & {*"ACE12"} for seat in env.game.record()["seats"]]
    assert given == [{piece} for pieces in options.values() for piece in pieces]


# What can go wrong


@in_every_game
def test_an_illegal_action_is_refused_or_ends_the_game(game: str) -> None:
    env = make(game).unwrapped
    _, info = env.reset(seed=0)
    before = env.game.state
    illegal = np.flatnonzero(info["action_mask"] == 0)[0]
    for action in (illegal, -1, 10_000, None, "stop", 0.5):
        with pytest.raises(IllegalMove, match="legal actions"):
            env.step(action)
    assert env.game.state == before
    env = make(game, illegal_reward=-2.0, render_mode="ansi").unwrapped
    with pytest.raises(OptionError, match="reset"):
        env.step(illegal)
    env.reset(seed=0)
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["action_mask"].any(), info["winners"]) == (-2.0, True, False, ())
    assert not env.action_masks().any()
    assert env.render()
    with pytest.raises(IllegalMove, match="over"):
        env.step(illegal)
    assert env.reset(seed=0)[1]["action_mask"].any()


def test_after_the_end_nothing_can_be_played() -> None:
    env = make("diceland", round_limit=1).unwrapped
    for _ in play(env):
        pass
    with pytest.raises(IllegalMove, match="the game is over"):
        env.step(0)


@in_every_game
def test_numpys_numbers_are_numbers(game: str) -> None:
    env = make(game, seats=np.int64(3), seat=np.int64(1))
    _, info = env.reset(seed=1)
    assert info["action_mask"].any()
    assert env.unwrapped.seat == 1


def test_names_are_given_like_other_options() -> None:
    env = make("diceland", boards=["A", "D"], names=["Ada", "Bo"]).unwrapped
    env.reset(seed=1)
    assert env.game.setup.names == ("Ada", "Bo")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"game": "chess"}, "option-game"),
        ({"game": "diceland", "seats": 0}, "option-seats"),
        ({"game": "diceland", "seats": 5}, "option-seats"),
        ({"game": "diceland", "seats": "two"}, "option-seats"),
        ({"game": "diceland", "seat": 2}, "option-seat"),
        ({"game": "diceland", "opponent": "God"}, "option-bot"),
        ({"game": "diceland", "seats": 1, "opponent": "God"}, "option-bot"),
        ({"game": "diceland", "opponent": None}, "option-bot"),
        ({"game": "diceland", "opponent": [1]}, "option-bot"),
        ({"game": "diceland", "seat": 1.0}, "option-seat"),
        ({"game": "diceland", "reward": "honour"}, "option-reward"),
        ({"game": "diceland", "render_mode": "smell"}, "option-render-mode"),
        ({"game": "diceland", "boards": ["A"]}, "option-pieces"),
        ({"game": "diceland", "colour": "red"}, "option-unknown"),
    ],
)
def test_arguments_are_checked(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as error:
        gym.SeatEnv(**arguments)
    assert error.value.code == code


def test_a_missing_library_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("gym", "vector"):
        with monkeypatch.context() as patch:
            patch.setitem(sys.modules, "gymnasium", None)
            patch.delitem(sys.modules, f"rollwright.envs.{module}", raising=False)
            with pytest.raises(MissingExtra, match=r"rollwright\[gymnasium\]"):
                import_module(f"rollwright.envs.{module}")


def test_an_environment_can_be_sent_elsewhere() -> None:
    env = pickle.loads(pickle.dumps(make("diceland", seats=3, boards=["A", "C", "E"])))
    assert env.reset(seed=3)[0].tolist() == make("diceland", seats=3, boards=["A", "C", "E"]).reset(seed=3)[0].tolist()


def test_a_reset_has_options_of_its_own() -> None:
    env = make("diceland", round_limit=4).unwrapped
    env.reset(seed=1, options={"round_limit": 3})
    assert env.game.record()["options"] == {"round_limit": 3}
    env.reset()
    assert env.game.record()["options"] == {"round_limit": 4}
    for envs in (env, gymnasium.make_vec("rollwright/Diceland-v0", num_envs=2).unwrapped):
        with pytest.raises(OptionError, match="nonsense"):
            envs.reset(options={"nonsense": 1})
