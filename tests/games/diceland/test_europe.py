"""The boards of Europe (D20) wherever boards are used: in the terminal, by the coach and in environments."""

from __future__ import annotations

from collections import deque
from itertools import islice

import gymnasium
import numpy as np
import pytest

import rollwright
import rollwright.envs.gym  # registers the environments
from rollwright.bots.greedy import greedy_action
from rollwright.coach.analysis import analyse
from rollwright.coach.review import Reviewer
from rollwright.core.game import Game
from rollwright.games.diceland.material.board import EUROPE

KIND = rollwright.game_type("diceland")


def finished_game(*boards: str) -> Game:
    game = rollwright.new_game("diceland", boards=boards, dice=rollwright.SeededDice(4))
    while not game.over:
        if game.awaiting_roll:
            game.roll()
        else:
            game.act(game.pending[0], greedy_action(game, game.pending[0]))
    return game


@pytest.mark.parametrize("board", EUROPE)
def test_a_status_bar_of_six_boxes_in_the_terminal(board: str) -> None:
    lines = KIND.picture.seat_lines(rollwright.new_game("diceland", boards=[board]), 0)
    assert "".join(part for part, _ in lines[-1]).split() == ["[", "]", *"RYGBOS", "0/5"]


@pytest.mark.compiled
def test_an_environment() -> None:
    env = gymnasium.make("rollwright/Diceland-v0", boards=["E3", "E4"])
    rng = np.random.default_rng(1)
    observation, info = env.reset(seed=2)
    over = False
    while not over:
        assert env.observation_space.contains(observation)
        observation, _, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))


@pytest.mark.compiled
def test_an_analysis_and_a_review() -> None:
    game = finished_game("E5", "E6")
    assert game.reason == "goal"
    reviewer = Reviewer(game)
    deque(islice(reviewer.steps(), 20), 0)
    assert reviewer.review().curve
    position = rollwright.new_game("diceland", boards=["E7", "E2"])
    position.roll("rrrygg")
    found = analyse(position)
    assert sum(found.chances) == pytest.approx(1)
    assert {play.moves[0] for play in found.moves[0].plays} >= {"pick r", "pick y", "pick g"}
