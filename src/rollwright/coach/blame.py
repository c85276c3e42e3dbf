"""Blame: which decisions are called mistakes, and how sure that is.

A decision is a candidate if it loses `Scale.mistake` or more by the judge. If the judge's word is not enough
(`Scale.playouts`), played and better moves are played on with the same dice. One half of the games chooses the best of
the good group, and the other half estimates the loss, since what was chosen as the best of several looks better than it
is. A mistake is named only if that loss clears both its noise and the threshold.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rollwright.coach.plays import Way, ways
from rollwright.coach.report import Confirmation, Verdict
from rollwright.core.playing_on import PlayingOn
from rollwright.kernel import stream

if TYPE_CHECKING:
    from rollwright.coach.account import Made
    from rollwright.core.judge import Judge, Scale
    from rollwright.core.position import Position

NOISE = 2.0  # standard errors that a loss must clear
MOST_CONTENDERS = 3  # good moves that are played on
BATCH = 32  # games that are played on at a time
_KEY = stream.key_of(-15)


class Blame:
    """The verdict on decisions of one set-up. Playing on takes no more than a number of games in all."""

    def __init__(self, judge: Judge, scale: Scale, position: Position) -> None:
        self.judge, self.scale = judge, scale
        self._playing_on = PlayingOn(position.kind, position.setup) if scale.playouts else None

    def first_verdict(self, made: Made) -> Verdict:
        """What the judge says of a decision; whether a mistake stands remains to be seen (`confirm`)."""
        if made.forced:
            return "forced"
        return verdict_of(made.loss, self.scale)

    def good(self, made: Made) -> list[Way]:
        """The group of good moves: those that can't be told from the best."""
        return ways(self.judge, made.before, made.seat, self.scale.good)

    def confirm(self, made: Made, good: list[Way]) -> Iterator[Confirmation]:
        """Plays a mistake and the good moves on; the last confirmation is what is known in the end."""
        playing_on = self._playing_on
        if playing_on is None:
            return
        played = made.before.copy()
        for action in made.actions:
            played.act(made.seat, action)
        half = self.scale.playouts // 2
        contenders = good[:MOST_CONTENDERS]
        totals = [0.0] * len(contenders)
        if len(contenders) > 1:
            for start in range(0, half, BATCH):
                games = range(start, min(start + BATCH, half))
                for place, way in enumerate(contenders):
                    totals[place] += float(playing_on.shares(way.after, _KEY, games)[:, made.seat].sum())
                yield Confirmation(games=0, loss=made.loss, error=math.inf)
        best = contenders[max(range(len(contenders)), key=totals.__getitem__)]
        number, total, squares = 0, 0.0, 0.0
        for start in range(half, 2 * half, BATCH):
            games = range(start, min(start + BATCH, 2 * half))
            better = playing_on.shares(best.after, _KEY, games)[:, made.seat]
            lost = better - playing_on.shares(played, _KEY, games)[:, made.seat]
            number, total, squares = number + len(games), total + float(lost.sum()), squares + float((lost**2).sum())
            mean = total / number
            error = math.sqrt(max(squares / number - mean**2, 1 / number) / number)
            yield Confirmation(games=number, loss=mean, error=error)
            if mean + NOISE * error < self.scale.mistake:
                return


def verdict_of(loss: float, scale: Scale) -> Verdict:
    """The verdict on a loss that is known."""
    if loss >= scale.blunder:
        return "blunder"
    if loss >= scale.mistake:
        return "mistake"
    return "unclear" if loss >= scale.good else "good"


def stands(confirmation: Confirmation, scale: Scale) -> bool:
    """Whether a loss clears both the noise and the threshold."""
    return confirmation.loss >= scale.mistake and confirmation.loss >= NOISE * confirmation.error
