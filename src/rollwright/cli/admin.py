"""The commands of `rollwright admin` and their options, as typer reads them; `commands/admin.py` carries them out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from rollwright.cli.group import TranslatedCommand, TranslatedGroup

if TYPE_CHECKING:
    from rollwright.cli.commands.admin import Operator

admin = typer.Typer(cls=TranslatedGroup, help="help-admin", no_args_is_help=True)


def option(name: str, metavar: str | None, code: str) -> Any:
    """An option of a command, and the code of its help."""
    return typer.Option(f"--{name}", metavar=metavar, help=code)


Data = Annotated[str | None, option("data", "meta-folder", "help-data")]
Store = Annotated[str | None, option("store", "meta-address", "help-store")]
Json = Annotated[bool, option("json", None, "help-json")]
Table = Annotated[str, typer.Argument(metavar="meta-table", help="help-admin-table")]
Network = Annotated[str, typer.Argument(metavar="meta-network", help="help-admin-network")]


def operator(context: typer.Context, data: str | None, store: str | None) -> Operator:
    """Whoever carries the commands out."""
    from rollwright.cli.commands.admin import Operator

    return Operator(context.obj, data, store)


@admin.command("list", cls=TranslatedCommand, help="help-admin-list")
def list_tables(
    context: typer.Context,
    most: Annotated[int, option("most", "meta-number", "help-admin-most")] = 20,
    as_json: Json = False,
    data: Data = None,
    store: Store = None,
) -> None:
    """The options of `rollwright admin list`."""
    operator(context, data, store).list_tables(most, as_json=as_json)


@admin.command(cls=TranslatedCommand, help="help-admin-end")
def end(context: typer.Context, table: Table, data: Data = None, store: Store = None) -> None:
    """The options of `rollwright admin end`."""
    operator(context, data, store).end(table)


@admin.command(cls=TranslatedCommand, help="help-admin-delete")
def delete(context: typer.Context, table: Table, data: Data = None, store: Store = None) -> None:
    """The options of `rollwright admin delete`."""
    operator(context, data, store).delete(table)


@admin.command(cls=TranslatedCommand, help="help-admin-ban")
def ban(
    context: typer.Context,
    network: Network,
    hours: Annotated[float | None, option("hours", "meta-number", "help-admin-hours")] = None,
    why: Annotated[str, option("why", "meta-text", "help-admin-why")] = "",
    data: Data = None,
    store: Store = None,
) -> None:
    """The options of `rollwright admin ban`."""
    operator(context, data, store).ban(network, hours, why)


@admin.command(cls=TranslatedCommand, help="help-admin-unban")
def unban(context: typer.Context, network: Network, data: Data = None, store: Store = None) -> None:
    """The options of `rollwright admin unban`."""
    operator(context, data, store).unban(network)


@admin.command(cls=TranslatedCommand, help="help-admin-bans")
def bans(context: typer.Context, as_json: Json = False, data: Data = None, store: Store = None) -> None:
    """The options of `rollwright admin bans`."""
    operator(context, data, store).list_bans(as_json=as_json)
