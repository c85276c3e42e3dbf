"""What the environments share: checking their arguments, setting a game up, rewards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any

from rollwright.core.errors import OptionError, presentable
from rollwright.core.game_type import GameType
from rollwright.core.registry import game_type
from rollwright.core.setup import MOST_SEATS, Setup, first_seat
from rollwright.core.whole import whole
from rollwright.envs.deals import deal

REWARDS = ("win", "margin")


def kind_of(game: str, seats: int) -> GameType:
    """The game of an environment for so many seats, which must have observations; OptionError if there is none."""
    kind = game_type(game)
    kind.observation.words(1)  # raises the error
    if whole(seats) not in range(1, MOST_SEATS + 1):
        raise OptionError("option-seats", seats=presentable(seats), most=MOST_SEATS)
    return kind


def action_count(kind: GameType) -> int:
    """How many actions an environment's game has."""
    return int(kind.kernel.ACTIONS)


def observation_size(kind: GameType, seats: int) -> int:
    """How many bytes an environment's observation has."""
    return kind.observation.words(seats) * 8


def check_seat(seat: int | None, seats: int) -> int | None:
    """The seat that the learner plays in an environment, None for any."""
    if seat is None:
        return None
    number = whole(seat)
    if number not in range(seats):
        raise OptionError("option-seat", seat=presentable(seat), last=seats - 1)
    return number


def check_reward(reward: str) -> str:
    """The kind of reward that an environment gives; OptionError if there is none of this name."""
    if reward not in REWARDS:
        raise OptionError("option-reward", reward=presentable(reward), rewards=", ".join(REWARDS))
    return reward


def set_up(kind: GameType, seats: int, first: int, rng: Random, options: dict[str, Any]) -> Setup:
    """The set-up of an environment's game, with the given boards or sheets, else with dealt ones."""
    options = deal(kind, seats, rng, options)
    fixed = tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in options.items())
    try:
        setup = _known(kind, seats, fixed)
    except TypeError:  # an option that is not hashable
        setup = _new(kind, seats, dict(options))
    return replace(setup, first=first_seat(first, seats))


@lru_cache(maxsize=256)
def _known(kind: GameType, seats: int, options: tuple[tuple[str, Any], ...]) -> Setup:
    """Cached, since reading boards takes longer than a short game."""
    return _new(kind, seats, dict(options))


def _new(kind: GameType, seats: int, options: dict[str, Any]) -> Setup:
    names, pieces = options.pop("names", None), options.pop(kind.material.option, None)
    return kind.set_up(names, seats=seats, pieces=pieces, **options)


def reward_of(reward: str, winners: Sequence[int], scores: Sequence[int], seat: int) -> float:
    """The reward of a seat for a finished game.

    "win": 1 shared among the winners, 0 for the others. "margin": the seat's score minus the best other one (a lone
    seat's own score).
    """
    if reward == "win":
        return 1 / len(winners) if seat in winners else 0.0
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others, default=0))
