"""The vectorised environment plays the games that one environment plays, thousands at once."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from envs.tables import IDS, at_every_table, in_every_game
from rollwright.core.errors import IllegalMove, OptionError
from rollwright.core.game import Game
from rollwright.envs import gym, vector
from rollwright.kernel import batch_games

pytestmark = pytest.mark.compiled


def make(game: str, envs: int = 64, **arguments: Any) -> Any:
    return gymnasium.make_vec(gym.env_id(game), num_envs=envs, **arguments)


def results(envs: Any) -> dict[int, tuple[list[int], list[int]]]:
    """Winners and scores of the games that are over, told by games of one's own from the batch's states."""
    batch, found = envs.unwrapped.batch, {}
    for number in np.flatnonzero(batch.seats < 0).tolist():
        game = Game(batch.kind, batch.setup_of(number), compiled=True)
        game._state[:] = batch.states[number]
        found[number] = (list(game.winners), list(game.scores))
    return found


def observation_of(envs: Any, number: int, seat: int) -> Any:
    batch = envs.unwrapped.batch
    game = Game(batch.kind, batch.setup_of(number), compiled=True)
    game._state[:] = batch.states[number]
    return game.observation(seat)


# Gymnasium's interface


@in_every_game
@at_every_table
def test_spaces_hold_what_comes(game: str, seats: int) -> None:
    envs = make(game, seats=seats)
    observations, info = envs.reset(seed=1)
    assert observations in envs.observation_space
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    single: Any = gymnasium.make(IDS[game], seats=seats)
    assert envs.single_observation_space == single.observation_space
    assert envs.single_action_space == single.action_space
    for _ in range(50):
        actions = envs.unwrapped.batch.sample()
        assert actions in envs.action_space
        observations, rewards, ended, truncated, info = envs.step(actions)
        assert observations in envs.observation_space
        assert rewards.shape == ended.shape == truncated.shape == info["seat"].shape == (64,)
        assert info["action_mask"].shape == (64, single.action_space.n)
        assert not truncated.any()
    envs.close()


@in_every_game
@pytest.mark.parametrize("copy", [True, False])
def test_what_a_step_returned_stays_unless_views_are_asked_for(game: str, copy: bool) -> None:
    envs = make(game, 8, opponent=None, copy=copy)
    before, info = envs.reset(seed=1)
    kept = [(array, array.copy()) for array in (before, info["action_mask"], info["seat"])]
    for _ in range(40):
        envs.step(envs.unwrapped.batch.sample())
    assert all((array == then).all() == copy for array, then in kept)


@in_every_game
def test_a_list_of_seeds_decides_all_games(game: str) -> None:
    envs = make(game, 4)
    one, other, again = (envs.reset(seed=seeds)[0] for seeds in ([1, 2, 3, 4], [1, 2, 3, 5], [1, 2, 3, 4]))
    assert (one == again).all()
    assert (one != other).any()
    envs.reset(seed=[None, 2, 3, 4])
    with pytest.raises(OptionError, match="Seeds given: 3; games of the environment: 4"):
        envs.reset(seed=[1, 2, 3])


@in_every_game
def test_gymnasiums_statistics_work_on_top(game: str) -> None:
    envs: Any = gymnasium.wrappers.vector.RecordEpisodeStatistics(make(game))
    envs.reset(seed=1)
    episodes = 0
    for _ in range(400):
        *_, ended, _, info = envs.step(envs.unwrapped.batch.sample())
        if ended.any():
            episodes += int(ended.sum())
            shares = info["episode"]["r"][info["_episode"]]
            assert set(shares.tolist()) <= {0.0, 0.5, 1.0}
    assert episodes > 10


@in_every_game
@pytest.mark.parametrize("reward", ["win", "margin"])
@at_every_table
def test_ended_games_give_their_seats_share_and_begin_anew(game: str, reward: str, seats: int) -> None:
    options = {"round_limit": 4} if game == "diceland" and reward == "margin" else {}
    envs = make(game, seats=seats, reward=reward, **options)
    envs.reset(seed=3)
    batch = envs.unwrapped.batch
    ended, seen = np.zeros(64, dtype=bool), 0
    for _ in range(600):
        before, actions = batch.log[:, batch_games.BEGUN].copy(), batch.sample().copy()
        _, rewards, now, _, info = envs.step(actions)
        assert (batch.log[:, batch_games.BEGUN] - before == ended).all(), "those that were over, and no others"
        assert (info["action_mask"].any(axis=1) != now).all()
        expected = np.zeros(64)
        for number, (winners, scores) in results(envs).items():
            seat = int(batch.log[number, batch_games.AGENT])
            others = [score for other, score in enumerate(scores) if other != seat]
            margin = scores[seat] - max(others, default=0)
            share = 1 / len(winners) if seat in winners else 0
            expected[number] = share if reward == "win" else margin
        np.testing.assert_allclose(rewards, expected)
        assert (now == (batch.seats < 0)).all()
        ended, seen = now.copy(), seen + int(now.sum())
    assert seen > 10


@in_every_game
def test_in_self_play_every_seat_is_asked_and_paid(game: str) -> None:
    envs = make(game, seats=3, opponent=None)
    _, info = envs.reset(seed=3)
    asked = set(info["seat"].tolist())
    seen = 0
    for _ in range(900):
        moved = info["seat"].copy()
        observations, rewards, ended, _, info = envs.step(envs.unwrapped.batch.sample())
        asked |= set(info["seat"].tolist())
        for number, (winners, _) in results(envs).items():
            shares = [1 / len(winners) if seat in winners else 0 for seat in range(3)]
            assert info["rewards"][number].tolist() == pytest.approx(shares)
            assert rewards[number] == pytest.approx(shares[moved[number]])
            assert (observations[number] == observation_of(envs, number, int(moved[number]))).all()
            seen += 1
        assert not rewards[~ended].any()
        assert not info["rewards"][~ended].any()
    assert asked == {-1, 0, 1, 2}
    assert seen > 10


@in_every_game
@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_a_greedy_opponent_is_harder(game: str, opponent: str) -> None:
    envs = make(game, 256, opponent=opponent)
    envs.reset(seed=5)
    won, played = 0.0, 0
    while played < 300:
        _, rewards, ended, _, _ = envs.step(envs.unwrapped.batch.sample())
        won, played = won + rewards.sum(), played + int(ended.sum())
    if opponent == "greedy":
        assert won / played < 0.2
    else:
        assert 0.4 < won / played < 0.6


@in_every_game
def test_seats_go_round_or_are_given(game: str) -> None:
    envs = make(game, 24, seats=4)
    _, info = envs.reset(seed=1)
    agents, firsts = envs.unwrapped.batch.log[:, batch_games.AGENT], np.arange(24) % 4
    assert (info["seat"] == agents).all()
    assert np.unique(4 * firsts[:16] + agents[:16]).size == 16, "every seat begins as often as it is played"
    envs = make(game, 1, seats=2)
    envs.reset(seed=1)
    batch, met = envs.unwrapped.batch, set()
    for _ in range(2_000):
        met.add(((int(batch.log[0, batch_games.BEGUN]) - 1) % 2, int(batch.log[0, batch_games.AGENT])))
        envs.step(batch.sample())
    assert len(met) == 4, "also in a single place"
    envs = make(game, 24, seats=4, seat=3)
    assert (envs.reset(seed=1)[1]["seat"] == 3).all()


# Seeds and deals


@in_every_game
def test_everything_follows_from_the_seed(game: str) -> None:
    stories = []
    for seed in (4, 4, 5):
        envs = make(game, 16, seats=3)
        observations, info = envs.reset(seed=seed)
        story = [observations.tobytes()]
        for _ in range(60):
            observations, rewards, *_, info = envs.step(info["action_mask"].argmax(axis=1))
            story += [observations.tobytes(), rewards.tobytes()]
        stories.append(story)
    assert stories[0] == stories[1] != stories[2]


@in_every_game
def test_a_copy_goes_on_like_its_original(game: str) -> None:
    envs = make(game, 8)
    envs.reset(seed=1)
    for twin in (deepcopy(envs), pickle.loads(pickle.dumps(envs))):
        before = twin.unwrapped.batch.observations.copy()
        again = deepcopy(envs)
        for _ in range(20):
            (observations, _, _, _, info), (others, _, _, _, other) = (
                each.step(each.unwrapped.batch.sample()) for each in (twin, again)
            )
            assert (observations == others).all()
            assert (info["action_mask"] == other["action_mask"]).all()
        assert (observations != before).any()


def test_each_deal_is_for_its_share_of_the_games() -> None:
    def boards(**arguments: Any) -> list[str]:
        envs = make("diceland", **arguments)
        envs.reset(seed=1)
        batch = envs.unwrapped.batch
        return ["".join(b.name for b in batch.setup_of(game).material.boards) for game in range(batch.games)]

    assert len(set(boards(envs=64, deals=8))) > 4
    assert len(set(boards(envs=64, deals=1))) == 1
    assert set(boards(envs=64, boards=["B", "G"])) == {"BG"}
    assert len(boards(envs=3, deals=8)) == 3


# What can go wrong


@in_every_game
def test_an_illegal_action_is_refused_and_nothing_has_moved(game: str) -> None:
    envs = make(game, 8)
    _, info = envs.reset(seed=1)
    before = envs.unwrapped.batch.states.copy()
    for wrong in (int(np.flatnonzero(info["action_mask"][5] == 0)[0]), -1, 10_000):
        actions = envs.unwrapped.batch.sample().copy()
        actions[5] = wrong
        with pytest.raises(IllegalMove, match="game 5"):
            envs.step(actions)
    misshapen: list[Any] = [np.zeros(7, dtype=int), np.zeros((8, 2), dtype=int), np.zeros(8), None]
    for actions in misshapen:
        with pytest.raises(OptionError, match="games: 8"):
            envs.step(actions)
    assert (envs.unwrapped.batch.states == before).all()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"game": "chess"}, "option-game"),
        ({"seats": 0}, "option-seats"),
        ({"seat": 7}, "option-seat"),
        ({"num_envs": 0}, "option-at-least-one"),
        ({"deals": 0}, "option-at-least-one"),
        ({"deals": 2.5}, "option-at-least-one"),
        ({"opponent": ["greedy", "greedy"]}, "option-opponents"),
        ({"opponent": ["expert@nowhere"]}, "diceland-data-none"),
        ({"opponent": ["greedy", None], "seats": 3}, "option-fast-bot"),
        ({"autoreset_mode": "Sometimes"}, "option-autoreset"),
        ({"boards": ["A"]}, "option-pieces"),
        ({"opponent": "my_bots:Mine"}, "option-fast-bot"),
        ({"reward": "honour"}, "option-reward"),
        ({"render_mode": "rgb_array"}, "option-render-mode"),
        ({"set": "asia"}, "option-set"),
        ({"generated": "cubist"}, "option-style"),
        ({"generated": True, "split": "half"}, "option-split"),
        ({"generated": True, "set": "europe"}, "option-dealing"),
        ({"generated": True, "boards": ["A", "C"]}, "option-dealing"),
        ({"split": "test"}, "option-split-generated"),
        ({"colour": "red"}, "option-unknown"),
    ],
)
def test_arguments_are_checked(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as error:
        vector.SeatVectorEnv(**{"game": "diceland", **arguments})
    assert error.value.code == code


def test_reset_comes_first() -> None:
    envs = make("diceland", 2)
    with pytest.raises(OptionError, match="reset"):
        envs.unwrapped.step(np.zeros(2, dtype=int))
    with pytest.raises(OptionError, match="reset"):
        envs.unwrapped.action_masks()
