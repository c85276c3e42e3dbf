"""Data sets: the games of a job as a folder of Parquet files. docs/datasets.md describes what is in them.

A data set is divided into parts, which always have the same games. Workers return the files of whole parts, whose bytes
depend on the job only; the calling process writes them, each whole or not at all. `unfinished.json` describes the data
set while it is written and becomes `dataset.json` when everything is there, so an interrupted job can be resumed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, closing, contextmanager
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
from rollwright.core.whole import whole
from rollwright.kernel import loops
from rollwright.lab.columns import SCHEMAS, play_columns
from rollwright.lab.jobs import Job, kept_options, told_options
from rollwright.lab.play import Block
from rollwright.lab.simulate import JobResults, run_blocks
from rollwright.lab.values import VALUES, value_table

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
_STEPS = ("game", "event", "turn")  # columns that grow in small steps: delta encoding suits them


@dataclass(frozen=True)
class Dataset:
    """A folder with the games of a job."""

    folder: Path
    job: Job
    games_per_part: int
    values: bool = False
    """Whether it has the values of the coach, too."""

    @classmethod
    def open(cls, folder: Path | str) -> Dataset:
        """A finished data set; OptionError if there is none."""
        told = _told(Path(folder) / FINISHED)
        try:
            given = {field.name: told[field.name] for field in fields(Job) if field.name != "deal"}
            lists = {"bots": tuple(told["bots"]), "pieces": tuple(told["pieces"])}
            job = Job(**{**given, **lists, "options": kept_options(game_type(told["game"]), told)})
            return cls(Path(folder), job, told["games_per_part"], told.get("values", False))
        except (KeyError, TypeError):
            raise OptionError("dataset-none", folder=str(folder), file=FINISHED) from None

    def parts(self) -> Iterator[range]:
        """The games of each part."""
        starts = range(0, self.job.games, self.games_per_part)
        return (range(start, min(start + self.games_per_part, self.job.games)) for start in starts)

    def files(self, number: int) -> dict[str, Path]:
        """For each table the file that contains game `number`."""
        part = number // self.games_per_part
        return {table: self.folder / table / f"part-{part:06}.parquet" for table in schemas(values=self.values)}

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

    def _rows(self, games: range) -> Any:
        """The results of some games as the kernel's loops write them."""
        files, seats = self.files(games.start), len(self.job.bots)
        found = pq.read_table(files["games"], columns=["reason", "turns", "decisions"])
        scores, shares = (
            pq.read_table(files["seats"], columns=[column])[column].to_numpy().reshape(-1, seats)
            for column in ("score", "win_share")
        )
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


@dataclass(frozen=True)
class Part:
    """Some games in a row as files, one for each table."""

    games: range
    files: dict[str, pa.Buffer]


def write_dataset(
    job: Job,
    folder: Path | str,
    workers: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
    *,
    values: bool = False,
) -> Dataset:
    """Plays a job as `simulate` does and writes its games to a folder, except for parts that exist already.

    `values` adds the coach's chances, luck and losses, which takes much longer. OptionError if the folder has anything
    else in it, or can't be written.
    """
    job = _as_kept(job, Path(folder))
    job.check()
    size = VALUED_PART if values else PART if job.is_fast else SLOW_PART
    dataset = Dataset(Path(folder), job, size, values)
    dataset.begin()
    missing = [games for games in dataset.parts() if not dataset.has(games)]
    there = job.games - sum(map(len, missing))
    if progress is not None:
        progress(there / job.games)
    if missing:
        job.prepare(workers)
        play, where = (play_valued_part, True) if values else (play_part, False)
        run = run_blocks(job, play, iter(missing), workers, progress, executor, AHEAD, there, in_processes=where)
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


def schemas(*, values: bool) -> dict[str, pa.Schema]:
    """The schemas of a data set: the columns of each of its tables."""
    return {**SCHEMAS, "values": VALUES} if values else SCHEMAS


def play_part(job: Job, games: range) -> Part:
    """Plays one part of a data set."""
    return _play_part(job, games, values=False)


def play_valued_part(job: Job, games: range) -> Part:
    """Plays one part of a data set, with the values of the coach. A judge isn't thread-safe, so this is done in
    processes."""
    return _play_part(job, games, values=True)


def _play_part(job: Job, games: range, *, values: bool) -> Part:
    columns = schemas(values=values)
    sinks = {table: pa.BufferOutputStream() for table in columns}
    with ExitStack() as stack:
        writers = {table: stack.enter_context(_writer(sinks[table], schema)) for table, schema in columns.items()}
        for played in play_columns(job, games):
            tables = {**played.tables(), "values": value_table(played)} if values else played.tables()
            for table, rows in tables.items():
                writers[table].write_table(rows)
    return Part(games, {table: sink.getvalue() for table, sink in sinks.items()})


def _writer(sink: pa.NativeFile, schema: pa.Schema) -> pq.ParquetWriter:
    steps = [name for name in schema.names if name in _STEPS]
    others = [name for name in schema.names if name not in _STEPS]
    encoding = dict.fromkeys(steps, "DELTA_BINARY_PACKED")
    return pq.ParquetWriter(sink, schema, compression="zstd", use_dictionary=others, column_encoding=encoding)


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
