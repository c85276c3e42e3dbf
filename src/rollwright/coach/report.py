"""What a review says, as plain data: `msgspec.to_builtins` gives JSON values. docs/coach.md explains every figure.

Chances are win shares from 0 to 1, one for each side. The sides are the seats; of a seat that is alone, itself and par.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rollwright.core.errors import Param

Verdict = Literal["forced", "good", "unclear", "mistake", "blunder"]
"""All moves are equal; one of the good group; worse, but not by much or not surely; surely worse; far worse."""


class Reason(Struct, frozen=True, kw_only=True):
    """A sentence: its message in the catalogues, and the text in the review's language."""

    id: str
    params: dict[str, Param]
    text: str


class Errors(Struct, frozen=True, kw_only=True):
    """How much a player lost by his own decisions, on average over those that were not forced."""

    decisions: int
    unforced: int
    mean: float | None
    """Chances lost per unforced decision; None if there was none."""

    low: float | None
    high: float | None
    """The 95 % interval of the mean, as if this game's decisions were a sample of the player's."""

    level: int | None
    """The bot level, 1 to 5, whose mean is nearest; None with too few decisions to say."""

    lowest: int | None
    highest: int | None
    """The levels at the ends of the interval."""


class Side(Struct, frozen=True, kw_only=True):
    """A seat's account: start + luck + own + others + rest = result."""

    seat: int | None
    """None for par."""

    name: str
    start: float
    luck: float
    own: float
    others: float
    rest: float
    result: float
    errors: Errors
    costliest: list[int]
    """Indices of the mistakes in `decisions` that cost most, at most three, the costliest first."""

    luckiest: int | None
    unluckiest: int | None
    """Indices in `throws`; None before the first throw."""


class Throw(Struct, frozen=True, kw_only=True):
    """A throw: for each side, its chances after it less the exact average over all outcomes."""

    event: int
    words: str
    luck: list[float]


class Play(Struct, frozen=True, kw_only=True):
    """A way to make a decision: its moves, and the chances that it leads to."""

    moves: list[str]
    chances: list[float]
    loss: float
    """What it costs its seat, compared with the best."""


class Confirmation(Struct, frozen=True, kw_only=True):
    """The move compared with the best by playing both on, with the same dice."""

    games: int
    loss: float
    error: float
    """The standard error of the loss."""


class Decision(Struct, frozen=True, kw_only=True):
    """What a person would call one decision: a move, or all marks of a part."""

    events: list[int]
    """Indices of its events; others may have moved in between."""

    phase: int
    """The index of the first event since seats began to decide. It is judged in the position that has the moves
    of its seat since then, but not those of others, who decided at the same time (`exercise.position_before`)."""

    seat: int
    played: Play
    good: list[Play]
    """The group of good moves, the best first. Empty if the decision was forced or the review is not done with it."""

    cost: list[float]
    """What it cost or gave each side, compared with the best move; the seat's own entry is minus the loss."""

    verdict: Verdict
    confirmation: Confirmation | None
    reasons: list[Reason]


class Review(Struct, frozen=True, kw_only=True):
    """A review, or as much of it as is known (`progress` below 1): the account of the events so far closes, too."""

    hash: str
    """Of the judge, by whose chances everything is measured."""

    game: str
    language: str
    progress: float
    over: bool
    """Whether the game is over; otherwise the result is the chances after the last event."""

    events: int
    """How many events are accounted for."""

    seats: list[Side]
    curve: list[list[float]]
    """The chances before the first event and after each."""

    throws: list[Throw]
    decisions: list[Decision]


class Hint(Struct, frozen=True, kw_only=True):
    """A hint in two steps: the idea, then the good moves."""

    hash: str
    chances: list[float]
    idea: list[Reason]
    good: list[Play]
    """Plain moves first."""

    plain: Play | None = None
    """If all of them are bold: the best one that is not."""


class Attempt(Struct, frozen=True, kw_only=True):
    """A try at a decision, as far as it is made."""

    complete: bool
    """Whether it is a whole decision; otherwise its loss is what the best way to go on has lost."""

    right: bool
    loss: float


class SeatMoves(Struct, frozen=True, kw_only=True):
    """The ways in which a pending seat can decide, the best first."""

    seat: int
    plays: list[Play]


class Analysis(Struct, frozen=True, kw_only=True):
    """A position: the chances of all sides, and the moves of all pending seats."""

    hash: str
    chances: list[float]
    moves: list[SeatMoves]
