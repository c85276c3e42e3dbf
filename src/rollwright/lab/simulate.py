"""Simulates a whole job on all cores or with an executor of one's own; its results can be summed up and written as
records."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from rollwright.core.facets import Progress
from rollwright.core.record import format_record
from rollwright.lab.jobs import Job
from rollwright.lab.play import Block, play_block, play_block_compiled, play_compiled, play_game
from rollwright.lab.pools import pool_for, run_ahead

if TYPE_CHECKING:
    import numpy as np

AHEAD = 512  # blocks that are handed out before the first one is done; more cores than that would stand idle
_Done = TypeVar("_Done")


class JobResults:
    """What came of the games of a job."""

    def __init__(self, job: Job, blocks: list[Block]) -> None:
        self.job = job
        self.blocks = sorted(blocks, key=lambda block: block.start)

    @property
    def rows(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """A row for each game: winners as bits, reason, turns, decisions, scores."""
        import numpy as np

        return np.concatenate([block.rows for block in self.blocks])

    def summary(self) -> dict[str, Any]:
        """The statistics of the games (`summary.py`), as plain JSON values."""
        from rollwright.lab.summary import summarise

        return summarise(self.job, self.rows)

    def write_records(self, folder: Path, progress: Progress | None = None) -> None:
        """Writes every game as a record file, played again from the seed."""
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(self.job.games):
            record = play_game(self.job, number).record()
            file = folder / f"{self.job.game}-{self.job.seed}-{number:07}.roll.json"
            file.write_text(format_record(record), "utf-8")
            if progress is not None:
                progress((number + 1) / self.job.games)


def simulate(
    job: Job, workers: int | None = None, progress: Progress | None = None, executor: Executor | None = None
) -> JobResults:
    """Simulates a job on so many threads or processes (by default as many as there are cores), or with an executor."""
    job.check()
    job.prepare(workers)
    play = play_block_compiled if job.is_compiled else play_block
    return JobResults(job, list(run_blocks(job, play, job.blocks(), workers, progress, executor)))


def run_blocks(
    job: Job,
    play: Callable[[Job, range], _Done],
    blocks: Iterator[range],
    workers: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
    ahead: int = AHEAD,
    done: int = 0,
    *,
    in_processes: bool = False,
) -> Generator[_Done, None, None]:
    """Simulates block after block of a job: what `play` makes of each, in the order in which they are done.

    `done` counts games that were played before, for `progress`. Compiled bots play on threads unless what `play` does
    must be done `in_processes`.
    """
    work = partial(play_compiled, play) if job.is_compiled else play
    with pool_for(executor, workers, compiled=job.is_compiled and not in_processes) as pool:
        for block, played in run_ahead(blocks, lambda block: pool.submit(work, job, block), ahead):
            yield played
            done += len(block)
            if progress is not None:
                progress(done / job.games)
