"""Games to fit a network to, without the bot levels, which take long to compile."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from games.ring_and_route.coach.positions import positions
from rollwright.games.ring_and_route.chances.making.self_play import Seen
from rollwright.games.ring_and_route.rules import kernel as k


@cache
def seen(seats: int, seed: int) -> Seen:
    """The positions before throws of one game."""
    game = list(positions(seats, seed))
    states = np.array([each.numbers for each in game if each.numbers[k.PHASE] == k.THROW])
    end = game[-1]
    won = [seat in end.winners for seat in range(seats)]
    return Seen(
        end.setup,
        states,
        np.full(len(states), seed),
        np.tile(np.array(won) / max(sum(won), 1), (len(states), 1)),
        np.tile(end.scores, (len(states), 1)),
    )


def see_games(seats: int, games: int, seed: int, **_: Any) -> Iterator[Seen]:
    """In place of `self_play.see_games`: two games at most."""
    return (seen(seats, seed + number) for number in range(min(games, 2)))
