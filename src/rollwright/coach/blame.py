"""Blame: which decisions are called mistakes, and how sure that is.

A decision is a candidate if it loses `Scale.mistake` or more by the judge. If the judge's word is not enough
(`Scale.playouts`), played and better moves are played on (`comparison.py`). A mistake is named only if the loss clears
both its noise and the threshold.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rollwright.coach.comparison import NOISE, Comparison, Results
from rollwright.coach.plays import Way, ways
from rollwright.coach.report import Confirmation, Verdict
from rollwright.core.playing_on import TO_THE_END, PlayingOn
from rollwright.core.position import Position
from rollwright.kernel import stream

if TYPE_CHECKING:
    from rollwright.coach.account import Made
    from rollwright.core.judge import Chances, Judge, Scale

CANDIDATES: tuple[Verdict, ...] = ("mistake", "blunder")
MOST_CANDIDATES = 8  # of a seat that are played on, the costliest
KEY = stream.key_of(-15)  # of the dice with which decisions are played on


class Blame:
    """The verdict on decisions of one set-up."""

    def __init__(self, judge: Judge, scale: Scale, position: Position) -> None:
        self.judge, self.scale = judge, scale
        alone = position.seats == 1  # nobody else can win what is played on
        self._playing_on = PlayingOn(position.kind, position.setup) if scale.playouts and not alone else None

    def first_verdict(self, made: Made) -> Verdict:
        """What the judge says of a decision; whether a mistake stands remains to be seen (`compare`)."""
        return "forced" if made.forced else verdict_of(made.loss, self.scale)

    def candidates(self, decisions: Sequence[Made]) -> list[int]:
        """The places of the decisions that are worth playing on: of each seat the costliest, the costliest first."""
        found = [place for place, made in enumerate(decisions) if self.first_verdict(made) in CANDIDATES]
        found.sort(key=lambda place: -decisions[place].loss)
        seats = [decisions[place].seat for place in found]
        return [place for i, place in enumerate(found) if seats[:i].count(seats[i]) < MOST_CANDIDATES]

    def good(self, made: Made) -> list[Way]:
        """The group of good moves: those that can't be told from the best."""
        return ways(self.judge, made.before, made.seat, self.scale.good)

    def compare(self, made: Made, good: list[Way], results: Results | None = None) -> Comparison | None:
        """The comparison by which a mistake stands or falls; None if the judge's word is enough."""
        if self._playing_on is None:
            return None
        played = made.before.copy()
        for action in made.actions:
            played.act(made.seat, action)
        return Comparison(results or self._results, made.seat, played, [way.after for way in good])

    def _results(self, position: Position, games: range) -> list[Chances]:
        """The chances after some rounds, or the results at the end."""
        assert self._playing_on is not None
        turns = self.scale.rounds * position.seats or TO_THE_END
        ends = self._playing_on.ends(position, KEY, games, turns).tolist()
        return [self.judge.roughly(Position(position.kind, position.setup, state=state)) for state in ends]

    def verdict(self, made: Made, confirmation: Confirmation) -> Verdict:
        """The verdict on a candidate that was played on."""
        loss = confirmation.loss
        if loss < self.scale.mistake or loss < NOISE * confirmation.error:
            return "unclear"
        return verdict_of(min(loss, made.loss), self.scale)


def verdict_of(loss: float, scale: Scale) -> Verdict:
    """The verdict on a loss that is certain."""
    if loss >= scale.blunder:
        return "blunder"
    if loss >= scale.mistake:
        return "mistake"
    return "unclear" if loss >= scale.good else "good"
