"""The vectorised environment: who plays the other seats, how games begin anew, and what is told of their ends."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import rollwright
from envs.tables import IDS, in_every_game
from rollwright.core.errors import IllegalMove, OptionError
from rollwright.envs import gym, zoo
from rollwright.kernel.batch_games import AGENT

pytestmark = pytest.mark.compiled

Ends = dict[int, list[tuple[Any, ...]]]


def make(game: str, envs: int = 16, **arguments: Any) -> Any:
    return gymnasium.make_vec(gym.env_id(game), num_envs=envs, **arguments)


def first_legal(observations: Any, masks: Any) -> Any:
    assert observations.shape[0] == masks.shape[0] > 0
    return masks.argmax(axis=1)


def ends_of(envs: Any, times: int, seed: int = 3) -> Ends:
    """How the first games of each place end, if everybody takes the first legal action."""
    _, info = envs.reset(seed=seed)
    ends: Ends = {game: [] for game in range(envs.num_envs)}
    while min(map(len, ends.values())) < times:
        *_, ended, _, info = envs.step(info["action_mask"].argmax(axis=1))
        for game in np.flatnonzero(ended).tolist():
            assert info["_scores"][game]
            told = (info["scores"][game], info["winners"][game], info["turns"][game], info["reason"][game])
            ends[game].append(tuple(np.asarray(part).tolist() for part in told))
    return {game: found[:times] for game, found in ends.items()}


# Opponents


@in_every_game
def test_policies_of_ones_own_play_the_other_seats(game: str) -> None:
    """If all play by the same policy, it is the game in which one plays all seats."""
    alone = ends_of(make(game, 8, seats=3, opponent=None), 2)
    assert ends_of(make(game, 8, seats=3, opponent=first_legal), 2) == alone
    assert ends_of(make(game, 8, seats=3, opponent=[first_legal, first_legal]), 2) == alone


@in_every_game
def test_bots_and_policies_share_a_table(game: str) -> None:
    asked = []

    def policy(observations: Any, masks: Any) -> Any:
        asked.append(len(masks))
        return first_legal(observations, masks)

    envs = make(game, 8, seats=4, opponent=["greedy", policy, "planner"])
    _, info = envs.reset(seed=1)
    batch = envs.unwrapped.batch
    for _ in range(40):
        assert ((info["seat"] == batch.log[:, AGENT]) | (info["seat"] == -1)).all(), "only the learner's seat is asked"
        *_, info = envs.step(batch.sample())
    assert max(asked) > 1


@in_every_game
@pytest.mark.parametrize("wrong", [-1, 10_000, "illegal", "shape"])
def test_a_policy_plays_by_the_rules(game: str, wrong: Any) -> None:
    def policy(observations: Any, masks: Any) -> Any:
        if wrong == "shape":
            return masks
        return masks.argmin(axis=1) if wrong == "illegal" else np.full(len(masks), wrong)

    error = OptionError if wrong == "shape" else IllegalMove
    envs = make(game, 4, opponent=policy, seat=1)
    with pytest.raises(error):
        envs.reset(seed=1)


@in_every_game
def test_levels_are_harder(game: str) -> None:
    envs = make(game, 32, opponent="planner")
    envs.reset(seed=5)
    won, played = 0.0, 0
    while played < 32:
        _, rewards, ended, _, _ = envs.step(envs.unwrapped.batch.sample())
        won, played = won + rewards.sum(), played + int(ended.sum())
    assert won / played < 0.2


# Ends and new games


@in_every_game
@pytest.mark.parametrize("opponent", [None, "random"])
def test_the_same_step_gives_the_same_games(game: str, opponent: str | None) -> None:
    """A game that begins anew in the same step goes like one that begins in the next."""
    told = []
    for mode in (AutoresetMode.NEXT_STEP, "SameStep"):
        envs = make(game, 6, opponent=opponent, autoreset_mode=mode)
        assert envs.metadata["autoreset_mode"] == AutoresetMode(mode)
        _, info = envs.reset(seed=3)
        last: dict[int, list[bytes]] = {number: [] for number in range(6)}
        while min(map(len, last.values())) < 2:
            observations, rewards, ended, _, info = envs.step(info["action_mask"].argmax(axis=1))
            for number in np.flatnonzero(ended).tolist():
                same = mode == "SameStep"
                seen = info["final_obs"][number] if same else observations[number]
                assert info["action_mask"][number].any() == same
                last[number].append(seen.tobytes() + rewards[number].tobytes() + bytes(info["scores"][number]))
            if ended.any() and mode == "SameStep":
                assert (info["_final_obs"] == ended).all()
                assert (info["final_info"]["scores"] == info["scores"]).all()
        told.append([found[:2] for found in last.values()])
    assert told[0] == told[1]


@in_every_game
def test_games_can_wait_to_be_begun_anew(game: str) -> None:
    envs = make(game, 6, autoreset_mode=AutoresetMode.DISABLED)
    envs.reset(seed=3)
    batch, ended = envs.unwrapped.batch, np.zeros(6, dtype=bool)
    paid = np.zeros(6)
    while not ended.all():
        were = ended
        _, rewards, ended, _, info = envs.step(batch.sample())
        assert (ended >= were).all(), "what is over stays over"
        assert not rewards[were].any()
        assert (info["_scores"] == (ended & ~were)).all() if "scores" in info else (ended == were).all()
        paid += rewards
    assert paid.any()
    half = np.arange(6) % 2 == 0
    before = batch.states.copy()
    _, info = envs.reset(options={"reset_mask": half})
    assert (info["action_mask"].any(axis=1) == half).all()
    assert (batch.states[~half] == before[~half]).all()
    for wrong in ({"reset_mask": half[:3]}, {"reset_mask": half * 1}, {"reset_mask": half, "round_limit": 3}):
        with pytest.raises(OptionError, match="reset_mask"):
            envs.reset(options=wrong)


def test_ends_are_told() -> None:
    envs = make("diceland", 8, seats=3, round_limit=2)
    _, info = envs.reset(seed=1)
    assert "scores" not in info
    while "scores" not in info:
        *_, ended, _, info = envs.step(envs.unwrapped.batch.sample())
    assert set(info["reason"][ended]) == {"round-limit"}
    assert set(info["reason"][~ended]) <= {None}
    assert (info["turns"][ended] == 6).all()
    assert not info["winners"].any()
    assert info["scores"].shape == (8, 3)


# Deals


def boards_of(envs: Any) -> list[str]:
    return [board.text for setup in envs.unwrapped.batch.setups for board in setup.material.boards]


def test_boards_are_dealt_from_a_set_or_made() -> None:
    envs = make("diceland", set="europe")
    envs.reset(seed=1)
    assert set(boards_of(envs)) <= boards_in("europe")
    made = {}
    for split in ("train", "test"):
        envs = make("diceland", 8, deals=4, generated="island", split=split)
        envs.reset(seed=1)
        made[split] = set(boards_of(envs))
        assert len(made[split]) == 8, "a board for each seat of each deal"
        envs.reset(seed=1)
        assert set(boards_of(envs)) == made[split]
    assert not made["train"] & made["test"]


def boards_in(name: str) -> set[str]:
    kind = rollwright.game_type("diceland")
    return {kind.set_up(pieces=[piece]).material.boards[0].text for piece in kind.material.pieces_in(name)}


@in_every_game
def test_made_boards_can_be_played_on_everywhere(game: str) -> None:
    env: Any = gymnasium.make(IDS[game], generated=True, split="test")
    first, _ = env.reset(seed=1)
    again, _ = env.reset(seed=1)
    assert (first == again).all()
    table = zoo.raw_env(game, generated=True)
    table.reset(seed=1)
    one = table.game.setup.facts
    table.reset()
    assert table.game.setup.facts != one
    envs = make(game, 4, deals=2, opponent="greedy", generated=True)
    envs.reset(seed=1)
    for _ in range(20):
        envs.step(envs.unwrapped.batch.sample())


# Without copying


@in_every_game
def test_other_libraries_share_the_memory(game: str) -> None:
    envs = make(game, 8, copy=False)
    observations, info = envs.reset(seed=1)
    tensors = [np.from_dlpack(array) for array in (observations, info["action_mask"], info["seat"])]
    for _ in range(5):
        now = envs.step(envs.unwrapped.batch.sample())
    for tensor, array in zip(tensors, (now[0], now[4]["action_mask"], now[4]["seat"]), strict=True):
        assert (tensor == array).all()
        assert np.shares_memory(tensor, array)
    assert observations.ctypes.data % 64 == info["action_mask"].ctypes.data % 64 == 0, "JAX asks for this"
