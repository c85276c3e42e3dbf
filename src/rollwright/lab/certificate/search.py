"""Searches new boards for one that is as good as the shipped ones.

Most boards are far from fair, and few games show it: a board is measured roughly at first, and more exactly only as
long as it may still be fair by every judge and at every table (racing).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count

from rollwright.core.errors import BoardError
from rollwright.core.game_type import GameType
from rollwright.lab.certificate.play import play_trial
from rollwright.lab.certificate.trial import JUDGES, Trial

WIDTHS = (8.0, 4.0, 2.0, 1.0, 0.5)  # half widths of the intervals, step by step, as multiples of the tolerance

Tell = Callable[[int, float], None]
"""Is told the seed of a board that was not fair, and how far from an equal share it was found."""


def find_fair(
    kind: GameType,
    make: Callable[[int], str],
    seed: int,
    tolerance: float,
    seats: tuple[int, ...] = (2, 3, 4),
    judges: tuple[str, ...] = JUDGES,
    workers: int | None = None,
    tell: Tell | None = None,
) -> tuple[int, str]:
    """The first board of `make(seed)`, `make(seed + 1)` … whose share against the shipped boards of its set is within
    the tolerance of an equal one, by all judges and at all tables; and its seed."""
    for number in count(seed):
        text = make(number)
        trial = against_shipped(kind, text, seats, judges, seed, tolerance)
        off = farthest(trial, workers)
        if off <= tolerance:
            return number, text
        if tell is not None:
            tell(number, off)
    raise AssertionError  # there is always another number


def against_shipped(
    kind: GameType, text: str, seats: tuple[int, ...], judges: tuple[str, ...], seed: int, tolerance: float
) -> Trial:
    """The trial of a new board against the shipped boards that it can be played with."""
    error: BoardError | None = None
    for shipped in kind.material.sets().values():
        names = ("new", *shipped)
        trial = Trial(kind.name, (text, *shipped), names, seats, judges, seed, tolerance / 2, tolerance, focus=0)
        try:
            trial.check()
        except BoardError as fault:  # boards of another set don't mix with it (D20)
            error = fault
        else:
            return trial
    assert error is not None
    raise error


def farthest(trial: Trial, workers: int | None = None) -> float:
    """How far the board of a trial is from an equal share where it is farthest. What is certainly beyond the tolerance
    is not measured any further."""
    off = 0.0
    for width in WIDTHS:
        off = 0.0
        for judge in reversed(trial.judges):  # the second one is the faster
            for seats in trial.seats:
                rough = replace(trial, judges=(judge,), seats=(seats,), within=min(width * trial.tolerance, 0.2))
                (findings,) = play_trial(rough, workers).values()
                (share,) = findings.shares()
                found = abs(share.value - findings.equal)
                if found - (share.high - share.low) / 2 > trial.tolerance:
                    return found
                off = max(off, found)
    return off
