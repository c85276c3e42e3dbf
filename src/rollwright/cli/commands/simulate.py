"""`rollwright simulate`: many games between bots, summed up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import Any

from rich.table import Table

from rollwright.bots.names import bot_name
from rollwright.cli.files import path_of
from rollwright.cli.pieces import given_pieces
from rollwright.cli.progress import announce_compiling, prepare_bots, progress_bar
from rollwright.cli.screen import Screen
from rollwright.cli.seed import new_seed
from rollwright.cli.tables import table_of
from rollwright.cli.workers import check_workers, executor_at
from rollwright.core.errors import OptionError
from rollwright.core.game_type import GameType
from rollwright.core.registry import game_type
from rollwright.core.setup import USUAL_SEATS
from rollwright.lab.jobs import Job
from rollwright.lab.simulate import JobResults, simulate

DEFAULT_BOT = "greedy"


def run(
    screen: Screen,
    game: str,
    games: int,
    seed: int | None,
    bots: Sequence[str],
    pieces: str | None,
    workers: int | None,
    cluster: str | None,
    records: str | None,
    parquet: str | None,
    extras: Mapping[str, bool],
    *,
    as_json: bool,
) -> None:
    """Carries out `rollwright simulate`. `extras` say what else is in the data set (`write_dataset`)."""
    if any(extras.values()) and parquet is None:
        raise OptionError("option-values")
    kind = game_type(game)
    chosen = given_pieces(kind, pieces, len(bots) or None)
    bots = tuple(bots) or (DEFAULT_BOT,) * (len(chosen.pieces) or USUAL_SEATS)
    seed = new_seed() if seed is None else seed
    check_workers(workers, cluster)
    job = Job(game=game, bots=bots, games=games, seed=seed, pieces=chosen.pieces, options=chosen.options)
    job.check()
    prepare_bots(screen, partial(job.prepare, workers))
    if cluster is None and (job.is_compiled or job.has_levels):
        announce_compiling(screen, kind, levels=job.has_levels)
    with executor_at(cluster) as executor, progress_bar(screen, screen.say("simulate-playing"), games) as progress:
        results = _play(job, workers, executor, parquet, progress, extras)
    if records is not None:
        _write_records(screen, results, path_of(records))
    if as_json:
        screen.give(results.summary())
    else:
        show_summary(screen, kind, results.summary())


def _play(
    job: Job,
    workers: int | None,
    executor: Executor | None,
    parquet: str | None,
    progress: Any,
    extras: Mapping[str, bool],
) -> JobResults:
    """Plays a job; with a folder for it, the games become a data set there."""
    if parquet is None:
        return simulate(job, workers, progress, executor)
    from rollwright.lab.dataset import write_dataset

    return write_dataset(job, path_of(parquet), workers, progress, executor, **extras).results()


def show_summary(screen: Screen, kind: GameType, summary: dict[str, Any]) -> None:
    """The statistics that `rollwright simulate` prints."""
    screen.heading(screen.title(kind), screen.say("simulate-seed", seed=str(summary["seed"])))
    screen.tell("simulate-games", games=summary["games"])
    screen.console.print(_by_seat(screen, kind, summary))
    if summary["wins_by_piece"]:
        screen.console.print(_by_piece(screen, summary["wins_by_piece"]))
    by_start = [screen.percent(share) for share in summary["wins_by_start"]]
    screen.tell("simulate-by-start", shares=", ".join(by_start))
    for code in ("turns", "decisions"):
        screen.tell(f"simulate-{code}", **{key: round(value, 1) for key, value in summary[code].items()})
    for reason, count in summary["reasons"].items():
        if count:
            why = screen.say_or(reason, f"{kind.name}-reason-{reason}")
            screen.write(f"{count:>8}  {why}", indent=" " * 10)
    if summary["shared_wins"]:
        screen.tell("simulate-shared", games=summary["shared_wins"])


def _by_seat(screen: Screen, kind: GameType, summary: dict[str, Any]) -> Table:
    score = screen.say_or(screen.say("score"), f"{kind.name}-score")
    heads = map(screen.say, ("column-seat", "column-player", "column-wins"))
    table = table_of((*heads, score, "±", "min", "max"))
    for seat, bot in enumerate(summary["bots"]):
        scores = summary["scores_by_seat"][seat]
        table.add_row(
            str(seat + 1),
            bot_name(bot, screen.language),
            screen.percent(summary["wins_by_seat"][seat]),
            screen.decimal(scores["mean"], 2),
            screen.decimal(scores["sd"], 2),
            str(scores["min"]),
            str(scores["max"]),
        )
    return table


def _by_piece(screen: Screen, wins: dict[str, dict[str, float]]) -> Table:
    table = table_of([screen.say(f"column-{head}") for head in ("piece", "games", "wins")])
    for number, (piece, found) in enumerate(wins.items(), start=1):
        name = f"custom-{number}" if "\n" in piece else piece
        table.add_row(name, str(found["games"]), screen.percent(found["share"]))
    return table


def _write_records(screen: Screen, results: JobResults, folder: Path) -> None:
    try:
        with progress_bar(screen, screen.say("simulate-writing"), results.job.games) as progress:
            results.write_records(folder, progress)
    except OSError:
        raise OptionError("file-not-written", file=str(folder)) from None
