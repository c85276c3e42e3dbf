"""What the operator may do: list, end and delete tables, and keep networks out; alone, or through a running server."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import stat
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from time import time
from typing import TypeVar

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from rollwright.cli.app import app
from rollwright.core.errors import OptionError, RollwrightError
from rollwright.server.admin.channel import NAME, PRIVATE, give_order
from rollwright.server.admin.orders import (
    Administration,
    BanNetwork,
    DeleteTable,
    EndTable,
    ListTables,
    UnbanNetwork,
)
from rollwright.server.bans import Bans, network_of
from rollwright.server.refusals import Refused
from rollwright.server.store.port import Ban, Row
from rollwright.server.store.sqlite import SqliteStore
from server.inside import TWO, on, sit
from server.running import ADA, OPEN, Running, get, make_table, running
from support.waiting import wait_until

T = TypeVar("T")


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """A short path: that of a socket may not be long."""
    with tempfile.TemporaryDirectory(prefix="rw-") as name:
        yield Path(name)


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rollwright.server.bans.LOOK", 0.05)
        with running(folder) as started:
            yield started


def rollwright(*arguments: str, lang: str = "en") -> tuple[int, str]:
    """The exit code and what is printed, without the log, which afterwards is written as before."""
    loggers = [logging.getLogger(name) for name in ("rollwright.server", "uvicorn", "uvicorn.error")]
    before = [(logger, logger.handlers, logger.level, logger.propagate) for logger in loggers]
    done = CliRunner().invoke(app, ["admin", *arguments, "--lang", lang])
    for logger, handlers, level, propagates in before:
        logger.handlers, logger.level, logger.propagate = handlers, level, propagates
    return done.exit_code, done.stdout


# Through a running server


def test_tables_are_listed(server: Running, folder: Path) -> None:
    ada, _ = make_table(server, ADA, OPEN)
    (newest, *_) = give_order(folder, ListTables(5)).tables
    assert (newest.table, newest.entries, newest.is_over) == (ada.table, 1, False)
    code, text = rollwright("list", "--data", str(folder), "--most", "1")
    assert (code, ada.table in text, "under way" in text) == (0, True, True)
    code, text = rollwright("list", "--data", str(folder), "--json")
    assert json.loads(text)[0]["table"] == ada.table


def test_a_game_is_ended(server: Running, folder: Path) -> None:
    ada, _ = make_table(server, ADA)
    ada.connect().hear_until("here")
    code, text = rollwright("end", ada.table[:10], "--data", str(folder), lang="de")
    assert (code, ada.table in text) == (0, True)
    ada.wait_for("over")
    assert [entry["what"] for entry in ada.entries[-2:]] == ["ended", "opened"]
    ada.close()
    with pytest.raises(RollwrightError) as error:
        give_order(folder, EndTable(ada.table))
    assert error.value.code == "refused-over"


def test_a_table_is_deleted(server: Running, folder: Path) -> None:
    ada, _ = make_table(server, ADA)
    ada.connect().hear_until("here")
    assert rollwright("delete", ada.table, "--data", str(folder))[0] == 0
    with pytest.raises(ConnectionClosed):
        while True:
            ada.hear()
    assert get(server, f"/api/tables/{ada.table}").status_code == 404
    code, text = rollwright("delete", ada.table, "--data", str(folder))
    assert (code, text) == (2, "")


@pytest.mark.parametrize("name", ["", "abc", "nosuch", "nosuchtable-0123456789"])
def test_a_name_that_no_table_has_changes_nothing(server: Running, folder: Path, name: str) -> None:
    with pytest.raises(RollwrightError) as error:
        give_order(folder, DeleteTable(name))
    assert error.value.code == "refused-no-table"


def test_a_banned_client_is_refused_and_its_sockets_are_closed(server: Running, folder: Path) -> None:
    ada, _ = make_table(server, ADA)
    ada.connect().hear_until("here")
    assert rollwright("ban", "127.0.0.1", "--hours", "1", "--why", "spam", "--data", str(folder))[0] == 0
    try:
        with pytest.raises(ConnectionClosed):
            while True:
                ada.hear()
        refused = get(server, "/api/games")
        assert (refused.status_code, refused.json()["code"]) == (403, "refused-banned")
        code, text = rollwright("bans", "--data", str(folder))
        assert (code, "127.0.0.1/32" in text, "spam" in text) == (0, True, True)
    finally:
        assert rollwright("unban", "127.0.0.1", "--data", str(folder))[0] == 0
    wait_until(lambda: get(server, "/api/games").status_code == 200)
    assert rollwright("unban", "127.0.0.1", "--data", str(folder))[0] == 2
    assert json.loads(rollwright("bans", "--json", "--data", str(folder))[1]) == []


def test_only_the_user_who_runs_the_server_can_give_orders(server: Running, folder: Path) -> None:
    assert stat.S_IMODE((folder / NAME).stat().st_mode) == PRIVATE
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.parametrize(
    "line", [b"", b"{}\n", b'{"type":"format"}\n', b"\xff\n", b'{"type":"end"}\n', b"[" * 99 + b"\n"]
)
def test_a_line_that_is_no_order_is_answered(server: Running, folder: Path, line: bytes) -> None:
    with socket.socket(socket.AF_UNIX) as channel:
        channel.connect(str(folder / NAME))
        channel.sendall(line)
        channel.shutdown(socket.SHUT_WR)
        with channel.makefile("rb") as answers:
            assert json.loads(answers.readline())["code"] == "refused-malformed"


# Alone


def alone(folder: Path, *arguments: str) -> tuple[int, str]:
    return rollwright(*arguments[:1], "--data", str(folder), *arguments[1:])


def test_without_a_server_orders_are_carried_out_on_the_file(tmp_path: Path) -> None:
    async def make() -> str:
        store = SqliteStore(tmp_path)
        made = await on(store, tmp_path).seating.make(TWO)
        await store.close()
        return made.table

    table = asyncio.run(make())
    assert alone(tmp_path, "list")[0] == 0
    assert alone(tmp_path, "end", "--", table)[0] == 0
    assert "over" in alone(tmp_path, "list")[1]
    assert alone(tmp_path, "ban", "2001:db8::1")[0] == 0
    assert "2001:db8::/64" in alone(tmp_path, "bans")[1]
    assert alone(tmp_path, "delete", "--", table[:6])[0] == 0
    assert alone(tmp_path, "list") == (0, "There are no tables.\n")


@pytest.mark.parametrize(
    "arguments", [("ban", "school"), ("ban", "10.0.0.0/8", "--hours", "0"), ("unban", "x"), ("fly",), ("end",)]
)
def test_mistakes_are_told(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    asyncio.run(_opened(tmp_path, _nothing))
    assert alone(tmp_path, *arguments)[0] == 2


def test_a_folder_without_tables_stays_so(tmp_path: Path) -> None:
    assert alone(tmp_path, "list")[0] == 2
    assert not list(tmp_path.iterdir())


def test_a_server_that_cant_be_reached_is_told(tmp_path: Path) -> None:
    with pytest.raises(OptionError) as error:
        give_order(tmp_path, ListTables(1))
    assert error.value.code == "admin-unreachable"


def test_letters_that_several_tables_have_are_not_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: SqliteStore) -> None:
        async def ids(after: str, most: int) -> list[str]:
            return ["abcdef1", "abcdef2"]

        inside = on(store, tmp_path)
        monkeypatch.setattr(store, "ids", ids)
        with pytest.raises(Refused) as error:
            await Administration(inside.referee, inside.seating).obey(DeleteTable("abcdef"))
        assert error.value.code == "admin-several"

    asyncio.run(_opened(tmp_path, work))


def test_a_damaged_table_can_be_deleted(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        inside = on(store, tmp_path)
        made = await inside.seating.make(TWO)
        await sit(inside, made.table, made.secret)
        await store.append(made.table, [_row(len(await store.bodies(made.table, 0)))])
        other = on(store, tmp_path)
        with pytest.raises(Refused) as error:
            await other.referee.look(made.table, None, 0)
        assert error.value.code == "refused-damaged"
        await other.seating.remove(made.table)
        assert await store.load(made.table) is None

    asyncio.run(_opened(tmp_path, work))


def test_orders_are_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(store: SqliteStore) -> None:
        inside = on(store, tmp_path)
        administration = Administration(inside.referee, inside.seating)
        made = await inside.seating.make(TWO)
        for order in (EndTable(made.table), DeleteTable(made.table), BanNetwork("10.0.0.1", 60, "x")):
            await administration.obey(order)
        await administration.obey(UnbanNetwork("10.0.0.1"))

    with caplog.at_level("INFO", "rollwright.server"):
        asyncio.run(_opened(tmp_path, work))
    told = [record.getMessage() for record in caplog.records if "operator" in record.getMessage()]
    assert told == [
        "table ended by the operator",
        "table deleted by the operator",
        "network banned by the operator",
        "ban lifted by the operator",
    ]


# On PostgreSQL


def test_all_servers_notice_what_was_done_to_the_database(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rollwright.server.bans.LOOK", 0.05)
    with running(tmp_path, store=postgresql) as server:
        ada, _ = make_table(server, ADA)
        ada.connect().hear_until("here")
        assert rollwright("end", ada.table[:6], "--store", postgresql)[0] == 0
        ada.wait_for("over")
        assert rollwright("delete", ada.table, "--store", postgresql)[0] == 0
        with pytest.raises(ConnectionClosed):
            while True:
                ada.hear()
        assert rollwright("ban", "127.0.0.0/8", "--store", postgresql)[0] == 0
        wait_until(lambda: get(server, "/api/games").status_code == 403)


# Bans


def test_bans_by_network_and_time() -> None:
    bans = Bans()
    now = time()
    bans.put([Ban("10.0.0.0/8", None, ""), Ban("192.0.2.7/32", now - 1, ""), Ban("2001:db8::/48", now + 1000, "")])
    clients = ("10.9.9.9", "192.0.2.7", "192.0.2.8", "2001:db8:0:5::/64", "2001:db8:1::/64", "", "unix")
    assert [bans.has(client) for client in clients] == [True, False, False, True, False, False, False]
    bans.put([])
    assert not bans.has("10.9.9.9")


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
    ],
)
def test_networks_are_stored_as_clients_are_counted(text: str, network: str) -> None:
    assert network_of(text) == network


async def _opened(folder: Path, work: Callable[[SqliteStore], Awaitable[T]]) -> T:
    store = SqliteStore(folder)
    try:
        return await work(store)
    finally:
        await store.close()


async def _nothing(store: SqliteStore) -> None:
    pass


def _row(number: int) -> Row:
    return Row(number, None, f'{{"what":"event","n":{number},"at":0,"who":0,"words":"nonsense"}}')
