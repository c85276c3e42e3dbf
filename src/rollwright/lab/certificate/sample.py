"""What is seen in single games of a certificate: how often the lead changes, and what winners won by.

These games are played move by move, which is slow, so they are a sample: the first games of tables far from each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rollwright.core.errors import Param
from rollwright.core.game import Game
from rollwright.core.position import Position
from rollwright.lab.certificate.trial import Part, Trial
from rollwright.lab.play import play_game

PER_WIDTH = 2  # games for each time that an interval fits between 0 and 1: 400 if it is half a point to either side


Feat = tuple[str, tuple[tuple[str, Param], ...]]
"""What a game was won by: the identifier of a message, and its parameters."""


@dataclass(frozen=True)
class Sample:
    """What was seen in the sample of a part."""

    games: int
    lead_changes: float  # per game, on average
    won_by: dict[Feat, float]  # in which share of the won games a winner had it


def sample_of(trial: Trial, part: Part) -> Sample:
    """Plays some games of a part move by move, and looks at them."""
    games = round(PER_WIDTH / trial.within)
    changes, won = 0, 0
    feats: Counter[Feat] = Counter()
    for game in _played(trial, part, games):
        changes += lead_changes(scores_of(game))
        won += bool(game.winners)
        feats.update({feat for seat in game.winners for feat in _feats(game, seat)})
    return Sample(games, changes / games, {feat: count / max(won, 1) for feat, count in sorted(feats.items())})


def _feats(game: Game, seat: int) -> list[Feat]:
    return [(code, tuple(params.items())) for code, params in game.kind.announcements.won_by(game, seat)]


def _played(trial: Trial, part: Part, games: int) -> Iterator[Game]:
    tables = trial.tables(part.seats)
    for number in range(games):
        table = number * len(tables) // games
        yield play_game(trial.job(part, tables[table]), trial.dice_of(table, range(number, number + 1))[0])


def lead_changes(scores: Iterable[Sequence[int]]) -> int:
    """How often the lead changes, given the scores after each turn: another seat than before has more than all others.
    In between, several may be level."""
    leader, changes = None, 0
    for score in scores:
        ahead = [seat for seat, points in enumerate(score) if points == max(score)]
        if len(ahead) == 1:
            changes += leader not in (None, ahead[0])
            leader = ahead[0]
    return changes


def scores_of(game: Game) -> Iterator[Sequence[int]]:
    """The scores after each turn of a game, and at its end."""
    replayed = Position(game.kind, game.setup)
    turns = 0
    for who, words in game.events:
        if isinstance(who, int):
            replayed.play(who, words)
        else:
            replayed.roll(words)
        if replayed.turns > turns or replayed.over:
            turns = replayed.turns
            yield replayed.scores
