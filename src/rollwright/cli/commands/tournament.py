"""`rollwright tournament`: bots meet on identical dice; how strong they are, with intervals."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import typer
from rich.table import Table

from rollwright.cli.commands.play import LARGEST_SEED
from rollwright.cli.files import check_writable, path_of, write_text
from rollwright.cli.pieces import given_pieces
from rollwright.cli.progress import (
    announce_compiling,
    check_place,
    executor_at,
    percent,
    prepare_bots,
    progress_bar,
    table_of,
)
from rollwright.cli.screen import Screen
from rollwright.core.errors import OptionError
from rollwright.core.registry import game_type
from rollwright.lab.tournament import Plan, Sprt, TournamentResults, play_tournament
from rollwright.lab.tournament.journal import seed_in
from rollwright.lab.tournament.plot import ladder_svg, shown_name, signed
from rollwright.lab.tournament.report import csv_text, require_parquet, write_parquet
from rollwright.lab.tournament.sprt import LARGEST_ELO

DEFAULT_SEATS = 2
PRINTED = "-"  # instead of a file's name: to the terminal
INTERRUPTED = 130  # what shells expect after Ctrl-C
UNKNOWN = "–"


@dataclass(frozen=True)
class Outputs:
    """Files that are asked for."""

    json: str | None
    csv: str | None
    parquet: str | None
    plot: str | None

    @property
    def is_printed(self) -> bool:
        """Whether the terminal is for another program."""
        return PRINTED in (self.json, self.csv)

    def check(self) -> None:
        """OptionError for what can't be written, before the games are played."""
        if self.parquet is not None:
            require_parquet()
        for name in (self.json, self.csv, self.parquet, self.plot):
            if name is not None and name != PRINTED:
                check_writable(name)
        if self.json == self.csv == PRINTED:
            raise OptionError("option-one-printed")


def tournament(
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
    kind = game_type(game)
    chosen = given_pieces(kind, pieces)
    check_place(workers, cluster)
    outputs.check()
    book = None if journal is None else path_of(journal)
    plan = Plan(
        game=game,
        bots=tuple(bots),
        games=games,
        seats=(len(chosen) or DEFAULT_SEATS) if seats is None else seats,
        gauntlet=gauntlet,
        seed=_seed(seed, book),
        pieces=chosen,
        sprt=None if sprt is None else _sprt(sprt),
        luck=luck,
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


def _seed(given: int | None, journal: Path | None) -> int:
    """The seed; if none is given, that of the journal, so that the same command goes on."""
    if given is not None:
        return given
    kept = None if journal is None else seed_in(journal)
    return secrets.randbelow(LARGEST_SEED) if kept is None else kept


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


# What is shown


def show_figures(screen: Screen, plan: Plan, figures: dict[str, Any]) -> None:
    screen.heading(screen.title(plan.kind), screen.say("simulate-seed", seed=str(plan.seed)))
    screen.tell("tournament-games", games=plan.games_per_pairing, pairs=plan.pairs, seats=plan.seats)
    screen.console.print(_ladder(screen, figures["bots"], screen.say("tournament-raw")))
    if all(bot["adjusted"] for bot in figures["bots"]):
        clean = [{**bot, **bot["adjusted"]} for bot in figures["bots"]]
        screen.console.print(_ladder(screen, clean, screen.say("tournament-adjusted")))
    if figures["anchor"] is None:
        screen.tell("tournament-anchor-none")
    else:
        screen.tell("tournament-anchor", bot=shown_name(figures["anchor"], screen.language))
    screen.console.print(_pairings(screen, figures["pairings"]))
    if len(plan.bots) > 2 and not plan.gauntlet:
        screen.console.print(_cross_table(screen, figures))
    for pairing in figures["pairings"]:
        _tell_more(screen, plan, pairing)


def _ladder(screen: Screen, bots: list[dict[str, Any]], title: str) -> Table:
    share, games = screen.say("column-share"), screen.say("column-games")
    table = table_of(("", screen.say("column-player"), "Elo", "±", share, "95 %", games), title)
    for place, bot in enumerate(bots, start=1):
        half = (bot["elo"]["high"] - bot["elo"]["low"]) / 2
        elo = signed(bot["elo"]["value"]), f"{half:.0f}" if half else UNKNOWN
        table.add_row(
            str(place),
            shown_name(bot["bot"], screen.language),
            *elo,
            percent(screen, bot["share"]["value"]),
            _span(screen, bot),
            str(bot["games"]),
        )
    return table


def _pairings(screen: Screen, pairings: list[dict[str, Any]]) -> Table:
    heads = map(screen.say, ("column-pairing", "column-share", "tournament-adjusted"))
    table = table_of((*heads, "Elo"))
    for pairing in pairings:
        clean = pairing["adjusted"]
        table.add_row(
            f"{shown_name(pairing['bot'], screen.language)} – {shown_name(pairing['opponent'], screen.language)}",
            _share(screen, pairing),
            _share(screen, clean) if clean else UNKNOWN,
            signed(pairing["elo"]["value"]),
        )
    return table


def _share(screen: Screen, figures: dict[str, Any]) -> str:
    return f"{percent(screen, figures['share']['value'])} ({_span(screen, figures)})"


def _span(screen: Screen, figures: dict[str, Any]) -> str:
    return "–".join(screen.decimal(100 * figures["share"][end], 1) for end in ("low", "high"))


def _cross_table(screen: Screen, figures: dict[str, Any]) -> Table:
    names = [bot["bot"] for bot in figures["bots"]]
    shares = {}
    for pairing in figures["pairings"]:
        share = pairing["share"]["value"]
        shares[pairing["bot"], pairing["opponent"]] = share
        shares[pairing["opponent"], pairing["bot"]] = 1 - share
    places = map(str, range(1, len(names) + 1))
    table = table_of(("", screen.say("column-player"), *places), screen.say("tournament-cross"))
    for place, name in enumerate(names, start=1):
        row = [screen.decimal(100 * shares[name, other], 1) if name != other else "" for other in names]
        table.add_row(str(place), shown_name(name, screen.language), *row)
    return table


def _tell_more(screen: Screen, plan: Plan, pairing: dict[str, Any]) -> None:
    """What luck and the test have to say about a pairing."""
    bots = {side: shown_name(pairing[side], screen.language) for side in ("bot", "opponent")}
    if pairing["adjusted"]:
        factor = screen.decimal(pairing["adjusted"]["variance_factor"], 2)
        screen.tell("tournament-variance", factor=factor, **bots)
    if plan.sprt is not None and pairing["sprt"]:
        bounds = {"elo0": f"{plan.sprt.elo0:g}", "elo1": f"{plan.sprt.elo1:g}"}
        ratio = screen.decimal(pairing["sprt"]["ratio"], 2)
        code = f"tournament-sprt-{pairing['sprt']['verdict']}"
        screen.tell(code, games=pairing["games"], ratio=ratio, **bounds, **bots)


# What is written


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
