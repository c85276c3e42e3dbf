"""The parts of a data set: some games in a row, as Parquet files, one for each table."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass

from rollwright.core.errors import MissingExtra
from rollwright.lab import observed
from rollwright.lab.columns import SCHEMAS, GameColumns, play_columns
from rollwright.lab.jobs import Job
from rollwright.lab.values import VALUES, value_table

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError:
    raise MissingExtra("PyArrow", "data") from None

OBSERVED_ROOM = 1 << 15  # decisions that are in memory at the same time, with what was seen
_STEPS = ("game", "event", "turn")  # columns that grow in small steps: delta encoding suits them
_UNLIKE = ("observation",)  # a column that hardly repeats: a dictionary would only cost


@dataclass(frozen=True)
class Part:
    """Some games in a row as files, one for each table."""

    games: range
    files: dict[str, pa.Buffer]


@dataclass(frozen=True)
class Contents:
    """What a data set has besides the games, seats, decisions and throws."""

    values: bool = False
    observations: bool = False

    def schemas(self, job: Job) -> dict[str, pa.Schema]:
        """The columns of each table."""
        extras = {}
        if self.values:
            extras["values"] = VALUES
        if self.observations:
            extras["observations"] = observed.schema(job.kind, len(job.bots))
        return {**SCHEMAS, **extras}

    def tables(self, played: GameColumns) -> dict[str, pa.Table]:
        """The rows of each table."""
        extras = {}
        if self.values:
            extras["values"] = value_table(played)
        if self.observations:
            extras["observations"] = observed.table_of(played)
        return {**played.tables(), **extras}

    def play_part(self, job: Job, games: range) -> Part:
        """Plays one part of a data set. With values it is done in processes, since a judge isn't thread-safe."""
        columns = self.schemas(job)
        sinks = {table: pa.BufferOutputStream() for table in columns}
        with ExitStack() as stack:
            writers = {table: stack.enter_context(_writer(sinks[table], schema)) for table, schema in columns.items()}
            for played in play_columns(job, games, OBSERVED_ROOM if self.observations else None):
                for table, rows in self.tables(played).items():
                    writers[table].write_table(rows)
        return Part(games, {table: sink.getvalue() for table, sink in sinks.items()})


def _writer(sink: pa.NativeFile, schema: pa.Schema) -> pq.ParquetWriter:
    steps = [name for name in schema.names if name in _STEPS]
    others = [name for name in schema.names if name not in (*_STEPS, *_UNLIKE)]
    encoding = dict.fromkeys(steps, "DELTA_BINARY_PACKED")
    return pq.ParquetWriter(sink, schema, compression="zstd", use_dictionary=others, column_encoding=encoding)
