"""The operator's orders, and how they are carried out. Each is logged."""

from __future__ import annotations

from time import time

from msgspec import Struct

from rollwright.server.bans import network_of
from rollwright.server.live import LiveTable
from rollwright.server.logs import tell
from rollwright.server.referee import Referee
from rollwright.server.refusals import Refused
from rollwright.server.seating import Seating
from rollwright.server.store.port import Ban, Listed
from rollwright.server.table.change import Change
from rollwright.server.table.entries import Ended
from rollwright.server.table.table import ENDED, OVER

SHORTEST, LONGEST = 6, 22  # letters of a table's id: those in the log, and all


class ListTables(Struct, tag="list", frozen=True):
    most: int


class EndTable(Struct, tag="end", frozen=True):
    table: str


class DeleteTable(Struct, tag="delete", frozen=True):
    table: str


class BanNetwork(Struct, tag="ban", frozen=True):
    network: str
    seconds: float | None  # None: for good
    why: str


class UnbanNetwork(Struct, tag="unban", frozen=True):
    network: str


class ListBans(Struct, tag="bans", frozen=True):
    pass


Order = ListTables | EndTable | DeleteTable | BanNetwork | UnbanNetwork | ListBans


class Result(Struct, frozen=True):
    """What came of an order; what it doesn't concern is empty."""

    table: str = ""
    tables: list[Listed] = []
    bans: list[Ban] = []


class Administration:
    """Carries orders out on a store, as a server's part or alone."""

    def __init__(self, referee: Referee, seating: Seating) -> None:
        self._referee, self._seating, self._tables = referee, seating, referee.tables

    async def obey(self, order: Order) -> Result:
        """Carries an order out; Refused or OptionError if that is not possible."""
        store = self._tables.store
        match order:
            case ListTables(most):
                return Result(tables=await store.listing(most))
            case EndTable(name):
                table = await self._find(name)
                await self._tables.at(table, self._end)
                tell("table ended by the operator", table=table)
                return Result(table=table)
            case DeleteTable(name):
                table = await self._find(name)
                await self._seating.remove(table)
                tell("table deleted by the operator", table=table)
                return Result(table=table)
            case BanNetwork(network, seconds, why):
                ban = Ban(network_of(network), None if seconds is None else time() + seconds, why)
                await store.put_ban(ban)
                tell("network banned by the operator", network=ban.network, seconds=seconds, why=why)
                return Result(bans=[ban])
            case UnbanNetwork(network):
                if not await store.remove_ban(network_of(network)):
                    raise Refused("admin-no-ban", network=network_of(network))
                tell("ban lifted by the operator", network=network_of(network))
                return Result()
            case ListBans():
                return Result(bans=await store.bans())

    async def _find(self, name: str) -> str:
        """The id of a table by its first letters; Refused if there is none, or more than one."""
        if len(name) >= LONGEST:
            return name
        named = await self._tables.store.ids(name, 2) if len(name) >= SHORTEST else []
        named = [table for table in named if table.startswith(name)]
        if not named:
            raise Refused("refused-no-table", status=404)
        if len(named) > 1:
            raise Refused("admin-several", name=name)
        return named[0]

    async def _end(self, live: LiveTable) -> None:
        if live.now.table.phase == OVER:
            raise Refused("refused-over")
        change = Change(live.now.table)
        change.add(Ended, ENDED)
        await self._referee.commit(live, change)
