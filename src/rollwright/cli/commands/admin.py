"""`rollwright admin`: the operator lists, ends and deletes tables, and keeps networks out, while servers run."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from rollwright.cli.files import path_of
from rollwright.cli.screen import Screen
from rollwright.core.errors import OptionError

if TYPE_CHECKING:
    from rollwright.server.admin.orders import Order, Result
    from rollwright.server.store.port import Ban

HOUR = 3600.0
IN_USE = "serve-data-in-use"


class Operator:
    """Gives orders concerning a store: that in a folder, or that at an address."""

    def __init__(self, screen: Screen, data: str | None, store: str | None) -> None:
        from rollwright.server.settings import settings_of

        folder = {} if data is None else {"data": Path(path_of(data))}
        self._screen = screen
        self._settings = settings_of({**folder, **({} if store is None else {"store": store})})

    def list_tables(self, most: int, *, as_json: bool) -> None:
        """Carries out `rollwright admin list`."""
        from rollwright.server.admin.orders import ListTables

        tables = self._order(ListTables(most)).tables
        if as_json:
            self._screen.give(to_builtins(tables))
        elif not tables:
            self._screen.tell("admin-no-tables")
        else:
            for table in tables:
                words = self._screen.say("admin-over" if table.is_over else "admin-under-way")
                self._screen.write(f"{table.table}  {table.entries:>6}  {_time(table.at)}  {words}")

    def end(self, table: str) -> None:
        """Carries out `rollwright admin end`."""
        from rollwright.server.admin.orders import EndTable

        self._screen.tell("admin-ended", "green", table=self._order(EndTable(table)).table)

    def delete(self, table: str) -> None:
        """Carries out `rollwright admin delete`."""
        from rollwright.server.admin.orders import DeleteTable

        self._screen.tell("admin-deleted", "green", table=self._order(DeleteTable(table)).table)

    def ban(self, network: str, hours: float | None, why: str) -> None:
        """Carries out `rollwright admin ban`."""
        from rollwright.server.admin.orders import BanNetwork

        if hours is not None and not hours > 0:
            raise OptionError("admin-hours")
        order = BanNetwork(network, None if hours is None else hours * HOUR, why)
        self._tell_bans(self._order(order).bans)

    def unban(self, network: str) -> None:
        """Carries out `rollwright admin unban`."""
        from rollwright.server.admin.orders import UnbanNetwork

        self._order(UnbanNetwork(network))
        self._screen.tell("admin-unbanned", "green", network=network)

    def list_bans(self, *, as_json: bool) -> None:
        """Carries out `rollwright admin bans`."""
        from rollwright.server.admin.orders import ListBans

        bans = self._order(ListBans()).bans
        if as_json:
            self._screen.give(to_builtins(bans))
        elif not bans:
            self._screen.tell("admin-no-bans")
        else:
            self._tell_bans(bans)

    def _tell_bans(self, bans: list[Ban]) -> None:
        for ban in bans:
            for line in _ban_lines(self._screen, ban):
                self._screen.write(line)

    def _order(self, order: Order) -> Result:
        """Has an order carried out by the server that has the store for itself; without such a server, does it here."""
        from rollwright.server.admin.alone import obey_alone
        from rollwright.server.admin.channel import give_order
        from rollwright.server.logs import set_up_logs
        from rollwright.server.store.sqlite import FILE

        set_up_logs()
        if self._settings.store is None and not (self._settings.data / FILE).exists():
            raise OptionError("admin-no-store", folder=str(self._settings.data))
        try:
            return asyncio.run(obey_alone(self._settings, order))
        except OptionError as error:
            if error.code != IN_USE:
                raise
        return give_order(self._settings.data, order)


def _ban_lines(screen: Screen, ban: Ban) -> Iterator[str]:
    params: dict[str, Any] = {"network": ban.network}
    if ban.until is None:
        yield screen.say("admin-banned-for-good", **params)
    else:
        yield screen.say("admin-banned", until=_time(ban.until), **params)
    if ban.why:
        yield f"  {ban.why}"


def _time(at: float | None) -> str:
    return "?" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
