"""Data sets: the games of a job as a folder of Parquet files. docs/datasets.md describes what is in them.

A data set is divided into parts, which always have the same games. Workers return the files of whole parts, whose bytes
depend on the job only; the calling process writes them, each whole or not at all. `unfinished.json` describes the data
set while it is written and becomes `dataset.json` when everything is there, so an interrupted job can be resumed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import closing, contextmanager
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import numpy as np

from rollwright.core.errors import MissingExtra, OptionError, presentable
from rollwright.core.facets import FIRST_EDITION, Progress
from rollwright.core.files import remove_drafts, write_whole
from rollwright.core.game import Game
from rollwright.core.record import rules_of
from rollwright.core.registry import game_type
from rollwright.core.setup import Setup
from rollwright.core.whole import whole
from rollwright.kernel import event_loops as e
from rollwright.kernel import loops
from rollwright.lab.columns import GameColumns
from rollwright.lab.jobs import Job, kept_options, told_options
from rollwright.lab.observed import Decisions, observe
from rollwright.lab.parts import Contents, Part
from rollwright.lab.play import Block
from rollwright.lab.simulate import JobResults, run_blocks
from rollwright.lab.summary import Numbers

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError:
    raise MissingExtra("PyArrow", "data") from None

FORMAT = "rollwright-dataset/1"
FINISHED = "dataset.json"
UNFINISHED = "unfinished.json"
PART = 4096  # games
SLOW_PART = 256  # the same for bots that are slower: not compiled, or of levels 1 and 3 to 5
VALUED_PART = 16  # the same with the values of the coach
AHEAD = 64  # parts that may wait to be written
_COLUMNS = {  # which numbers of the kernel's loops are in which columns
    "decisions": {
        e.GAME: "game",
        e.EVENT: "event",
        e.TURN: "turn",
        e.SEAT: "seat",
        e.ACTION: "action",
        e.LEGAL: "legal_count",
        e.SCORE: "score",
    },
    "throws": {e.GAME: "game", e.EVENT: "event", e.TURN: "turn", e.DICE_THROWN: "dice", e.OUTCOME: "outcome"},
}


@dataclass(frozen=True)
class Dataset:
    """A folder with the games of a job."""

    folder: Path
    job: Job
    games_per_part: int
    values: bool = False
    """Whether it has the values of the coach, too."""
    observations: bool = False
    """Whether it has the observations of all decisions, too."""

    @classmethod
    def open(cls, folder: Path | str) -> Dataset:
        """A finished data set; OptionError if there is none."""
        told = _told(Path(folder) / FINISHED)
        try:
            given = {field.name: told[field.name] for field in fields(Job) if field.name != "deal"}
            lists = {"bots": tuple(told["bots"]), "pieces": tuple(told["pieces"])}
            job = Job(**{**given, **lists, "options": kept_options(game_type(told["game"]), told)})
            extras = told.get("values", False), told.get("observations", False)
            return cls(Path(folder), job, told["games_per_part"], *extras)
        except (KeyError, TypeError):
            raise OptionError("dataset-none", folder=str(folder), file=FINISHED) from None

    def parts(self) -> Iterator[range]:
        """The games of each part."""
        starts = range(0, self.job.games, self.games_per_part)
        return (range(start, min(start + self.games_per_part, self.job.games)) for start in starts)

    def files(self, number: int) -> dict[str, Path]:
        """For each table the file that contains game `number`."""
        part = number // self.games_per_part
        return {table: self.folder / table / f"part-{part:06}.parquet" for table in self.contents.schemas(self.job)}

    @property
    def contents(self) -> Contents:
        return Contents(self.values, self.observations)

    def results(self) -> JobResults:
        """The results of the games, as `simulate` returns them."""
        return JobResults(self.job, [Block(games.start, self._rows(games)) for games in self.parts()])

    def game(self, number: int) -> Game:
        """A game of the data set, replayed from its rows."""
        return [game for game, _ in self.steps(number)][-1]

    def steps(self, number: int) -> Iterator[tuple[Game, dict[str, Any]]]:
        """Replays a game: yields it before each decision or throw, with the row of that event.

        It is the same object each time, which the next step changes: copy what you keep.
        """
        if (found := whole(number)) is None or not 0 <= found < self.job.games:
            raise OptionError("dataset-game", number=presentable(number), last=self.job.games - 1)
        number = found
        rows = {table: _rows_of(file, number) for table, file in self.files(number).items()}
        pieces = tuple(row["piece"] for row in rows["seats"] if row["piece"] is not None)
        game = Game(self.job.kind, replace(self.job, pieces=pieces).setup_of(number))
        for row in sorted(rows["decisions"] + rows["throws"], key=lambda row: row["event"]):
            yield game, row
            if "move" in row:
                game.play(row["seat"], row["move"])
            else:
                game.roll(row["throw"])

    def arrays(self, games: range) -> Decisions:
        """Every decision of some games as arrays: what the seat saw, the legal actions, what it did, and its result.

        The games are replayed in the compiled kernel, so this needs no table of observations. OptionError if there are
        no such games, or if the data set is older than the column `outcome` of throws.
        """
        if not 0 <= games.start < games.stop <= self.job.games or games.step != 1:
            raise OptionError("dataset-game", number=presentable(games), last=self.job.games - 1)
        if "outcome" not in pq.read_schema(self.files(games.start)["throws"]).names:
            raise OptionError("dataset-old", folder=str(self.folder))
        decisions, throws = (self._numbers(table, columns, games) for table, columns in _COLUMNS.items())
        pieces = self._read("seats", games, ["piece"])["piece"].to_pylist()

        def setup_of(number: int) -> Setup:
            """With the pieces that are written down: a later version may deal others."""
            seat = (number - games.start) * len(self.job.bots)
            dealt = tuple(piece for piece in pieces[seat : seat + len(self.job.bots)] if piece is not None)
            return replace(self.job, pieces=dealt).setup_of(number)

        return observe(GameColumns(self.job, games.start, self._rows(games), decisions, throws), setup_of)

    def _read(self, table: str, games: range, columns: list[str]) -> pa.Table:
        """Some columns of some games."""
        which = [("game", ">=", games.start), ("game", "<", games.stop)]
        files = dict.fromkeys(self.files(number)[table] for number in (*games[:: self.games_per_part], games[-1]))
        return pa.concat_tables([pq.read_table(file, columns=columns, filters=which) for file in files])

    def _numbers(self, table: str, columns: dict[int, str], games: range) -> Numbers:
        """The decisions or throws of some games, as the kernel's loops write them."""
        found = self._read(table, games, list(columns.values()))
        numbers = np.zeros((len(columns), len(found)), dtype=np.int32)
        for place, name in columns.items():
            numbers[place] = found[name].to_numpy()
        return numbers

    def _rows(self, games: range) -> Any:
        """The results of some games as the kernel's loops write them."""
        seats = len(self.job.bots)
        found = self._read("games", games, ["reason", "turns", "decisions"])
        told = self._read("seats", games, ["score", "win_share"])
        scores, shares = (told[column].to_numpy().reshape(-1, seats) for column in ("score", "win_share"))
        rows = np.zeros((len(games), loops.ROW), dtype=np.int64)
        rows[:, loops.WINNERS] = ((shares > 0) << np.arange(seats)).sum(axis=1)
        rows[:, loops.REASON] = [self.job.kind.kernel.REASONS.index(reason) for reason in found["reason"].to_pylist()]
        rows[:, loops.TURNS] = found["turns"]
        rows[:, loops.DECISIONS] = found["decisions"]
        rows[:, loops.SCORES : loops.SCORES + seats] = scores
        return rows

    # Writing

    def begin(self) -> None:
        """OptionError unless the folder is empty or has this data set, finished or not."""
        text = json.dumps(self.description(), indent=1) + "\n"
        with _writing(self.folder):
            told = _text(self.folder / FINISHED) or _text(self.folder / UNFINISHED)
            if told == text:
                remove_drafts(self.folder)
                return
            if told is not None or _holds_anything(self.folder):
                raise OptionError("dataset-foreign", folder=str(self.folder))
        with _writing(self.folder / UNFINISHED):
            write_whole(self.folder / UNFINISHED, text)

    def description(self) -> dict[str, Any]:
        """What is written to `dataset.json`."""
        from rollwright import __version__

        return {
            "format": FORMAT,
            "rollwright": __version__,
            "game": self.job.game,
            "rules": rules_of(self.job.kind),
            "bots": self.job.bots,
            "games": self.job.games,
            "seed": self.job.seed,
            "pieces": self.job.pieces,
            **told_options(self.job.kind, self.job.options),
            "games_per_part": self.games_per_part,
            **({"values": True} if self.values else {}),
            **({"observations": True} if self.observations else {}),
        }

    def has(self, games: range) -> bool:
        """Whether all files of a part exist."""
        return all(file.exists() for file in self.files(games.start).values())

    def add(self, part: Part) -> None:
        for table, file in self.files(part.games.start).items():
            with _writing(file):
                write_whole(file, part.files[table])

    def finish(self) -> None:
        with _writing(self.folder / FINISHED):
            if (self.folder / UNFINISHED).exists():
                (self.folder / UNFINISHED).replace(self.folder / FINISHED)


def write_dataset(
    job: Job,
    folder: Path | str,
    workers: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
    *,
    values: bool = False,
    observations: bool = False,
) -> Dataset:
    """Plays a job as `simulate` does and writes its games to a folder, except for parts that exist already.

    `values` adds the coach's chances, luck and losses, which takes much longer; `observations` what the seats saw at
    every decision. OptionError if the folder has anything else in it, or can't be written.
    """
    job = _as_kept(job, Path(folder))
    job.check()
    size = VALUED_PART if values else PART if job.is_fast and not observations else SLOW_PART
    dataset = Dataset(Path(folder), job, size, values, observations)
    dataset.begin()
    missing = [games for games in dataset.parts() if not dataset.has(games)]
    there = job.games - sum(map(len, missing))
    if progress is not None:
        progress(there / job.games)
    if missing:
        job.prepare(workers)
        play = dataset.contents.play_part
        run = run_blocks(job, play, iter(missing), workers, progress, executor, AHEAD, there, in_processes=values)
        with closing(run) as parts:
            for part in parts:
                dataset.add(part)
    dataset.finish()
    return dataset


def _as_kept(job: Job, folder: Path) -> Job:
    """The job on boards or sheets of the edition that a data set in the folder was begun with, if there is one."""
    file = folder / (FINISHED if (folder / FINISHED).exists() else UNFINISHED)
    if not file.exists():
        return job
    edition = job.kind.material.of_edition(_told(file).get("edition", FIRST_EDITION))
    return replace(job, options={**edition, **job.options})


def _rows_of(file: Path, number: int) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pq.read_table(file, filters=[("game", "=", number)]).to_pylist()
    return rows


def _told(file: Path) -> dict[str, Any]:
    """The description in a file; OptionError if it is not that of a data set."""
    try:
        told = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        told = None
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise OptionError("dataset-none", folder=str(file.parent), file=file.name)
    return told


def _text(file: Path) -> str | None:
    return file.read_text("utf-8", "replace") if file.exists() else None


def _holds_anything(folder: Path) -> bool:
    """Whether there are any files in a folder, except hidden ones."""
    return folder.exists() and any(not entry.name.startswith(".") for entry in folder.iterdir())


@contextmanager
def _writing(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError:
        raise OptionError("dataset-not-written", file=str(file)) from None
