"""Stores with tables in all states, among them a finished game, in a folder or in a database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from rollwright.server.settings import Settings
from rollwright.server.store.port import Ban, Store, StoredTable
from rollwright.server.upkeep.places import to_read, to_write
from server.inside import PROMISED, TWO, WITH_BOT, Deaf, Inside, command, move, sit

BAN = Ban("192.0.2.0/24", None, "noise")


def fill(where: str, *, games: int = 1) -> list[str]:
    """Makes some tables and a ban; at the first tables the game is over."""

    async def work() -> list[str]:
        store = to_write(where)
        server = Inside(store, Settings(data=Path()), Deaf())
        found = [await play(server, is_ended=True) for _ in range(games)]
        found += [await play(server, is_ended=False), (await server.seating.make(WITH_BOT)).table]
        found.append((await server.seating.make(PROMISED)).table)
        await store.put_ban(BAN)
        await server.stop()
        await store.close()
        return found

    return asyncio.run(work())


async def play(server: Inside, *, is_ended: bool, moves: int = 5) -> str:
    """A table at which some moves are made, and perhaps both players end the game then."""
    made = await server.seating.make(TWO)
    ear = await sit(server, made.table, made.secret)
    for number in range(moves):
        await move(server, made.table, ear, number)
    if is_ended:
        await server.referee.command(made.table, ear.connection, command("end", 0, "end"))
        await asyncio.sleep(0)
        assert ear.table["phase"] == "over"
    return made.table


def contents(where: str) -> dict[str, tuple[Any, ...]]:
    """All that is in a store."""

    async def work() -> dict[str, tuple[Any, ...]]:
        store = to_read(where)
        ids = await store.ids("", 100_000)
        found: dict[str, tuple[Any, ...]] = {one: _parts(await store.load(one)) for one in ids}
        found["bans"] = tuple(await store.bans())
        await store.close()
        return found

    return asyncio.run(work())


def _parts(stored: StoredTable | None) -> tuple[Any, ...]:
    assert stored is not None
    return stored.secrets, tuple(stored.rows), stored.is_due, stored.is_over


async def change(where: str, table: str, **changes: Any) -> None:
    store: Store = to_write(where)
    await store.append(table, (), **changes)
    await store.close()
