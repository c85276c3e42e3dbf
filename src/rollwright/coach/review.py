"""Reviewing a game: the account of luck and decisions, and the mistakes that stand, in small steps.

>>> import rollwright
>>> record = rollwright.new_game("diceland", boards=["A", "C"]).record()
>>> review = rollwright.review(record)  # of any record, finished or not
>>> round(sum(side.start for side in review.seats), 9)
1.0
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rollwright.coach.account import Account, Made
from rollwright.coach.blame import CANDIDATES, Blame
from rollwright.coach.errors import errors_of
from rollwright.coach.plays import Way, moves_of, play_of
from rollwright.coach.report import Confirmation, Decision, Play, Review, Side, Throw, Verdict
from rollwright.coach.sentences import sentences
from rollwright.core.facets import Why
from rollwright.core.game import DICE, Game
from rollwright.core.position import Position
from rollwright.core.record import replay
from rollwright.words import say

COSTLIEST = 3
_ACCOUNT = 0.5  # of the progress is made when the account is closed


def review(record: Mapping[str, Any], language: str = "en", progress: Callable[[float], None] | None = None) -> Review:
    """Reviews a whole record: what was luck, what were decisions, and which of them were mistakes.

    `progress` is called with the completed fraction. RecordError if the record can't be replayed.
    """
    reviewer = Reviewer(replay(record), language)
    for done in reviewer.steps():
        if progress is not None:
            progress(done)
    return reviewer.review()


class Reviewer:
    """A review that is being made: after any of its `steps`, `review` says what is known so far."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.game, self.language = game, language
        kind, setup = game.kind, game.setup
        judge = kind.coach.judge(setup)
        self.account = Account(judge, Position(kind, setup, state=game.earlier(0)))
        self._blame = Blame(judge, kind.coach.scale, game)
        self._progress = 0.0
        self._good: dict[int, list[Way]] = {}  # by the place of the decision
        self._verdicts: dict[int, Verdict] = {}
        self._confirmed: dict[int, Confirmation] = {}
        self._reasons: dict[int, Sequence[Why]] = {}

    def steps(self) -> Iterator[float]:
        """Does the work, a little at a time; gives the completed fraction."""
        for done in self._keep_account():
            self._progress = done * _ACCOUNT
            yield self._progress
        for done in self._judge_decisions():
            self._progress = _ACCOUNT + done * (1 - _ACCOUNT)
            yield self._progress
        self._progress = 1.0
        yield self._progress

    def review(self) -> Review:
        """What is known so far."""
        account, game = self.account, self.game
        return Review(
            hash=account.judge.name,
            game=game.kind.name,
            language=self.language,
            progress=self._progress,
            over=account.position.over,
            events=len(account.curve) - 1,
            seats=[self._side(side) for side in range(len(account.start))],
            curve=[list(chances) for chances in account.curve],
            throws=[
                Throw(event=throw.event, words=game.events[throw.event][1], luck=list(throw.luck))
                for throw in account.throws
            ],
            decisions=[self._decision(place, made) for place, made in enumerate(account.decisions)],
        )

    # The work

    def _keep_account(self) -> Iterator[float]:
        """The account, event by event."""
        events, position = self.game.events, self.account.position
        for number, (who, words) in enumerate(events, 1):
            if who == DICE:
                outcome = position.kind.notation.read_throw(position.setup, position.numbers, words)
                assert isinstance(outcome, int)
                self.account.fall(outcome)
            else:
                self.account.act(int(who), position.action(int(who), words))
            yield number / len(events)

    def _judge_decisions(self) -> Iterator[float]:
        """The decisions that cost something, the costliest first."""
        decisions, blame = self.account.decisions, self._blame
        dear = [place for place, made in enumerate(decisions) if blame.first_verdict(made) not in ("forced", "good")]
        dear.sort(key=lambda place: -decisions[place].loss)
        candidates = blame.candidates(decisions)
        for number, place in enumerate(dear):
            made = decisions[place]
            self._good[place] = blame.good(made)
            if place in candidates:
                for _ in self._play_on(place, made):
                    yield number / len(dear)
                coach, better = self.game.kind.coach, self._good[place][0].actions
                self._reasons[place] = coach.reasons(made.before, made.seat, tuple(made.actions), better)
            else:
                self._verdicts[place] = "unclear"
            yield (number + 1) / len(dear)

    def _play_on(self, place: int, made: Made) -> Iterator[None]:
        """Finds out whether a candidate stands. The best move comes first among the good ones."""
        good, scale = self._good[place], self._blame.scale
        comparison = self._blame.compare(made, good)
        if comparison is None:
            self._verdicts[place] = self._blame.first_verdict(made)
            return
        for _ in comparison.steps(scale.playouts, scale.mistake):
            self._confirmed[place] = comparison.confirmation()
            yield
        good.insert(0, good.pop(comparison.best))
        self._verdicts[place] = self._blame.verdict(made, self._confirmed[place])

    # The report

    def _side(self, side: int) -> Side:
        account, game = self.account, self.game
        is_seat = side < game.seats
        own = [made for made in account.decisions if made.seat == side]
        lucks = {place: throw.luck[side] for place, throw in enumerate(account.throws)}
        return Side(
            seat=side if is_seat else None,
            name=game.setup.names[side] if is_seat else say("coach-par", {}, self.language),
            start=account.start[side],
            luck=account.luck[side],
            own=account.own[side],
            others=account.others[side],
            rest=account.rest[side],
            result=account.result[side],
            errors=errors_of(own, game.kind.coach.scale),
            costliest=self._costliest(side),
            luckiest=max(lucks, key=lucks.__getitem__, default=None),
            unluckiest=min(lucks, key=lucks.__getitem__, default=None),
        )

    def _costliest(self, seat: int) -> list[int]:
        decisions = self.account.decisions
        mistakes = [place for place, verdict in self._verdicts.items() if verdict in CANDIDATES]
        own = [place for place in mistakes if decisions[place].seat == seat]
        return sorted(own, key=lambda place: -decisions[place].loss)[:COSTLIEST]

    def _decision(self, place: int, made: Made) -> Decision:
        first = self._blame.first_verdict(made)
        unproven: Verdict = "unclear" if first in CANDIDATES else first
        return Decision(
            events=list(made.events),
            phase=made.phase,
            seat=made.seat,
            played=Play(
                moves=moves_of(made.before, made.seat, made.actions), chances=list(made.chances), loss=made.loss
            ),
            good=[play_of(made.before, made.seat, way) for way in self._good.get(place, ())],
            cost=list(made.cost),
            verdict=self._verdicts.get(place, unproven),
            confirmation=self._confirmed.get(place),
            reasons=sentences(self._reasons.get(place, ()), self.language),
        )
