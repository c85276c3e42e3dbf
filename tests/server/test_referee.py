"""Commands and what becomes of them: nothing is doubled, lost, or told before it is stored, also with several servers
on one store and after a restart."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.refusals import Refused
from rollwright.server.store.port import Row, StorageError
from rollwright.server.store.sqlite import SqliteStore
from server.inside import TWO, command, move, on, sit, until, with_store


def test_a_command_counts_once_also_after_a_restart(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        first = on(store, tmp_path)
        table, _, secret, _ = await first.seating.make(TWO)
        ear = await sit(first, table, secret)
        shown = ear.table
        await move(first, table, ear, 1)
        stored = len(await store.bodies(table, 0))
        second = on(store, tmp_path)
        again = await sit(second, table, secret)
        words = shown["moves"][str(shown["pending"][0])][0]
        same = command(1, shown["pending"][0], "move", throw=shown["throws"], move=words)
        for _ in range(3):
            await second.referee.command(table, again.connection, same)
        assert await again.answers() == (await ear.answers()) * 3
        assert len(await store.bodies(table, 0)) == stored

    with_store(tmp_path, work)


def test_moves_of_different_seats_at_the_same_time_are_all_taken(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        server = on(store, tmp_path)
        table, _, secret, _ = await server.seating.make(TWO)
        ear = await sit(server, table, secret)
        number = 0
        together = 0
        while together < 10:
            shown = ear.table
            commands = []
            for seat in shown["pending"]:
                number += 1
                words = shown["moves"][str(seat)][-1]
                commands.append(command(number, seat, "move", throw=shown["throws"], move=words))
            together += len(commands) > 1
            await asyncio.gather(*(server.referee.command(table, ear.connection, one) for one in commands))
            await asyncio.sleep(0)
        assert {answer["type"] for answer in await ear.answers()} == {"done"}

    with_store(tmp_path, work)


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        server = on(store, tmp_path)
        table, _, secret, _ = await server.seating.make(TWO)
        ear = await sit(server, table, secret)
        before = ear.table
        good = store.append

        async def broken(*_: Any, **__: Any) -> None:
            raise StorageError

        store.append = broken  # type: ignore[method-assign]
        try:
            await move(server, table, ear, 1)
        except Exception as error:
            assert getattr(error, "code", "") == "refused-store"
        else:
            raise AssertionError("nobody was told")
        store.append = good  # type: ignore[method-assign]
        assert not await ear.answers()
        ear = await sit(server, table, secret)
        assert ear.table == before
        await until(lambda: not server.tables.watch.is_away)
        await move(server, table, ear, 1)
        assert [answer["type"] for answer in await ear.answers()] == ["done"]

    with_store(tmp_path, work)


def test_it_is_stored_before_it_is_told(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        server = on(store, tmp_path)
        table, _, secret, _ = await server.seating.make(TWO)
        ear = await sit(server, table, secret)
        good, told = store.append, len(ear.heard)

        async def slow(name: str, rows: Sequence[Row], *more: Any, **named: Any) -> None:
            await asyncio.sleep(0.05)
            assert len(ear.heard) == told
            await good(name, rows, *more, **named)
            assert len(ear.heard) == told

        store.append = slow  # type: ignore[method-assign, assignment]
        await move(server, table, ear, 1)
        assert [message["type"] for message in ear.heard[told:]] == ["done", "news"]

    with_store(tmp_path, work)


def test_a_throw_is_stored_with_the_move_that_caused_it(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        server = on(store, tmp_path)
        appended: list[list[dict[str, Any]]] = []
        good = store.append

        async def watch(name: str, rows: Sequence[Row], *more: Any, **named: Any) -> None:
            appended.append([json.loads(row.body) for row in rows])
            await good(name, rows, *more, **named)

        store.append = watch  # type: ignore[method-assign, assignment]
        table, _, secret, _ = await server.seating.make(TWO)
        ear = await sit(server, table, secret)
        for number in range(40):
            await move(server, table, ear, number)
        assert all(entries[0]["who"] != "dice" for entries in appended)
        assert any(entry["who"] == "dice" for entries in appended for entry in entries[1:])

    with_store(tmp_path, work)


def test_a_socket_that_was_sent_away_can_do_nothing_more(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        server = on(store, tmp_path)
        table, _, secret, _ = await server.seating.make(TWO)
        old = await sit(server, table, secret)
        await sit(server, table, secret)
        before = len(await store.bodies(table, 0))
        with pytest.raises(Refused):
            await move(server, table, old, 1)
        assert len(await store.bodies(table, 0)) == before

    with_store(tmp_path, work)
