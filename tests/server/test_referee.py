"""The one path: nothing is doubled, lost or told too early, also with several referees and after a restart."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.bots.pool import Thinkers
from rollwright.server.bots.worker import Question
from rollwright.server.metrics import Metrics
from rollwright.server.protocol import FROM_PAGE, MakeTable
from rollwright.server.referee import Referee
from rollwright.server.refusals import Refused
from rollwright.server.settings import Settings
from rollwright.server.store import Row, Unwritten
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.table.devices import Holders, new_secret
from rollwright.server.wire.connection import Connection
from server.inside import Inside, Socket, until, with_store
from support.waiting import PATIENCE

TWO = MakeTable.model_validate(
    {
        "game": "diceland",
        "order": "given",
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}],
    }
)
WITH_BOT = MakeTable.model_validate(
    {
        "game": "diceland",
        "order": "given",
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}],
    }
)


class Ear:
    """Somebody at a table, without a network: a channel that keeps what is sent."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.connection = Connection(self)

    async def receive(self) -> Any: ...

    def write(self, texts: Sequence[str]) -> bool:
        self.heard += map(json.loads, texts)
        return True

    def interrupt(self) -> None: ...

    async def finish(self, code: int | None) -> None: ...

    async def answers(self) -> list[dict[str, Any]]:
        await asyncio.sleep(0)
        return [message for message in self.heard if message["type"] in ("done", "refused")]

    @property
    def table(self) -> dict[str, Any]:
        shown: dict[str, Any] = [message for message in self.heard if "table" in message][-1]["table"]
        return shown


class FirstMove(Thinkers):
    """Bots that need no process."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(1, 1.0, metrics)
        self.asked: list[Question] = []

    async def choose(self, question: Question) -> str:
        from rollwright.core.record import begin_record, replay_event

        self.asked.append(question)
        game = begin_record(question.begin)
        for index, event in enumerate(question.events):
            replay_event(game, index, event)
        return game.legal_moves(question.seat)[0]


def referee_of(store: SqliteStore, folder: Path) -> Referee:
    metrics = Metrics()
    return Referee(store, Settings(data=folder), metrics, FirstMove(metrics))


def command(number: object, seat: int, act: str, **more: Any) -> Any:
    return FROM_PAGE.validate_json(json.dumps({"type": "do", "id": f"c{number}", "seat": seat, "act": act, **more}))


async def sit(referee: Referee, table: str, secret: str) -> Ear:
    ear = Ear()
    await referee.enter(table, secret, 0, ear.connection)
    await asyncio.sleep(0)
    return ear


async def move(referee: Referee, table: str, ear: Ear, number: object) -> None:
    seat = ear.table["pending"][0]
    words = ear.table["moves"][str(seat)][0]
    await referee.command(table, ear.connection, command(number, seat, "move", throw=ear.table["throws"], move=words))
    await asyncio.sleep(0)


def test_a_command_counts_once_also_after_a_restart(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        first = referee_of(store, tmp_path)
        table, _, secret, _ = await first.make(TWO)
        ear = await sit(first, table, secret)
        shown = ear.table
        await move(first, table, ear, 1)
        stored = len(await store.bodies(table, 0))
        second = referee_of(store, tmp_path)
        again = await sit(second, table, secret)
        words = shown["moves"][str(shown["pending"][0])][0]
        same = command(1, shown["pending"][0], "move", throw=shown["throws"], move=words)
        for _ in range(3):
            await second.command(table, again.connection, same)
        assert await again.answers() == (await ear.answers()) * 3
        assert len(await store.bodies(table, 0)) == stored

    with_store(tmp_path, work)


def test_two_referees_at_one_store_lose_nothing(tmp_path: Path) -> None:
    """As two processes would: each has its own memory, and whoever appends later has to look again."""

    async def work(store: SqliteStore) -> None:
        one, other = referee_of(store, tmp_path), referee_of(store, tmp_path)
        table, _, secret, _ = await one.make(TWO)
        ears = [await sit(referee, table, secret) for referee in (one, other)]
        for number in range(30):
            referee, stale = ((one, ears[0]), (other, ears[1]))[number % 2]
            fresh = await sit(referee_of(store, tmp_path), table, secret)
            seat = fresh.table["pending"][0]
            wanted = {"throw": fresh.table["throws"], "move": fresh.table["moves"][str(seat)][0]}
            await referee.command(table, stale.connection, command(number, seat, "move", **wanted))
        for ear in ears:
            assert [answer["type"] for answer in await ear.answers()] == ["done"] * 15
        numbers = [json.loads(body)["n"] for body in await store.bodies(table, 0)]
        assert numbers == list(range(len(numbers)))
        newest = await sit(referee_of(store, tmp_path), table, secret)
        late = await sit(one, table, secret)
        assert late.table == newest.table

    with_store(tmp_path, work)


def test_moves_of_different_seats_at_the_same_time_are_all_taken(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        referee = referee_of(store, tmp_path)
        table, _, secret, _ = await referee.make(TWO)
        ear = await sit(referee, table, secret)
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
            await asyncio.gather(*(referee.command(table, ear.connection, one) for one in commands))
            await asyncio.sleep(0)
        assert {answer["type"] for answer in await ear.answers()} == {"done"}

    with_store(tmp_path, work)


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        referee = referee_of(store, tmp_path)
        table, _, secret, _ = await referee.make(TWO)
        ear = await sit(referee, table, secret)
        before = ear.table
        good = store.append

        async def broken(*_: Any, **__: Any) -> None:
            raise Unwritten

        store.append = broken  # type: ignore[method-assign]
        try:
            await move(referee, table, ear, 1)
        except Exception as error:
            assert getattr(error, "code", "") == "refused-store"
        else:
            raise AssertionError("nobody was told")
        store.append = good  # type: ignore[method-assign]
        assert not await ear.answers()
        ear = await sit(referee, table, secret)
        assert ear.table == before
        await move(referee, table, ear, 1)
        assert [answer["type"] for answer in await ear.answers()] == ["done"]

    with_store(tmp_path, work)


def test_it_is_stored_before_it_is_told(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        referee = referee_of(store, tmp_path)
        table, _, secret, _ = await referee.make(TWO)
        ear = await sit(referee, table, secret)
        good, told = store.append, len(ear.heard)

        async def slow(name: str, rows: Sequence[Row], *more: Any, **named: Any) -> None:
            await asyncio.sleep(0.05)
            assert len(ear.heard) == told
            await good(name, rows, *more, **named)
            assert len(ear.heard) == told

        store.append = slow  # type: ignore[method-assign, assignment]
        await move(referee, table, ear, 1)
        assert [message["type"] for message in ear.heard[told:]] == ["done", "news"]

    with_store(tmp_path, work)


def test_a_throw_is_stored_with_the_move_that_caused_it(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        referee = referee_of(store, tmp_path)
        appended: list[list[dict[str, Any]]] = []
        good = store.append

        async def watch(name: str, rows: Sequence[Row], *more: Any, **named: Any) -> None:
            appended.append([json.loads(row.body) for row in rows])
            await good(name, rows, *more, **named)

        store.append = watch  # type: ignore[method-assign, assignment]
        table, _, secret, _ = await referee.make(TWO)
        ear = await sit(referee, table, secret)
        for number in range(40):
            await move(referee, table, ear, number)
        assert all(entries[0]["who"] != "dice" for entries in appended)
        assert any(entry["who"] == "dice" for entries in appended for entry in entries[1:])

    with_store(tmp_path, work)


def test_a_pending_bot_is_found_after_a_restart(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        first = referee_of(store, tmp_path)
        table, _, secret, _ = await first.make(WITH_BOT)
        ear = await sit(first, table, secret)
        while 0 not in ear.table["pending"]:  # the bot begins
            await asyncio.sleep(0.01)
        number = 0
        while 0 in ear.table["pending"]:
            number += 1
            await move(first, table, ear, number)
        await first.close()  # the bot never answers
        second = referee_of(store, tmp_path)
        await second.go_on_everywhere()
        again = await sit(second, table, secret)
        for _ in range(200):
            if 0 in again.table["pending"]:
                break
            await asyncio.sleep(0.01)
        assert 0 in again.table["pending"]
        await second.close()

    with_store(tmp_path, work)


def fail_bots(store: SqliteStore, monkeypatch: pytest.MonkeyPatch, is_full: Callable[[], bool]) -> list[str]:
    """What the bot on seat 1 couldn't have written, because the disk was full."""
    append, failed = store.append, list[str]()

    async def append_others(table: str, rows: Sequence[Row], *given: Any, **named: Any) -> None:
        if '"who":1' in rows[0].body and is_full():
            failed.append(rows[0].body)
            raise Unwritten
        await append(table, rows, *given, **named)

    monkeypatch.setattr(store, "append", append_others)
    return failed


def test_each_move_of_a_bot_is_thought_about_once(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        referee = referee_of(store, tmp_path)
        table, _, secret, _ = await referee.make(WITH_BOT)
        ear = await sit(referee, table, secret)
        number = 0
        while ear.table["phase"] != "over":
            if 0 in ear.table["pending"]:
                number += 1
                await move(referee, table, ear, number)
            await asyncio.sleep(0)
        moves = [body for body in await store.bodies(table, 0) if '"who":1' in body]
        assert isinstance(referee.thinkers, FirstMove)
        assert len(referee.thinkers.asked) == len(moves)
        await referee.close()

    with_store(tmp_path, work)


def test_a_bot_whose_move_cannot_be_stored_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwright.server.referee.AGAIN", 0.0)

    async def work(store: SqliteStore) -> None:
        referee = referee_of(store, tmp_path)
        sitting: list[Ear] = []
        failed = fail_bots(
            store, monkeypatch, lambda: not failed and bool(sitting) and sitting[0].table["pending"] == [1]
        )
        table, _, secret, _ = await referee.make(WITH_BOT)
        ear = await sit(referee, table, secret)
        sitting.append(ear)
        number = 0
        while not failed:
            if 0 in ear.table["pending"]:
                number += 1
                await move(referee, table, ear, number)
            await asyncio.sleep(0)
        heard = len(ear.heard)
        await until(lambda: len(ear.heard) > heard)  # nobody but the bot had anything to do
        assert ear.heard[heard]["entries"][0]["who"] == 1
        await referee.close()

    with_store(tmp_path, work)


def test_a_full_disk_makes_no_bot_think_all_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: SqliteStore) -> None:
        referee = referee_of(store, tmp_path)
        failed = fail_bots(store, monkeypatch, lambda: True)
        begins: list[int] = []
        while begins != [1]:
            table, _, secret, _ = await referee.make(WITH_BOT)
            begins = (await sit(referee, table, secret)).table["pending"]
        failed.clear()
        for _ in range(100):
            await store.bodies(table, 0)
        assert len(failed) <= 1
        await referee.close()

    with_store(tmp_path, work)


def test_a_bot_that_fails_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever went wrong: no processes, no memory."""
    monkeypatch.setattr("rollwright.server.referee.AGAIN", 0.0)
    choose, failed = FirstMove.choose, list[Question]()

    async def choose_later(bots: FirstMove, question: Question) -> str:
        if len(failed) < 3:
            failed.append(question)
            raise ImportError
        return await choose(bots, question)

    monkeypatch.setattr(FirstMove, "choose", choose_later)

    async def work(store: SqliteStore) -> None:
        referee = referee_of(store, tmp_path)
        table, _, secret, _ = await referee.make(WITH_BOT)
        ear = await sit(referee, table, secret)
        number = 0
        async with asyncio.timeout(PATIENCE):
            while not any('"who":1' in body for body in await store.bodies(table, 0)):
                if 0 in ear.table["pending"]:
                    number += 1
                    await move(referee, table, ear, number)
                await asyncio.sleep(0)
        assert len(failed) == 3
        await referee.close()

    with_store(tmp_path, work)


def test_bots_are_told_what_a_seat_sees(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        referee = referee_of(store, tmp_path)
        table, _, secret, _ = await referee.make(WITH_BOT)
        kept = await store.load(table)
        assert kept is not None
        ear = await sit(referee, table, secret)
        for number in range(20):
            while 0 not in ear.table["pending"]:
                await asyncio.sleep(0.01)
            await move(referee, table, ear, number)
        asked = referee.thinkers.asked  # type: ignore[attr-defined]
        assert asked
        told = repr(asked)
        assert kept.keeping.secret.hex() not in told
        assert repr(kept.keeping.secret) not in told
        assert secret not in told
        await referee.close()

    with_store(tmp_path, work)


def test_idle_tables_are_put_away_and_come_back(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        metrics = Metrics()
        referee = Referee(store, Settings(data=tmp_path, idle=-1.0), metrics, FirstMove(metrics))
        table, _, secret, _ = await referee.make(TWO)
        ear = await sit(referee, table, secret)
        referee.put_away()
        assert "rollwright_tables 1\n" in metrics.text()
        referee.leave_room(table, ear.connection)
        referee.put_away()
        assert "rollwright_tables 0\n" in metrics.text()
        again = await sit(referee, table, secret)
        assert again.table == ear.table

    with_store(tmp_path, work)


def test_seats_are_held_by_hashes() -> None:
    secret, other, token = new_secret(), new_secret(), new_secret()
    holders = Holders({}).with_new(secret, [0, 2]).with_new(other, [1])
    assert secret not in str(holders.write())
    assert Holders.read(json.loads(json.dumps(holders.write()))).write() == holders.write()
    ada, bo = holders.find(secret), holders.find(other)
    assert ada is not None
    assert bo is not None
    linked = holders.with_link(ada, token)
    both = linked.moved(linked.of_link(token) or ada, bo, new_secret())
    merged = both.find(other)
    assert merged is not None
    assert merged.chairs == (0, 1, 2)
    assert both.find(secret) is None
    assert both.of_link(token) is None


def test_a_socket_that_was_sent_away_can_do_nothing_more(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        referee = referee_of(store, tmp_path)
        table, _, secret, _ = await referee.make(TWO)
        old = await sit(referee, table, secret)
        await sit(referee, table, secret)
        before = len(await store.bodies(table, 0))
        with pytest.raises(Refused):
            await move(referee, table, old, 1)
        assert len(await store.bodies(table, 0)) == before

    with_store(tmp_path, work)


def test_whoever_is_gone_before_the_welcome_is_not_in_the_room(tmp_path: Path) -> None:
    async def run() -> None:
        server = Inside(tmp_path, asyncio.get_running_loop())
        table, _, secret, _ = await server.referee.make(TWO)
        hasty = [Socket(server, table, secret, 0), Socket(server, table, None, 0)]
        await asyncio.gather(*(socket.close() for socket in hasty))  # before they were read from
        other = await sit(server.referee, table, "somebody else")
        here = other.heard[-1]
        assert here["type"] == "here"
        assert True not in here["here"]
        assert here["watchers"] == 1
        await server.stop()

    asyncio.run(run())


def test_a_log_that_cannot_be_replayed_is_refused_and_harms_no_other(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        referee = referee_of(store, tmp_path)
        good, _, secret, _ = await referee.make(TWO)
        bad, *_ = await referee.make(TWO)
        await store.append(bad, [Row(5, None, '{"n":5,"at":1,"what":"event","who":0,"words":"nonsense"}')])
        fresh = referee_of(store, tmp_path)
        with pytest.raises(Refused) as error:
            await fresh.look(bad, None, 0)
        assert error.value.code == "refused-fault"
        await fresh.go_on_everywhere()
        assert (await sit(fresh, good, secret)).table["phase"] == "playing"

    with_store(tmp_path, work)
