"""The commands and their options, as typer reads them; `run` in a file of `commands/` carries each out.

Those files are imported when they are called. Help texts are identifiers of messages; `help.py` shows them in the
user's language.
"""

from __future__ import annotations

from typing import Annotated, Any

import typer

from rollwright.cli.admin import admin
from rollwright.cli.group import TranslatedCommand, TranslatedGroup
from rollwright.cli.pieces import piece_options
from rollwright.cli.store import store
from rollwright.cli.workshop import boards, sheets

app = typer.Typer(cls=TranslatedGroup, help="help-rollwright", add_completion=False, pretty_exceptions_enable=False)
app.add_typer(admin, name="admin")
app.add_typer(store, name="store")
app.add_typer(boards, name="boards")
app.add_typer(sheets, name="sheets")

Pieces = Annotated[str | None, typer.Option(*piece_options(), metavar="meta-pieces", help="help-pieces")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="meta-number", help="help-seed")]
Json = Annotated[bool, typer.Option("--json", help="help-json")]


def option(name: str, metavar: str | None = None) -> Any:
    """An option of a command, whose help has its name."""
    return typer.Option(f"--{name}", metavar=metavar, help=f"help-{name}")


@app.callback(invoke_without_command=True)
def rollwright(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="help-version")] = False
) -> None:
    """The options of `rollwright` without a command."""
    if version:
        from rollwright import __version__

        context.obj.write(f"rollwright {__version__}")
    elif context.invoked_subcommand is None:
        from rollwright.cli.commands.serve import run

        run(context.obj, None, None, lan=False, browse=True)


@app.command(cls=TranslatedCommand, help="help-serve")
def serve(
    context: typer.Context,
    host: Annotated[str | None, option("host", "meta-address")] = None,
    port: Annotated[int | None, option("port", "meta-number")] = None,
    lan: Annotated[bool, option("lan")] = False,
    data: Annotated[str | None, option("data", "meta-folder")] = None,
    store: Annotated[str | None, option("store", "meta-address")] = None,
    workers: Annotated[int | None, typer.Option("--workers", metavar="meta-number", help="help-serve-workers")] = None,
    browse: Annotated[bool, typer.Option("--open/--no-open", help="help-open")] = True,
) -> None:
    """The options of `rollwright serve`."""
    from rollwright.cli.commands.serve import run

    run(context.obj, host, port, data, store, workers, lan=lan, browse=browse)


@app.command(cls=TranslatedCommand, help="help-play")
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="meta-game", help="help-play-game")] = None,
    seat: Annotated[list[str] | None, option("seat", "meta-seat")] = None,
    pieces: Pieces = None,
    seed: Seed = None,
    first: Annotated[int | None, option("first", "meta-number")] = None,
    resume: Annotated[bool, option("resume")] = False,
    show_all: Annotated[bool, option("all")] = False,
) -> None:
    """The options of `rollwright play`."""
    from rollwright.cli.commands.play import run

    run(context.obj, game, seat or (), pieces, seed, first, resume=resume, show_all=show_all)


@app.command(cls=TranslatedCommand, help="help-show")
def show(
    context: typer.Context,
    what: Annotated[str, typer.Argument(metavar="meta-board-or-file", help="help-show-what")],
    svg: Annotated[str | None, typer.Option("--svg", metavar="meta-file", help="help-svg-file")] = None,
) -> None:
    """The options of `rollwright show`."""
    from rollwright.cli.commands.show import run

    run(context.obj, what, svg)


@app.command("print", cls=TranslatedCommand, help="help-print")
def print_(
    context: typer.Context,
    what: Annotated[list[str], typer.Argument(metavar="meta-print", help="help-print-what")],
    out: Annotated[str, typer.Option("--out", metavar="meta-file", help="help-print-out")],
    game: Annotated[str | None, typer.Option("--game", metavar="meta-game", help="help-print-game")] = None,
    paper: Annotated[str, option("paper", "meta-paper")] = "a4",
    per_page: Annotated[int, option("per-page", "meta-number")] = 1,
    size: Annotated[str, option("size", "meta-size")] = "large",
    grey: Annotated[bool, option("grey")] = False,
    copies: Annotated[int | None, option("copies", "meta-number")] = None,
    site: Annotated[str, option("site", "meta-address")] = "",
) -> None:
    """The options of `rollwright print`."""
    from rollwright.cli.commands.print import run

    run(context.obj, what, out, game, copies, paper=paper, per_page=per_page, size=size, grey=grey, site=site)


@app.command(cls=TranslatedCommand, help="help-replay")
def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="meta-file", help="help-replay-file")],
    step: Annotated[bool, option("step")] = False,
    as_json: Json = False,
) -> None:
    """The options of `rollwright replay`."""
    from rollwright.cli.commands.replay import run

    run(context.obj, file, step=step, as_json=as_json)


@app.command(cls=TranslatedCommand, help="help-verify")
def verify(
    context: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="meta-files", help="help-verify-files")],
    as_json: Json = False,
) -> None:
    """The options of `rollwright verify`."""
    from rollwright.cli.commands.verify import run

    run(context.obj, files, as_json=as_json)


@app.command(cls=TranslatedCommand, help="help-review")
def review(
    context: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="meta-files", help="help-review-files")],
    svg: Annotated[str | None, typer.Option("--svg", metavar="meta-file", help="help-review-svg")] = None,
    as_json: Json = False,
) -> None:
    """The options of `rollwright review`."""
    from rollwright.cli.commands.review import run

    run(context.obj, files, svg, as_json=as_json)


@app.command(cls=TranslatedCommand, help="help-simulate")
def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="meta-game", help="help-game")],
    games: Annotated[int, option("games", "meta-number")] = 1000,
    seed: Seed = None,
    seat: Annotated[list[str] | None, typer.Option("--seat", metavar="meta-seat", help="help-simulate-seat")] = None,
    pieces: Pieces = None,
    workers: Annotated[int | None, option("workers", "meta-number")] = None,
    cluster: Annotated[str | None, option("cluster", "meta-address")] = None,
    records: Annotated[str | None, option("records", "meta-folder")] = None,
    parquet: Annotated[str | None, option("parquet", "meta-folder")] = None,
    values: Annotated[bool, option("values")] = False,
    observations: Annotated[bool, option("observations")] = False,
    as_json: Json = False,
) -> None:
    """The options of `rollwright simulate`."""
    from rollwright.cli.commands.simulate import run

    place, extras = (workers, cluster, records, parquet), {"values": values, "observations": observations}
    run(context.obj, game, games, seed, seat or (), pieces, *place, extras, as_json=as_json)


@app.command(cls=TranslatedCommand, help="help-tournament")
def tournament(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="meta-game", help="help-game")],
    bots: Annotated[list[str], typer.Argument(metavar="meta-players", help="help-tournament-bots")],
    games: Annotated[int, typer.Option("--games", metavar="meta-number", help="help-tournament-games")] = 1000,
    seats: Annotated[int | None, option("seats", "meta-number")] = None,
    gauntlet: Annotated[bool, option("gauntlet")] = False,
    no_luck: Annotated[bool, option("no-luck")] = False,
    seed: Seed = None,
    pieces: Pieces = None,
    sprt: Annotated[str | None, option("sprt", "meta-bounds")] = None,
    workers: Annotated[int | None, option("workers", "meta-number")] = None,
    cluster: Annotated[str | None, option("cluster", "meta-address")] = None,
    journal: Annotated[str | None, option("journal", "meta-file")] = None,
    json: Annotated[str | None, typer.Option("--json", metavar="meta-file", help="help-tournament-json")] = None,
    csv: Annotated[str | None, option("csv", "meta-file")] = None,
    parquet: Annotated[
        str | None, typer.Option("--parquet", metavar="meta-file", help="help-tournament-parquet")
    ] = None,
    plot: Annotated[str | None, option("plot", "meta-file")] = None,
) -> None:
    """The options of `rollwright tournament`."""
    from rollwright.cli.commands.tournament import Outputs, run

    outputs = Outputs(json, csv, parquet, plot)
    place = (workers, cluster, journal, outputs)
    run(context.obj, game, bots, games, seats, seed, pieces, sprt, *place, gauntlet=gauntlet, luck=not no_luck)


@app.command(cls=TranslatedCommand, help="help-solve")
def solve(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="meta-game", help="help-game")],
    sheet: Annotated[list[str] | None, option("sheet", "meta-file")] = None,
    seats: Annotated[int | None, typer.Option("--seats", metavar="meta-number", help="help-solve-seats")] = None,
    price: Annotated[float | None, option("price", "meta-number")] = None,
    workers: Annotated[int | None, option("workers", "meta-number")] = None,
) -> None:
    """The options of `rollwright solve`."""
    from rollwright.cli.commands.solve import run

    run(context.obj, game, sheet or (), seats, price, workers)


@app.command(cls=TranslatedCommand, help="help-train")
def train(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="meta-game", help="help-game")],
    out: Annotated[str, option("out", "meta-file")],
    seed: Seed = None,
    batches: Annotated[int | None, option("batches", "meta-number")] = None,
    curve: Annotated[str | None, option("curve", "meta-file")] = None,
) -> None:
    """The options of `rollwright train`."""
    from rollwright.cli.commands.train import run

    run(context.obj, game, out, seed, batches, curve)


@app.command(cls=TranslatedCommand, help="help-certify")
def certify(
    context: typer.Context,
    pieces: Annotated[list[str], typer.Argument(metavar="meta-pieces", help="help-certify-pieces")],
    seats: Annotated[str, typer.Option("--seats", metavar="meta-seat-counts", help="help-certify-seats")] = "2,3,4",
    judges: Annotated[
        str, typer.Option("--judges", metavar="meta-levels", help="help-certify-judges")
    ] = "expert,planner",
    within: Annotated[float, typer.Option("--within", metavar="meta-number", help="help-certify-within")] = 0.005,
    seed: Seed = None,
    workers: Annotated[int | None, option("workers", "meta-number")] = None,
    journal: Annotated[str | None, typer.Option("--journal", metavar="meta-file", help="help-certify-journal")] = None,
    json: Annotated[str | None, typer.Option("--json", metavar="meta-file", help="help-certify-json")] = None,
    html: Annotated[str | None, typer.Option("--html", metavar="meta-file", help="help-certify-html")] = None,
    svg: Annotated[str | None, typer.Option("--svg", metavar="meta-file", help="help-certify-svg")] = None,
) -> None:
    """The options of `rollwright certify`."""
    from rollwright.cli.commands.certify import Outputs, run

    run(context.obj, pieces, seats, judges, within, seed, workers, journal, Outputs(json, html, svg))
