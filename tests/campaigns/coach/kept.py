"""A folder that keeps what a campaign has worked out, block by block, so that it can be interrupted and resumed.

Games don't depend on the judge: they are played once, by whichever campaign comes first. Figures are kept by the
judge's hash, so that those of different judges never mix. If the bots change, begin with a new folder.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np

import rollwright
from campaigns.coach.tables import Block
from rollwright.lab.columns import GameColumns

Figures = np.ndarray[Any, np.dtype[Any]]
Work = Callable[[Block, GameColumns], Figures]


def judge_name(game: str, seats: int) -> str:
    """The hash of what a game's coach knows, which may depend on the number of seats."""
    kind = rollwright.game_type(game)
    return kind.coach.judge(kind.set_up(("Ada", "Bo", "Cy", "Di")[:seats])).name


def judge_names(game: str) -> str:
    """All of them, to be printed beside figures."""
    return ", ".join(dict.fromkeys(judge_name(game, seats) for seats in (2, 3, 4)))


@dataclass(frozen=True)
class Folder:
    """Where blocks are kept, and how many processes work on them."""

    path: Path
    workers: int = 1

    def play(self, blocks: Sequence[Block]) -> None:
        """Plays the games, without looking at them."""
        for _ in self._in_processes(self._play, blocks, "played"):
            pass

    def figures(self, campaign: str, blocks: Sequence[Block], work: Work) -> list[Figures]:
        """What the campaign's `work` finds in each block."""
        kinds = {(each.game, each.seats) for each in blocks}
        folders = {kind: self.path / f"{campaign}-{judge_name(*kind)}" for kind in kinds}
        task = _Task(self, folders, work)
        files = dict(self._in_processes(task, blocks, "judged"))
        return [np.load(files[block]) for block in blocks]

    def games_of(self, block: Block) -> tuple[Block, GameColumns]:
        """The games of a block as columns."""
        with np.load(self._play(block)[1]) as kept:
            return block, GameColumns(block.job, 0, kept["rows"], kept["decisions"], kept["throws"])

    def _play(self, block: Block) -> tuple[Block, Path]:
        """Plays a block, unless it is kept."""
        file = self.path / "games" / f"{block.name}.npz"
        if not file.exists():
            played = block.played()
            rows, decisions, throws = played.rows, played.decisions, played.throws
            file.parent.mkdir(parents=True, exist_ok=True)
            _write(file, lambda part: np.savez_compressed(part, rows=rows, decisions=decisions, throws=throws))
        return block, file

    def _in_processes(
        self, work: Callable[[Block], tuple[Block, Any]], blocks: Sequence[Block], done: str
    ) -> Iterator[tuple[Block, Any]]:
        with Pool(self.workers) as pool:
            for count, found in enumerate(pool.imap_unordered(work, blocks), 1):
                print(f"\r{count} of {len(blocks)} blocks {done}", end="", file=sys.stderr, flush=True)
                yield found
        print(file=sys.stderr)


@dataclass(frozen=True)
class _Task:
    """Finds the figures of a block, unless they are kept."""

    folder: Folder
    folders: dict[tuple[str, int], Path]
    work: Work

    def __call__(self, block: Block) -> tuple[Block, Path]:
        file = self.folders[block.game, block.seats] / f"{block.name}.npy"
        if not file.exists():
            found = self.work(*self.folder.games_of(block))
            file.parent.mkdir(parents=True, exist_ok=True)
            _write(file, lambda part: np.save(part, found))
        return block, file


def _write(file: Path, save: Callable[[Any], None]) -> None:
    """Whole or not at all, even if the campaign is interrupted."""
    part = file.with_suffix(".part")
    with part.open("wb") as stream:
        save(stream)
    part.replace(file)
