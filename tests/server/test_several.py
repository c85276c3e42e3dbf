"""Any server serves any table: people at different servers on one store play as if at one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollwright.core.fair import verify
from rollwright.server.bots.worker import Question
from rollwright.server.coach.once import Once
from rollwright.server.housekeeping import Housekeeping
from rollwright.server.protocol import JoinTable
from rollwright.server.refusals import Refused
from rollwright.server.settings import Settings
from rollwright.server.store.opened import open_database
from rollwright.server.store.port import Store
from server.inside import Deaf, FirstMove, Message, sit
from server.several import Page, Server, eventually, log, same, servers, wanted
from server.shared_memory import SharedMemory, SharedMemoryStore
from support.games import GAMES
from support.postgresql import Cluster
from support.waiting import PATIENCE

SHORT: dict[str, Any] = {"diceland": {"options": {"round_limit": 3}}}


Work = Callable[[list[Server]], Awaitable[None]]


def in_memory(folder: Path, work: Callable[[list[Server], SharedMemory], Awaitable[None]], **more: Any) -> None:
    """Several servers on a store in memory, whose hints can be lost and whose processes can end."""
    shared = SharedMemory()
    run(folder, shared.process, lambda started: work(started, shared), **more)


def run(folder: Path, open_store: Callable[[], Store], work: Work, **more: Any) -> None:
    async def run() -> None:
        async with servers(open_store, folder, **more) as started:
            await work(started)

    asyncio.run(run())


Site = Callable[..., None]
"""Runs something with several servers on one store."""


@pytest.fixture(scope="module")
def database(postgresql_cluster: Cluster) -> str:
    """One for all tests, since each has tables of its own."""
    return postgresql_cluster.new_database()


@pytest.fixture(params=["memory", "postgresql"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Site:
    """A store in memory, which is quick, and a real PostgreSQL."""
    if request.param == "memory":
        return partial(run, tmp_path, SharedMemory().process)
    return partial(run, tmp_path, partial(open_database, request.getfixturevalue("database")))


async def two(started: list[Server], game: str = "diceland", *more: str) -> tuple[Page, Page]:
    """Ada at one server, and Bo, who has joined by the invitation, at another."""
    one, other = started
    made = await one.seating.make(wanted(game, "person", "open", *more, **SHORT.get(game, {})))
    joined = await other.seating.join(made.table, None, JoinTable(invite=made.invite, name="Bo"))
    ada, bo = Page(one, made.table, made.secret), Page(other, made.table, joined.secret)
    await ada.welcomed()
    await bo.welcomed()
    return ada, bo


async def play(*pages: Page) -> None:
    """Plays to the end; whoever is asked moves, all at the same time."""
    luck = Random(1)
    while pages[0].shown["phase"] != "over":
        await eventually(lambda: any(page.is_asked for page in pages) or pages[0].shown["phase"] == "over")
        answers = await asyncio.gather(*(page.move(luck.randrange(9)) for page in pages if page.is_asked))
        assert {answer["type"] for answer in answers} <= {"done"}


@pytest.mark.parametrize("game", GAMES)
def test_two_people_at_two_servers_play_to_the_end(site: Site, game: str) -> None:
    async def work(started: list[Server]) -> None:
        ada, bo = await two(started, game)
        watcher = await Page(started[1], ada.table).welcomed()
        await play(ada, bo)
        await same(ada, bo, watcher)
        assert verify(await started[1].referee.record(ada.table)) == []

    site(work)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_was_slower_reads_only_what_is_new(tmp_path: Path, game: str) -> None:
    async def work(started: list[Server], shared: SharedMemory) -> None:
        ada, bo = await two(started, game)
        await eventually(lambda: ada.here["here"] == bo.here["here"] == [True, True])
        loads = [store.loads for store in stores(started)]
        while not any(store.conflicts for store in stores(started)):
            await eventually(lambda: ada.is_asked or bo.is_asked)
            await asyncio.gather(*(page.move() for page in (ada, bo) if page.is_asked))
            await same(ada, bo)
        assert [store.loads for store in stores(started)] == loads
        assert sum(server.metrics.conflicts for server in started) >= sum(store.conflicts for store in stores(started))

    in_memory(tmp_path, work)


def test_without_any_hint_the_poll_finds_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwright.server.neighbours.POLL", 0.01)

    async def work(started: list[Server], shared: SharedMemory) -> None:
        shared.drops_hints = True
        ada, bo = await two(started)
        watcher = await Page(started[0], ada.table).welcomed()
        await play(ada, bo)
        await same(ada, bo, watcher)
        await eventually(lambda: bo.here["watchers"] == 1 and bo.here["here"] == [True, True])

    in_memory(tmp_path, work)


def test_after_hints_were_lost_everything_is_looked_at_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwright.server.neighbours.POLL", 1e6)

    async def work(started: list[Server], shared: SharedMemory) -> None:
        ada, bo = await two(started)
        shared.drops_hints = True
        mover, other, server = (ada, bo, started[1]) if ada.is_asked else (bo, ada, started[0])
        before = len(other.entries)
        await mover.move()
        assert len(other.entries) == before
        assert isinstance(server.store, SharedMemoryStore)
        server.store.miss()
        await same(ada, bo)
        assert len(other.entries) > before

    in_memory(tmp_path, work)


def test_a_table_that_everybody_leaves_while_it_changes_is_dropped(tmp_path: Path) -> None:
    async def work(started: list[Server], shared: SharedMemory) -> None:
        made = await started[0].seating.make(wanted("diceland", "person", "open"))
        ear = await sit(started[1], made.table, made.secret)
        hears = stores(started)[1].hears
        assert hears is not None
        hears[0](made.table, None)
        started[1].referee.leave(made.table, ear.connection)
        hears[0](made.table, None)
        await eventually(lambda: len(started[1].tables) == 0)
        await sit(started[1], made.table, made.secret)
        assert len(started[1].tables) == 1

    in_memory(tmp_path, work)


def test_a_command_that_is_sent_again_to_the_other_server_counts_once(site: Site) -> None:
    async def work(started: list[Server]) -> None:
        pages = await two(started)
        page = pages[0] if pages[0].is_asked else pages[1]
        seat = page.mine[0]
        first = page.shown["moves"][str(seat)][0]
        command: Message = {"type": "do", "id": "again", "seat": seat, "act": "move", "throw": 1, "move": first}
        answer = await page.send(command)
        assert answer["type"] == "done"
        await page.close()
        for server in started[::-1]:
            page.connect(server)
            await page.welcomed()
            assert await page.send(command) == answer
        await same(*pages)
        assert [entry["words"] for entry in await log(started[0], page.table) if entry.get("who") == seat] == [first]

    site(work)


def test_a_move_that_was_stored_although_the_answer_was_lost_is_told(tmp_path: Path) -> None:
    """The store is in doubt: the connection to it broke at the commit."""

    async def work(started: list[Server], shared: SharedMemory) -> None:
        ada, bo = await two(started)
        page, server = (ada, started[0]) if ada.is_asked else (bo, started[1])
        assert isinstance(server.store, SharedMemoryStore)
        server.store.loses_answer = True
        seat = page.mine[0]
        command: Message = {"type": "do", "id": "doubt", "seat": seat, "act": "move", "throw": 1}
        command["move"] = page.shown["moves"][str(seat)][0]
        assert (await page.send(command))["code"] == "refused-store"
        await eventually(lambda: not server.tables.watch.is_away)
        assert (await page.send(command))["type"] == "done"
        await same(ada, bo)

    in_memory(tmp_path, work)


# Devices and presence


def test_a_new_tab_at_another_server_replaces_the_old_one(site: Site) -> None:
    async def work(started: list[Server]) -> None:
        ada, bo = await two(started)
        again = await Page(started[1], ada.table, ada.secret).welcomed()
        await eventually(lambda: ada.heard("elsewhere"))
        assert not again.heard("elsewhere")
        back = await Page(started[0], ada.table, ada.secret).welcomed()
        await eventually(lambda: again.heard("elsewhere"))
        assert not back.heard("elsewhere")
        assert not bo.heard("elsewhere")

    site(work)


def test_all_see_who_is_at_which_server_and_who_has_left(site: Site) -> None:
    async def work(started: list[Server]) -> None:
        ada, bo = await two(started)
        watchers = [await Page(server, ada.table).welcomed() for server in started]
        for page in (ada, bo, *watchers):
            await eventually(lambda page=page: page.here["here"] == [True, True] and page.here["watchers"] == 2)  # type: ignore[misc]
        await bo.close()
        await watchers[1].close()
        await eventually(lambda: ada.here["here"][0] is True and ada.here["here"][1] not in (True, False))
        await eventually(lambda: ada.here["watchers"] == 1)

    site(work)


def test_nobody_is_replaced_who_is_at_another_server(tmp_path: Path) -> None:
    async def work(started: list[Server], shared: SharedMemory) -> None:
        ada, bo = await two(started)
        shared.drops_hints = True  # the referee asks before it believes that somebody has gone
        refused = await ada.do("take_over", of=1, bot="greedy")
        assert refused["code"] == "refused-not-gone"
        await bo.close()
        await eventually(lambda: not shared.processes[1].present[ada.table].devices)
        assert (await ada.do("take_over", of=1, bot="greedy"))["type"] == "done"
        shared.drops_hints = False
        bo.connect(started[1])
        await bo.welcomed()
        assert (await bo.do("come_back"))["type"] == "done"
        await same(ada, bo)

    in_memory(tmp_path, work, gone=0.0)


def test_people_at_a_server_that_ends_are_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwright.server.neighbours.POLL", 0.01)

    async def work(started: list[Server], shared: SharedMemory) -> None:
        ada, bo = await two(started)
        await eventually(lambda: ada.here["here"] == [True, True])
        shared.processes[1].kill()
        await eventually(lambda: ada.here["here"][1] is not True)
        bo.connect(started[0])
        await bo.welcomed()
        await eventually(lambda: ada.here["here"] == [True, True])
        await play(ada, bo)

    in_memory(tmp_path, work)


def test_seats_move_to_a_device_at_another_server(site: Site) -> None:
    async def work(started: list[Server]) -> None:
        ada, bo = await two(started)
        token = await started[0].seating.link(ada.table, ada.secret)
        moved = await started[1].seating.move_seats(ada.table, None, token)
        await eventually(lambda: ada.heard("elsewhere"))
        phone = await Page(started[1], ada.table, moved.secret).welcomed()
        assert phone.mine == [0]
        await play(phone, bo)
        # to a device that has a seat already
        token = await started[1].seating.link(ada.table, moved.secret)
        both = await started[0].seating.move_seats(ada.table, bo.secret, token)
        assert both.seats == (0, 1)
        await eventually(lambda: phone.heard("elsewhere") and bo.mine == [0, 1])

    site(work)


def test_a_server_that_has_not_heard_that_seats_moved_lets_nobody_act_for_them(tmp_path: Path) -> None:
    async def work(started: list[Server], shared: SharedMemory) -> None:
        ada, bo = await two(started)
        page, server = (ada, started[0]) if ada.is_asked else (bo, started[1])
        shared.drops_hints = True
        token = await started[1].seating.link(ada.table, page.secret)
        other = started[1 if server is started[0] else 0]
        await other.seating.move_seats(ada.table, None, token)
        before = await log(other, ada.table)
        shown, seat = page.shown, page.mine[0]
        move = {"throw": shown["throws"], "move": shown["moves"][str(seat)][0]}
        page.say({"type": "do", "id": "late", "seat": seat, "act": "move", **move})
        await eventually(lambda: page.heard("elsewhere") or page.heard("refused"))
        assert await log(other, ada.table) == before

    in_memory(tmp_path, work)


def test_changes_of_devices_at_the_same_time_are_all_kept(site: Site) -> None:
    async def work(started: list[Server]) -> None:
        made = await started[0].seating.make(wanted("diceland", "person", "open", "open"))
        ada = await Page(started[0], made.table, made.secret).welcomed()
        joining = [
            server.seating.join(made.table, None, JoinTable(invite=made.invite, name=name))
            for server, name in zip(started, ("Bo", "Cy"), strict=True)
        ]
        link = started[1].seating.link(made.table, made.secret)
        joined, token = await asyncio.gather(asyncio.gather(*joining), link)
        pages = [await Page(started[0], made.table, one.secret).welcomed() for one in joined]
        assert sorted(page.mine for page in pages) == [[1], [2]]
        moved = await started[0].seating.move_seats(made.table, None, token)
        assert moved.seats == (0,)
        await eventually(lambda: ada.heard("elsewhere"))

    site(work)


def test_a_table_deleted_at_another_server_is_closed(site: Site) -> None:
    async def work(started: list[Server]) -> None:
        ada, bo = await two(started)
        assert not await started[0].seating.delete(ada.table, ada.secret)
        assert await started[1].seating.delete(bo.table, bo.secret)
        for page in (ada, bo):
            await eventually(lambda page=page: page.heard("closed"))  # type: ignore[misc]
        with pytest.raises(Refused) as refused:
            await started[0].referee.look(ada.table, ada.secret, 0)
        assert refused.value.code == "refused-no-table"

    site(work)


# More of the game


def test_moves_are_taken_back_and_another_table_is_offered_across_servers(site: Site) -> None:
    async def work(started: list[Server]) -> None:
        pages = ada, bo = await two(started)
        while not any(entry["what"] == "took_back" for entry in ada.entries):
            await eventually(lambda: ada.is_asked or bo.is_asked)
            page = ada if ada.is_asked else bo
            await page.move()
            await same(*pages)
            if page.mine[0] in page.shown["back"]:
                assert (await page.do("take_back", throw=page.shown["throws"]))["type"] == "done"
                await same(*pages)
        for page in pages:
            assert (await page.do("end"))["type"] == "done"
        await same(*pages)
        assert ada.shown["phase"] == "over"
        again = await started[1].seating.make(wanted("diceland", "person", "open"))
        assert (await bo.do("rematch", table=again.table, invite=again.invite))["type"] == "done"
        await same(ada, bo)
        assert ada.entries[-1]["invite"] == again.invite
        assert (await ada.do("rematch", table=again.table, invite=again.invite))["code"] == "refused-rematch"
        joined = await started[0].seating.join(again.table, None, JoinTable(invite=again.invite, name="Ada"))
        assert joined.seats == (1,)

    site(work)


# Bots and timers


class Slow(FirstMove):
    """Bots that think until they may answer."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()

    async def choose(self, question: Question) -> str:
        move = await super().choose(question)
        await self.may_answer.wait()
        return move


@pytest.fixture
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """No lease expires because a machine is slow, and servers look for tables of ended ones only when a test does."""
    monkeypatch.setattr("rollwright.server.attending.LEASE", 1e6)
    monkeypatch.setattr("rollwright.server.unattended.ORPHANS", 1e6)


async def woken(server: Server, is_so: Callable[[], object]) -> None:
    """Looks for tables whose server has ended, until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await server.unattended.wake_all()
            await asyncio.sleep(0.01)


def stores(started: list[Server]) -> list[SharedMemoryStore]:
    return [server.store for server in started if isinstance(server.store, SharedMemoryStore)]


def pool(server: Server) -> FirstMove:
    assert isinstance(server.bots, FirstMove)
    return server.bots


async def until_asked(server: Server, ada: Page) -> int:
    """Ada, who plays with a bot, moves until a server has asked it; how many entries there are then."""
    while not any(question.table == ada.table for question in pool(server).asked):
        if ada.is_asked:
            await ada.move(-1)
        await asyncio.sleep(0)
    return len(await log(server, ada.table))


async def with_bot(server: Server) -> Page:
    made = await server.seating.make(wanted("diceland", "person", "bot", **SHORT["diceland"]))
    return await Page(server, made.table, made.secret).welcomed()


def test_each_move_of_a_bot_is_thought_about_at_one_server(site: Site, calm: None) -> None:
    async def work(started: list[Server]) -> None:
        ada, bo = await two(started, "diceland", "bot")
        await play(ada, bo)
        await same(ada, bo)
        moves = [entry for entry in ada.entries if entry.get("who") == 2]
        asked = [question for server in started for question in pool(server).asked if question.table == ada.table]
        assert moves
        assert len(asked) == len(moves)

    site(work)


def test_a_bot_goes_on_at_another_server_if_its_own_ends(
    site: Site, calm: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rollwright.server.attending.LEASE", 0.5)

    async def work(started: list[Server]) -> None:
        ended, other = started
        ada = await with_bot(ended)
        before = await until_asked(ended, ada)
        await ended.end()  # and so its lease expires
        ada.connect(other)
        await woken(other, lambda: len(ada.entries) > before)
        await play(ada)
        assert ada.table in [question.table for question in pool(other).asked]

    site(work, bots=iter([Deaf(), FirstMove()]).__next__)


def test_a_bot_that_answers_late_is_not_heard(tmp_path: Path, calm: None) -> None:
    async def work(started: list[Server], shared: SharedMemory) -> None:
        slow, other = started
        assert isinstance(slow.bots, Slow)
        assert isinstance(other.bots, Slow)
        ada = await with_bot(slow)
        before = await until_asked(slow, ada)
        commits = slow.store.commits
        stores(started)[0].expire()  # it takes too long
        await woken(other, lambda: pool(other).asked)
        slow.bots.may_answer.set()
        await eventually(lambda: stores(started)[0].lost or slow.store.commits > commits)
        assert (len(await log(slow, ada.table)), slow.store.commits) == (before, commits)
        other.bots.may_answer.set()
        await eventually(lambda: len(ada.entries) > before)

    in_memory(tmp_path, work, bots=Slow)


def test_servers_that_start_together_share_the_tables_that_wait(tmp_path: Path, calm: None) -> None:
    async def work(started: list[Server], shared: SharedMemory) -> None:
        pages = [await with_bot(started[0]) for _ in range(8)]
        for page in pages:
            while page.is_asked:
                await page.move(-1)
            await page.close()
        await started[0].stop()  # it gives its leases back
        assert not shared.leases
        due = {table for table, kept in shared.tables.items() if kept.due}
        assert due
        again = [Server(shared.process(), Settings(data=tmp_path), Deaf()) for _ in range(3)]
        await eventually(lambda: sum(len(pool(server).asked) for server in again) == len(due))
        for server in again:
            await server.unattended.wake_all()
        assert sorted(question.table for server in again for question in pool(server).asked) == sorted(due)
        assert sum(len(server.tables) for server in again) == len(due)
        for server in again:
            await server.stop()

    in_memory(tmp_path, work, number=1, bots=Deaf)


@pytest.mark.parametrize("ends", [False, True])
def test_no_table_waits_for_browsers_that_never_reveal(tmp_path: Path, calm: None, ends: bool) -> None:
    async def work(started: list[Server], shared: SharedMemory) -> None:
        promised = wanted("diceland", "person", "open", promise="00" * 32, **SHORT["diceland"])
        made = await started[0].seating.make(promised)
        joining = JoinTable(invite=made.invite, name="Bo", promise="11" * 32)
        joined = await started[1].seating.join(made.table, None, joining)
        bo = await Page(started[1], made.table, joined.secret).welcomed()
        if ends:
            stores(started)[0].kill()
            stores(started)[0].expire()
        await woken(started[1], lambda: bo.shown["phase"] not in ("gathering", "revealing"))
        took_over = [entry["seat"] for entry in bo.entries if entry["what"] == "took_over"]
        assert sorted(took_over) == [0, 1]

    in_memory(tmp_path, work, reveal=0.05)


# What is done once


def test_old_tables_are_deleted_by_one_server(tmp_path: Path) -> None:
    async def work(started: list[Server], shared: SharedMemory) -> None:
        for _ in range(5):
            await started[0].seating.make(wanted("diceland", "person", "open"))
        keeping = [
            Housekeeping(server.tables, server.store, Settings(data=tmp_path), server.metrics) for server in started
        ]
        for one in keeping:
            await one.delete_old(0.0)
        assert len(shared.tables) == 4  # one at once

    in_memory(tmp_path, work)


def test_a_review_is_made_at_one_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwright.server.coach.once.LOOK", 0.01)

    async def run() -> None:
        shared, waits, may_end = SharedMemory(), list[None](), asyncio.Event()
        made: list[None] = []

        async def make() -> bytes:
            made.append(None)
            await may_end.wait()
            return b"review"

        def ask() -> asyncio.Task[bytes]:
            once = Once(shared.process())
            return asyncio.create_task(once.answer("key", make, lambda: waits.append(None)))

        asking = [ask(), ask()]
        await eventually(lambda: made and waits)
        asking[0].cancel()  # nobody wants it any more at the server that makes it
        await eventually(lambda: len(made) == 2)
        asking.append(ask())
        may_end.set()
        assert await asyncio.gather(*asking[1:]) == [b"review"] * 2
        assert await ask() == b"review"
        assert len(made) == 2

    asyncio.run(run())
