"""The commands of `rollwright store` and their options, as typer reads them; `commands/store.py` carries them out."""

from __future__ import annotations

from typing import Annotated

import typer

from rollwright.cli.group import TranslatedCommand, TranslatedGroup

store = typer.Typer(cls=TranslatedGroup, help="help-store-command", no_args_is_help=True)

Json = Annotated[bool, typer.Option("--json", help="help-json")]


@store.command(cls=TranslatedCommand, help="help-store-check")
def check(
    context: typer.Context,
    where: Annotated[str, typer.Argument(metavar="meta-where", help="help-store-where")],
    as_json: Json = False,
) -> None:
    """The options of `rollwright store check`."""
    from rollwright.cli.commands.store import run_check

    run_check(context.obj, where, as_json=as_json)


@store.command(cls=TranslatedCommand, help="help-store-copy")
def copy(
    context: typer.Context,
    source: Annotated[str, typer.Argument(metavar="meta-from", help="help-store-where")],
    target: Annotated[str, typer.Argument(metavar="meta-to", help="help-store-to")],
    as_json: Json = False,
) -> None:
    """The options of `rollwright store copy`."""
    from rollwright.cli.commands.store import run_copy

    run_copy(context.obj, source, target, as_json=as_json)


@store.command(cls=TranslatedCommand, help="help-store-backup")
def backup(
    context: typer.Context,
    folder: Annotated[str, typer.Argument(metavar="meta-folder", help="help-store-folder")],
    file: Annotated[str, typer.Argument(metavar="meta-file", help="help-store-backup-file")],
) -> None:
    """The options of `rollwright store backup`."""
    from rollwright.cli.commands.store import run_backup

    run_backup(context.obj, folder, file)


@store.command(cls=TranslatedCommand, help="help-store-prepare")
def prepare(
    context: typer.Context,
    address: Annotated[str, typer.Argument(metavar="meta-address", help="help-store-database")],
    role: Annotated[str | None, typer.Option("--role", metavar="meta-role", help="help-store-role")] = None,
) -> None:
    """The options of `rollwright store prepare`."""
    from rollwright.cli.commands.store import run_prepare

    run_prepare(context.obj, address, role)
