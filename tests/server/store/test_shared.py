"""A store that several processes share: each number and each lease once, hints, presence, and what may be lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from rollwright.server.store.port import Conflict, LeaseLost, Present, StorageError, Store, attending
from rollwright.server.store.postgresql import listener, sharing
from rollwright.server.store.postgresql.hints import LONGEST, Hints, hints, part
from server.store.rows import SECRETS, row
from server.store.stores import SharedStores
from support.waiting import PATIENCE

LARGEST = (1 << 48) - 1  # number of a device
Work = Callable[[Store, Store], Awaitable[None]]


class Heard:
    """The hints that a store gives."""

    def __init__(self, store: Store) -> None:
        self.changed: list[tuple[str, int | None]] = []
        self.presence: list[str] = []
        self.missed = 0
        store.listen(lambda table, number: self.changed.append((table, number)), self.presence.append, self._miss)

    def _miss(self) -> None:
        self.missed += 1

    async def until(self, is_so: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await asyncio.sleep(0.005)


@asynccontextmanager
async def listening(store: Store) -> AsyncIterator[Heard]:
    heard = Heard(store)
    await heard.until(lambda: heard.missed)  # it has begun to listen: whatever was before may have been missed
    yield heard


def run(shared: SharedStores, work: Work) -> None:
    """Does something with the stores of two processes."""

    async def whole() -> None:
        async with shared.opened() as one, shared.opened() as other:
            await work(one, other)

    asyncio.run(whole())


def test_of_two_processes_one_appends_and_nothing_of_the_other_is_left(shared: SharedStores) -> None:
    async def work(one: Store, other: Store) -> None:
        names = [f"t{number}" for number in range(20)]
        await asyncio.gather(*(one.make(name, SECRETS, [row(0)]) for name in names))
        for number in range(1, 30, 3):
            rows = [row(number), row(number + 1), row(number + 2)]
            forth = [one.append(name, rows, {"by": "one"}) for name in names]
            back = [other.append(name, rows, {"by": "other"}) for name in reversed(names)]
            answers = await asyncio.gather(*forth, *back, return_exceptions=True)
            kinds = [type(answer).__name__ for answer in answers]
            assert kinds.count("NoneType") == kinds.count("Conflict") == len(names)
        for name in names:
            kept = await other.load(name)
            assert kept is not None
            assert [entry.number for entry in kept.rows] == list(range(31))

    run(shared, work)


def test_devices_are_fenced_by_their_version(shared: SharedStores) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.make("t", SECRETS, [row(0)])
        await one.append("t", [row(1)], {"b": 1}, version=0)
        for late in (
            other.append("t", [], {"c": 1}, version=0),
            other.append("t", [row(2)], version=0),
            other.append("t", [row(2)], {"c": 1}, version=0),
            other.append("t", [], version=0),
        ):
            with pytest.raises(Conflict):
                await late
        newer = await other.newer("t", 1, 0)
        assert newer is not None
        assert (list(newer.rows), newer.devices, newer.version) == ([row(1)], {"b": 1}, 1)
        await other.append("t", [row(2)], version=1)
        await other.append("t", [], due=True, version=1)
        assert await one.heads(["t"]) == {"t": (3, 1)}
        both = one.append("t", [], {"d": 1}, version=1), other.append("t", [], {"e": 1}, version=1)
        answers = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]

    run(shared, work)


def test_a_lease_is_held_by_one_process_until_it_expires(shared: SharedStores) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.make("t", SECRETS, [row(0)], due=True)
        held = await one.take_lease(attending("t"), 60.0)
        assert held is not None
        assert await other.take_lease(attending("t"), 60.0) is None
        assert await other.due_tables() == []
        assert await one.due_tables() == ["t"]
        shared.sql("UPDATE rollwright.leases SET until = now()")
        assert await other.due_tables() == ["t"]
        await one.append("t", [row(1)], lease=held)  # nobody has taken it yet
        taken = await other.take_lease(attending("t"), 60.0)
        assert taken is not None
        assert taken.fence > held.fence
        with pytest.raises(LeaseLost):
            await one.append("t", [row(2)], lease=held)
        await one.release(held)
        assert await one.take_lease(attending("t"), 60.0) is None
        await other.append("t", [row(2)], lease=taken)
        await other.release(taken)
        again = await one.take_lease(attending("t"), 60.0)
        assert again is not None
        assert again.fence > taken.fence

    run(shared, work)


def test_one_of_many_gets_a_lease(shared: SharedStores) -> None:
    async def work(one: Store, other: Store) -> None:
        for turn in range(20):
            taken = await asyncio.gather(one.take_lease(f"n{turn}", 60.0), other.take_lease(f"n{turn}", 60.0))
            assert sum(lease is not None for lease in taken) == 1

    run(shared, work)


def test_others_are_hinted_at_what_is_written(shared: SharedStores) -> None:
    async def work(one: Store, other: Store) -> None:
        async with listening(one) as mine, listening(other) as heard:
            await one.make("t", SECRETS, [row(0)])
            await one.append("t", [row(1), row(2)])
            await one.append("t", [], {"b": 1})
            await one.put_presence("t", {1: 5}, 0)
            await one.delete("t")
            await heard.until(lambda: len(heard.changed) == 4 and heard.presence)
            assert heard.changed == [("t", 0), ("t", 2), ("t", None), ("t", None)]
            assert heard.presence == ["t"]
            assert mine.changed == [] == mine.presence

    run(shared, work)


def test_hints_of_a_large_group_are_split() -> None:
    texts = hints("me", [part(f"table{number:07}", number) for number in range(2000)])
    assert 1 < len(texts) < 10
    assert max(len(text) for text in texts) <= LONGEST
    heard: list[tuple[str, int | None]] = []
    others = Hints("you", lambda table, number: heard.append((table, number)), lambda _: None, lambda: None)
    for text in texts:
        others.take(text)
    assert heard == [(f"table{number:07}", number) for number in range(2000)]


def test_a_hint_that_nobody_understands_is_a_missed_one() -> None:
    missed: list[int] = []
    Hints("you", lambda *_: None, lambda _: None, lambda: missed.append(1)).take("me t:new")
    assert missed == [1]


def test_hints_go_on_after_the_listener_was_lost(shared: SharedStores) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.make("t", SECRETS, [row(0)])
        async with listening(other) as heard:
            for times in (1, 2):
                found = f"FROM pg_stat_activity WHERE application_name = '{listener.NAME}'"
                assert shared.sql(f"SELECT pg_terminate_backend(pid) {found}") == "t"
                await one.append("t", [row(times)])
                await heard.until(lambda times=times: heard.missed > times)  # type: ignore[misc]
            heard.changed.clear()
            await one.append("t", [row(3)])
            await heard.until(lambda: ("t", 3) in heard.changed)

    run(shared, work)


def test_presence_is_that_of_others_and_ends_with_them(shared: SharedStores) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.put_presence("t", {LARGEST: 10, 2: 11}, 3)
        await one.put_presence("u", {}, 1)
        assert await other.presence(["t", "u", "v"]) == {"t": [Present({LARGEST: 10, 2: 11}, 3)], "u": [Present({}, 1)]}
        assert await one.presence(["t"]) == {}
        await one.put_presence("t", {2: 11}, 0)
        await one.put_presence("u", {}, 0)
        assert await other.presence(["t", "u"]) == {"t": [Present({2: 11}, 0)]}
        async with listening(other) as heard, shared.opened() as third:
            Heard(third)
            await third.put_presence("w", {7: 1}, 0)
            await third.take_lease("l", 60.0)
            await third.close()  # as when a server is stopped
            await heard.until(lambda: heard.presence.count("w") >= 2)
            assert await other.presence(["w"]) == {}
            assert await other.take_lease("l", 60.0) is not None

    run(shared, work)


def test_a_dead_server_is_missed_and_one_that_comes_back_is_there_again(
    shared: SharedStores, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener, "BEAT", 0.02)

    async def work(one: Store, other: Store) -> None:
        await one.put_presence("t", {1: 1}, 0)
        shared.sql(f"UPDATE rollwright.servers SET seen = now() - interval '{sharing.ALIVE + 1} seconds'")
        assert await other.presence(["t"]) == {}
        async with listening(other) as heard:
            await heard.until(lambda: heard.presence)  # whoever notices tells all, itself included
            async with listening(one):
                await heard.until(lambda: len(heard.presence) > 1)
            assert await other.presence(["t"]) == {"t": [Present({1: 1}, 0)]}

    run(shared, work)


def test_presence_that_could_not_be_told_is_told_later(shared: SharedStores, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "BEAT", 0.02)

    async def work(one: Store, other: Store) -> None:
        async with listening(other):  # it may lose its listener meanwhile, and then hears that it has missed something
            shared.sql("ALTER TABLE rollwright.presence RENAME TO gone")
            with pytest.raises(StorageError):
                await one.put_presence("t", {1: 1}, 0)
            shared.sql("ALTER TABLE rollwright.gone RENAME TO presence")
            async with listening(one), asyncio.timeout(PATIENCE):
                while not await other.presence(["t"]):
                    await asyncio.sleep(0.02)
            assert await other.presence(["t"]) == {"t": [Present({1: 1}, 0)]}

    run(shared, work)


def test_arrivals_grow_over_all_processes_and_answers_are_shared_and_bounded(
    shared: SharedStores, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing.Sharing.__init__, "__defaults__", (2500,))

    async def work(one: Store, other: Store) -> None:
        arrivals = [await store.arrival() for store in (one, other, one, other)]
        assert arrivals == sorted(set(arrivals))
        for number in range(5):
            await one.keep_answer(f"k{number}", bytes(1000))
        kept = [number for number in range(5) if await other.kept_answer(f"k{number}") is not None]
        assert kept == [3, 4]

    run(shared, work)
