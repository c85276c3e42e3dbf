"""`rollwright tournament`: bots play each other on identical dice; their strength, with intervals."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import typer

from rollwright.cli.files import check_writable, path_of, write_text
from rollwright.cli.pieces import given_pieces
from rollwright.cli.progress import announce_compiling, prepare_bots, progress_bar
from rollwright.cli.screen import Screen
from rollwright.cli.seed import new_seed
from rollwright.cli.show_tournament import show_figures
from rollwright.cli.workers import check_workers, executor_at
from rollwright.core.errors import OptionError
from rollwright.core.registry import game_type
from rollwright.core.setup import USUAL_SEATS
from rollwright.lab.tournament import Plan, Sprt, TournamentResults, play_tournament
from rollwright.lab.tournament.journal import kept_in
from rollwright.lab.tournament.plot import ladder_svg
from rollwright.lab.tournament.report import csv_text, require_parquet, write_parquet
from rollwright.lab.tournament.sprt import LARGEST_ELO

PRINTED = "-"  # instead of a file's name: to the terminal
INTERRUPTED = 130  # what shells expect after Ctrl-C


@dataclass(frozen=True)
class Outputs:
    """The files to write; each None if it is not asked for."""

    json: str | None
    csv: str | None
    parquet: str | None
    plot: str | None

    @property
    def is_printed(self) -> bool:
        """Whether standard output is read by another program."""
        return PRINTED in (self.json, self.csv)

    def check(self) -> None:
        """OptionError if any of them can't be written, before the games are played."""
        if self.parquet is not None:
            require_parquet()
        for name in (self.json, self.csv, self.parquet, self.plot):
            if name is not None and name != PRINTED:
                check_writable(name)
        if self.json == self.csv == PRINTED:
            raise OptionError("option-one-printed")


def run(
    screen: Screen,
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int | None,
    seed: int | None,
    pieces: str | None,
    sprt: str | None,
    workers: int | None,
    cluster: str | None,
    journal: str | None,
    outputs: Outputs,
    *,
    gauntlet: bool,
    luck: bool,
) -> None:
    """Carries out `rollwright tournament`."""
    kind = game_type(game)
    chosen = given_pieces(kind, pieces, seats)
    check_workers(workers, cluster)
    outputs.check()
    book = None if journal is None else path_of(journal)
    kept = None if book is None else kept_in(book)
    kept_seed, deal, edition = kept or (None, 1, kind.material.edition)  # the same command resumes
    plan = Plan(
        game=game,
        bots=tuple(bots),
        games=games,
        seats=(len(chosen.pieces) or USUAL_SEATS) if seats is None else seats,
        gauntlet=gauntlet,
        seed=next(number for number in (seed, kept_seed, new_seed()) if number is not None),
        pieces=chosen.pieces,
        options={**kind.material.of_edition(edition), **chosen.options},
        sprt=None if sprt is None else _sprt(sprt),
        luck=luck,
        deal=deal,
    )
    plan.check()
    if plan.games != plan.games_per_pairing:
        screen.error_console.print(screen.say("tournament-rounded", games=plan.games_per_pairing), markup=False)
    if cluster is None and (plan.is_compiled or plan.has_levels):
        announce_compiling(screen, kind, levels=plan.has_levels)
    results = _play(screen, plan, workers, cluster, book)
    figures = results.figures()
    if not outputs.is_printed:
        show_figures(screen, plan, figures)
    _write(screen, outputs, results, figures)


def _sprt(words: str) -> Sprt:
    try:
        elo0, elo1 = map(float, words.split(","))
    except ValueError:
        raise OptionError("tournament-sprt", most=LARGEST_ELO) from None
    return Sprt(elo0, elo1)


def _play(
    screen: Screen, plan: Plan, workers: int | None, cluster: str | None, journal: Path | None
) -> TournamentResults:
    games = plan.games_per_pairing * len(plan.pairings)
    try:
        prepare_bots(screen, partial(plan.prepare, workers))
        with executor_at(cluster) as executor, progress_bar(screen, screen.say("simulate-playing"), games) as progress:
            return play_tournament(plan, workers, progress, executor, journal)
    except KeyboardInterrupt:
        how = screen.say("tournament-lost") if journal is None else screen.say("tournament-interrupted", file=journal)
        screen.fail(how)
        raise typer.Exit(INTERRUPTED) from None


def _write(screen: Screen, outputs: Outputs, results: TournamentResults, figures: dict[str, Any]) -> None:
    texts = (
        (outputs.json, json.dumps(figures, ensure_ascii=False, indent=1) + "\n"),
        (outputs.csv, csv_text(figures)),
        (outputs.plot, ladder_svg(figures, screen.language)),
    )
    for name, text in texts:
        if name == PRINTED:
            sys.stdout.write(text)
        elif name is not None:
            write_text(path_of(name), text)
            _tell_file(screen, outputs, name)
    if outputs.parquet is not None:
        write_parquet(results, path_of(outputs.parquet))
        _tell_file(screen, outputs, outputs.parquet)


def _tell_file(screen: Screen, outputs: Outputs, name: str) -> None:
    if not outputs.is_printed:
        screen.tell("file-written", file=name)
