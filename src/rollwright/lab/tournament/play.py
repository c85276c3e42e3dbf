"""Plays a tournament: its blocks on threads, in processes, or with any executor."""

from __future__ import annotations

import os
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import closing, nullcontext
from itertools import islice
from pathlib import Path

import numpy as np

from rollwright.lab.luck import Luck, Rows, play_lucky_block
from rollwright.lab.pools import pool_for
from rollwright.lab.simulate import (
    AHEAD,
    Job,
    Progress,
    is_compiled_job,
    play_block,
    play_block_compiled,
    play_compiled,
)
from rollwright.lab.tournament.journal import Journal
from rollwright.lab.tournament.plan import Plan, check, prepare
from rollwright.lab.tournament.results import Match, Played, Results

OWN_AHEAD = 4  # blocks for each of our own workers that are handed out before the first is done


def play_tournament(
    plan: Plan,
    workers: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
    journal: Path | str | None = None,
) -> Results:
    """Plays a tournament on so many threads or processes, all cores if not said, or with an executor of one's own.

    With a journal, what is done is kept in that file, and what it holds already is not played again. OptionError if it
    is the journal of another tournament.
    """
    check(plan)
    prepare(plan, workers)
    matches = [Match(plan, pairing) for pairing in range(len(plan.pairings))]
    with Journal(Path(journal), plan) if journal is not None else nullcontext() as book:
        for played in book.read() if book is not None else ():
            matches[played.pairing].add(played)
        report = _Report(matches, progress)
        with closing(_played(plan, matches, workers, executor)) as arriving:
            for played in arriving:
                match = matches[played.pairing]
                if book is not None and not match.has(played.start):
                    book.write(played)
                match.add(played)
                report.tell()
    return Results(plan, matches)


class _Report:
    """Tells how many games are done; those that a test makes needless count as well."""

    def __init__(self, matches: list[Match], progress: Progress | None) -> None:
        self.matches, self.progress, self.told = matches, progress, 0
        self.tell()

    def tell(self) -> None:
        if self.progress is None:
            return
        done = sum(match.done for match in self.matches)
        self.progress(done - self.told)
        self.told = done


def _played(
    plan: Plan, matches: list[Match], workers: int | None, executor: Executor | None
) -> Generator[Played, None, None]:
    ahead = OWN_AHEAD * (workers or os.cpu_count() or 1) if executor is None else AHEAD
    with pool_for(executor, workers, compiled=plan.is_compiled) as pool:
        yield from _run(pool, plan, matches, ahead)


def _run(executor: Executor, plan: Plan, matches: list[Match], ahead: int) -> Generator[Played, None, None]:
    """The blocks that are missing, in the order in which they are done."""
    missing = ((match, block) for block in plan.blocks() for match in matches if not match.has(block.start))
    work: dict[Future[Played], Match] = {}

    def hand_out(count: int) -> None:
        for match, block in islice(missing, count):
            work[executor.submit(play_pairs, plan, match.pairing, block)] = match

    hand_out(ahead)
    while work:
        for done in wait(work, return_when=FIRST_COMPLETED).done:
            match = work.pop(done)
            yield done.result()
            if match.is_over:
                _take_back(match, work)
            hand_out(ahead - len(work))


def _take_back(match: Match, work: dict[Future[Played], Match]) -> None:
    """Cancels what is no longer needed, as far as nobody plays it yet."""
    for future in [future for future, its in work.items() if its is match and future.cancel()]:
        del work[future]


def play_pairs(plan: Plan, pairing: int, pairs: range) -> Played:
    """Plays some pairs of a pairing."""
    jobs = plan.jobs(pairing)
    if not plan.tells_luck:
        return Played(pairing, pairs.start, np.array([_play(job, pairs) for job in jobs]), None)
    rows, luck = zip(*(_play_lucky(job, pairs) for job in jobs), strict=True)
    return Played(pairing, pairs.start, np.array(rows), np.array(luck))


def _play(job: Job, pairs: range) -> Rows:
    if is_compiled_job(job):
        return play_compiled(play_block_compiled, job, pairs).rows
    return play_block(job, pairs).rows


def _play_lucky(job: Job, pairs: range) -> tuple[Rows, Luck]:
    if is_compiled_job(job):
        return play_compiled(play_lucky_block, job, pairs)
    return play_lucky_block(job, pairs)
