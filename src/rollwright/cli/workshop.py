"""The commands of `rollwright boards` and `rollwright sheets`, as typer reads them; `commands/boards.py` and
`commands/new_pieces.py` carry them out."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from rollwright.cli.group import TranslatedCommand, TranslatedGroup

Seed = Annotated[int | None, typer.Option("--seed", metavar="meta-number", help="help-new-seed")]
Count = Annotated[int, typer.Option("--count", metavar="meta-number", help="help-new-count")]
Out = Annotated[str | None, typer.Option("--out", metavar="meta-file", help="help-new-out")]
Svg = Annotated[str | None, typer.Option("--svg", metavar="meta-folder", help="help-svg-folder")]


class PiecesGroup(TranslatedGroup):
    """Commands about pieces; all pieces are shown if none is named, as `rollwright boards diceland` has it."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        first = next(iter(self.commands))
        is_named = bool(args) and (args[0] in self.commands or args[0] in ctx.help_option_names)
        return super().parse_args(ctx, args if is_named else [first, *args])


boards = typer.Typer(cls=PiecesGroup, help="help-boards-command")
sheets = typer.Typer(cls=PiecesGroup, help="help-sheets-command")


@boards.command("list", cls=TranslatedCommand, help="help-boards")
def list_boards(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="meta-game", help="help-game")] = None,
    svg: Svg = None,
) -> None:
    """The options of `rollwright boards`."""
    from rollwright.cli.commands.boards import run

    run(context.obj, game, svg)


@boards.command("new", cls=TranslatedCommand, help="help-boards-new")
def new_board(
    context: typer.Context,
    seed: Seed = None,
    style: Annotated[str, typer.Option("--style", metavar="meta-style", help="help-boards-style")] = "",
    treasures: Annotated[
        int | None, typer.Option("--treasures", metavar="meta-number", help="help-boards-treasures")
    ] = None,
    count: Count = 1,
    out: Out = None,
    fair: Annotated[float | None, typer.Option("--fair", metavar="meta-number", help="help-new-fair")] = None,
) -> None:
    """The options of `rollwright boards new`."""
    from rollwright.cli.commands.new_pieces import Order, run

    wishes = {} if treasures is None else {"treasures": treasures}
    run(context.obj, Order("boards", style, wishes), seed, count, out, fair)


@sheets.command("list", cls=TranslatedCommand, help="help-sheets-list")
def list_sheets(context: typer.Context, svg: Svg = None) -> None:
    """The options of `rollwright sheets`."""
    from rollwright.cli.commands.boards import run
    from rollwright.cli.commands.new_pieces import game_with

    run(context.obj, game_with("sheets").name, svg)


@sheets.command("new", cls=TranslatedCommand, help="help-sheets-new")
def new_paper(
    context: typer.Context,
    seed: Seed = None,
    style: Annotated[str, typer.Option("--style", metavar="meta-style", help="help-sheets-style")] = "",
    count: Count = 1,
    out: Out = None,
) -> None:
    """The options of `rollwright sheets new`."""
    from rollwright.cli.commands.new_pieces import Order, run

    run(context.obj, Order("sheets", style, {}), seed, count, out)
