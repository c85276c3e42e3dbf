"""`rollwright store`: the operator checks, copies and backs up what servers keep."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, TypeVar

import typer

from rollwright.cli.files import path_of
from rollwright.cli.screen import Screen
from rollwright.core.errors import OptionError

if TYPE_CHECKING:
    from rollwright.server.upkeep.check import Report
    from rollwright.server.upkeep.copying import Copied

BAD = 1  # exit code

T = TypeVar("T")


def run_check(screen: Screen, where: str, *, as_json: bool) -> None:
    """Carries out `rollwright store check`."""
    from rollwright.server.upkeep.check import check
    from rollwright.server.upkeep.places import to_read

    async def work() -> Report:
        store = to_read(_place(where))
        try:
            return await check(store)
        finally:
            await store.close()

    report = _done(where, work())
    if as_json:
        screen.give(asdict(report))
    elif report.is_good:
        figures = {"tables": report.tables, "entries": report.entries, "finished": report.finished}
        screen.tell("store-good", "green", where=_shown(where), **figures)
    else:
        _tell_damage(screen, where, report)
    _end(is_good=report.is_good)


def run_copy(screen: Screen, source: str, target: str, *, as_json: bool) -> None:
    """Carries out `rollwright store copy`."""
    from rollwright.server.upkeep.copying import copy
    from rollwright.server.upkeep.places import to_read, to_write

    async def work() -> Copied:
        reading = to_read(_place(source))
        try:
            writing = to_write(_place(target))
            try:
                return await copy(reading, writing)
            finally:
                await writing.close()
        finally:
            await reading.close()

    copied = _done(target, work())
    if as_json:
        screen.give(asdict(copied))
    elif copied.is_good:
        screen.tell("store-copied", "green", tables=copied.tables, there=copied.there, entries=copied.entries)
    else:
        screen.tell("store-not-copied", "red", tables=copied.tables)
        another = screen.say("store-another")
        _tell_tables(screen, {table: what or another for table, what in copied.left.items()})
    _end(is_good=copied.is_good)


def run_backup(screen: Screen, folder: str, file: str) -> None:
    """Carries out `rollwright store backup`."""
    from rollwright.server.upkeep.backup import back_up
    from rollwright.server.upkeep.places import file_of

    report = _done(folder, back_up(file_of(_place(folder)), path_of(file)))
    if report.is_good:
        screen.tell("store-backed-up", "green", file=file, tables=report.tables, entries=report.entries)
    else:
        _tell_damage(screen, folder, report)
    _end(is_good=report.is_good)


def run_prepare(screen: Screen, address: str, role: str | None) -> None:
    """Carries out `rollwright store prepare`."""
    from rollwright.server.store.opened import prepare_database

    _done(address, prepare_database(address, role))
    screen.tell("store-prepared", "green", address=_shown(address))


def _done(where: str, work: Coroutine[Any, Any, T]) -> T:
    """Does the work; OptionError if the store fails in the middle of it."""
    from rollwright.server.logs import set_up_logs
    from rollwright.server.store.port import Damaged, StorageError

    set_up_logs()
    try:
        return asyncio.run(work)
    except StorageError as error:
        raise OptionError("store-unusable", address=_shown(where), why=error.why) from None
    except Damaged as error:
        raise OptionError("store-unusable", address=_shown(where), why=str(error)) from None


def _place(where: str) -> str:
    from rollwright.server.store.address import is_address

    return where if is_address(where) else str(path_of(where))


def _shown(where: str) -> str:
    from rollwright.server.store.address import is_address, shown

    return shown(where) if is_address(where) else where


def _tell_damage(screen: Screen, where: str, report: Report) -> None:
    screen.tell("store-bad", "red", where=_shown(where))
    for fault in report.whole:
        screen.write(f"  {fault}", indent="  ")
    _tell_tables(screen, report.damaged)


def _tell_tables(screen: Screen, tables: Mapping[str, str]) -> None:
    for table, what in tables.items():
        screen.tell("store-table", table=table, what=what)


def _end(*, is_good: bool) -> None:
    if not is_good:
        raise typer.Exit(BAD)
