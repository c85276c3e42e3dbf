"""The results of a tournament for other programs: CSV with a row for each pairing, Parquet with a row for each game."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from rollwright.core.errors import MissingExtra, OptionError
from rollwright.core.files import whole_file
from rollwright.kernel import loops
from rollwright.lab.tournament.results import Match, TournamentResults

COLUMNS = ("bot", "opponent", "pairs", "games", "wins", "losses")
ROWS_TOGETHER = 1 << 16  # pairs that are in memory as columns at the same time


def csv_text(figures: dict[str, Any]) -> str:
    """The results as CSV: a row for each pairing, from the view of its first bot. Unknown and infinite values are
    empty."""
    out = io.StringIO()
    rows = [_row(pairing) for pairing in figures["pairings"]]
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def _row(pairing: dict[str, Any]) -> dict[str, Any]:
    row = {name: pairing[name] for name in COLUMNS}
    clean, test = pairing["adjusted"] or {}, pairing["sprt"] or {}
    for prefix, figures in (("", pairing), ("adjusted_", clean)):
        for name in ("share", "elo"):
            found = figures.get(name, {})
            row |= {f"{prefix}{name}": found.get("value")}
            row |= {f"{prefix}{name}_{end}": found.get(end) for end in ("low", "high")}
    return row | {
        "variance_factor": clean.get("variance_factor"),
        "sprt": test.get("verdict"),
        "llr": test.get("ratio"),
    }


def require_parquet() -> Any:
    """PyArrow, which a report as Parquet needs; MissingExtra without it. To be called before the games are played."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise MissingExtra("PyArrow", "data") from None
    return pyarrow


def write_parquet(results: TournamentResults, file: Path | str) -> None:
    """Writes all games of a tournament to one Parquet file, whole or not at all."""
    pa = require_parquet()
    path = Path(file)
    schema = _schema(pa)
    try:
        with whole_file(path) as out, pa.parquet.ParquetWriter(out, schema, compression="zstd") as writer:
            for columns in _games(results):
                writer.write_table(pa.table(columns, schema=schema))
    except OSError:
        raise OptionError("file-not-written", file=str(path)) from None


def _schema(pa: Any) -> Any:
    words = pa.dictionary(pa.int32(), pa.string())
    return pa.schema(
        {
            "bot": words,
            "opponent": words,
            "pair": pa.int32(),
            "arrangement": pa.int8(),
            "first": pa.int8(),
            "bots": pa.list_(pa.string()),
            "pieces": pa.list_(pa.string()),
            "winners": pa.list_(pa.int8()),
            "share": pa.float64(),
            "reason": words,
            "turns": pa.int32(),
            "decisions": pa.int32(),
            "scores": pa.list_(pa.int32()),
            "luck": pa.list_(pa.float64()),
        }
    )


def _games(results: TournamentResults) -> Iterator[dict[str, Any]]:
    """The games as columns, some pairs of one arrangement at a time."""
    for match in results.matches:
        for arrangement in range(len(results.plan.arrangements)):
            for start in range(0, match.end, ROWS_TOGETHER):
                yield _columns(match, arrangement, slice(start, min(start + ROWS_TOGETHER, match.end)))


def _columns(match: Match, arrangement: int, pairs: slice) -> dict[str, Any]:
    plan, job = match.plan, match.plan.jobs(match.pairing)[arrangement]
    rows = match.rows[arrangement, pairs]
    numbers = range(pairs.start, pairs.stop)
    bot, opponent = (plan.names[bot] for bot in match.bots)
    seats = np.arange(plan.seats)
    return {
        "bot": [bot] * len(rows),
        "opponent": [opponent] * len(rows),
        "pair": numbers,
        "arrangement": [arrangement] * len(rows),
        "first": [number % plan.seats for number in numbers],
        "bots": [job.bots] * len(rows),
        "pieces": [job.pieces_of(number) for number in numbers],
        "winners": [seats[won].tolist() for won in (rows[:, loops.WINNERS, None] >> seats) & 1 == 1],
        "share": match.shares[arrangement, pairs],
        "reason": [plan.kind.kernel.REASONS[reason] for reason in rows[:, loops.REASON]],
        "turns": rows[:, loops.TURNS],
        "decisions": rows[:, loops.DECISIONS],
        "scores": rows[:, loops.SCORES : loops.SCORES + plan.seats].tolist(),
        "luck": [None] * len(rows) if match.luck is None else match.luck[arrangement, pairs].tolist(),
    }
