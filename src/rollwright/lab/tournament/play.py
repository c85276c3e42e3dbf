"""Plays a tournament: its blocks on threads, in processes, or with any executor."""

from __future__ import annotations

import os
from collections.abc import Generator
from concurrent.futures import Executor, Future
from contextlib import closing, nullcontext
from pathlib import Path
from typing import NamedTuple

import numpy as np

from rollwright.core.facets import Progress
from rollwright.lab.jobs import Job
from rollwright.lab.luck import Luck, Rows, play_lucky_block
from rollwright.lab.play import play_block, play_block_compiled, play_compiled
from rollwright.lab.pools import pool_for, run_ahead
from rollwright.lab.simulate import AHEAD
from rollwright.lab.tournament.journal import Journal
from rollwright.lab.tournament.plan import Plan
from rollwright.lab.tournament.results import Match, PlayedPairs, TournamentResults

OWN_AHEAD = 4  # blocks per worker that are submitted before the first is done, unless an executor is given


def play_tournament(
    plan: Plan,
    workers: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
    journal: Path | str | None = None,
) -> TournamentResults:
    """Plays a tournament on so many threads or processes (by default as many as there are cores), or with an executor.

    With a journal, what is done is kept in that file, and what it holds already is not played again. OptionError if it
    is the journal of another tournament.
    """
    plan.check()
    plan.prepare(workers)
    matches = [Match(plan, pairing) for pairing in range(len(plan.pairings))]
    with Journal(Path(journal), plan) if journal is not None else nullcontext() as book:
        for played in book.read() if book is not None else ():
            matches[played.pairing].add(played)
        if progress is not None:
            progress(_part_done(matches))
        with closing(_played(plan, matches, workers, executor)) as arriving:
            for played in arriving:
                match = matches[played.pairing]
                if book is not None and not match.has(played.start):
                    book.write(played)
                match.add(played)
                if progress is not None:
                    progress(_part_done(matches))
    return TournamentResults(plan, matches)


def _part_done(matches: list[Match]) -> float:
    """Games that the test has made needless count as well."""
    return sum(match.done for match in matches) / sum(match.planned for match in matches)


class _Task(NamedTuple):
    match: Match
    pairs: range


def _played(
    plan: Plan, matches: list[Match], workers: int | None, executor: Executor | None
) -> Generator[PlayedPairs, None, None]:
    """The blocks that are missing, in the order in which they are done."""
    ahead = OWN_AHEAD * (workers or os.cpu_count() or 1) if executor is None else AHEAD
    missing = (_Task(match, pairs) for pairs in plan.blocks() for match in matches if not match.has(pairs.start))
    with pool_for(executor, workers, compiled=plan.is_compiled) as pool:

        def submit(task: _Task) -> Future[PlayedPairs]:
            return pool.submit(play_pairs, plan, task.match.pairing, task.pairs)

        for _, played in run_ahead(missing, submit, ahead, lambda task: task.match.is_over):
            yield played


def play_pairs(plan: Plan, pairing: int, pairs: range) -> PlayedPairs:
    """Plays some pairs of games of a pairing in a tournament."""
    jobs = plan.jobs(pairing)
    if not plan.tells_luck:
        return PlayedPairs(pairing, pairs.start, np.array([_play(job, pairs) for job in jobs]), None)
    rows, luck = zip(*(_play_lucky(job, pairs) for job in jobs), strict=True)
    return PlayedPairs(pairing, pairs.start, np.array(rows), np.array(luck))


def _play(job: Job, pairs: range) -> Rows:
    if job.is_compiled:
        return play_compiled(play_block_compiled, job, pairs).rows
    return play_block(job, pairs).rows


def _play_lucky(job: Job, pairs: range) -> tuple[Rows, Luck]:
    if job.is_compiled:
        return play_compiled(play_lucky_block, job, pairs)
    return play_lucky_block(job, pairs)
