"""Gymnasium: one seat against bots.

    import gymnasium, rollwright.envs.gym
    env = gymnasium.make("rollwright/Diceland-v0", seats=2, opponent="greedy")

An observation is what the seat sees (`Position.observation`), an action one of the kernel's. `info["action_mask"]` says
which are legal, and so does `env.unwrapped.action_masks()`, under the name that sb3-contrib looks for. The reward comes
at the end. `gymnasium.make_vec` gives the vectorised environment (`vector.py`).
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from rollwright.bots.registry import Bot, check_bot, make_bot
from rollwright.core.dice import SeededDice
from rollwright.core.errors import IllegalMove, MissingExtra, OptionError
from rollwright.core.game import Game
from rollwright.core.game_type import GameType
from rollwright.core.registry import game_names
from rollwright.core.whole import whole
from rollwright.envs import render
from rollwright.envs.common import (
    action_count,
    check_reward,
    check_seat,
    kind_of,
    observation_size,
    reward_of,
    set_up,
)

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError:
    raise MissingExtra("Gymnasium", "gymnasium") from None

Array = np.ndarray[Any, np.dtype[np.int8]]
Step = tuple[Array, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """A game seen from one seat; bots play the others, and the dice fall by themselves.

    `opponent` is the bot at every other seat, or a list with one for each of them, clockwise. `seat` is the seat to
    play; if it is None it is drawn at each reset, as are the seat that begins and, if `options` don't give them, the
    boards or sheets. An illegal action raises IllegalMove, unless `illegal_reward` is given: then it ends the game with
    that reward.
    """

    metadata = {"render_modes": list(render.MODES), "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponent: str | list[str] = "random",
        seat: int | None = None,
        reward: str = "win",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.kind = kind_of(game, seats)
        self.seats, self.reward, self.illegal_reward = int(seats), check_reward(reward), illegal_reward
        self.opponents = _one_each(self.kind, opponent, self.seats)
        set_up(self.kind, self.seats, 0, Random(), options)  # raises an error at once if they can't be used
        self.render_mode = render.check_mode(render_mode)
        self.action_space = spaces.Discrete(action_count(self.kind))
        self.observation_space = spaces.Box(0, 127, (observation_size(self.kind, seats),), np.int8)
        self._given_seat, self._options = check_seat(seat, seats), options
        self._game: Game | None = None
        self._forfeited = False
        self.seat = 0

    @property
    def game(self) -> Game:
        if self._game is None:
            raise OptionError("option-reset-first")
        return self._game

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        rng = Random(int(self.np_random.integers(1 << 62)))
        setup = set_up(self.kind, self.seats, rng.randrange(self.seats), rng, {**self._options, **(options or {})})
        self._game = Game(self.kind, setup, SeededDice(rng.getrandbits(62)), compiled=True)
        self.seat = rng.randrange(self.seats) if self._given_seat is None else self._given_seat
        self._forfeited = False
        self._bots: list[Bot] = [make_bot(name, rng.getrandbits(62)) for name in self.opponents]
        self._advance()
        self._show()
        return self._game.observation(self.seat), self._info()

    def step(self, action: np.int64) -> Step:
        game = self.game
        if whole(action) not in self._legal():
            return self._refuse(action)
        game.act(self.seat, int(action))
        self._advance()
        self._show()
        reward = reward_of(self.reward, game.winners, game.scores, self.seat) if game.over else 0.0
        return game.observation(self.seat), reward, game.over, False, self._info()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are legal now, under the name that sb3-contrib looks for."""
        return self._mask().astype(bool)

    def render(self) -> Any:
        """The table, as text, as SVG or as pixels; None without a mode, and if it is printed for a person."""
        return render.draw(self.render_mode, self.game, self.seat)

    def _show(self) -> None:
        """A person sees every step without asking for it."""
        if self.render_mode == render.HUMAN:
            self.render()

    def _advance(self) -> None:
        """Lets dice and bots play until the seat is asked or the game is over."""
        game = self.game
        while not game.over:
            if game.awaiting_roll:
                game.roll()
                continue
            asked = game.pending[0]
            if asked == self.seat:
                return
            bot = self._bots[(asked - self.seat) % self.seats - 1]
            game.play(asked, bot.choose(game, asked))

    def _refuse(self, action: object) -> Step:
        legal = self._legal()
        if not legal:
            raise IllegalMove("move-game-over", seat=self.seat, move=str(action))
        if self.illegal_reward is None:
            raise IllegalMove("move-no-action", seat=self.seat, move=str(action), legal=", ".join(map(str, legal)))
        self._forfeited = True
        return self.game.observation(self.seat), self.illegal_reward, True, False, self._info()

    def _legal(self) -> list[int]:
        return [] if self._forfeited else self.game.legal_actions(self.seat)

    def _mask(self) -> Array:
        mask = np.zeros(action_count(self.kind), dtype=np.int8)
        mask[self._legal()] = 1
        return mask

    def _info(self) -> dict[str, Any]:
        game = self.game
        return {"action_mask": self._mask(), "seat": self.seat, "scores": game.scores, "winners": game.winners}


def _one_each(kind: GameType, opponent: str | list[str], seats: int) -> list[str]:
    """The bots at the other seats, clockwise from the one that is played."""
    if isinstance(opponent, list | tuple):
        bots = list(opponent)
    else:
        check_bot(opponent, kind)  # even if there is no seat for it
        bots = [opponent] * (seats - 1)
    if len(bots) != seats - 1:
        raise OptionError("option-opponents", bots=len(bots), seats=seats - 1)
    for bot in bots:
        check_bot(bot, kind)
    return bots


def env_id(game: str) -> str:
    """The name of a game in Gymnasium, such as "rollwright/RingAndRoute-v0"."""
    return f"rollwright/{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register(game: str) -> None:
    """Registers a game with Gymnasium. Those in Rollwright's registry are registered when this module is imported."""
    if env_id(game) not in gymnasium.registry:
        gymnasium.register(
            id=env_id(game),
            entry_point="rollwright.envs.gym:SeatEnv",
            vector_entry_point="rollwright.envs.vector:SeatVectorEnv",
            kwargs={"game": game},
        )


for _name in game_names():
    register(_name)
