"""A second opinion on a mistake: much longer playing-on with other dice, and in Ring & Route the exact tables."""

from __future__ import annotations

import math
from typing import Any

from rollwright.coach.account import Made
from rollwright.coach.comparison import Comparison
from rollwright.coach.plays import Way, ways
from rollwright.coach.report import Confirmation
from rollwright.core.judge import Judge
from rollwright.core.playing_on import PlayingOn
from rollwright.core.position import Position
from rollwright.games.ring_and_route.coach.optimum import own_loss
from rollwright.kernel import stream

OTHER_DICE = stream.key_of(1515)


def play_to_the_end(made: Made, better: Way, games: int) -> Confirmation:
    """What a decision loses, compared with a better one, if level 4 plays both to the end so many times, with dice that
    the coach doesn't use. It ends before, if the loss is above 0 by three standard errors or below by two."""
    playing_on = PlayingOn(made.before.kind, made.before.setup)

    def results(position: Position, numbers: range) -> Any:
        return playing_on.shares(position, OTHER_DICE, numbers).tolist()

    played = made.before.copy()
    for action in made.actions:
        played.act(made.seat, action)
    comparison = Comparison(results, made.seat, played, [better.after])
    for _ in comparison.steps(games, least=0.0):
        pass
    return comparison.confirmation()


def table_loss(judge: Judge, made: Made) -> float:
    """The points that a decision of Ring & Route loses by the sheet's own optimum, compared with the best decision; NaN
    in other games, which have no exact tables."""
    if made.before.kind.name != "ring-and-route":
        return math.nan
    possible = [way.actions for way in ways(judge, made.before, made.seat)]
    return own_loss(made.before, made.seat, made.actions, [made.actions, *possible])
