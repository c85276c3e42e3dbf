"""`rollwright check-store`: is anything in a server's file of tables damaged?"""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import typer

from rollwright.cli.files import path_of
from rollwright.cli.screen import Screen

DAMAGED = 1  # exit code


def run(screen: Screen, file: str, *, as_json: bool) -> None:
    """Carries out `rollwright check-store`."""
    from rollwright.server.check import check_file

    report = check_file(Path(path_of(file)))
    if as_json:
        screen.give(asdict(report))
    elif report.is_good:
        screen.tell("check-store-good", "green", file=file, tables=report.tables, entries=report.entries)
    else:
        screen.tell("check-store-bad", "red", file=file)
        for fault in report.file:
            screen.write(f"  {fault}", indent="  ")
        for table, what in report.damaged.items():
            screen.tell("check-store-table", table=table, what=what)
    if not report.is_good:
        raise typer.Exit(DAMAGED)
