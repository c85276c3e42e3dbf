"""Opponents in the vectorised environment: bots in the compiled kernel, and policies of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from rollwright.bots.registry import BOT_NAMES, canonical, check_bot, compiled_as, data_of, is_knowing, level_of
from rollwright.core.batch import SKIP, Batch
from rollwright.core.errors import OptionError, presentable
from rollwright.core.game_type import GameType
from rollwright.core.opponents import ASKED, Opponent
from rollwright.kernel import batch_games as b
from rollwright.kernel.game_loop import NOBODY

Array = np.ndarray[Any, np.dtype[Any]]
Policy = Callable[[Array, Array], Any]
"""A policy of one's own: takes observations and action masks, a row for each game in which it is to move, and returns
an action for each."""


class OtherSeats:
    """Who plays the seats that the learner does not play: the same at all of them, or one for each, clockwise."""

    def __init__(self, kind: GameType, opponent: object, seats: int) -> None:
        each = list(opponent) if isinstance(opponent, list | tuple) else [opponent] * (seats - 1)
        if len(each) != seats - 1:
            raise OptionError("option-opponents", bots=len(each), seats=seats - 1)
        self.opponents = [_opponent(kind, one) for one in ([opponent] if seats == 1 else each)][: seats - 1]
        self._policies: dict[int, Policy] = {place: one for place, one in enumerate(each, 1) if callable(one)}

    def play(self, batch: Batch) -> None:
        """Asks the policies until no game waits for them. The batch has its masks and observations before and after."""
        while self._policies:
            places = (batch.seats - batch.log[:, b.AGENT]) % batch.setups[0].seats
            waiting = (batch.seats != NOBODY) & (places > 0)
            if not waiting.any():
                return
            actions = np.full(batch.games, SKIP)
            for place, policy in self._policies.items():
                rows = np.flatnonzero(waiting & (places == place))
                if rows.size:
                    actions[rows] = _chosen(policy, batch, rows)
            batch.step_and_observe(actions)


def _opponent(kind: GameType, opponent: object) -> Opponent:
    """An opponent as a batch takes it; OptionError if it can't play there."""
    if callable(opponent):
        return Opponent(ASKED)
    name = canonical(opponent) if isinstance(opponent, str) else ""
    number = compiled_as(name)
    if number is None:
        raise OptionError("option-fast-bot", bot=presentable(opponent), bots=", ".join(BOT_NAMES))
    check_bot(name, kind)
    return Opponent(number, level_of(name), data_of(name)) if is_knowing(name) else Opponent(number)


def _chosen(policy: Policy, batch: Batch, rows: Array) -> Array:
    """The actions of a policy in some games; IllegalMove if one is not legal."""
    masks = batch.masks[rows]
    actions = np.asarray(policy(batch.observations[rows], masks))
    if actions.shape != rows.shape or not np.issubdtype(actions.dtype, np.integer):
        raise OptionError("option-actions", games=len(rows))
    inside = (actions >= 0) & (actions < masks.shape[1])
    legal = inside & (masks[np.arange(len(rows)), np.where(inside, actions, 0)] == 1)
    if not legal.all():
        wrong = int(np.flatnonzero(~legal)[0])
        raise batch.illegal(int(rows[wrong]), actions[wrong])
    return actions
