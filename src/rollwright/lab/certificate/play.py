"""Plays the games of a certificate, round after round, until the intervals are as narrow as asked."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import nullcontext
from pathlib import Path

import numpy as np

from rollwright.core.facets import Progress
from rollwright.kernel import loops
from rollwright.lab.certificate.findings import TWELFTHS, Findings, Observed
from rollwright.lab.certificate.journal import Journal
from rollwright.lab.certificate.trial import Part, Trial
from rollwright.lab.play import play_block, play_block_compiled, play_compiled
from rollwright.lab.pools import pool_for, run_ahead
from rollwright.lab.summary import win_shares

AHEAD = 64  # tables that are handed out before the first is done


def play_trial(
    trial: Trial,
    workers: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
    journal: Path | str | None = None,
) -> dict[Part, Findings]:
    """Plays a trial on so many threads or processes, or with an executor. With a journal, what is done is kept in that
    file, and what it holds already is not played again."""
    trial.check()
    trial.prepare(workers)
    found = {part: Findings(trial, part) for part in trial.parts}
    with (
        Journal(Path(journal), trial) if journal is not None else nullcontext() as book,
        pool_for(executor, workers, compiled=trial.is_compiled) as pool,
    ):
        kept = {} if book is None else book.read()
        for part, findings in found.items():
            for numbers in trial.rounds(part):
                for observed in _round(pool, trial, part, numbers, kept):
                    findings.add(observed)
                    if book is not None and observed.key not in kept:
                        book.write(observed)
                if progress is not None:
                    progress(_part_done(trial, found))
                if findings.half_width() <= trial.within:
                    break
    return found


def _part_done(trial: Trial, found: dict[Part, Findings]) -> float:
    """The width of an interval shrinks with the root of the number of games."""
    done = [min(1.0, (trial.within / each.half_width()) ** 2) if each.rounds else 0.0 for each in found.values()]
    return sum(done) / len(done)


def _round(
    pool: Executor, trial: Trial, part: Part, numbers: range, kept: dict[tuple[Part, int, int], Observed]
) -> Iterator[Observed]:
    missing = []
    for table in range(len(trial.tables(part.seats))):
        if (part, table, numbers.start) in kept:
            yield kept[part, table, numbers.start]
        else:
            missing.append(table)
    for _, observed in run_ahead(missing, lambda table: pool.submit(observe, trial, part, table, numbers), AHEAD):
        yield observed


def observe(trial: Trial, part: Part, table: int, numbers: range) -> Observed:
    """Plays some observations of a table: turned around on the same dice."""
    pieces = sorted(set(trial.tables(part.seats)[table]))
    won = np.zeros((len(pieces), len(numbers)), dtype=np.int64)
    places = np.zeros(part.seats, dtype=np.int64)
    turns: dict[int, int] = {}
    games = trial.dice_of(table, numbers)
    first = np.arange(games.start, games.stop) % part.seats
    for order, job in trial.jobs(part, table):
        rows = play_compiled(play_block_compiled, job, games).rows if job.is_compiled else play_block(job, games).rows
        shares = np.rint(win_shares(rows, part.seats) * TWELFTHS).astype(np.int64)
        for seat, piece in enumerate(order):
            won[pieces.index(piece)] += shares[:, seat]
            places += np.bincount((seat - first) % part.seats, shares[:, seat], part.seats).astype(np.int64)
        for length, count in zip(*np.unique(rows[:, loops.TURNS], return_counts=True), strict=True):
            turns[int(length)] = turns.get(int(length), 0) + int(count)
    return Observed(part, table, numbers.start, won.tolist(), places.tolist(), turns)
