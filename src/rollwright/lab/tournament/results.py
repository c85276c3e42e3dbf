"""The results of a tournament: the matches with their rows of results and scores, and the figures computed from
them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

import numpy as np

from rollwright.core.record import rules_of
from rollwright.kernel import loops
from rollwright.lab.luck import Luck
from rollwright.lab.summary import win_shares
from rollwright.lab.tournament.plan import Plan
from rollwright.lab.tournament.sprt import OPEN
from rollwright.lab.tournament.statistics import (
    Adjusted,
    Estimate,
    Numbers,
    adjusted,
    elo_difference,
    ladder,
    win_share,
)

FORMAT = "rollwright-tournament/1"
REFERENCE = "greedy"  # it never changes, so that ladders can be compared
DIGITS = 6


@dataclass(frozen=True)
class PlayedPairs:
    """Some pairs of a pairing in a row: for each arrangement and pair its results, and the seats' luck if known."""

    pairing: int
    start: int
    rows: Numbers  # [arrangement, pair, loops.ROW]
    luck: Luck | None  # [arrangement, pair, seat]

    @property
    def pairs(self) -> range:
        """The numbers of the pairs."""
        return range(self.start, self.start + self.rows.shape[1])


class Match:
    """A pairing and the games played so far."""

    def __init__(self, plan: Plan, pairing: int) -> None:
        self.plan, self.pairing = plan, pairing
        self.end = plan.pairs  # the SPRT can end it earlier
        self.verdict = OPEN
        arrangements = len(plan.arrangements)
        self._rows = np.zeros((arrangements, plan.pairs, loops.ROW), dtype=np.int64)
        self._luck: Luck | None = np.zeros((arrangements, plan.pairs, plan.seats))
        self._there: set[int] = set()  # the first pairs of the blocks that were added
        self._pairs = 0  # how many were added
        self._reached = 0  # all pairs before this one were added

    def has(self, start: int) -> bool:
        """Whether the block that begins with a pair was added, or is no longer needed."""
        return start in self._there or start >= self.end

    def add(self, played: PlayedPairs) -> None:
        """Adds a block of played pairs."""
        if self.has(played.start):
            return
        self._there.add(played.start)
        self._pairs += len(played.pairs)
        span = slice(played.pairs.start, played.pairs.stop)
        self._rows[:, span] = played.rows
        if played.luck is None:
            self._luck = None
        elif self._luck is not None:
            self._luck[:, span] = played.luck
        self._advance()

    def _advance(self) -> None:
        """Makes the SPRT at fixed pair numbers, in order, whichever block was done first."""
        while self._reached in self._there and self._reached < self.end:
            self._reached = min(self._reached + self.plan.block, self.plan.pairs)
            asked = self._reached % self.plan.check_every == 0 or self._reached == self.plan.pairs
            if self.plan.sprt is not None and asked:
                self.verdict = self.plan.sprt.verdict(self._scores(self._reached))
                if self.is_over:
                    self.end = self._reached

    @property
    def is_over(self) -> bool:
        """Whether the SPRT has ended it."""
        return self.verdict != OPEN

    @property
    def done(self) -> int:
        """How many games are played, or no longer needed."""
        return (self.plan.pairs if self.is_over else self._pairs) * len(self.plan.arrangements)

    @property
    def planned(self) -> int:
        """How many games there are unless the SPRT ends it earlier."""
        return self.plan.games_per_pairing

    @property
    def bots(self) -> tuple[int, int]:
        """The names of the two bots of the pairing."""
        return self.plan.pairings[self.pairing]

    @property
    def games(self) -> int:
        """How many games of the pairing count."""
        return self.end * len(self.plan.arrangements)

    @property
    def rows(self) -> Numbers:
        """For each arrangement and pair a row of results (`loops.ROW`)."""
        return self._rows[:, : self.end]

    @property
    def luck(self) -> Luck | None:
        """For each arrangement and pair the luck of each seat."""
        return None if self._luck is None else self._luck[:, : self.end]

    @property
    def shares(self) -> Numbers:
        """For each arrangement and pair the first bot's share of the win."""
        return self._shares(self.end)

    @property
    def scores(self) -> Numbers:
        """For each pair the mean share of the first bot."""
        return self._scores(self.end)

    def _scores(self, end: int) -> Numbers:
        scores: Numbers = self._shares(end).mean(axis=0)
        return scores

    def _shares(self, end: int) -> Numbers:
        found = []
        for seating, rows in zip(self.plan.arrangements, self._rows[:, :end], strict=True):
            shares = win_shares(rows, self.plan.seats)
            shares[rows[:, loops.WINNERS] == 0] = 1 / self.plan.seats  # without a winner all seats share the win
            found.append(shares[:, np.array(seating) == 0].sum(axis=1))
        return np.array(found)

    @cached_property
    def adjusted(self) -> Adjusted | None:
        """The scores without luck, if it is known."""
        if self.luck is None:
            return None
        first = np.array(self.plan.arrangements) == 0
        lead = [
            luck[:, own].mean(axis=1) - luck[:, ~own].mean(axis=1) for own, luck in zip(first, self.luck, strict=True)
        ]
        return adjusted(self.scores, np.mean(lead, axis=0))


class TournamentResults:
    """The pairings of a tournament, all played."""

    def __init__(self, plan: Plan, matches: list[Match]) -> None:
        self.plan, self.matches = plan, matches

    @property
    def anchor(self) -> int | None:
        """The index of the bot at Elo 0; None if the mean of all bots is 0."""
        return self.plan.bots.index(REFERENCE) if REFERENCE in self.plan.bots else None

    def figures(self) -> dict[str, Any]:
        """Plain JSON values; the same for the same plan."""
        from rollwright import __version__

        return {
            "format": FORMAT,
            "rollwright": __version__,
            "rules": rules_of(self.plan.kind),
            "plan": self.plan.description(),
            "knowledge": self.plan.knowledge,
            "anchor": None if self.anchor is None else self.plan.names[self.anchor],
            "bots": self._bots(),
            "pairings": [_pairing(self.plan, match) for match in self.matches],
        }

    def _bots(self) -> list[dict[str, Any]]:
        """The strongest first."""
        raw = self._standing([match.scores for match in self.matches])
        without_luck = [None if match.adjusted is None else match.adjusted.scores for match in self.matches]
        known = [scores for scores in without_luck if scores is not None]
        clean = self._standing(known) if len(known) == len(without_luck) else [None] * len(raw)
        games = [sum(match.games for match in self.matches if bot in match.bots) for bot in range(len(raw))]
        told = [
            {"bot": name, "games": count, **figures, "adjusted": other}
            for name, count, figures, other in zip(self.plan.names, games, raw, clean, strict=True)
        ]
        return sorted(told, key=lambda bot: -bot["elo"]["value"])

    def _standing(self, scores: list[Numbers]) -> list[dict[str, Any]]:
        """Elo and win share of each bot, in the order of the plan."""
        elo = ladder(len(self.plan.bots), self.plan.pairings, scores, self.anchor)
        shares = [win_share(list(self._scores_of(bot, scores))) for bot in range(len(self.plan.bots))]
        return [{"elo": _told(e), "share": _told(s)} for e, s in zip(elo, shares, strict=True)]

    def _scores_of(self, bot: int, scores: list[Numbers]) -> Any:
        for (first, second), own in zip(self.plan.pairings, scores, strict=True):
            if bot == first:
                yield own
            elif bot == second:
                yield 1 - own


def _pairing(plan: Plan, match: Match) -> dict[str, Any]:
    first, second = match.bots
    shares = match.shares
    return {
        "bot": plan.names[first],
        "opponent": plan.names[second],
        "pairs": match.end,
        "games": match.games,
        "wins": int((shares == 1).sum()),
        "losses": int((shares == 0).sum()),
        **_difference(match.scores),
        "adjusted": _without_luck(match),
        "sprt": _test(plan, match),
    }


def _difference(scores: Numbers) -> dict[str, Any]:
    share = win_share([scores])
    return {"share": _told(share), "elo": _told(elo_difference(share, len(scores)))}


def _without_luck(match: Match) -> dict[str, Any] | None:
    if match.adjusted is None:
        return None
    slopes = [round(slope, DIGITS) for slope in match.adjusted.slopes]
    factor = round(match.adjusted.factor, DIGITS)
    return {**_difference(match.adjusted.scores), "slopes": slopes, "variance_factor": factor}


def _test(plan: Plan, match: Match) -> dict[str, Any] | None:
    if plan.sprt is None:
        return None
    lower, upper = plan.sprt.bounds
    figures = {"ratio": plan.sprt.ratio(match.scores), "lower": lower, "upper": upper}
    return {"verdict": match.verdict, **{name: round(value, DIGITS) for name, value in figures.items()}}


def _told(estimate: Estimate) -> dict[str, float | None]:
    """An estimate as JSON; None for infinity."""
    return {name: round(value, DIGITS) if np.isfinite(value) else None for name, value in asdict(estimate).items()}
