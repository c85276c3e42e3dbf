"""PettingZoo: every seat is an agent, one moves after the other.

    env = rollwright.envs.zoo.env("diceland", seats=3)

The agents are "seat_0", "seat_1" …, 1 to 4 of them. An observation has two parts, as in PettingZoo's classic games:
"observation" is what the seat sees (`Position.observation`), and "action_mask" has a 1 for each legal action; it is all
0 for a seat that is not asked. Of several seats that are asked at once the lowest moves first. Dice fall by themselves.

Rewards come at the end: "win" is 1 shared among the winners, "margin" the score minus the best other one (a lone seat's
own score). A game that ends at a limit of rounds has ended like any other (`terminations`), though nobody may have won
it. An illegal action ends the game of `env` with a reward of -1, as in PettingZoo's games; `raw_env` raises
IllegalMove.
"""

from __future__ import annotations

from operator import index
from random import Random
from typing import Any

import numpy as np

from rollwright.core.dice import SeededDice
from rollwright.core.errors import IllegalMove, MissingExtra, OptionError
from rollwright.core.game import Game
from rollwright.envs import render
from rollwright.envs.common import action_count, check_reward, kind_of, observation_size, reward_of, set_up
from rollwright.kernel.stream import key_of

try:
    from gymnasium import logger, spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env_logger import EnvLogger
except ModuleNotFoundError:
    raise MissingExtra("PettingZoo", "pettingzoo") from None

PROBE = "options"  # the option that PettingZoo's own test gives to every environment

Array = np.ndarray[Any, np.dtype[np.int8]]
Observation = dict[str, Array]


def env(
    game: str = "diceland", seats: int = 2, render_mode: str | None = None, reward: str = "win", **options: Any
) -> AECEnv[str, Observation, int | None]:
    """A game as PettingZoo's environment, which an illegal action ends with a reward of -1, and which checks the order
    of calls.

    It handles illegal actions itself: PettingZoo's wrappers for them take longer than a move.
    """
    return wrappers.OrderEnforcingWrapper(raw_env(game, seats, render_mode, reward, illegal_reward=-1.0, **options))


class raw_env(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # noqa: N801  (its usual name)
    """The game itself. `options` are those of `new_game`; boards or sheets that are not given are dealt at each reset,
    and the seat that begins is drawn. Everything follows from the seed of the last `reset` that had one. An illegal
    action is an IllegalMove, unless `illegal_reward` is given: then it ends the game with that reward.
    """

    metadata = {"render_modes": list(render.MODES), "is_parallelizable": False, "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str = "diceland",
        seats: int = 2,
        render_mode: str | None = None,
        reward: str = "win",
        illegal_reward: float | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.kind = kind_of(game, seats)
        self.metadata = {**self.metadata, "name": f"{self.kind.name.replace('-', '_')}_v0"}
        self.seats, self.render_mode, self.reward = seats, render.check_mode(render_mode), check_reward(reward)
        self.illegal_reward = illegal_reward
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = self.possible_agents[:]
        self.action_spaces = {agent: spaces.Discrete(action_count(self.kind)) for agent in self.agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.agents}
        self.game: Game
        self._seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self._options = options
        set_up(self.kind, seats, 0, Random(), options)  # raises an error at once if they can't be used
        self._rng = Random()

    def _observation_space(self) -> spaces.Dict:
        size, actions = observation_size(self.kind, self.seats), action_count(self.kind)
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 127, (size,), np.int8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = Random(key_of(index(seed)))
        rng = self._rng
        given = {name: value for name, value in (options or {}).items() if name != PROBE}
        setup = set_up(self.kind, self.seats, rng.randrange(self.seats), rng, {**self._options, **given})
        self.game = Game(self.kind, setup, SeededDice(rng.getrandbits(62)), compiled=True)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        mask = self._mask.copy() if agent == self._asked else np.zeros_like(self._mask)
        return {"observation": self.game.observation(self._seat_of[agent]), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self._is_legal(action):
            self._refuse(action)
            return
        self.game.act(self._seat_of[agent], int(action))
        self._ask()

    def render(self) -> Any:
        """The table, seen from the seat to move; a warning without a mode, as in PettingZoo's games."""
        if self.render_mode is None:
            logger.warn(OptionError("option-render-mode", mode="None", modes=", ".join(render.MODES)).say())
        return render.draw(self.render_mode, self.game, self._seat_of[self.agent_selection])

    def close(self) -> None:
        """Nothing stays open."""

    def _ask(self) -> None:
        """Lets the dice fall until a seat is asked or the game is over."""
        game = self.game
        while not (pending := game.pending) and game.awaiting_roll:
            game.roll()
        self._mask: Array = np.zeros(action_count(self.kind), dtype=np.int8)
        if pending:
            self._mask[game.legal_actions(pending[0])] = 1
            self._asked: str | None = self.possible_agents[pending[0]]
            self.agent_selection = self._asked
        else:
            winners, scores = game.winners, game.scores
            self._end({a: reward_of(self.reward, winners, scores, self._seat_of[a]) for a in self.agents})
        if self.render_mode == render.HUMAN:
            self.render()

    def _is_legal(self, action: int) -> bool:
        try:
            return 0 <= action < len(self._mask) and bool(self._mask[action])
        except (IndexError, TypeError):  # not a whole number
            return False

    def _refuse(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.illegal_reward is None or not self.action_spaces[agent].contains(action):
            legal = ", ".join(map(str, np.flatnonzero(self._mask)))
            raise IllegalMove("move-no-action", seat=self._seat_of[agent], move=str(action), legal=legal)
        EnvLogger.warn_on_illegal_move()
        self._end({**dict.fromkeys(self.agents, 0.0), agent: self.illegal_reward})

    def _end(self, rewards: dict[str, float]) -> None:
        self._asked, self.agent_selection = None, self.agents[0]
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
